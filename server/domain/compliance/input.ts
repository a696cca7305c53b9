import { mixed, object, string } from 'yup'
import { expectedVersion } from '../kernel/input/entries'
import { id, notesLimit, optionalId, subject, text } from '../kernel/input/input'
import { isCalendarDate, readCalendarDate } from '../kernel/time/calendarDate'
import { documentMessages, isStorableDay } from './rules'

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
    .meta({ description })

/** A file as a door hands it over. */
export type SentDocument = { name: string; bytes: Uint8Array }

const isSent = (value: unknown): value is SentDocument =>
  typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array

export const uploadDocumentInput = object({
  file: mixed<SentDocument>(isSent).required(documentMessages.file),
})

export const addDocumentInput = object({
  requirementId: id().meta({ of: 'ComplianceRequirement', description: 'What the document is for.' }),
  personId: optionalId().meta({
    of: 'User',
    description: 'Whose document it is. Default: yours. People who may edit users upload for others.',
  }),
  uploadId: optionalId().meta({
    description: 'The id that the upload of the file answered, which is of use once. Either this or `file`.',
  }),
  file: mixed<SentDocument>(isSent).nullable().default(null).meta({ description: 'The file itself (multipart request).' }),
  issueDate: documentDay('The day on which it was issued.'),
  expirationDate: documentDay('The day on which it expires. Ignored when documents of the requirement do not expire.'),
})

export const documentInput = object({
  documentId: subject('ComplianceDocument', 'The document.'),
  expectedVersion: expectedVersion(),
})

export const rejectDocumentInput = documentInput.shape({
  reason: text(notesLimit)
    .required(documentMessages.reason)
    .meta({ description: 'Why it is rejected; its person reads it.' }),
})

export const undoReviewInput = object({ documentId: subject('ComplianceDocument', 'The document.') })
