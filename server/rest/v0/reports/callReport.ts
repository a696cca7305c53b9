import { breakdownMeanings } from '../../../domain/reports/callReport'
import { spreadsheetSuffix, spreadsheetType, usualFileName } from '../../../domain/reports/spreadsheet/fileName'
import { readCallsOfPage } from '../../../services/calls/past/readPastCalls'
import { callReport, type CallReport } from '../../../services/reports/calls/callReport'
import { callSheets } from '../../../services/reports/spreadsheet/callSheets'
import { readReportFile } from '../../../services/reports/spreadsheet/reportFiles'
import { pastCall } from '../calls/showCall'
import { answer, list, pick, record, text, uuid, whole } from '../kernel/jsonSchema'
import { numberParameter } from '../kernel/query'
import { route, type BodyFields, type Route } from '../kernel/route'
import { sendSpreadsheet } from '../kernel/spreadsheet'
import { Streamed } from '../kernel/streamed'
import { costOfHeavy, spreadsheetPlaces } from '../../../heavyWork'
import { authorize } from '../../../services/kernel/request'

/** The search model of administration, section 3. */
const search: BodyFields = Object.fromEntries(
  ['start', 'end', 'preset', 'earlier', 'timeZone', 'startTime', 'endTime', 'sort', 'filters', 'auditSessionId'].map(
    (name) => [name, { input: name }],
  ),
)

type Page = Pick<CallReport, 'procedures' | 'insertionTypes' | 'total' | 'auditSessionId'> & {
  calls: Awaited<ReturnType<typeof readCallsOfPage>>
}

const page = answer(
  'CallReport',
  'A page of the call report, with the names and MRNs of the patients, and figures about all its calls.',
  record({
    calls: list(pastCall.schema, 'The calls of the page. One audit row names them.'),
    procedures: list(
      record({ id: uuid(), name: text(), count: whole() }),
      `${breakdownMeanings.procedures} By weight of the procedure.`,
    ),
    insertionProcedures: list(
      record({ name: text('The insertion type.'), count: whole() }),
      `${breakdownMeanings.insertionTypes} The largest number first.`,
    ),
    total: whole('The number of calls on all pages.'),
    auditSessionId: uuid('For the other pages of this search.'),
  }),
  ({ calls, insertionTypes, ...report }: Page) => ({
    calls: calls.map(pastCall.show),
    procedures: report.procedures.map((each) => pick(each, 'id', 'name', 'count')),
    insertionProcedures: insertionTypes.map((each) => pick(each, 'name', 'count')),
    ...pick(report, 'total', 'auditSessionId'),
  }),
)

const { description, input } = callReport.details
const body = { fields: search, checkedBy: input }
export const callReportRoutes: Route[] = [
  route({
    name: 'callsReport',
    summary: 'The call report, twenty calls on a page',
    description: `${description} Changes nothing. Reading it is audited.`,
    method: 'POST',
    path: '/providers/{providerId}/calls/report',
    permission: 'reports:see',
    isRead: true,
    cost: costOfHeavy,
    isHeavy: true,
    isReport: true,
    body,
    query: {
      page: numberParameter(
        'The number of the page, from 0, which is the default. A page past the last is empty and has the true total.',
      ),
    },
    answer: page.schema,
    handle: async ({ request, input: sent, query }) => {
      const read = await callReport(request, { ...sent, page: query.page ?? 0 })
      return page.show({ ...read, calls: await readCallsOfPage(request, read.ids) })
    },
  }),
  {
    name: 'downloadCallReport',
    summary: 'The call report as a spreadsheet',
    description: `${description} A sheet of every call, one of the figures, and one of what was asked. Dates are in the time zone of the hospital. Reading it is audited, with every call.`,
    method: 'POST',
    path: '/providers/{providerId}/reports/performance/download',
    permission: 'reports:see',
    isRead: true,
    cost: costOfHeavy,
    isHeavy: true,
    isReport: true,
    body,
    answer: { types: [spreadsheetType], description: 'The spreadsheet.' },
    handle: async ({ request, input: sent }) =>
      sendSpreadsheet(authorize(request, 'reports:see'), spreadsheetPlaces, async () => ({
        fileName: usualFileName + spreadsheetSuffix,
        parts: await callSheets(request, sent),
      })),
  },
  {
    name: 'readReportFile',
    summary: 'A spreadsheet that you had prepared',
    description: 'Only its owner can read it, for an hour after it is ready.',
    method: 'GET',
    path: '/providers/{providerId}/reports/files/{id}',
    permission: 'reports:see',
    cost: costOfHeavy,
    isHeavy: true,
    answer: { types: [spreadsheetType], description: 'The spreadsheet.' },
    handle: async ({ request, params }) => {
      const { name, parts } = await readReportFile(request, params.id!)
      return Streamed.file(parts, spreadsheetType, name)
    },
  },
]
