import { dayLater } from '../kernel/time/facilityTime'

/** The document that the status of a requirement goes by: the newest one that was not rejected (rules 6.4). */
export type CurrentDocument = {
  id: string
  /** YYYY-MM-DD; null: none was given. */
  expirationDate: string | null
  /** The day on which it was uploaded. */
  uploadedOn: string
}

/** A requirement that applies to a person. */
export type AppliedRequirement = {
  id: string
  name: string
  /** Days for which it may be missing or expired. */
  gracePeriod: number
  doesNotExpire: boolean
  /** Since when it is asked for. */
  appliesSince: string
  document: CurrentDocument | null
}

/** What is or will be wrong with a requirement, and when the account is locked for it. Without an expiration date, the document is missing. */
export type Gap = { requirementId: string; name: string; expirationDate: string | null; lockDay: string }

type Onboarding = { joinedOn: string; onboardingDays: number }
type Person = Onboarding & { requirements: readonly AppliedRequirement[] }

/** The last day of the onboarding grace period (rules 6.11). */
const lastDayOfGrace = ({ joinedOn, onboardingDays }: Onboarding): string => dayLater(joinedOn, onboardingDays)

/** Until when somebody is in the onboarding grace period; null when it is over (rules 6.5b). */
export const graceUntil = (person: Onboarding, today: string): string | null =>
  today <= lastDayOfGrace(person) ? lastDayOfGrace(person) : null

const latest = (...days: string[]): string => days.reduce((one, other) => (one > other ? one : other))

/** When the requirement is missing or expired as things stand, also in the future; null for never. */
const gapOf = (requirement: AppliedRequirement, person: Person): Gap | null => {
  const { id, name, document, doesNotExpire, appliesSince, gracePeriod } = requirement
  if (document && doesNotExpire) return null
  const expirationDate = document?.expirationDate ?? null
  const since = latest(...(expirationDate ? [expirationDate] : []), person.joinedOn, appliesSince)
  // Both periods must be over, so the day after the later one.
  const lockDay = dayLater(latest(lastDayOfGrace(person), dayLater(since, gracePeriod)), 1)
  return { requirementId: id, name, expirationDate, lockDay }
}

/** Every gap of a person, the one that locks first at the beginning (rules 2.4). */
export const gapsOf = (person: Person): Gap[] =>
  person.requirements
    .flatMap((requirement) => gapOf(requirement, person) ?? [])
    .sort((one, other) => (one.lockDay < other.lockDay ? -1 : one.lockDay > other.lockDay ? 1 : 0))

/** What the account is locked for on this day; empty: it is not locked. */
export const lockingGaps = (gaps: readonly Gap[], today: string): Gap[] =>
  gaps.filter(({ lockDay }) => lockDay <= today)

/** Days before the lock on which its person is warned (rules 6.7). */
export const warningDays = [14, 7, 1] as const

/** The warning of the coming lock whose day was last reached; null before the first one, and from the day of the lock on. */
export const warningDue = (
  gaps: readonly Gap[],
  today: string,
): { lockDay: string; daysBefore: number; gaps: Gap[] } | null => {
  const lockDay = gaps[0]?.lockDay
  if (!lockDay || lockDay <= today) return null
  const daysBefore = warningDays.filter((days) => dayLater(lockDay, -days) <= today).at(-1)
  return daysBefore === undefined ? null : { lockDay, daysBefore, gaps: gaps.filter((gap) => gap.lockDay === lockDay) }
}
