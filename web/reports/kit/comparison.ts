import type { Column, Figure } from 'domain/reports/column'

/** The rows of an earlier range. */
export type Comparison<Row> = {
  rows: readonly Row[]
  /** By which a row finds the one that it is compared with, where that is not its name. */
  keyOf?: (row: Row, isEarlier: boolean) => string
}

/** Months are compared by their place in their range. */
export const monthIn = (start: string, month: string): string => {
  const [year, of] = start.split('-').map(Number)
  const [ownYear, own] = month.split('-').map(Number)
  return String((ownYear! - year!) * 12 + own! - of!)
}

type Compared<Row> = Comparison<Row> & {
  /** By which a row finds its own of the earlier range. */
  nameOf: (row: Row) => string
  /** The name of the figure that is compared before somebody sorts by another one. */
  usual: string
}

/** The figure that is compared, what it was, and how much it changed; and all columns with the last two beside it. */
export type ComparedColumns<Row> = {
  columns: readonly Column<Row>[]
  figure: Column<Row>
  before: Column<Row>
}

const beforeMeans = 'The figure beside it, in the range with which this one is compared.'
const changeMeans = 'The figure less what it was before.'

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/**
 * The columns of a table with *Before* and *Change* beside the figure by which it is sorted. A row that was not there
 * before has neither.
 */
export const comparedColumns = <Row>(
  columns: readonly Column<Row>[],
  by: Column<Row> | null,
  { rows, nameOf, keyOf = nameOf, usual }: Compared<Row>,
): ComparedColumns<Row> | null => {
  const numbers = columns.filter((column) => column.isNumber === true)
  const figure = by?.isNumber ? by : (numbers.find(({ name }) => same(name, usual)) ?? numbers[0])
  if (!figure) return null
  const earlier = new Map(rows.map((row) => [keyOf(row, true), row]))
  const was = (row: Row): number | null => {
    const then = earlier.get(keyOf(row, false))
    const value = then === undefined ? null : figure.of(then)
    return typeof value === 'number' ? value : null
  }
  const before: Figure<Row> = { ...figure, name: 'Before', means: beforeMeans, order: undefined, of: was }
  const change: Figure<Row> = {
    ...before,
    name: 'Change',
    means: changeMeans,
    of: (row) => {
      const [now, then] = [figure.of(row), was(row)]
      return typeof now === 'number' && then !== null ? Math.round((now - then) * 100) / 100 : null
    },
  }
  const place = columns.indexOf(figure) + 1
  return { columns: [...columns.slice(0, place), before, change, ...columns.slice(place)], figure, before }
}
