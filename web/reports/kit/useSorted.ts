import { inOrderOf, sortWord, type Column } from 'domain/reports/column'
import type { ComparedColumns } from './comparison'
import { useReportView } from './ReportView'

export type Sorted<Row> = {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** The column by which they are sorted; null: they are in their usual order. */
  by: Column<Row> | null
  /** The figure that is compared, and what it was before. */
  compared: [Column<Row>, Column<Row>] | null
  direction: 'ascending' | 'descending'
  /** Sorts by the column, or the other way where it is sorted by it already. */
  sort: (column: Column<Row>) => void
}

/** The rows of a table in the order that the address names; `compare` adds columns beside the one that it is sorted by. */
export const useSorted = <Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  compare?: (by: Column<Row> | null) => ComparedColumns<Row> | null,
): Sorted<Row> => {
  const shown = useReportView()
  const asked = shown?.view.sort ?? ''
  const isReversed = asked.startsWith('-')
  const word = asked.replace(/^-/, '')
  const among = (all: readonly Column<Row>[]) => all.find((column) => sortWord(column) === word) ?? null
  const compared = compare?.(among(columns)) ?? null
  const all = compared?.columns ?? columns
  const by = among(all)
  return {
    columns: all,
    rows: by ? inOrderOf(rows, by, isReversed) : rows,
    by,
    compared: compared && [compared.figure, compared.before],
    direction: (by?.isNumber === true) === isReversed ? 'ascending' : 'descending',
    sort: (column) =>
      shown?.choose({ sort: `${column === by && !isReversed ? '-' : ''}${sortWord(column)}` }, { replace: true }),
  }
}
