import { dayLater, daysBetween } from '../kernel/time/facilityTime'
import type { AppliedRequirement } from './locking'

/** Days before a document expires on which its person is reminded (rules 6.8). */
const reminderDays = [90, 60, 30, 7, 0] as const
/** After that, each week. */
const everyDays = 7

/** A reminder: `daysBefore` names its day, and is negative after the expiration. */
export type Reminder = {
  documentId: string
  requirementId: string
  name: string
  expirationDate: string
  daysBefore: number
}

/**
 * The last of a document's reminders whose day has come. Earlier ones that were missed are not made up for. Days up to
 * that of the upload do not count: whoever has just sent a document knows when it expires.
 */
export const reminderDue = (
  { expirationDate, uploadedOn }: { expirationDate: string | null; uploadedOn: string },
  today: string,
): number | null => {
  if (expirationDate === null) return null
  const left = daysBetween(today, expirationDate)
  const daysBefore =
    left <= -everyDays ? left + (-left % everyDays) : reminderDays.filter((days) => days >= left).at(-1)
  return daysBefore === undefined || dayLater(expirationDate, -daysBefore) <= uploadedOn ? null : daysBefore
}

/** The reminders of a person that are due, one for each requirement at most. */
export const remindersDue = (requirements: readonly AppliedRequirement[], today: string): Reminder[] =>
  requirements.flatMap(({ id, name, doesNotExpire, document }) => {
    const daysBefore = document && !doesNotExpire ? reminderDue(document, today) : null
    return daysBefore === null
      ? []
      : [{ documentId: document!.id, requirementId: id, name, expirationDate: document!.expirationDate!, daysBefore }]
  })
