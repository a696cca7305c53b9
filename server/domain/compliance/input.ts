import { object, string } from 'yup'
import { expectedVersion } from '../kernel/input/entries'
import { id, optionalId, subject, text } from '../kernel/input/input'
import { notesLimit } from '../kernel/input/limits'
import { dateOrMoment, isCalendarDate, readCalendarDate } from '../kernel/time/calendarDate'
import { entryMessages, isStorableDay } from './rules'

const noSuchDay = 'Must be a valid date (MM/DD/YYYY)'

/** A calendar date in one of the forms that clients send; blank is null. */
const documentDay = (description: string) =>
  string()
    .transform((_value, original: unknown) => {
      if (original === null || original === undefined) return null
      if (typeof original !== 'string') return 'none'
      const typed = original.trim()
      return typed === '' ? null : (readCalendarDate(typed) ?? typed)
    })
    .nullable()
    .default(null)
    .test('calendar-date', noSuchDay, (value) => !value || (isCalendarDate(value) && isStorableDay(value)))
    .meta({ description, jsonSchema: { type: 'string', pattern: dateOrMoment } })

export const addDocumentInput = object({
  requirementId: id().meta({ of: 'ComplianceRequirement', description: 'What the document is for.' }),
  personId: optionalId().meta({
    of: 'User',
    description: 'Whose document it is. Default: yours. People who may edit users upload for others.',
  }),
  uploadId: optionalId().meta({
    description: 'The id that the upload of the file answered, which is of use once.',
  }),
  issueDate: documentDay('The day on which it was issued.'),
  expirationDate: documentDay('The day on which it expires. Ignored when documents of the requirement do not expire.'),
})

export const documentInput = object({
  documentId: subject('ComplianceDocument', 'The document.'),
  expectedVersion: expectedVersion(),
})

export const rejectDocumentInput = documentInput.shape({
  reason: text(notesLimit)
    .required(entryMessages.reason)
    .meta({ description: 'Why it is rejected; its person reads it.' }),
})

export const undoReviewInput = object({ documentId: subject('ComplianceDocument', 'The document.') })
