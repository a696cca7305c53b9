import { array, boolean, number, string } from 'yup'
import { isCalendarDate } from '../time/calendarDate'
import { dateOrMoment, plainMoment, readCalendarDate } from '../time/writtenMoment'
import { nameText } from './input'
import { readFlag, readWhole } from './lenient'

// The parsers that several forms share. In a change, a field that is left out keeps its value.

const isBlank = (value: unknown): boolean => value === null || (typeof value === 'string' && value.trim() === '')

/** A boolean, also as a word. Not `strict`, which would skip defaults. */
export const flag = () =>
  boolean()
    .transform((_value, original: unknown) => readFlag(original) ?? original)
    .typeError('Must be true or false')
    .nonNullable('Must be true or false')

const wholeMessage = 'Must be a whole number'

/** A whole number, also written as text; blank is null. */
export const whole = (message = wholeMessage) =>
  number()
    .transform((_value, original: unknown) => (isBlank(original) ? null : (readWhole(original) ?? Number.NaN)))
    .typeError(message)
    .integer(message)

const noSuchDay = 'Must be a date (YYYY-MM-DD)'

/** A day or a moment as text; a blank one is null. */
export const dateText = (message: string) =>
  string()
    .transform((_value, original: unknown) =>
      isBlank(original) ? null : typeof original === 'string' ? plainMoment(original) : original,
    )
    .typeError(message)
    .nullable()

/** A calendar date: YYYY-MM-DD, from that, MM/DD/YYYY, or a moment, of which the written date counts; a blank one is null. */
export const day = (message = noSuchDay) =>
  dateText(message)
    .transform((value: unknown) => (typeof value === 'string' ? (readCalendarDate(value) ?? value) : value))
    .test('calendar-date', message, (value) => !value || isCalendarDate(value))
    .meta({ jsonSchema: { type: 'string', pattern: dateOrMoment } })

const weekdayMessage = 'Must be a day from 1 (Monday) to 7 (Sunday)'
const noWeekday = 'Choose at least one day'

/** Weekdays from 1 (Monday) to 7 (Sunday), at least one. */
export const weekdayList = () =>
  array(whole(weekdayMessage).required('Required').min(1, weekdayMessage).max(7, weekdayMessage))
    .transform((_value: unknown, original: unknown) => original)
    .typeError('Must be a list')
    .nonNullable(noWeekday)
    .min(1, noWeekday)

const weight = (description: string) =>
  whole().min(0, 'Must be 0 or more').max(9999, 'Must be at most 9999').meta({ description })

/** Ten years: a longer time is a typing error. */
export const longestInterval = 3650
const daysMessage = `Must be a whole number from 1 to ${longestInterval}`

/** Days until the next visit; blank is null (administration, section 5). */
export const days = () => whole(daysMessage).min(1, daysMessage).max(longestInterval, daysMessage).nullable()

/** The days of an option: parsed as a whole number, null when there is no number or one below 1 (administration, section 5). */
const readDays = () =>
  days()
    .transform((_value, original: unknown) => {
      const read =
        typeof original === 'number' || typeof original === 'string'
          ? Number.parseInt(String(original), 10)
          : Number.NaN
      return read >= 1 ? read : null
    })
    .meta({ jsonSchema: { type: ['integer', 'string'], maximum: longestInterval } })

/** The version that a change was made on (rules 3.14, 5.6). */
export const expectedVersion = () =>
  number().strict().integer(wholeMessage).typeError(wholeMessage).nullable().meta({
    description:
      'The version that you looked at. If the record has changed since, the request is refused with STALE, which carries the record as it is now.',
  })

// The fields of a configuration item: `created` reads one of a new item, `changed` one of a change.

/** A name that must not be empty. */
export const requiredName = () => nameText().required('Required')
export const changedName = () => nameText().default(undefined).nonNullable('Required')

export const nameField = (description: string) => ({
  created: requiredName().meta({ description }),
  changed: changedName().meta({ description }),
})

/** A place in a list (calls, section 5). */
export const weightField = (description: string) => ({
  created: weight(description).required('Required'),
  changed: weight(description).nonNullable('Required'),
})

/** The same in a list where an item without a weight is added at the end. */
export const optionalWeightField = (description: string) => ({
  created: weight(description).nullable().default(null),
  changed: weight(description).nonNullable('Required'),
})

/** A boolean with a default, which null stands for as well. */
export const flagOr = (usual: boolean) =>
  flag()
    .transform((value: unknown) => value ?? undefined)
    .default(usual)

export const flagField = (usual: boolean, description: string) => ({
  created: flagOr(usual).meta({ description }),
  changed: flag().meta({ description }),
})

export const daysField = (description: string) => ({
  created: days().default(null).meta({ description }),
  changed: days().meta({ description }),
})

export const optionDaysField = (description: string) => ({
  created: readDays().default(null).meta({ description }),
  changed: readDays().meta({ description }),
})

type ItemFields = Record<string, { created: unknown; changed: unknown }>
type Of<Form extends 'created' | 'changed', Fields extends ItemFields> = { [Name in keyof Fields]: Fields[Name][Form] }

const formOf = <Form extends 'created' | 'changed', Fields extends ItemFields>(form: Form, fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field[form]])) as Of<Form, Fields>

/** The fields of a new item. */
export const createdOf = <Fields extends ItemFields>(fields: Fields) => formOf('created', fields)

/** The same fields in a change. */
export const changedOf = <Fields extends ItemFields>(fields: Fields) => formOf('changed', fields)
