import { inOrderOf, sortWord, type Column } from 'domain/reports/column'
import { useReportView } from './ReportView'

export type Sorted<Row> = {
  rows: readonly Row[]
  /** The column by which they are sorted; null: they are in their usual order. */
  by: Column<Row> | null
  direction: 'ascending' | 'descending'
  /** Sorts by the column, or the other way where it is sorted by it already. */
  sort: (column: Column<Row>) => void
}

/** The rows of a table in the order that the address names. */
export const useSorted = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Sorted<Row> => {
  const shown = useReportView()
  const asked = shown?.view.sort ?? ''
  const isReversed = asked.startsWith('-')
  const by = columns.find((column) => sortWord(column) === asked.replace(/^-/, '')) ?? null
  return {
    rows: by ? inOrderOf(rows, by, isReversed) : rows,
    by,
    direction: (by?.isNumber === true) === isReversed ? 'ascending' : 'descending',
    sort: (column) =>
      shown?.choose({ sort: `${column === by && !isReversed ? '-' : ''}${sortWord(column)}` }, { replace: true }),
  }
}
