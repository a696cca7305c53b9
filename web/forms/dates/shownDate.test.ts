import { hasThreeParts, storedDate, tidyDate, typeDate } from './shownDate'

const typedOut = (keys: string) => [...keys].reduce((text, key) => typeDate(text, text + key), '')

test('slashes come by themselves, for the number pad of a phone', () => {
  expect(typedOut('03011950')).toBe('03/01/1950')
})

test('slashes that are typed stay single', () => {
  expect(typedOut('03/01/1950')).toBe('03/01/1950')
  expect(typedOut('3/1/1950')).toBe('3/1/1950')
})

test('a date that is pasted or put in at once is read', () => {
  expect(typeDate('', '03011950')).toBe('03/01/1950')
  expect(tidyDate('1950-03-01')).toBe('03/01/1950')
})

test('deleting a slash keeps it deleted', () => {
  expect(typeDate('03/', '03')).toBe('03')
})

test('once left, a date is written out in full', () => {
  expect(tidyDate('3/1/1950')).toBe('03/01/1950')
  expect(tidyDate('02/30/1950')).toBe('02/30/1950')
})

test('a date is stored as a calendar date, nothing as null, and what is no date as it is', () => {
  expect(storedDate('03/01/1950')).toBe('1950-03-01')
  expect(storedDate(' ')).toBeNull()
  expect(storedDate('02/30/1950')).toBe('02/30/1950')
  expect(storedDate('03/01/50')).toBe('03/01/50')
})

test('only a date with three parts shows an error while it is being typed', () => {
  expect(hasThreeParts('03/01')).toBe(false)
  expect(hasThreeParts('03/01/')).toBe(true)
})
