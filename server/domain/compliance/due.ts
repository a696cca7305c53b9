import type { ComplianceNews } from '../inbox/messages'
import { gapsOf, lockingGaps, warningDue, type AppliedRequirement, type Gap } from './locking'
import { remindersDue } from './reminders'

/** What a person's documents look like to the nightly job; days are of the provider's zone. */
export type PersonFacts = {
  userId: string
  isLocked: boolean
  joinedOn: string
  onboardingDays: number
  requirements: readonly AppliedRequirement[]
}

/** The key of something that a person is told once. */
export type Notice = {
  kind: 'expiring' | 'lockWarning' | 'lock'
  subjectId: string
  day: string
  daysBefore: number
}

type ExpiringDocument = { requirementId: string; name: string; expirationDate: string }

/** What there is to tell on a day: each with the key that makes it happen once. */
export type Due = {
  locks: Gap[]
  notices: (Notice & { expiring?: ExpiringDocument; gaps?: Gap[] })[]
}

/**
 * What is due for a person on this day, worked out from the dates alone: the lock of the account, or the warning of it,
 * and the reminders of documents. What was told already is left out by its key.
 */
export const dueOn = (person: PersonFacts, today: string): Due => {
  const { userId, isLocked, requirements } = person
  const gaps = gapsOf(person)
  const locks = isLocked ? [] : lockingGaps(gaps, today)
  const warning = isLocked ? null : warningDue(gaps, today)
  return {
    locks,
    notices: [
      // The day of the run: an account that was unlocked with a gap is locked again in the next night.
      ...(locks.length > 0
        ? [{ kind: 'lock' as const, subjectId: userId, day: today, daysBefore: 0, gaps: locks }]
        : []),
      ...(warning
        ? [
            {
              kind: 'lockWarning' as const,
              subjectId: userId,
              day: warning.lockDay,
              daysBefore: warning.daysBefore,
              gaps: warning.gaps,
            },
          ]
        : []),
      ...remindersDue(requirements, today).map(({ documentId, requirementId, name, expirationDate, daysBefore }) => ({
        kind: 'expiring' as const,
        subjectId: documentId,
        day: expirationDate,
        daysBefore,
        expiring: { requirementId, name, expirationDate },
      })),
    ],
  }
}

export const keyOf = ({ kind, subjectId, day, daysBefore }: Notice): string =>
  [kind, subjectId, day, daysBefore].join(' ')

/** The one message of a day about all of these. */
export const newsOf = (notices: Due['notices'], today: string): ComplianceNews => {
  const warning = notices.find(({ kind }) => kind === 'lockWarning')
  const lock = notices.find(({ kind }) => kind === 'lock')
  const gaps = notices.flatMap((notice) => notice.gaps ?? [])
  const expiring = notices.flatMap((notice) => notice.expiring ?? [])
  return {
    day: today,
    lockedFor: (lock?.gaps ?? []).map(({ name, expirationDate }) => ({ name, expirationDate })),
    lockOn: warning ? { day: warning.day, names: warning.gaps!.map(({ name }) => name) } : null,
    expiring: expiring.map(({ name, expirationDate }) => ({ name, expirationDate })),
    asksFor: [...new Set([...gaps, ...expiring].map(({ requirementId }) => requirementId))],
  }
}
