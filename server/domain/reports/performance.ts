import { compareNames } from '../kernel/input/names'
import type { Column } from './column'

// Procedures per clinician (rules 7.2).

export type PerformanceProcedure = { id: string; name: string; countInPerformance: boolean }
export type PerformanceRow = {
  userId: string | null
  fullName: string
  /** The sum over the procedures that count in performance. */
  total: number
  /** Only procedures that the person did. */
  procedures: readonly { id: string; count: number }[]
}

/** The rows with their totals: by name, people without a total last (administration, section 2). */
export const rankPerformance = (
  rows: readonly Omit<PerformanceRow, 'total'>[],
  procedures: readonly PerformanceProcedure[],
): PerformanceRow[] => {
  const counting = new Set(procedures.filter((each) => each.countInPerformance).map(({ id }) => id))
  return rows
    .map((row) => ({
      ...row,
      total: row.procedures.reduce((sum, { id, count }) => sum + (counting.has(id) ? count : 0), 0),
    }))
    .sort((a, b) => Number(a.total === 0) - Number(b.total === 0) || compareNames(a.fullName, b.fullName))
}

export const performanceMeanings = {
  procedure: 'Completed calls that contain the procedure, each once, by the person who completed them.',
  total: 'The sum over the procedures that count in performance.',
} as const

type Shown = Pick<PerformanceRow, 'fullName' | 'total' | 'procedures'>

export const performanceColumns = (
  procedures: readonly Pick<PerformanceProcedure, 'id' | 'name'>[],
): Column<Shown>[] => [
  { name: 'Clinician', of: ({ fullName }) => fullName },
  ...procedures.map(({ id, name }): Column<Shown> => ({
    name,
    isNumber: true,
    means: performanceMeanings.procedure,
    of: (row) => row.procedures.find((each) => each.id === id)?.count ?? 0,
  })),
  { name: 'Total', isNumber: true, means: performanceMeanings.total, of: ({ total }) => total },
]
