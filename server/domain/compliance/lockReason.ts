import { showCalendarDate } from '../kernel/time/calendarDate'
import { gapInWords, type NamedGap } from '../inbox/messages'

/** Why the nightly job locked an account; the day is of the provider's zone. */
export type LockFacts = { lockedOn: string; requirements: readonly NamedGap[] }

/** For those who do not see the compliance of the person. */
export const lockedWithoutReason = 'Locked.'

/** Why an account is locked, in a sentence for its person and for administrators (rules 6.7); null while it is not. */
export const lockReason = (
  { isLocked, worksElsewhere }: { isLocked: boolean; worksElsewhere: boolean },
  lock: LockFacts | null,
): string | null => {
  if (!isLocked) return null
  if (lock)
    return `Locked on ${showCalendarDate(lock.lockedOn)}. ${lock.requirements.map((gap) => `${gapInWords(gap)}.`).join(' ')}`
  return worksElsewhere ? 'Locked by an administrator, or in another provider.' : 'Locked by an administrator.'
}
