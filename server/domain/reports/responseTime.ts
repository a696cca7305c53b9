import { isStat } from '../configuration/statuses/status'
import { usualTargets } from '../configuration/targets/target'
import { minutesOf, percentOf, type Column } from './column'

// Minutes from aliveAt to startTime (rules 7.2, 7.7).

/**
 * The target in minutes of a call that has none of its own: it was completed on hold, or before targets were
 * configured.
 */
export const usualTarget = (statusName: string): number =>
  usualTargets[isStat(statusName) ? 'Stat' : 'Normal'].targetMinutes

/** What the database answers about the calls of a person or a facility, in milliseconds. */
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

export type ResponseRow = {
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

const minutes = (name: string, of: Column<Shown>['of']): Column<Shown> => ({
  name,
  unit: 'min',
  isNumber: true,
  decimals: 1,
  of,
})

type Shown = Omit<ResponseRow, 'id'>

/** The columns of administration, section 2, and after them those of rules 7.7. */
export const responseColumns = (name: 'Clinician' | 'Facility'): Column<Shown>[] => [
  { name, of: (row) => row.name },
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
