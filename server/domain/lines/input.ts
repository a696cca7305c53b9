import { array, object, type InferType } from 'yup'
import { isCalendarDate } from '../kernel/time/calendarDate'
import { parseMoment } from '../kernel/time/writtenMoment'
import { changedName, dateText, day, days, expectedVersion, flag } from '../kernel/input/entries'
import { id, nameText, optionalId, subject, subjectId, text } from '../kernel/input/input'
import { notesLimit } from '../kernel/input/limits'

/** The input of a verb that needs only the line; with `expectedVersion` it is refused when the line has changed (rules 4.5). */
export const lineInput = object({ lineId: subject('Line', 'The line.'), expectedVersion: expectedVersion() })
export type LineInput = InferType<typeof lineInput>

const dateMessage = 'Must be a date (YYYY-MM-DD) or a moment (ISO 8601)'

/** An entry of the infection history; without an end it continues (administration, section 3). */
const infectionEntry = () =>
  object({
    /** The id of a stored entry; a new one has no id. */
    id: optionalId(),
    infectionStart: day().required('Required'),
    infectionStop: day().default(null),
  })
    .typeError('Must be an infection with its start')
    .nonNullable('Must be an infection with its start')

/** The fields of a line's form. Fields that are left out stay as they are. */
export const lineFieldsInput = object({
  name: changedName().meta({ description: 'The name that the team uses. Not empty.' }),
  followUpInterval: days().meta({
    description: 'Days between dressing changes, from 1 to 3650, when nothing else says so.',
  }),
  nextChangeDate: dateText(dateMessage)
    .test('date-or-moment', dateMessage, (value) => !value || isCalendarDate(value) || parseMoment(value) !== null)
    .meta({
      description:
        'A day at the facility (YYYY-MM-DD) or a moment (ISO 8601; without a zone, of the facility), within ten years.',
    }),
  roomId: optionalId()
    .default(undefined)
    .meta({ of: 'Room', description: 'The room. Required for people who are restricted to facilities.' }),
  roomDescription: text().default(undefined).meta({ description: 'Where it is, in words.' }),
  infection: flag().meta({
    description:
      'Whether it is infected. Set, an entry of the history begins today; taken off, the one that goes on ends today.',
  }),
  infectionNotes: text(notesLimit).default(undefined).meta({ description: 'Notes on the infection.' }),
  infectionHistory: array(infectionEntry())
    .typeError('Must be a list')
    .nullable()
    .max(200, 'Must be at most 200 entries')
    .meta({
      takesNull: true,
      description:
        'The whole history. With the version that you looked at, an entry that is not among them is deleted; without it, and by null, none is. Without an id an entry is known by its start. Entries that overlap are refused, naming the other.',
    }),
})

export const saveLineInput = lineInput.concat(lineFieldsInput)
export type SaveLineInput = InferType<typeof saveLineInput>

export const createLineCallInput = lineInput.shape({
  purposeId: id('Required.').meta({ of: 'Purpose', description: 'The need.' }),
  customJob: nameText().meta({ description: "The job's own name; required when the need is Custom." }),
  statusCodeId: optionalId().meta({ of: 'StatusCode', description: 'Without a status the call is Normal.' }),
  // Rules 4.4.
  roomId: optionalId()
    .default(undefined)
    .meta({ of: 'Room', description: "The room. Left out, that of the line's latest call." }),
  roomDescription: text()
    .default(undefined)
    .meta({ description: 'Where it is, in words. Left out, as in the latest call.' }),
})

/** The most lines for which calls can be created at once. */
export const mostCalledFor = 200

export const createLineCallsInput = object({
  lineIds: array(subjectId())
    .typeError('Must be a list')
    .required('Required')
    .min(1, 'Choose at least one line')
    .max(mostCalledFor, `Must be at most ${mostCalledFor} lines`)
    .meta({ of: 'Line', description: `The lines, at most ${mostCalledFor}.`, needed: true }),
  purposeId: optionalId().meta({ of: 'Purpose', description: 'The need; without one Dressing Change. Not Custom.' }),
})
