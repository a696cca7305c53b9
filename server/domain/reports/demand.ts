import { string } from 'yup'
import { statusNames } from '../configuration/statuses/status'
import { text } from '../kernel/input/input'
import { minutesOf, type Column } from './column'

// Calls by the weekday and hour at which they joined the queue, in the day of their facility (rules 7.9).

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
export const hours = Array.from({ length: 24 }, (_none, hour) => hour)

/** 07:00 */
export const showHour = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

export type DemandRow = {
  /** 1 Monday to 7 Sunday; null: every day. */
  weekday: number | null
  hour: number
  calls: number
  /** Of the calls that were completed after somebody had started; null without any. */
  medianMinutes: number | null
}

/** What the database answers: in milliseconds, and only where there were calls. */
export type DemandCount = { weekday: number | null; hour: number; calls: number; median: number | null }

const rowOf = (found: DemandCount | undefined, weekday: number | null, hour: number): DemandRow => ({
  weekday,
  hour,
  calls: found?.calls ?? 0,
  medianMinutes: found?.median == null ? null : minutesOf(found.median),
})

/** A row for every hour of the day, and one for every hour of the week. */
export const demandRows = (counts: readonly DemandCount[]): { hours: DemandRow[]; cells: DemandRow[] } => {
  const found = new Map(counts.map((count) => [`${count.weekday} ${count.hour}`, count]))
  const rowsOf = (weekday: number | null) => hours.map((hour) => rowOf(found.get(`${weekday} ${hour}`), weekday, hour))
  return { hours: rowsOf(null), cells: weekdays.flatMap((_name, index) => rowsOf(index + 1)) }
}

export const demandColumns: Column<DemandRow>[] = [
  { name: 'Weekday', of: ({ weekday }) => (weekday === null ? 'Every day' : weekdays[weekday - 1]!) },
  { name: 'Hour', of: ({ hour }) => showHour(hour) },
  { name: 'Calls', isNumber: true, of: ({ calls }) => calls },
  {
    name: 'Median Response',
    unit: 'min',
    isNumber: true,
    decimals: 1,
    of: ({ medianMinutes }) => medianMinutes,
  },
]

/** Only calls of one status, and only those for rooms of one unit. */
export type DemandFilter = { status: string | null; unit: string | null }
export const demandUnit =
  "Only calls for rooms of this unit: the part of a room's name before its last dash, such as ED of ED-3. Capitals do not matter."
export const demandStatuses = Object.values(statusNames)
const noSuchStatus = `Must be ${demandStatuses.join(', ')}`
export const demandFilter = {
  status: string()
    .transform((_value, original: unknown) => (original === '' ? null : original))
    .typeError(noSuchStatus)
    .nullable()
    .default(null)
    .test('status', noSuchStatus, (value) => value == null || demandStatuses.some((status) => status === value))
    .meta({
      description: 'Only calls that have this status now.',
      jsonSchema: { type: 'string', enum: demandStatuses },
    }),
  unit: text().default(null).meta({ description: demandUnit }),
}
