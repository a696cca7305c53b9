import { expiryNames } from '../../domain/compliance/expiry'
import { complianceColumns } from '../../domain/compliance/report'
import { filterMeanings, filterNames, reportFilters } from '../../domain/compliance/status'
import { todayIn } from '../../domain/kernel/time/facilityTime'
import { readFacilitiesOf } from '../compliance/report/reading'
import { readWholeReport } from '../compliance/report/rows'
import type { ReportCriteria } from '../compliance/report/tables'
import { readProviderZone } from '../configuration/facilities/providerZone'
import { authorize, type Request } from '../kernel/request'
import { askedBy } from './spreadsheet/asked'
import { table, tablesInSheets, type NamedSpreadsheet } from './spreadsheet/table'

/** The name of the compliance report's files, without the ending. */
export const complianceFileName = 'compliance-report'

const tableOf = (request: Request, criteria: ReportCriteria) =>
  table('Compliance', complianceColumns, readWholeReport(request, criteria))

/** The compliance report as a CSV file (rules 7.4): the columns of the screen, and the rows that the filters leave. */
export const complianceCsv = (request: Request, criteria: ReportCriteria): AsyncGenerator<string, void> =>
  tableOf(request, criteria).csv('')

/** The same as a spreadsheet, with what was asked and what the statuses mean. Its name has the day. */
export const complianceSpreadsheet = async (request: Request, criteria: ReportCriteria): Promise<NamedSpreadsheet> => {
  const actor = authorize(request, 'compliance:review')
  const timeZone = await readProviderZone(request.clients.forProvider(actor.providerId), actor.providerId)
  const { status, expires, search } = criteria
  const questions = [
    ['Facilities', (await readFacilitiesOf(request, actor, criteria)).join(', ') || 'None'],
    ['Status', status ? filterNames[status] : 'All'],
    ['Expires', expires ? expiryNames[expires] : 'Any date'],
    ['Search', search || 'None'],
    ...askedBy(request, actor, timeZone),
  ] as const
  const meanings = reportFilters.map((filter) => ({ figure: filterNames[filter], means: filterMeanings[filter] }))
  return {
    fileName: `${complianceFileName}-${todayIn(timeZone, request.now())}.xlsx`,
    parts: tablesInSheets([{ ...tableOf(request, criteria), meanings }], timeZone, questions),
  }
}
