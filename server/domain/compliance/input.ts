import { object } from 'yup'
import { day, expectedVersion } from '../kernel/input/entries'
import { id, optionalId, subject, text } from '../kernel/input/input'
import { notesLimit } from '../kernel/input/limits'
import { entryMessages, isStorableDay } from './rules'

const noSuchDay = 'Must be a valid date (MM/DD/YYYY)'

/** The date of a document. */
const documentDay = (description: string) =>
  day(noSuchDay)
    .default(null)
    .test('storable', noSuchDay, (value) => !value || isStorableDay(value))
    .meta({ description })

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
