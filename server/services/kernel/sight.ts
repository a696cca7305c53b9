// Applies a visibility filter to a row that was read through a relation, because Prisma filters lists but not single
// related rows. The filter itself stays the only definition of which rows exist for whom.

type Row = Record<string, unknown>

const isRelation = (condition: unknown): condition is Row =>
  typeof condition === 'object' && condition !== null && !('in' in condition)

/** The columns that the filter needs, to be selected with the row. */
export const columnsOf = (where: object): Row =>
  Object.fromEntries(
    Object.entries(where).map(([column, condition]) => [
      column,
      isRelation(condition) ? { select: columnsOf(condition) } : true,
    ]),
  )

/**
 * Whether the filter matches the row. It supports equality, `in` and filters of related rows; anything else in a
 * filter, and a row without a needed column, throws.
 */
export const isAmong = (row: object, where: object): boolean =>
  Object.entries(where).every(([column, condition]) => {
    const value = (row as Row)[column]
    if (value === undefined) throw new Error(`a row was read without ${column}, by which it is visible`)
    if (isRelation(condition)) return value !== null && isAmong(value as Row, condition)
    return typeof condition === 'object' && condition !== null
      ? (condition as { in: unknown[] }).in.includes(value)
      : value === condition
  })

/** The related row, or null when the filter does not match it. */
export const ifAmong = <Related extends object>(row: Related | null, where: object): Related | null =>
  row && isAmong(row, where) ? row : null
