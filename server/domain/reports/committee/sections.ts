import { filterMeanings, filterNames, type ComplianceReportFilter } from '../../compliance/status'
import type { Column, Figure } from '../column'
import { insertionColumns, orderChanges, type InsertionRow } from '../insertions'
import { centralMeaning, lineColumns, type LineFigures, type LineRow } from '../lines'

// The tables of the committee's page that no other report has.

/** Insertions by type. Which order was changed to which is in the report on insertions. */
export const committeeInsertionColumns: Column<InsertionRow>[] = insertionColumns.types.filter(
  ({ name }) => !orderChanges.some((change) => change === name),
)

export const committeeLineColumns: Column<LineRow>[] = lineColumns(['TYPE'])

/** The types, all of them once, and the central ones once. */
export const committeeLineRows = (lines: {
  total: LineFigures
  central: LineFigures
  types: readonly LineRow[]
}): LineRow[] => {
  const row = (type: string, figures: LineFigures): LineRow => ({ facility: null, month: null, ...figures, type })
  return [...lines.types, row('All lines', lines.total), row('Central lines', lines.central)]
}

/** For footnotes: what the row of central lines is. */
export const centralFootnote = { figure: 'Central lines', means: centralMeaning }

type StatusTotal = { filter: string; rowCount: number; personCount: number }

const count = (name: string, means: string, of: (row: StatusTotal) => number): Figure<StatusTotal> => ({
  name,
  isNumber: true,
  means,
  of,
})

export const complianceTotalMeanings = {
  rowCount: 'Requirements of active people with this status as of now, each for each person.',
  personCount: 'Active people who have such requirements.',
} as const

export const complianceTotalColumns: Column<StatusTotal>[] = [
  { name: 'Status', of: ({ filter }) => filterNames[filter as ComplianceReportFilter] ?? filter },
  count('Requirements', complianceTotalMeanings.rowCount, ({ rowCount }) => rowCount),
  count('People', complianceTotalMeanings.personCount, ({ personCount }) => personCount),
]

/** For footnotes: what the statuses are. */
export const complianceFootnotes = Object.entries(filterMeanings).map(([filter, means]) => ({
  figure: filterNames[filter as ComplianceReportFilter],
  means,
}))
