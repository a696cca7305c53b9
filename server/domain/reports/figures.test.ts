import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filterMeanings, filterNames, inComplianceMeaning, reportFilters } from '../compliance/status'
import { breakdownMeanings } from './callReport'
import { meaningsOf, type Column } from './column'
import { complianceTotalColumns } from './committee/sections'
import { staffingColumns } from './committee/staffing'
import { completedListKeys, completedLists, completedMeanings, countColumns } from './completed'
import { demandColumns, demandPlaces, placeColumns } from './demand'
import { insertionColumns } from './insertions'
import { centralMeaning, lineColumns, lineGroups } from './lines'
import { performanceColumns } from './performance'
import { removalMeanings } from './removals'
import { responseColumns } from './responseTime'
import { worklogColumns } from './worklog'

type Meaning = { figure: string; means: string }
const once = (meanings: readonly Meaning[]): Meaning[] => [
  ...new Map(meanings.map((each) => [`${each.figure} ${each.means}`, each])).values(),
]
const of = (...tables: readonly Column<never>[][]): Meaning[] => once(tables.flatMap(meaningsOf))

const figures: Record<string, Meaning[]> = {
  'Completed Calls': [
    { figure: 'All calls', means: completedMeanings.total },
    ...completedListKeys.map((list) => ({ figure: `Per ${completedLists[list]}`, means: completedMeanings[list] })),
  ],
  Committee: [
    ...of(staffingColumns).filter(({ figure }) => figure.startsWith('C') && figure !== 'Calls'),
    { figure: 'People in compliance', means: inComplianceMeaning },
    ...of(complianceTotalColumns),
  ],
  Performance: of(performanceColumns([{ id: '', name: 'Each procedure' }])),
  'Response Time': of(responseColumns('clinicians')),
  Worklog: of(worklogColumns),
  Demand: of(...demandPlaces.map(placeColumns), demandColumns),
  Insertions: of(insertionColumns.both),
  Lines: [...of(lineColumns(lineGroups)), { figure: 'Central lines', means: centralMeaning }],
  Removals: [
    { figure: 'All calls', means: removalMeanings.total },
    ...of(countColumns('Reason', removalMeanings.reason)),
  ],
  Calls: [
    { figure: 'All calls', means: breakdownMeanings.total },
    { figure: 'Procedures', means: breakdownMeanings.procedures },
    { figure: 'Insertion types', means: breakdownMeanings.insertionTypes },
  ],
  Compliance: reportFilters.map((filter) => ({ figure: filterNames[filter], means: filterMeanings[filter] })),
}

test('the rules say what each figure counts in the words of the screens (rules 7.13)', () => {
  const rules = readFileSync(path.join(import.meta.dirname, '../../../docs/rules.md'), 'utf8')
  const rows = Object.entries(figures).flatMap(([report, meanings]) =>
    meanings.map(({ figure, means }) => `| ${report} | ${figure} | ${means} |`),
  )
  const [, table] = /\| Report \| Figure \| What it counts \|\n\|---\|---\|---\|\n((?:\|.*\|\n)+)/.exec(rules) ?? []
  expect(table?.trimEnd().split('\n')).toEqual(rows)
})

test('each meaning is one sentence, and says what, not how', () => {
  const texts = Object.values(figures).flatMap((meanings) => meanings.map(({ means }) => means))
  expect(texts.length).toBeGreaterThan(40)
  for (const text of texts) expect(text).toMatch(/^[A-Z][^.]*[^. ]\.$/)
})

test('figures of the same meaning share one text', () => {
  const column = (name: string, means: string): Column<never> => ({ name, isNumber: true, means, of: () => 0 })
  const words: Column<never> = { name: 'Clinician', of: () => '' }
  expect(
    meaningsOf([words, column('PICC', 'Calls.'), column('Dressing', 'Calls.'), column('Total', 'All calls.')]),
  ).toEqual([
    { figure: 'PICC, Dressing', means: 'Calls.' },
    { figure: 'Total', means: 'All calls.' },
  ])
})
