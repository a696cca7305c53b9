/** A column of a report, the same on the screen and in its file. */
export type Column<Row> = {
  name: string
  /** Of its numbers; it stands in the heading. */
  unit?: string
  isNumber?: true
  /** Digits after the point on the screen, so that the numbers stand under each other. */
  decimals?: number
  /** Null: there is nothing to show. */
  of: (row: Row) => string | number | null
}

export const headingOf = ({ name, unit }: Pick<Column<never>, 'name' | 'unit'>): string =>
  unit ? `${name} (${unit})` : name

/** Who stands in a row for calls without a person, or without a room. */
export const nobody = 'Not recorded'
export const nowhere = 'No room'

/** Milliseconds as minutes with one decimal, as every door answers them. */
export const minutesOf = (ms: number): number => Math.round(ms / 6_000) / 10

/** Part of a whole in percent with one decimal. */
export const percentOf = (part: number, whole: number): number => Math.round((part / whole) * 1_000) / 10
