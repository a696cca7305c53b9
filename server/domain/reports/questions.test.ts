import { headingOf, inOrderOf, sortWord, type Column } from './column'
import { hoursOf } from './hours'
import { isOfType, kindsOf } from './insertions'
import { rangeOf } from './range'
import { readMonth, showMonth } from './lines'

const nameOfRow: Column<{ name: string; count: number | null }> = { name: 'Clinician', of: ({ name }) => name }
const count: Column<{ name: string; count: number | null }> = {
  name: '90th Percentile',
  unit: 'min',
  isNumber: true,
  means: 'A count.',
  of: (row) => row.count,
}
const rows = [
  { name: 'Ward 10', count: 3 },
  { name: 'Ward 2', count: null },
  { name: 'Åre', count: 12 },
]

test.each([
  [count, false, ['Åre', 'Ward 10', 'Ward 2']],
  [count, true, ['Ward 10', 'Åre', 'Ward 2']],
  [nameOfRow, false, ['Åre', 'Ward 2', 'Ward 10']],
  [nameOfRow, true, ['Ward 10', 'Ward 2', 'Åre']],
])('numbers descend first, names ascend first, and what has no value comes last', (column, isReversed, expected) => {
  expect(inOrderOf(rows, column, isReversed).map(({ name }) => name)).toEqual(expected)
})

test('equal rows stay in their order, and the rows that were given as they are', () => {
  const equal = [...'bca'].map((name) => ({ name, count: 1 }))
  expect(inOrderOf(equal, count, false)).toEqual(equal)
  expect(inOrderOf(equal, nameOfRow, false)).not.toBe(equal)
  expect(equal.map(({ name }) => name).join('')).toBe('bca')
})

test('months are sorted by time, not by their text', () => {
  const month: Column<string> = { name: 'Month', of: showMonth, order: (each) => each }
  expect(inOrderOf(['2026-01', '2025-12'], month, false)).toEqual(['2025-12', '2026-01'])
  expect(readMonth(showMonth('2025-12'))).toBe('2025-12')
})

test('a column has a word in addresses, and its unit in its heading', () => {
  expect([sortWord(count), headingOf(count)]).toEqual(['90th-percentile', '90th Percentile (min)'])
})

const nights = (timeZone: string, start: string, end: string | null, startTime: string, endTime: string) => {
  const asked = { start, end, preset: null, earlier: null, timeZone }
  const { from, to } = rangeOf(asked, timeZone, new Date(), hoursOf({ startTime, endTime })).range!
  return [from.toISOString(), to.toISOString()]
}

test.each([
  ['all of the day', '00:00', '24:00', '2026-03-02T05:00:00.000Z', '2026-03-03T05:00:00.000Z'],
  ['hours of a day', '07:00', '19:00', '2026-03-02T05:00:00.000Z', '2026-03-03T05:00:00.000Z'],
  ['a night', '19:00', '07:00', '2026-03-03T00:00:00.000Z', '2026-03-04T00:00:00.000Z'],
  ['an evening until midnight', '19:00', '00:00', '2026-03-03T00:00:00.000Z', '2026-03-04T00:00:00.000Z'],
])('rules 7.3: the day of %s', (_what, startTime, endTime, from, to) => {
  expect(nights('America/New_York', '2026-03-02', null, startTime, endTime)).toEqual([from, to])
})

test('rules 7.3: a night in which the clocks change is as long as they say', () => {
  const [from, to] = nights('America/New_York', '2026-03-07', null, '19:00', '07:00')
  expect((Date.parse(to!) - Date.parse(from!)) / 3_600_000).toBe(23)
})

test('rules 7.9: a kind of line is the word with which several types end', () => {
  expect(kindsOf(['SL PICC', 'DL PICC', 'ML', 'CVL', 'Tunneled CVL', 'ivus PG', 'PG'])).toEqual(['PICC'])
  expect(kindsOf([])).toEqual([])
  expect([isOfType('SL PICC', 'picc'), isOfType('PICC', 'PICC'), isOfType('SL PICC', 'SL')]).toEqual([
    true,
    true,
    false,
  ])
  expect([isOfType('EPICC', 'PICC'), isOfType('DL  PICC', 'dl picc')]).toEqual([false, true])
})
