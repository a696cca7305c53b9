import { expiryNames } from '../../domain/compliance/expiry'
import { complianceColumns } from '../../domain/compliance/report'
import { filterMeanings, filterNames, reportFilters } from '../../domain/compliance/status'
import { todayIn } from '../../domain/kernel/time/facilityTime'
import { openReport, readFacilitiesOf, type OpenReport } from '../compliance/report/reading'
import { readWholeReport } from '../compliance/report/rows'
import type { ReportCriteria } from '../compliance/report/tables'
import { readProviderZone } from '../configuration/facilities/providerZone'
import type { Request } from '../kernel/request'
import { askedBy, asOfQuestion } from './spreadsheet/asked'
import { table, tablesInSheets, type NamedSpreadsheet } from './spreadsheet/table'

/** The name of the compliance report's files, without the ending. */
export const complianceFileName = 'compliance-report'

const tableOf = (report: OpenReport) => table('Compliance', complianceColumns, readWholeReport(report))

/** The compliance report as a CSV file (rules 7.4): the columns of the screen, and the rows that the filters leave. */
export const complianceCsv = async (
  request: Request,
  criteria: ReportCriteria,
): Promise<AsyncGenerator<string, void>> => tableOf(await openReport(request, criteria)).csv('')

/** The same as a spreadsheet, with what was asked and what the statuses mean. Its name has the day. */
export const complianceSpreadsheet = async (request: Request, criteria: ReportCriteria): Promise<NamedSpreadsheet> => {
  const report = await openReport(request, criteria)
  const { db, actor, asOf } = report
  const timeZone = await readProviderZone(db, actor.providerId)
  const { status, expires, search } = criteria
  const questions = [
    ['Facilities', (await readFacilitiesOf(db, actor, criteria)).join(', ') || 'None'],
    ['Status', status ? filterNames[status] : 'All'],
    ['Expires', expires ? expiryNames[expires] : 'Any date'],
    ['Search', search || 'None'],
    ...askedBy(request, actor, timeZone),
    ...asOfQuestion(asOf, timeZone),
  ] as const
  const meanings = reportFilters.map((filter) => ({ figure: filterNames[filter], means: filterMeanings[filter] }))
  return {
    fileName: `${complianceFileName}-${todayIn(timeZone, request.now())}.xlsx`,
    parts: tablesInSheets([{ ...tableOf(report), meanings }], timeZone, questions),
  }
}
