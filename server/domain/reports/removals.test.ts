import { columnInFile, headingOf } from './column'
import { endingValues, removalColumns, type RemovalRow } from './removals'

test.each([
  [['Occlusion'], [], ['Occlusion']],
  [['Occlusion'], ['Treatment ended'], ['Occlusion']],
  [['Red', 'Came out', 'Swollen'], ['Came out', 'Death'], ['Came out']],
  // Renamed since.
  [['Red', 'Came out'], ['Fell out'], ['Red', 'Came out']],
])('rules 7.9: of %j, with %j ending the follow-up, the reasons are %j', (values, ending, reasons) => {
  expect(endingValues(values, new Set(ending))).toEqual(reasons)
})

const row: RemovalRow = {
  clinician: null,
  hospital: null,
  timeZone: 'America/Chicago',
  completedAt: null,
  fields: [
    { procedureId: 'p1', procedureName: 'Removal', fieldName: 'Reason', type: 'radio', values: ['Occlusion'] },
    { procedureId: 'p2', procedureName: 'Dressing', fieldName: 'Site', type: 'checkboxes', values: ['Red', 'Swollen'] },
    { procedureId: 'p1', procedureName: 'Removal', fieldName: 'Intact', type: 'checkbox', values: ['true'] },
  ],
  reasons: ['Occlusion'],
}
const cells = (of: RemovalRow) => removalColumns.map((column) => column.of(of))

test('administration, section 2: fields by procedure, true as Yes, and a missing moment', () => {
  expect(cells(row)).toEqual([
    null,
    null,
    'Invalid date',
    'Removal (Reason: Occlusion; Intact: Yes), Dressing (Site: Red, Swollen)',
    'Occlusion',
  ])
})

test('administration, section 2: the moment is that of the facility', () => {
  expect(cells({ ...row, completedAt: new Date('2026-03-10T04:30:00Z') })[2]).toBe('03/09 23:30')
})

test('rules 7.4: in a file it has its year, and is that of the zone in the heading', () => {
  const columns = removalColumns.map((column) => columnInFile(column, 'America/New_York'))
  expect(columns.map(headingOf)).toContain('Completed At (America/New_York)')
  const shown = (completedAt: Date | null) => columns[2]!.of({ ...row, completedAt })
  expect([shown(new Date('2026-03-10T04:30:00Z')), shown(null)]).toEqual(['03/10/2026 00:30', 'Invalid date'])
})
