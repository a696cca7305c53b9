import { showCalendarDate } from '../kernel/time/calendarDate'
import { gapInWords, type NamedGap } from '../inbox/messages'

/**
 * When and why somebody was locked: by the nightly job for requirements, or by an administrator, whose name may not be
 * known. The day is of the provider's zone.
 */
export type LockFacts = { lockedOn: string; lockedBy: string | null; requirements: readonly NamedGap[] }

/** For those who do not see the compliance of the person. */
export const lockedWithoutReason = 'Locked.'

/** Why somebody is locked, in a sentence for themselves and for administrators (rules 6.7). */
export const lockReason = ({ lockedOn, lockedBy, requirements }: LockFacts): string => {
  const day = `Locked on ${showCalendarDate(lockedOn)}`
  return requirements.length > 0
    ? `${day}. ${requirements.map((gap) => `${gapInWords(gap)}.`).join(' ')}`
    : `${day} by ${lockedBy ?? 'an administrator'}.`
}
