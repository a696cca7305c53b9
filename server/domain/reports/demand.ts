import { weekdays } from '../kernel/time/timeOfDay'
import { minutesOf, type Column, type Figure } from './column'

// Calls by the weekday and hour at which they joined the queue, in the day of their facility (rules 7.9).

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

/** The calls of a unit or facility; nights are from 19:00 to 07:00. */
export type DemandPlace = {
  name: string
  calls: number
  onWeekdays: number
  atWeekends: number
  atNight: number
  medianMinutes: number | null
}

/** What the figures count (rules 7.9). */
export const demandMeanings = {
  calls:
    'Calls that joined the queue in the range, open ones included; a scheduled follow-up counts when it joins, not when it was scheduled.',
  onWeekdays: 'Of the calls, those that joined from Monday to Friday, by the clock of their facility.',
  atWeekends: 'Of the calls, those that joined on Saturday and Sunday, by the clock of their facility.',
  atNight: 'Of the calls, those that joined from 19:00 to 07:00, by the clock of their facility.',
  medianMinutes: 'Half of the calls that were completed were started within so many minutes.',
} as const satisfies Record<Exclude<keyof DemandPlace, 'name'>, string>

/** The places whose calls the report compares. */
export const demandPlaces = ['units', 'facilities'] as const
export type DemandPlaces = (typeof demandPlaces)[number]

const figure = <Key extends keyof typeof demandMeanings>(
  name: string,
  key: Key,
  more: Pick<Figure<never>, 'unit' | 'decimals'> = {},
): Figure<Pick<DemandPlace, Key>> => ({
  name,
  isNumber: true,
  means: demandMeanings[key],
  of: (row) => row[key],
  ...more,
})

const calls = figure('Calls', 'calls')
const response = figure('Median Response', 'medianMinutes', { unit: 'min', decimals: 1 })

export const placeColumns = (by: DemandPlaces): Column<DemandPlace>[] => [
  { name: by === 'units' ? 'Unit' : 'Facility', of: ({ name }) => name },
  calls,
  figure('On Weekdays', 'onWeekdays'),
  figure('At Weekends', 'atWeekends'),
  figure('At Night', 'atNight', { unit: '19:00 to 07:00' }),
  response,
]

export const demandColumns: Column<DemandRow>[] = [
  { name: 'Weekday', of: ({ weekday }) => (weekday === null ? 'Every day' : weekdays[weekday - 1]!) },
  { name: 'Hour', of: ({ hour }) => showHour(hour) },
  calls,
  response,
]
