import type { Column } from '../../domain/reports/column'
import {
  completedColumns,
  completedLists,
  countColumns,
  type CompletedList,
  type Count,
} from '../../domain/reports/completed'
import { demandColumns, placeColumns, type DemandPlaces } from '../../domain/reports/demand'
import { infectionColumns } from '../../domain/reports/infections'
import { insertionColumns } from '../../domain/reports/insertions'
import { lineColumns, lineGroups } from '../../domain/reports/lines'
import { performanceColumns } from '../../domain/reports/performance'
import { keyFigureColumns, keyFigures } from '../../domain/reports/committee/keyFigures'
import {
  committeeInsertionColumns,
  committeeLineColumns,
  committeeLineRows,
  complianceTotalColumns,
} from '../../domain/reports/committee/sections'
import { staffingColumns } from '../../domain/reports/committee/staffing'
import { removalColumns, removalMeanings } from '../../domain/reports/removals'
import { responseColumns, type ResponseTable } from '../../domain/reports/responseTime'
import { worklogFileColumns } from '../../domain/reports/worklog'
import { authorize, type Request } from '../kernel/request'
import { committeeReport, type Committee } from './committee/committee'
import { completedReport } from './completed'
import { demandReport } from './demand'
import { infectionsReport } from './infections'
import { insertionsReport } from './insertions'
import { linesReport } from './lines'
import { performanceReport } from './performance'
import { removalsReport } from './removals'
import type { Asked, Report } from './report'
import { responseTimeReport } from './responseTime'
import { questionsOf } from './spreadsheet/asked'
import { table, tablesInSheets, type NamedSpreadsheet, type Table } from './spreadsheet/table'
import { worklogReport } from './worklog'

/** A report as a file (rules 7.4): the columns of its screen, all its rows. */
export type ReportFile = {
  /** Without its ending. */
  name: string
  details: Report<object>['details']
  /** Null for a report of several tables, which only a spreadsheet holds. */
  csv: ((request: Request, input: unknown) => Promise<AsyncGenerator<string, void>>) | null
  /** The tables as sheets, with what was asked and what the figures mean. Its name has its days. */
  spreadsheet: (request: Request, input: unknown) => Promise<NamedSpreadsheet>
}

type Tables = readonly [Table, ...Table[]]

const spreadsheetOf = async (
  request: Request,
  name: string,
  answer: Asked,
  tables: Tables,
): Promise<NamedSpreadsheet> => {
  const { start, end, timeZone } = answer.range
  const questions = await questionsOf(request, authorize(request, 'reports:see'), answer)
  return {
    fileName: `${name}-${start === end ? start : `${start}-to-${end}`}.xlsx`,
    parts: tablesInSheets(tables, timeZone, questions),
  }
}

const fileOf = <Answer extends object>(
  name: string,
  report: Report<Answer>,
  tablesOf: (answer: Answer) => Tables,
): ReportFile => ({
  name,
  details: report.details,
  csv: null,
  spreadsheet: async (request, input) => {
    const answer = await report(request, input)
    return spreadsheetOf(request, name, answer, tablesOf(answer))
  },
})

/** The file of a report of one table; `title` names its sheet. */
const file = <Answer extends object, Row>(
  name: string,
  title: string,
  report: Report<Answer>,
  columnsOf: (answer: Answer) => readonly Column<Row>[],
  rowsOf: (answer: Answer) => AsyncIterable<readonly Row[]> | readonly (readonly Row[])[],
): ReportFile => {
  const tableOf = (answer: Answer): Table => table(title, columnsOf(answer), rowsOf(answer))
  return {
    ...fileOf(name, report, (answer) => [tableOf(answer)]),
    csv: async (request, input) => {
      const answer = await report(request, input)
      return tableOf(answer).csv(answer.range.timeZone)
    },
  }
}

/** The rows of a grouping, which are read when the file is. */
async function* batch<Row>(rows: Promise<readonly Row[]>) {
  yield await rows
}

const responseFile = (name: string, by: ResponseTable): ReportFile =>
  file(
    name,
    'Response Time',
    responseTimeReport,
    () => responseColumns(by),
    ({ rows }) => batch(rows(by)),
  )

const placesFile = (name: string, by: DemandPlaces): ReportFile =>
  file(
    name,
    'Demand',
    demandReport,
    () => placeColumns(by),
    ({ places }) => batch(places(by)),
  )

const completedTable = (answer: Record<CompletedList, Count[]>, list: CompletedList): Table =>
  table(`Per ${completedLists[list]}`, completedColumns(list), [answer[list]])

const committeeTables = (answer: Committee): Tables => [
  table('Summary', keyFigureColumns, [keyFigures(answer)]),
  table('Insertions', committeeInsertionColumns, [answer.insertions.types]),
  table('Response Time', responseColumns('statuses'), [answer.response.statuses]),
  table('Demand and Staffing', staffingColumns, [answer.hours]),
  table('Lines', committeeLineColumns, [committeeLineRows(answer.lines)]),
  table('Removals', countColumns('Reason', removalMeanings.reason), [answer.removals.reasons]),
  table('Compliance', complianceTotalColumns, [answer.compliance.statuses]),
]

const committeeName = 'committee-report'

/** The spreadsheet of the committee's page that was read. */
export const committeeFile = (request: Request, answer: Committee & Asked): Promise<NamedSpreadsheet> =>
  spreadsheetOf(request, committeeName, answer, committeeTables(answer))

/** Every file of a report, by the name under which it is downloaded (administration, section 9). */
export const reportFiles: readonly ReportFile[] = [
  fileOf(committeeName, committeeReport, committeeTables),
  fileOf('completed-report', completedReport, (answer) => [
    completedTable(answer, 'clinicians'),
    completedTable(answer, 'facilities'),
    completedTable(answer, 'procedures'),
  ]),
  file(
    'performance-report',
    'Performance',
    performanceReport,
    ({ procedures }) => performanceColumns(procedures),
    ({ users }) => [users],
  ),
  responseFile('user-report', 'clinicians'),
  responseFile('facility-report', 'facilities'),
  responseFile('unit-report', 'units'),
  responseFile('status-report', 'statuses'),
  responseFile('hour-report', 'hours'),
  responseFile('month-report', 'months'),
  file(
    'worklog-report',
    'Worklog',
    worklogReport,
    () => worklogFileColumns,
    ({ rows }) => [rows],
  ),
  file(
    'removal-report',
    'Removals',
    removalsReport,
    () => removalColumns,
    ({ rows }) => rows(),
  ),
  file(
    'infections-report',
    'Infections',
    infectionsReport,
    () => infectionColumns,
    ({ rows }) => rows(),
  ),
  file(
    'lines-report',
    'Lines',
    linesReport,
    () => lineColumns(lineGroups),
    ({ rows }) => [rows(lineGroups)],
  ),
  file(
    'insertions-report',
    'Insertions',
    insertionsReport,
    () => insertionColumns.both,
    ({ both }) => [both],
  ),
  file(
    'demand-report',
    'Demand',
    demandReport,
    () => demandColumns,
    ({ cells }) => [cells],
  ),
  placesFile('demand-unit-report', 'units'),
  placesFile('demand-facility-report', 'facilities'),
]
