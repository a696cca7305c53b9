import { array, boolean, mixed, object, string, type InferType } from 'yup'
import { isCalendarDate, readCalendarDate } from '../kernel/calendarDate'
import { expectedVersion } from '../kernel/entries'
import { todayIn } from '../kernel/facilityTime'
import { id, notesLimit, optionalId, subjectId, text } from '../kernel/input'
import type { FieldRefusal } from '../kernel/refusal'
import { imagesInput } from './images'
import { similarChoices } from './similar'

/** A verb that needs nothing but the call; with `expectedVersion` it is refused when the call moved on (rules 3.14). */
export const callInput = object({
  callId: subjectId(),
  expectedVersion: expectedVersion(),
})

export type CallInput = InferType<typeof callInput>

const ifSimilarMessage = 'Must be CREATE or REFUSE'

export const createCallInput = object({
  purposeId: id('Required.'),
  customJob: text(),
  /** Without one the call is Normal (calls, section 4). */
  statusCodeId: optionalId(),
  roomId: optionalId(),
  roomDescription: text(),
  contact: text(),
  preComments: text(notesLimit),
  /** Who placed the line, for an external placement. */
  insertedBy: text(),
  mrn: text(64),
  images: imagesInput(),
  /** What becomes of it when a call like it is open (rules 3.20). Who does not say so is not asked. */
  ifSimilar: string()
    .transform((_value, original: unknown) => original)
    .typeError(ifSimilarMessage)
    .nonNullable(ifSimilarMessage)
    .oneOf(similarChoices, ifSimilarMessage)
    .default('CREATE'),
})

const optionalFlag = () =>
  boolean()
    .transform((_value, original: unknown) => original)
    .typeError('Must be true or false')
    .default(false)

export const assignCallInput = callInput.shape({
  /** Take the call over from whoever has it (rules 3.4). */
  force: optionalFlag(),
})

const dobMessage = 'Must be a valid date (MM/DD/YYYY)'

/** Nobody is born after today where the patient is (calls, section 5). */
export const futureDob = (
  dob: string | null | undefined,
  timeZone: string | null | undefined,
  now: Date,
): FieldRefusal[] =>
  dob && isCalendarDate(dob) && dob > todayIn(timeZone ?? 'UTC', now) ? [{ field: 'dob', message: dobMessage }] : []

/** The patient and request fields that the call page edits. A field that is left out stays as it is. */
export const callFieldsInput = object({
  patientFirstName: text().default(undefined),
  patientLastName: text().default(undefined),
  dob: string()
    .transform((_value, original: unknown) =>
      typeof original === 'string' ? (readCalendarDate(original) ?? original) : original,
    )
    .typeError(dobMessage)
    .nullable()
    .test('calendar-date', dobMessage, (value) => !value || isCalendarDate(value))
    .meta({ jsonSchema: { type: 'string', pattern: '^(\\d{4}-\\d{2}-\\d{2}(T.+)?|\\d{1,2}/\\d{1,2}/\\d{4})?$' } }),
  mrn: text(64).default(undefined),
  orderingProvider: text().default(undefined),
  contact: text().default(undefined),
  roomId: optionalId().default(undefined),
  roomDescription: text().default(undefined),
  purposeId: id().optional(),
  customJob: text().default(undefined),
  preComments: text(notesLimit).default(undefined),
  comments: text(notesLimit).default(undefined),
  images: imagesInput(),
})
export type CallFieldsInput = InferType<typeof callFieldsInput>

/** The line that the call is about; null, or left out, leaves the one that it has. */
const lineId = () => optionalId().default(undefined)

const sentValue = () =>
  mixed<string | number | boolean>((value): value is string | number | boolean =>
    ['string', 'number', 'boolean'].includes(typeof value),
  ).typeError('Must be text')

/** What the procedures record, and what comes after (calls, section 7). Left out, it stays. */
export const recordInput = object({
  /** The filled fields, as a whole: what is not among them is not recorded. */
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
    .optional(),
  /** Told among what is missing, so anything may come here; a text that is a whole number is one. */
  followUpDays: mixed()
    .transform((sent: unknown) => (typeof sent === 'string' && /^\s*\d{1,9}\s*$/.test(sent) ? Number(sent) : sent))
    .nullable()
    .meta({ jsonSchema: { type: ['integer', 'string'] } }),
  /** How urgent it was. */
  statusCodeId: id().optional(),
  infection: boolean().strict().typeError('Must be true or false'),
  infectionNotes: text(notesLimit).default(undefined),
})
export type RecordInput = InferType<typeof recordInput>

export const closeCallInput = callFieldsInput.concat(callInput).concat(recordInput).shape({
  /** The line that the call was about. */
  lineId: lineId(),
  /** The line is the right one although its MRN differs (rules 4.2a). */
  confirm: optionalFlag(),
})

export const closeCallAndCreateLineInput = closeCallInput
  .omit(['confirm'])
  .shape({ lineName: text().required('Required') })

export const saveCallInput = closeCallInput

export const addLineInput = callInput.shape({
  lineId: id(),
  /** The line is the right one although its MRN differs (rules 4.2a). */
  confirm: optionalFlag(),
})

/** Plain corrections of an open call; a status is changed by the rules of leaving On Hold. */
export const correctCallInput = callFieldsInput
  .concat(callInput)
  .shape({ statusCodeId: id().optional(), lineId: lineId(), confirm: optionalFlag() })

const flag = () => boolean().strict().typeError('Must be true or false').required('Required')

export const updateCallRoleInput = callInput.shape({ isTraining: flag(), isAssisting: flag() })
