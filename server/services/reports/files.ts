import { columnInFile, headingOf, type Column } from '../../domain/reports/column'
import { demandColumns, placeColumns, type DemandPlaces } from '../../domain/reports/demand'
import { infectionColumns } from '../../domain/reports/infections'
import { insertionColumns } from '../../domain/reports/insertions'
import { lineColumns, lineGroups } from '../../domain/reports/lines'
import { performanceColumns } from '../../domain/reports/performance'
import { removalColumns } from '../../domain/reports/removals'
import { responseColumns, type ResponseTable } from '../../domain/reports/responseTime'
import { worklogFileColumns } from '../../domain/reports/worklog'
import { csvText } from '../kernel/csv'
import type { Request } from '../kernel/request'
import { demandReport } from './demand'
import { infectionsReport } from './infections'
import { insertionsReport } from './insertions'
import { linesReport } from './lines'
import { performanceReport } from './performance'
import { removalsReport } from './removals'
import type { Report } from './report'
import { responseTimeReport } from './responseTime'
import { worklogReport } from './worklog'

/** A report as a CSV file (rules 7.4): the columns of its screen, all its rows. */
export type ReportFile = {
  fileName: string
  details: Report<object>['details']
  text: (request: Request, input: unknown) => Promise<AsyncGenerator<string, void>>
}

const file = <Answer extends object, Row>(
  fileName: string,
  report: Report<Answer>,
  columnsOf: (answer: Answer) => readonly Column<Row>[],
  rowsOf: (answer: Answer) => AsyncIterable<readonly Row[]> | readonly (readonly Row[])[],
): ReportFile => ({
  fileName,
  details: report.details,
  text: async (request, input) => {
    const answer = await report(request, input)
    const columns = columnsOf(answer).map((column) => columnInFile(column, answer.range.timeZone))
    return csvText(columns.map(headingOf), cellsOf(columns, rowsOf(answer)))
  },
})

async function* cellsOf<Row>(
  columns: readonly Column<Row>[],
  batches: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>,
) {
  for await (const rows of batches) yield rows.map((row) => columns.map(({ of }) => of(row)))
}

/** The rows of a grouping, which are read when the file is. */
async function* batch<Row>(rows: Promise<readonly Row[]>) {
  yield await rows
}

const responseFile = (fileName: string, by: ResponseTable): ReportFile =>
  file(
    fileName,
    responseTimeReport,
    () => responseColumns(by),
    ({ rows }) => batch(rows(by)),
  )

const placesFile = (fileName: string, by: DemandPlaces): ReportFile =>
  file(
    fileName,
    demandReport,
    () => placeColumns(by),
    ({ places }) => batch(places(by)),
  )

/** Every file of a report, by the name under which it is downloaded (administration, section 9). */
export const reportFiles: readonly ReportFile[] = [
  file(
    'performance-report.csv',
    performanceReport,
    ({ procedures }) => performanceColumns(procedures),
    ({ users }) => [users],
  ),
  responseFile('user-report.csv', 'clinicians'),
  responseFile('facility-report.csv', 'facilities'),
  responseFile('unit-report.csv', 'units'),
  responseFile('hour-report.csv', 'hours'),
  responseFile('month-report.csv', 'months'),
  file(
    'worklog-report.csv',
    worklogReport,
    () => worklogFileColumns,
    ({ rows }) => [rows],
  ),
  file(
    'removal-report.csv',
    removalsReport,
    () => removalColumns,
    ({ rows }) => rows(),
  ),
  file(
    'infections-report.csv',
    infectionsReport,
    () => infectionColumns,
    ({ rows }) => rows(),
  ),
  file(
    'lines-report.csv',
    linesReport,
    () => lineColumns(lineGroups),
    ({ rows }) => [rows(lineGroups)],
  ),
  file(
    'insertions-report.csv',
    insertionsReport,
    () => insertionColumns.both,
    ({ both }) => [both],
  ),
  file(
    'demand-report.csv',
    demandReport,
    () => demandColumns,
    ({ cells }) => [cells],
  ),
  placesFile('demand-unit-report.csv', 'units'),
  placesFile('demand-facility-report.csv', 'facilities'),
]
