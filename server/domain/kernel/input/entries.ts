import { boolean, number } from 'yup'
import { text } from './input'

// What the forms of the configuration take. In a change, what is left out stays as it is.

const blank = (value: unknown): boolean => value === null || (typeof value === 'string' && value.trim() === '')

/** A text that must hold something. */
export const requiredText = () => text().required('Required')

/** The same in a change. */
export const changedText = () => text().default(undefined).nonNullable('Required')

const flag = () =>
  boolean()
    .transform((_value, original: unknown) => original)
    .typeError('Must be true or false')
    .nonNullable('Must be true or false')

/** One that has a usual answer, which null is as well. */
export const flagOr = (usual: boolean) =>
  flag()
    .transform((value: unknown) => value ?? undefined)
    .default(usual)

export const changedFlag = () => flag()

const wholeMessage = 'Must be a whole number'

const whole = (message = wholeMessage) =>
  number()
    .transform((value: number, original: unknown) =>
      blank(original) ? null : typeof original === 'number' || typeof original === 'string' ? value : Number.NaN,
    )
    .typeError(message)
    .integer(message)

const weight = () => whole().min(0, 'Must be 0 or more').max(9999, 'Must be at most 9999')

/** Place in a list; a text that is a number will do (calls, section 5). */
export const requiredWeight = () => weight().required('Required')

export const changedWeight = () => weight().nonNullable('Required')

/** For a list that has a place at its end for what comes without one. */
export const optionalWeight = () => weight().nullable()

/** Ten years: what is further away is a slip of the finger. */
export const longestInterval = 3650
const daysMessage = `Must be a whole number from 1 to ${longestInterval}`

/** Days until somebody is to come again; what is blank is null (administration, section 5). */
export const days = () => whole(daysMessage).min(1, daysMessage).max(longestInterval, daysMessage).nullable()

/** The same as an option has it: read as a whole number, and null when there is none in it, or none to wait for (administration, section 5). */
export const readDays = () =>
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
