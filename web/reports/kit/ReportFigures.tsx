import type { ComponentProps } from 'react'
import type { Column } from 'domain/reports/column'
import { ReportChart } from './chart/ReportChart'
import { ReportTable } from './ReportTable'
import { useSorted } from './useSorted'

type Chart<Row> = Pick<ComponentProps<typeof ReportChart>, 'title' | 'unit' | 'days' | 'series' | 'isStacked'> & {
  nameOf: (row: Row) => string
  /** One for each series. */
  valuesOf: (row: Row) => readonly (number | null)[]
  /** What is compared, for the title of another figure: `per clinician`. */
  per: string
  /** The largest come first, before somebody sorts the table; without it those with the largest values. */
  sizeOf?: (row: Row) => number
  /** Months and hours stand side by side, always in their own order. */
  isUpright?: boolean
}

type ReportFiguresProps<Row> = Omit<ComponentProps<typeof ReportTable<Row>>, 'sorted'> & { chart: Chart<Row> }

/**
 * A chart, and the table of its rows, which is sorted by any column. The chart goes by the same column: it shows the
 * column's figure, unless that is one of those that it shows anyway, and in the same order.
 */
export const ReportFigures = <Row,>({ chart, columns, rows, ...table }: ReportFiguresProps<Row>) => {
  const sorted = useSorted(columns, rows)
  const { nameOf, valuesOf, sizeOf = sumOf(valuesOf), per, ...usual } = chart
  const { by } = sorted
  const other = by?.isNumber && !usual.series.some(({ name }) => sameFigure(name, by.name)) ? by : null
  const charted =
    by && !usual.isUpright ? sorted.rows : usual.isUpright ? rows : [...rows].sort((a, b) => sizeOf(b) - sizeOf(a))
  return (
    <>
      <ReportChart
        {...usual}
        isSorted={by !== null}
        {...(other
          ? {
              title: `${other.name} ${per}`,
              unit: unitOf(other, usual.unit),
              series: [{ name: other.name }],
              isStacked: false,
            }
          : {})}
        rows={charted
          .map((row) => ({ name: nameOf(row), values: other ? [numberIn(other, row)] : valuesOf(row) }))
          // Nothing is no bar; of hours and months it is a gap.
          .filter(({ values }) => usual.isUpright || values.some(Boolean))}
      />
      <ReportTable {...table} columns={columns} rows={sorted.rows} sorted={sorted} />
    </>
  )
}

const sameFigure = (series: string, column: string): boolean => series.toLowerCase() === column.toLowerCase()

const longUnits: Record<string, string> = { min: 'minutes' }
const unitOf = <Row,>({ unit }: Column<Row>, usual: string): string =>
  unit ? (longUnits[unit] ?? unit) : usual === 'minutes' ? 'calls' : usual

const numberIn = <Row,>({ of }: Column<Row>, row: Row): number | null => {
  const value = of(row)
  return typeof value === 'number' ? value : null
}

const sumOf =
  <Row,>(valuesOf: Chart<Row>['valuesOf']) =>
  (row: Row): number =>
    valuesOf(row).reduce<number>((sum, value) => sum + (value ?? 0), 0)
