import { lineTotals, usualCentralTypes, type LineCounts } from './lines'

const counts: LineCounts = {
  lines: [
    {
      facilityId: 'f',
      month: '2026-03',
      types: ['SL PICC'],
      placed: 2,
      removed: 0,
      openAtEnd: 2,
      openAtMonthEnd: 2,
      lineDays: 20,
    },
    {
      facilityId: 'f',
      month: '2026-03',
      types: ['ML', 'CVL'],
      placed: 1,
      removed: 1,
      openAtEnd: 0,
      openAtMonthEnd: 0,
      lineDays: 4,
    },
    {
      facilityId: 'f',
      month: '2026-03',
      types: ['PG'],
      placed: 3,
      removed: 0,
      openAtEnd: 3,
      openAtMonthEnd: 3,
      lineDays: 30,
    },
    {
      facilityId: 'f',
      month: '2026-03',
      types: [],
      placed: 1,
      removed: 0,
      openAtEnd: 1,
      openAtMonthEnd: 1,
      lineDays: 7,
    },
  ],
  infections: [],
  lastDay: '2026-03-31',
}

test.each([
  ['the usual ones', usualCentralTypes, 24],
  ['one of the two types of a line', ['CVL'], 4],
  ['written in another case', ['sl picc', 'pg'], 50],
  ['a type that no line has', ['Tunneled CVL'], 0],
  ['none', [], 0],
])('rules 7.8: central types that are %s', (_what, types, lineDays) => {
  expect(lineTotals(counts, types)).toMatchObject({ central: { lineDays }, total: { lineDays: 61 } })
})
