import { object, type AnyObject, type ObjectSchema } from 'yup'
import {
  changedName,
  days,
  expectedVersion,
  flag,
  flagOr,
  longestInterval,
  optionalWeightField,
  optionDaysField,
  requiredName,
  weightField,
} from './entries'
import { checkInput } from './input'

/** What the entry becomes, or why it is refused. */
const read = (schema: ObjectSchema<AnyObject>, it: unknown): unknown => {
  const { value, refusal } = checkInput(schema, { it })
  return refusal ? refusal.fields[0]!.message : (value as { it: unknown }).it
}

const whole = 'Must be a whole number'
const daysMessage = `Must be a whole number from 1 to ${longestInterval}`

test.each([
  [0, 0],
  [9999, 9999],
  ['7', 7],
  [' 7 ', 7],
  ['', 'Required'],
  ['  ', 'Required'],
  [null, 'Required'],
  [undefined, 'Required'],
  [-1, 'Must be 0 or more'],
  [10_000, 'Must be at most 9999'],
  [1.5, whole],
  ['first', whole],
  ['7th', whole],
  [Number.NaN, whole],
  [true, whole],
  [[1], whole],
  [{}, whole],
])('the weight %j is read as %j (administration, section 5)', (entry, is) => {
  expect(read(object({ it: weightField('').created }), entry)).toEqual(is)
})

test('in a change the weight may be left out and not be taken away, and a list with a place at its end needs none', () => {
  expect(read(object({ it: weightField('').changed }), undefined)).toBeUndefined()
  expect(read(object({ it: weightField('').changed }), null)).toBe('Required')
  expect(read(object({ it: weightField('').changed }), '')).toBe('Required')
  expect(read(object({ it: optionalWeightField('').created }), '')).toBeNull()
})

test('a name is trimmed and holds something; in a change it may be left out', () => {
  for (const nothing of ['', '  ', null, undefined])
    expect(read(object({ it: requiredName() }), nothing)).toBe('Required')
  expect(read(object({ it: requiredName() }), ' Main ')).toBe('Main')
  expect(read(object({ it: requiredName() }), 7)).toBe('7')
  expect(read(object({ it: requiredName() }), true)).toBe('Must be text')
  expect(read(object({ it: changedName() }), undefined)).toBeUndefined()
  for (const nothing of ['', '  ', null]) expect(read(object({ it: changedName() }), nothing)).toBe('Required')
})

test('an interval is blank, which is null, or a whole number of days up to ten years', () => {
  for (const blank of ['', ' ', null]) expect(read(object({ it: days() }), blank)).toBeNull()
  for (const [entry, is] of [
    [1, 1],
    ['14', 14],
    [longestInterval, longestInterval],
  ] as const)
    expect(read(object({ it: days() }), entry)).toBe(is)
  for (const entry of [0, -1, 1.5, longestInterval + 1, 'soon', true])
    expect(read(object({ it: days() }), entry)).toBe(daysMessage)
})

test('the interval of an option is read as a whole number, and null when there is none in it', () => {
  for (const [entry, is] of [
    ['7 days', 7],
    [7.9, 7],
    ['soon', null],
    ['', null],
    [null, null],
    [true, null],
    [{}, null],
  ] as const)
    expect(read(object({ it: optionDaysField('').changed }), entry)).toBe(is)
  for (const entry of [0, '-3']) expect(read(object({ it: optionDaysField('').changed }), entry)).toBeNull()
  expect(read(object({ it: optionDaysField('').changed }), longestInterval + 1)).toBe(daysMessage)
})

test('a flag has its usual answer, and is nothing but true or false', () => {
  for (const nothing of [null, undefined]) {
    expect(read(object({ it: flagOr(true) }), nothing)).toBe(true)
    expect(read(object({ it: flagOr(false) }), nothing)).toBe(false)
  }
  expect(read(object({ it: flag() }), undefined)).toBeUndefined()
  for (const [sent, value] of [
    ['true', true],
    ['No', false],
    [1, true],
  ] as const)
    for (const entry of [flagOr(true), flag()]) expect(read(object({ it: entry }), sent)).toBe(value)
  for (const wrong of ['maybe', 2, {}])
    for (const entry of [flagOr(true), flag()]) expect(read(object({ it: entry }), wrong)).toBe('Must be true or false')
  expect(read(object({ it: flag() }), null)).toBe('Must be true or false')
})

test('an expected version is a whole number, or nothing', () => {
  for (const entry of [null, undefined, 3]) expect(read(object({ it: expectedVersion() }), entry)).toBe(entry)
  for (const entry of ['3', 1.5]) expect(read(object({ it: expectedVersion() }), entry)).toBe(whole)
})
