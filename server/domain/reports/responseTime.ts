import { isStat } from '../configuration/statuses/status'
import { usualTargets } from '../configuration/targets/target'
import { readMonth } from './lines'
import { minutesOf, percentOf, type Column } from './column'

// Minutes from aliveAt to startTime (rules 7.2, 7.7).

/**
 * The target in minutes of a call that has none of its own: it was completed on hold, or before targets were
 * configured.
 */
export const usualTarget = (statusName: string): number =>
  usualTargets[isStat(statusName) ? 'Stat' : 'Normal'].targetMinutes

/** By what the rows of the report are made; `total` is one row of all calls. */
export const responseGroups = ['clinicians', 'facilities', 'units', 'hours', 'months', 'total'] as const
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

const minutes = (name: string, of: Column<Shown>['of']): Column<Shown> => ({
  name,
  unit: 'min',
  isNumber: true,
  decimals: 1,
  of,
})

type Shown = Omit<ResponseRow, 'id'>

/** By what the rows of the screen and its files are made. */
export const responseTables = ['clinicians', 'facilities', 'units', 'hours', 'months'] as const
export type ResponseTable = (typeof responseTables)[number]

const firstColumns: Record<ResponseTable, string> = {
  clinicians: 'Clinician',
  facilities: 'Facility',
  units: 'Unit',
  hours: 'Hour',
  months: 'Month',
}

/** The columns of administration, section 2, and after them those of rules 7.7. */
export const responseColumns = (by: ResponseTable): Column<Shown>[] => [
  {
    name: firstColumns[by],
    of: (row) => row.name,
    ...(by === 'months' ? { order: (row: Shown) => readMonth(row.name) } : {}),
  },
  minutes('Average', (row) => row.averageMinutes),
  minutes('Minimum', (row) => row.minMinutes),
  minutes('Maximum', (row) => row.maxMinutes),
  { name: 'Total Calls', isNumber: true, of: ({ totalCount }) => totalCount },
  minutes('Median', (row) => row.medianMinutes),
  minutes('90th Percentile', (row) => row.p90Minutes),
  {
    name: 'Within Target',
    unit: '%',
    isNumber: true,
    decimals: 1,
    of: ({ withinTargetPercent }) => withinTargetPercent,
  },
  { name: 'Over Target', isNumber: true, of: ({ overTargetCount }) => overTargetCount },
  { name: 'Escalated', isNumber: true, of: ({ escalatedCount }) => escalatedCount },
]
