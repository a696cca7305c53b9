import { array, boolean, object, string, type InferType } from 'yup'
import { isCalendarDate } from '../kernel/calendarDate'
import { changedText, days, expectedVersion } from '../kernel/entries'
import { id, notesLimit, optionalId, subjectId, text } from '../kernel/input'
import { isMoment } from './changeDate'
import { noSuchDay } from './infection'

/** A verb that needs nothing but the line; with `expectedVersion` it is refused when the line moved on (rules 4.5). */
export const lineInput = object({ lineId: subjectId(), expectedVersion: expectedVersion() })
export type LineInput = InferType<typeof lineInput>

const dateMessage = 'Must be a date (YYYY-MM-DD) or a moment (ISO 8601)'

/** A text that is not made from anything else; what is empty becomes null. */
const dateText = (message: string) =>
  string()
    .transform((_value, original: unknown) => (original === '' ? null : original))
    .typeError(message)
    .nullable()

const day = () => dateText(noSuchDay).test('calendar-date', noSuchDay, (value) => !value || isCalendarDate(value))

/** An infection as it stands in the history; one without an end goes on (administration, section 3). */
const infectionEntry = () =>
  object({
    /** Of one that is in the history; a new one has none. */
    id: optionalId(),
    infectionStart: day().required('Required'),
    infectionStop: day().default(null),
  })
    .typeError('Must be an infection with its start')
    .nonNullable('Must be an infection with its start')

/** What the form of a line holds. A field that is left out stays as it is. */
export const lineFieldsInput = object({
  name: changedText(),
  followUpInterval: days(),
  nextChangeDate: dateText(dateMessage).test(
    'date-or-moment',
    dateMessage,
    (value) => !value || isCalendarDate(value) || isMoment(value),
  ),
  roomId: optionalId().default(undefined),
  roomDescription: text().default(undefined),
  infection: boolean().strict().typeError('Must be true or false').nonNullable('Must be true or false'),
  infectionNotes: text(notesLimit).default(undefined),
  /** The whole history: an entry that is not among them is taken out. */
  infectionHistory: array(infectionEntry())
    .typeError('Must be a list')
    .nonNullable('Must be a list')
    .max(200, 'Must be at most 200 entries'),
})

export const saveLineInput = lineInput.concat(lineFieldsInput)
export type SaveLineInput = InferType<typeof saveLineInput>

export const createLineCallInput = lineInput.shape({
  purposeId: id('Required.'),
  customJob: text(),
  /** Without one the call is Normal. */
  statusCodeId: optionalId(),
  /** Left out, where the line's latest call was (rules 4.4). */
  roomId: optionalId().default(undefined),
  roomDescription: text().default(undefined),
})

/** As many lines as can be called for at once. */
export const mostCalledFor = 200

export const createLineCallsInput = object({
  lineIds: array(subjectId())
    .typeError('Must be a list')
    .required('Required')
    .min(1, 'Choose at least one line')
    .max(mostCalledFor, `Must be at most ${mostCalledFor} lines`),
  /** Without one, Dressing Change. */
  purposeId: optionalId(),
})
