import { tzOffset } from '@date-fns/tz'
import { minutesOf } from '../column'
import { byProcedure, valuesInWords, type RecordedValue } from '../removals'

/** A call in the spreadsheet. */
export type SheetCall = {
  patient: string | null
  mrn: string | null
  facility: string | null
  room: string | null
  need: string
  status: string
  orderingProvider: string | null
  clinician: string | null
  createdAt: Date
  startTime: Date | null
  completedAt: Date | null
  responseMs: number | null
  procedureMs: number | null
  fields: readonly RecordedValue[]
  insertionTypes: readonly string[]
  /** The zone of the facility, or of the report. */
  timeZone: string
}

export type SheetCell = string | number | Date | null
export type SheetColumn<Row> = { name: string; width: number; isDate?: true; of: (row: Row) => SheetCell }

/**
 * The moment as the clocks of the zone show it, as a spreadsheet has dates: without a zone. What the file says is what
 * the wall of the facility said.
 */
const onTheClock = (moment: Date | null, timeZone: string): Date | null =>
  moment && new Date(moment.getTime() + tzOffset(timeZone, moment) * 60_000)

const moment = (name: string, of: (call: SheetCall) => Date | null): SheetColumn<SheetCall> => ({
  name,
  width: 17,
  isDate: true,
  of: (call) => onTheClock(of(call), call.timeZone),
})

const column = (name: string, width: number, of: (call: SheetCall) => SheetCell): SheetColumn<SheetCall> => ({
  name,
  width,
  of,
})

const minutes = (ms: number | null): number | null => (ms === null ? null : minutesOf(ms))

export const sheetColumns: readonly SheetColumn<SheetCall>[] = [
  column('Patient', 24, ({ patient }) => patient),
  column('MRN', 14, ({ mrn }) => mrn),
  column('Hospital', 22, ({ facility }) => facility),
  column('Room', 12, ({ room }) => room),
  column('Need', 20, ({ need }) => need),
  column('Status', 10, ({ status }) => status),
  column('Ordering Provider', 22, ({ orderingProvider }) => orderingProvider),
  column('Clinician', 20, ({ clinician }) => clinician),
  moment('Created', ({ createdAt }) => createdAt),
  moment('Started', ({ startTime }) => startTime),
  moment('Completed', ({ completedAt }) => completedAt),
  column('Response Time (min)', 12, ({ responseMs }) => minutes(responseMs)),
  column('Procedure Time (min)', 12, ({ procedureMs }) => minutes(procedureMs)),
  column('Procedures', 28, ({ fields }) =>
    byProcedure(fields)
      .map(({ name }) => name)
      .join(', '),
  ),
  column('Insertion Type', 14, ({ insertionTypes }) => insertionTypes.join(', ')),
  column('Recorded', 60, ({ fields }) =>
    byProcedure(fields)
      .map(
        (each) =>
          `${each.name} (${each.fields.map((field) => `${field.fieldName}: ${valuesInWords(field)}`).join('; ')})`,
      )
      .join(', '),
  ),
  column('Time Zone', 20, ({ timeZone }) => timeZone),
]

/** The rows of a sheet, its heading included, and of a cell the letters, as spreadsheets allow. */
export const mostSheetRows = 1_048_576
export const longestCell = 32_767
