import { askedYear, hasThreeParts, storedDate, tidyDate, typeDate } from './shownDate'

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
  expect(hasThreeParts('3-1-50')).toBe(true)
})

test.each([
  'March 1, 1950',
  'march 1 1950',
  'Mar. 1st, 1950',
  'Mar 1,1950',
  '1 March 1950',
  '1st of March 1950',
  '01-MAR-1950',
  '1mar1950',
  '3-1-1950',
  '03 01 1950',
  ' 03/01/1950 ',
])('%j is read as people mean it, pasted and typed', (text) => {
  expect(tidyDate(text)).toBe('03/01/1950')
  expect(tidyDate(typedOut(text))).toBe('03/01/1950')
  expect(storedDate(text)).toBe('1950-03-01')
})

test.each(['Marchember 1, 1950', 'February 30, 1950', '1.3.1950', 'tomorrow', '12-31-1950x'])(
  '%j stays as it was typed',
  (text) => {
    expect(tidyDate(text)).toBe(text)
    expect(storedDate(text)).toBe(text)
  },
)

test('a day of two digits, after which a slash came by itself, may be followed by something else', () => {
  expect(tidyDate(typedOut('12-31-1950'))).toBe('12/31/1950')
  expect(tidyDate(typedOut('12 Mar 1950'))).toBe('03/12/1950')
})

test('a year of two digits is asked about', () => {
  const short = ['3/1/50', ' 03/01/50', '3-1-50', '3 1 50', 'March 1, 50', '1 Mar 50', '1mar50']
  expect(short.map(askedYear)).toEqual(short.map(() => 'Which year? Type 1950 or 2050'))
  expect(short.map(tidyDate)).toEqual(short.map((text) => text.trim()))
  const others = ['3/1/1950', '3/1/5', '3/1', 'March 1, 1950', 'March 1', 'March 1950', 'Marchember 1, 50', '']
  expect(others.map(askedYear)).toEqual(others.map(() => null))
})
