import { minutesOf } from '../column'
import { byProcedure, valuesInWords, type RecordedValue } from '../removals'
import { cellFormat, onTheClock, type SheetCell, type SheetColumn } from './sheet'

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

const moment = (name: string, of: (call: SheetCall) => Date | null): SheetColumn<SheetCall> => ({
  name,
  width: 17,
  format: cellFormat('MM/dd/yyyy HH:mm'),
  of: (call) => onTheClock(of(call), call.timeZone),
})

const column = (name: string, width: number, of: (call: SheetCall) => SheetCell): SheetColumn<SheetCall> => ({
  name,
  width,
  of,
})

const minutes = (ms: number | null): number | null => (ms === null ? null : minutesOf(ms))

export const callColumns: readonly SheetColumn<SheetCall>[] = [
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
