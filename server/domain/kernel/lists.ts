/** Whether two lists hold the same in the same order. */
export const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((each, index) => each === other[index])

/** Whether two lists without duplicates hold the same in any order. */
export const holdSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((each) => other.includes(each))

/** The entries on a page of a list. */
export const listPageSize = 20

export const pageCountOf = (total: number, size = listPageSize): number => Math.ceil(total / size)
