// A filter of visibility, asked about a row that was read through a relation: Prisma takes a filter
// where it reads a list, and none where it reads one related row. The filter stays the one place
// that says which rows exist for whom.

type Row = Record<string, unknown>

const isRelation = (wanted: unknown): wanted is Row =>
  typeof wanted === 'object' && wanted !== null && !('in' in wanted)

/** The columns that the filter looks at, to be selected with the row. */
export const columnsOf = (where: object): Row =>
  Object.fromEntries(
    Object.entries(where).map(([column, wanted]) => [
      column,
      isRelation(wanted) ? { select: columnsOf(wanted) } : true,
    ]),
  )

/**
 * Whether the row is among those that the filter finds. It knows equality, `in` and filters of
 * related rows; a filter that says more, or a row that was read without its columns, throws.
 */
export const isAmong = (row: object, where: object): boolean =>
  Object.entries(where).every(([column, wanted]) => {
    const value = (row as Row)[column]
    if (value === undefined) throw new Error(`a row was read without ${column}, by which it is visible`)
    if (isRelation(wanted)) return value !== null && isAmong(value as Row, wanted)
    return typeof wanted === 'object' && wanted !== null
      ? (wanted as { in: unknown[] }).in.includes(value)
      : value === wanted
  })

/** The related row, or null when it does not exist for whom the filter was made. */
export const ifAmong = <Related extends object>(row: Related | null, where: object): Related | null =>
  row && isAmong(row, where) ? row : null
