import { callSorts } from '../../../domain/calls/past/pastList'
import { callFilterTypes, type CallFilterType } from '../../../domain/reports/callReport'
import { callColumns } from '../../../domain/reports/spreadsheet/callColumns'
import type { SheetCell } from '../../../domain/reports/spreadsheet/sheet'
import { spreadsheet, type Sheet } from '../../../files/spreadsheet'
import { authorize, type Request } from '../../kernel/request'
import { callReport, type CallReport } from '../calls/callReport'
import { readCallReportChoices } from '../calls/callReportChoices'
import type { ReportRange } from '../report'
import { askedBy, asOfQuestion, type Question } from './asked'
import { sheetCalls } from './sheetCalls'
import { requestSheet } from './table'

type Read = CallReport & { range: ReportRange }

const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** The names of the records that filters name. What does not exist for the caller is told by its id. */
const readNames = async (request: Request): Promise<ReadonlyMap<string, string>> => {
  const { hospitals, clinicians, procedures, rooms, purposes } = await readCallReportChoices(request)
  return new Map([...hospitals, ...clinicians, ...procedures, ...rooms, ...purposes].map(({ id, name }) => [id, name]))
}

/** What was asked: range, zone, order, filters, who and when (rules 7.11). */
const questions = async (request: Request, { range, asked, total }: Read): Promise<Question[]> => {
  const actor = authorize(request, 'reports:see')
  const names = await readNames(request)
  const filters = Object.entries(asked.filters).flatMap(([type, values]): Question[] =>
    values.map((value) => [callFilterTypes[type as CallFilterType], names.get(value) ?? value]),
  )
  return [
    ['First Day', range.start],
    ['Last Day', range.end],
    ['From', timeOf(asked.hours?.from ?? 0)],
    ['Until', timeOf(asked.hours?.to ?? 24 * 60)],
    ['Time Zone', range.timeZone],
    ['Dates', "Of each call in the time zone of its hospital, which stands in the call's row"],
    ['Sort', callSorts[asked.sort]],
    ...(filters.length > 0 ? filters : ([['Filters', 'None']] satisfies Question[])),
    ['Calls', total],
    ...askedBy(request, actor, range.timeZone),
    ...asOfQuestion(range.asOf, range.timeZone),
  ]
}

/** Called after each batch of calls. */
type Progress = (written: number, total: number) => Promise<void>

const callBatches = async function* (request: Request, { ids, range, total }: Read, progress?: Progress) {
  let written = 0
  await progress?.(0, total)
  for await (const calls of sheetCalls(request, ids, range)) {
    yield calls.map((call) => callColumns.map(({ of }) => of(call)))
    written += calls.length
    await progress?.(written, total)
  }
}

/** The spreadsheet of the call report: the same definition as its screen, with every call (rules 7.11). */
export const callSheets = async (
  request: Request,
  input: Record<string, unknown>,
  progress?: Progress,
): Promise<AsyncGenerator<Uint8Array, void>> => {
  const read = await callReport(request, { ...input, page: null })
  const breakdown = (kind: string, rows: readonly { name: string; count: number }[]): SheetCell[][] =>
    rows.map(({ name, count }) => [kind, name, count])
  const sheets: Sheet[] = [
    { name: 'Calls', columns: callColumns, batches: callBatches(request, read, progress) },
    {
      name: 'Breakdowns',
      columns: [
        { name: 'Breakdown', width: 18 },
        { name: 'Name', width: 30 },
        { name: 'Calls', width: 10 },
      ],
      batches: [[...breakdown('Procedure', read.procedures), ...breakdown('Insertion Type', read.insertionTypes)]],
    },
    requestSheet(await questions(request, read)),
  ]
  return spreadsheet(sheets)
}
