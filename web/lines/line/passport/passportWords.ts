import { showCalendarDate } from 'domain/kernel/time/calendarDate'
import { differenceInWords } from 'domain/lines/passport'

type Visit = { readonly day: string; readonly byName: string | null | undefined }
type Length = { readonly value: string; readonly difference: number | null | undefined; readonly visit: Visit }

/** '11/03/2026 by Rosa Alvarez'. */
export const visitInWords = ({ day, byName }: Visit): string =>
  [showCalendarDate(day), byName && `by ${byName}`].filter(Boolean).join(' ')

/** '4.5 on 11/15/2026, +1.5 since the insertion'. */
export const lengthInWords = ({ value, difference, visit: { day } }: Length): string =>
  [
    `${value} on ${showCalendarDate(day)}`,
    difference == null
      ? null
      : difference === 0
        ? 'no change since the insertion'
        : `${differenceInWords(difference)} since the insertion`,
  ]
    .filter(Boolean)
    .join(', ')

/** Why there is no insertion to show. */
export const notPlacedHere = (insertedBy: string | null | undefined): string =>
  insertedBy
    ? `No insertion is recorded: the line came with the patient. It was placed by ${insertedBy}.`
    : 'No insertion is recorded. The line came with the patient, or was placed before the team kept it.'
