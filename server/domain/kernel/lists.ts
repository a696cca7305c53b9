/** Whether two lists hold the same in the same order. */
export const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((each, index) => each === other[index])

/** Whether two lists without duplicates hold the same in any order. */
export const holdSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((each) => other.includes(each))

/** The entries on a page of a list. */
export const listPageSize = 20

/** PostgreSQL counts the rows before a page in whole numbers of 32 bits; no list is as long. */
const mostRows = 2 ** 31 - 1

/** The number of rows before a page, which is numbered from 0. A page beyond all is as empty as one past the last. */
export const rowsBefore = (page: number, size = listPageSize): number => Math.min(page * size, mostRows - size)

export const pageCountOf = (total: number, size = listPageSize): number => Math.ceil(total / size)
