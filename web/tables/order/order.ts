/** An item of an ordered list: its weight is its position, from 0. */
export type Ordered = { readonly id: string; readonly weight: number }

/** Whether any weight differs from its position (administration, section 4). */
export const isUnordered = (items: readonly Ordered[]): boolean =>
  items.some(({ weight }, position) => weight !== position)

/** The list with one item moved to another position. */
export const movedTo = (ids: readonly string[], id: string, place: number): string[] => {
  const others = ids.filter((other) => other !== id)
  return [...others.slice(0, place), id, ...others.slice(place)]
}

/**
 * A person's own order of a list that others have changed: deleted items are left out, and each new item follows the
 * same item as in the list, or comes last.
 */
export const ownOrderOf = (own: readonly string[], list: readonly string[]): string[] => {
  const order = own.filter((id) => list.includes(id))
  list.forEach((id, at) => {
    if (order.includes(id)) return
    const isLast = !list.slice(at).some((later) => order.includes(later))
    order.splice(isLast ? order.length : at === 0 ? 0 : order.indexOf(list[at - 1]!) + 1, 0, id)
  })
  return order
}

/** Whether the items that both lists contain have the same order in both. */
export const isSameOrder = (one: readonly string[], other: readonly string[]): boolean => {
  const common = one.filter((id) => other.includes(id))
  return other.filter((id) => one.includes(id)).every((id, at) => id === common[at])
}
