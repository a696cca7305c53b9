import type { ComponentProps } from 'react'
import type { Column } from 'domain/reports/column'
import { ReportChart } from './chart/ReportChart'
import { comparedColumns, type Comparison } from './comparison'
import { ComparedWith } from './RangeLine'
import { ReportTable } from './ReportTable'
import { useSorted } from './useSorted'

type Chart<Row> = Pick<ComponentProps<typeof ReportChart>, 'title' | 'unit' | 'days' | 'series' | 'isStacked'> & {
  nameOf: (row: Row) => string
  /** One for each series. */
  valuesOf: (row: Row) => readonly (number | null)[]
  /** What is compared, for the title of another figure: `per clinician`. */
  per: string
  /** The name of the figure that is compared before somebody sorts by another; without it that of the first series. */
  figure?: string
  /** The largest come first, before somebody sorts the table; without it those with the largest values. */
  sizeOf?: (row: Row) => number
  /** Months and hours stand side by side, always in their own order. */
  isUpright?: boolean
}

type ReportFiguresProps<Row> = Omit<ComponentProps<typeof ReportTable<Row>>, 'sorted'> & {
  chart: Chart<Row>
  /** The same of an earlier range, and its days; null: it is compared with none. */
  earlier?:
    | (Comparison<Row> & { /** Without them the page tells. */ days?: Chart<Row>['days']; inWords?: string })
    | null
}

/**
 * A chart, and the table of its rows, which is sorted by any column. The chart goes by the same column: it shows the
 * column's figure, unless that is one of those that it shows anyway, and in the same order. Compared with an earlier
 * range, the figure stands beside what it was then, in both.
 */
export const ReportFigures = <Row,>({ chart, columns, rows, earlier = null, ...table }: ReportFiguresProps<Row>) => {
  const { nameOf, valuesOf, sizeOf = sumOf(valuesOf), per, figure: comparedFigure, ...usual } = chart
  const compared = earlier ? { ...earlier, nameOf, usual: comparedFigure ?? usual.series[0].name } : null
  const shown = useSorted(columns, rows, compared ? (by) => comparedColumns(columns, by, compared) : undefined)
  const { by } = shown
  const other = by?.isNumber && !usual.series.some(({ name }) => sameFigure(name, by.name)) ? by : null
  const drawn = shown.compared?.map(({ of }) => of) ?? (other ? [other.of] : null)
  const charted = by && !usual.isUpright ? shown.rows : usual.isUpright ? rows : largestFirst(rows, sizeOf)
  const figure = shown.compared?.[0] ?? other
  return (
    <>
      {earlier?.days ? <ComparedWith days={earlier.days} inWords={earlier.inWords} /> : null}
      <ReportChart
        {...usual}
        {...(figure
          ? {
              title: `${figure.name} ${per}`,
              unit: unitOf(figure, usual.unit),
              series: shown.compared ? [{ name: figure.name }, { name: 'Before' }] : [{ name: figure.name }],
              isStacked: false,
            }
          : {})}
        isSorted={by !== null}
        rows={charted
          .map((row) => ({ name: nameOf(row), values: drawn ? drawn.map((of) => numberIn(of(row))) : valuesOf(row) }))
          // Nothing is no bar; of hours and months it is a gap.
          .filter(({ values }) => usual.isUpright || values.some(Boolean))}
      />
      <ReportTable {...table} columns={shown.columns} rows={shown.rows} sorted={shown} />
    </>
  )
}

const sameFigure = (series: string, column: string): boolean => series.toLowerCase() === column.toLowerCase()

const longUnits: Record<string, string> = { min: 'minutes' }
const unitOf = <Row,>({ unit }: Column<Row>, usual: string): string =>
  unit ? (longUnits[unit] ?? unit) : usual === 'minutes' ? 'calls' : usual

const numberIn = (value: string | number | null): number | null => (typeof value === 'number' ? value : null)

const sumOf =
  <Row,>(valuesOf: Chart<Row>['valuesOf']) =>
  (row: Row): number =>
    valuesOf(row).reduce<number>((sum, value) => sum + (value ?? 0), 0)

const largestFirst = <Row,>(rows: readonly Row[], sizeOf: (row: Row) => number): Row[] =>
  [...rows].sort((a, b) => sizeOf(b) - sizeOf(a))
