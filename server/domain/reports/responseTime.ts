import { isStat } from '../configuration/statuses/status'
import { usualTargets } from '../configuration/targets/target'
import { readMonth } from './lines'
import { minutesOf, percentOf, type Column, type Figure } from './column'

// Minutes from aliveAt to startTime (rules 7.2, 7.7).

/**
 * The target in minutes of a call that has none of its own: it was completed on hold, or before targets were
 * configured.
 */
export const usualTarget = (statusName: string): number =>
  usualTargets[isStat(statusName) ? 'Stat' : 'Normal'].targetMinutes

/** By what the rows of the report are made; `total` is one row of all calls. */
export const responseGroups = ['clinicians', 'facilities', 'units', 'statuses', 'hours', 'months', 'total'] as const
export type ResponseGroup = (typeof responseGroups)[number]

/** What the database answers about calls that belong together, in milliseconds. */
export type ResponseFigures = {
  count: number
  average: number
  least: number
  most: number
  median: number
  p90: number
  within: number
  escalated: number
}

/** The row of calls in rooms without a unit, and without a room. */
export const noUnit = 'No unit'

export type ResponseRow = {
  /** Of the person or facility; null for calls without a room, and where no record stands for the row. */
  id: string | null
  name: string
  totalCount: number
  averageMinutes: number
  minMinutes: number
  maxMinutes: number
  medianMinutes: number
  p90Minutes: number
  withinTargetPercent: number
  overTargetCount: number
  escalatedCount: number
}

export const responseRow = (
  who: { id: string | null; name: string },
  { count, average, least, most, median, p90, within, escalated }: ResponseFigures,
): ResponseRow => ({
  ...who,
  totalCount: count,
  averageMinutes: minutesOf(average),
  minMinutes: minutesOf(least),
  maxMinutes: minutesOf(most),
  medianMinutes: minutesOf(median),
  p90Minutes: minutesOf(p90),
  withinTargetPercent: percentOf(within, count),
  overTargetCount: count - within,
  escalatedCount: escalated,
})

/** The calls in words: how many, and how long they waited. */
export const responseInWords = ({ medianMinutes, p90Minutes, withinTargetPercent }: Shown): string =>
  `median ${medianMinutes.toFixed(1)} minutes, 90th percentile ${p90Minutes.toFixed(1)}, ${withinTargetPercent.toFixed(1)}% within target`

/** What the figures count (rules 7.2, 7.7). */
export const responseMeanings = {
  totalCount: 'Calls that were completed in the range and were started; those without a start are left out.',
  averageMinutes:
    'The average minutes from when a call joined the queue to its start; a start before it was due counts as 0.',
  minMinutes: 'The shortest time from joining the queue to the start, in minutes.',
  maxMinutes: 'The longest time from joining the queue to the start, in minutes.',
  medianMinutes: 'Half of the calls were started within so many minutes.',
  p90Minutes: 'Nine of ten calls were started within so many minutes.',
  withinTargetPercent: 'The share of the calls that were started within their waiting target, in percent.',
  overTargetCount: 'Calls that waited longer than their waiting target.',
  escalatedCount: 'Calls that were escalated while they waited, each once.',
} as const satisfies Record<Exclude<keyof Shown, 'name'>, string>

const figure = (
  name: string,
  key: keyof typeof responseMeanings,
  more: Pick<Figure<Shown>, 'unit' | 'decimals'> = {},
): Figure<Shown> => ({ name, isNumber: true, means: responseMeanings[key], of: (row) => row[key], ...more })

const inMinutes = { unit: 'min', decimals: 1 } as const

type Shown = Omit<ResponseRow, 'id'>

/** By what the rows of the screen and its files are made. */
export const responseTables = ['clinicians', 'facilities', 'units', 'statuses', 'hours', 'months'] as const
export type ResponseTable = (typeof responseTables)[number]

const firstColumns: Record<ResponseTable, string> = {
  clinicians: 'Clinician',
  facilities: 'Facility',
  units: 'Unit',
  statuses: 'Status',
  hours: 'Hour',
  months: 'Month',
}

const monthOf = ({ name }: Shown): string => readMonth(name)

/** The columns of administration, section 2, and after them those of rules 7.7. */
export const responseColumns = (by: ResponseTable): Column<Shown>[] => [
  {
    name: firstColumns[by],
    of: (row) => row.name,
    ...(by === 'months' ? { order: monthOf, day: { of: monthOf, pattern: 'MM/yyyy' as const } } : {}),
  },
  figure('Average', 'averageMinutes', inMinutes),
  figure('Minimum', 'minMinutes', inMinutes),
  figure('Maximum', 'maxMinutes', inMinutes),
  figure('Total Calls', 'totalCount'),
  figure('Median', 'medianMinutes', inMinutes),
  figure('90th Percentile', 'p90Minutes', inMinutes),
  figure('Within Target', 'withinTargetPercent', { unit: '%', decimals: 1 }),
  figure('Over Target', 'overTargetCount'),
  figure('Escalated', 'escalatedCount'),
]
