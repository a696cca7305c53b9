import { compareNames } from '../kernel/input/names'
import { showIn } from '../kernel/time/facilityTime'

type Shared<Row> = {
  name: string
  /** Of its numbers, or of its moments in a file; it stands in the heading. */
  unit?: string
  /** Null: there is nothing to show. */
  of: (row: Row) => string | number | null
  /** What it is sorted by, where that is not what it shows. */
  order?: (row: Row) => string | number | null
}

/** A column of numbers. */
export type Figure<Row> = Shared<Row> & {
  isNumber: true
  /** Digits after the point on the screen, so that the numbers stand under each other. */
  decimals?: number
  /** What it counts and what not, in one sentence: every door, the screen and the rules have it from here. */
  means: string
  moment?: undefined
  day?: undefined
}

type Words<Row> = Shared<Row> & {
  isNumber?: undefined
  decimals?: undefined
  means?: undefined
  /** The moment that it shows, and how a file shows it. A file is read elsewhere and later: see `columnInFile`. */
  moment?: { of: (row: Row) => Date | null; pattern: string }
  /** The day or month that it shows, `YYYY-MM-DD` or `YYYY-MM`: a date in a spreadsheet. */
  day?: { of: (row: Row) => string | null; pattern: 'MM/dd/yyyy' | 'MM/yyyy' }
}

/** A column of a report, the same on the screen and in its file. */
export type Column<Row> = Words<Row> | Figure<Row>

/** The column as a file has it: moments with their year in one zone, which stands in the heading (rules 7.4). */
export const columnInFile = <Row>(column: Column<Row>, timeZone: string): Column<Row> => {
  const { moment } = column
  if (!moment) return column
  const shown = (row: Row): string | number | null => {
    const at = moment.of(row)
    return at ? showIn(timeZone, at, moment.pattern) : column.of(row)
  }
  return { ...column, unit: timeZone, of: shown }
}

export const headingOf = ({ name, unit }: Pick<Column<never>, 'name' | 'unit'>): string =>
  unit ? `${name} (${unit})` : name

/** A column in the address of its report: `90th-percentile`; with `-` before it in the other order. */
export const sortWord = ({ name }: Pick<Column<never>, 'name'>): string =>
  name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

export const sortWords = (columns: readonly Column<never>[]): string[] =>
  columns.flatMap((column) => [sortWord(column), `-${sortWord(column)}`])

/** What the figures of a table mean, each text once with the headings of all that it is about. */
export const meaningsOf = (columns: readonly Column<never>[]): { figure: string; means: string }[] => {
  const headings = new Map<string, string[]>()
  for (const column of columns)
    if (column.isNumber) headings.set(column.means, [...(headings.get(column.means) ?? []), headingOf(column)])
  return [...headings].map(([means, names]) => ({ figure: names.join(', '), means }))
}

/**
 * The rows in the order of a column: numbers descend and names ascend, or the other way. What has no value comes last;
 * equal ones stay in their order.
 */
export const inOrderOf = <Row>(
  rows: readonly Row[],
  { of, order = of, isNumber }: Column<Row>,
  isReversed: boolean,
): Row[] => {
  const sign = isReversed === (isNumber === true) ? 1 : -1
  const valued = rows.map((row) => ({ row, value: order(row) }))
  return valued
    .sort((a, b) => {
      if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null)
      if (typeof a.value === 'number' && typeof b.value === 'number') return sign * (a.value - b.value)
      return sign * compareNames(String(a.value), String(b.value))
    })
    .map(({ row }) => row)
}

/** Who stands in a row for calls without a person, or without a room. */
export const nobody = 'Not recorded'
export const nowhere = 'No room'

/** Milliseconds as minutes with one decimal, as every door answers them. */
export const minutesOf = (ms: number): number => Math.round(ms / 6_000) / 10

/** Part of a whole in percent with one decimal. */
export const percentOf = (part: number, whole: number): number => Math.round((part / whole) * 1_000) / 10
