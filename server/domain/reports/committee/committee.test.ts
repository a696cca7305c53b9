import { reportFilters } from '../../compliance/status'
import { demandRows } from '../demand'
import { insertionFigures } from '../insertions'
import { lineTotals, type LineRow } from '../lines'
import { keyFigures, type KeyFacts } from './keyFigures'
import { committeeInsertionColumns, committeeLineRows, complianceFootnotes, complianceTotalColumns } from './sections'
import { staffedHours } from './staffing'

test('an hour has its calls beside its clinicians, and no ratio without any', () => {
  const { hours } = demandRows([
    { weekday: null, hour: 7, calls: 10, median: 120_000 },
    { weekday: null, hour: 8, calls: 3, median: null },
  ])
  const staffed = staffedHours(hours, [
    { hour: 7, clinicianHours: 3 },
    { hour: 9, clinicianHours: 2 },
  ])
  expect(staffed).toHaveLength(24)
  expect(staffed.slice(7, 10)).toEqual([
    { hour: 7, calls: 10, medianMinutes: 2, clinicianHours: 3, callsPerHour: 3.33 },
    { hour: 8, calls: 3, medianMinutes: null, clinicianHours: 0, callsPerHour: null },
    { hour: 9, calls: 0, medianMinutes: null, clinicianHours: 2, callsPerHour: 0 },
  ])
})

const noLines = lineTotals({ lines: [], infections: [], lastDay: '2026-03-31' }, [])
const facts: KeyFacts = {
  completed: 0,
  insertions: { total: insertionFigures([]) },
  response: { total: null },
  lines: noLines,
  removals: { total: 0 },
  compliance: { personCount: 0, inComplianceCount: 0 },
}

test('of an empty month counts are 0, and what has no value has none', () => {
  const shown = keyFigures(facts)
  for (const { unit, value } of shown) expect(value).toBe(unit === undefined ? 0 : null)
  expect(new Set(shown.map(({ name, unit }) => `${name} ${unit}`)).size).toBe(shown.length)
})

test('people in compliance are a share of all', () => {
  const shown = keyFigures({ ...facts, compliance: { personCount: 3, inComplianceCount: 2 } })
  expect(shown.at(-1)).toMatchObject({ name: 'People in compliance', unit: '%', value: 66.7 })
})

test('under the types of lines stand all of them once, and the central ones', () => {
  const row: LineRow = { ...noLines.total, facility: null, type: 'ML', month: null, placed: 4 }
  const rows = committeeLineRows({ types: [row], total: { ...noLines.total, placed: 7 }, central: noLines.central })
  expect(rows.map(({ type, placed }) => [type, placed])).toEqual([
    ['ML', 4],
    ['All lines', 7],
    ['Central lines', 0],
  ])
})

test('insertions have no column for each order change, and statuses their names', () => {
  expect(committeeInsertionColumns.map(({ name }) => name)).toEqual([
    ...['Type', 'Insertions', 'Successful', 'Unsuccessful', 'Success', 'Attempts', 'Order Changes'],
  ])
  const row = { filter: 'EXPIRING_SOON', rowCount: 2, personCount: 1 }
  expect(complianceTotalColumns.map(({ of }) => of(row))).toEqual(['Expiring Soon', 2, 1])
  expect(complianceFootnotes).toHaveLength(reportFilters.length)
})
