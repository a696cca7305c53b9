import { array, mixed, object, string, type InferType } from 'yup'
import { isCalendarDate } from '../kernel/time/calendarDate'
import { day, expectedVersion, flag } from '../kernel/input/entries'
import { isLongAgo, todayIn } from '../kernel/time/facilityTime'
import { id, nameText, optionalId, subject, subjectId, text } from '../kernel/input/input'
import { plainMrn } from '../kernel/input/cleanText'
import { readWhole } from '../kernel/input/lenient'
import { mrnLimit, notesLimit } from '../kernel/input/limits'
import type { FieldRefusal } from '../kernel/refusal'
import { imagesInput } from './entries/images'
import { similarChoices } from './queue/similar'
import { editedCallTexts, newCallTexts } from './texts'

/** The input of a verb that needs only the call; with `expectedVersion` it is refused when the call has changed (rules 3.14). */
export const callInput = object({
  callId: subject('Call', 'The call.'),
  expectedVersion: expectedVersion(),
})

export type CallInput = InferType<typeof callInput>

const mrn = () =>
  text(mrnLimit)
    .transform((value: unknown) => (typeof value === 'string' ? plainMrn(value) || null : value))
    .meta({
      description: `Medical record number of the patient, at most ${mrnLimit} characters. Blanks are taken out.`,
    })
const roomId = () =>
  optionalId().meta({ of: 'Room', description: 'The room. Required for people who are restricted to facilities.' })
const purposeId = (message?: string) => id(message).meta({ of: 'Purpose', description: 'The need.' })
const statusOf = (description: string) => id().optional().meta({ of: 'StatusCode', description })

const ifSimilarMessage = 'Must be CREATE or REFUSE'

export const createCallInput = object({
  purposeId: purposeId('Required.'),
  // Calls, section 4.
  statusCodeId: optionalId().meta({ of: 'StatusCode', description: 'Without a status the call is Normal.' }),
  roomId: roomId(),
  ...newCallTexts(),
  mrn: mrn(),
  images: imagesInput(),
  // Rules 3.20.
  ifSimilar: string()
    .transform((_value, original: unknown) => original)
    .typeError(ifSimilarMessage)
    .nonNullable(ifSimilarMessage)
    .oneOf(similarChoices, ifSimilarMessage)
    .default('CREATE')
    .meta({
      description:
        'What to do when you see an open call for the same need in the same place, or for the same patient. Left out, the call is created.',
    }),
})

/** Permits something that would otherwise be refused. */
const confirms = (description: string) => flag().default(false).meta({ description, confirms: true })

export const assignCallInput = callInput.shape({
  // Rules 3.4.
  force: confirms('Take the call over from the person who has it.'),
})

const dobMessage = 'Must be a valid date (MM/DD/YYYY)'

/** A date of birth is not later than today at the facility, and nobody is older than 130 years (calls, section 5). */
export const impossibleDob = (
  dob: string | null | undefined,
  timeZone: string | null | undefined,
  now: Date,
): FieldRefusal[] => {
  if (!dob || !isCalendarDate(dob)) return []
  const today = todayIn(timeZone ?? 'UTC', now)
  return dob > today || isLongAgo(dob, today) ? [{ field: 'dob', message: dobMessage }] : []
}

/** The patient and request fields of the call page. Fields that are left out stay as they are. */
export const callFieldsInput = object({
  patientFirstName: nameText().default(undefined).meta({ description: 'First name of the patient.' }),
  patientLastName: nameText().default(undefined).meta({ description: 'Last name of the patient.' }),
  dob: day(dobMessage).meta({
    description: 'Date of birth of the patient: within the last 130 years, not later than today at the facility.',
  }),
  mrn: mrn().default(undefined),
  orderingProvider: nameText().default(undefined).meta({ description: 'The person who ordered the procedure.' }),
  roomId: roomId().default(undefined),
  purposeId: purposeId().optional(),
  ...editedCallTexts(),
  images: imagesInput(),
})
export type CallFieldsInput = InferType<typeof callFieldsInput>

const lineId = (
  description = 'An open line that the call is about. Null, or the line that it already has, changes nothing.',
) => optionalId().default(undefined).meta({ of: 'Line', description })

/** Rules 4.2a. */
const confirmsLine = () =>
  confirms(
    'The line is the right one although its MRN differs from that of the call. Otherwise such a line is refused with LINE_OF_ANOTHER_PATIENT.',
  )

const sentValue = () =>
  mixed<string | number | boolean>((value): value is string | number | boolean =>
    ['string', 'number', 'boolean'].includes(typeof value),
  ).typeError('Must be text')

/** What the procedures record, and the follow-up (calls, section 7). What is left out stays as it is. */
export const recordInput = object({
  fields: array(
    object({
      fieldId: subjectId(),
      values: array(sentValue().defined().nonNullable('Must be text'))
        .typeError('Must be a list')
        .required('Required')
        .max(100, 'Must be at most 100 values'),
    }).typeError('Must be a field with its values'),
  )
    .typeError('Must be a list')
    .max(300, 'Must be at most 300 fields')
    .optional()
    .meta({
      description:
        'All filled fields of procedures; other fields are not recorded. Left out, the recorded values stay. A checked box is `true`. A number may be `.5`, `5.` or `3,5`; it is recorded as `0.5`, `5`, `3.5`.',
    }),
  // Missing days are reported with the other missing values, so this accepts anything; a text that is a whole number
  // becomes one.
  followUpDays: mixed()
    .transform((sent: unknown) => readWhole(sent) ?? sent)
    .nullable()
    .meta({
      description: 'Days until a follow-up, whatever the procedures say; null for no such follow-up.',
      jsonSchema: { type: ['integer', 'string'] },
    }),
  statusCodeId: statusOf('How urgent it was. On Hold becomes Normal.'),
  infection: flag().meta({ description: 'Whether the line is infected. Left out, it stays as it is.' }),
  infectionNotes: text(notesLimit).default(undefined).meta({ description: 'Notes on the infection.' }),
})
export type RecordInput = InferType<typeof recordInput>

export const closeCallInput = callFieldsInput.concat(callInput).concat(recordInput).shape({
  lineId: lineId(),
  confirm: confirmsLine(),
})

export const closeCallAndCreateLineInput = closeCallInput.omit(['confirm']).shape({
  lineId: lineId('An open line. The call gets the new line instead.'),
  lineName: nameText().required('Required').meta({ description: 'The name of the new line.', needed: true }),
})

export const saveCallInput = closeCallInput.shape({ statusCodeId: statusOf('How urgent it was; never On Hold.') })

export const addLineInput = callInput.shape({
  lineId: id().meta({ of: 'Line', description: 'An open line.', needed: true }),
  confirm: confirmsLine(),
})

/** Corrections of an open call; a status that leaves On Hold may assign the call. */
export const correctCallInput = callFieldsInput.concat(callInput).shape({
  statusCodeId: statusOf('Leaving On Hold assigns an unassigned call to you if you lead no other call.'),
  lineId: lineId(),
  confirm: confirmsLine(),
})

const neededFlag = (description: string) => flag().required('Required').meta({ description, needed: true })

export const updateCallRoleInput = callInput.shape({
  isTraining: neededFlag('Work in training; for trainees.'),
  isAssisting: neededFlag('Assist; not for the lead.'),
})
