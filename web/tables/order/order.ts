/** Something with a place in a list: its weight is its place, from 0. */
export type Ordered = { readonly id: string; readonly weight: number }

/** Whether any weight differs from its position (administration, section 4). */
export const isUnordered = (items: readonly Ordered[]): boolean =>
  items.some(({ weight }, position) => weight !== position)

/** The list with one of it at another place. */
export const movedTo = (ids: readonly string[], id: string, place: number): string[] => {
  const others = ids.filter((other) => other !== id)
  return [...others.slice(0, place), id, ...others.slice(place)]
}

/** Somebody's own order of a list that others have changed: what is gone is left out, and what is new stands behind the same one as in the list, or at the end. */
export const ownOrderOf = (own: readonly string[], list: readonly string[]): string[] => {
  const order = own.filter((id) => list.includes(id))
  list.forEach((id, at) => {
    if (order.includes(id)) return
    const isLast = !list.slice(at).some((later) => order.includes(later))
    order.splice(isLast ? order.length : at === 0 ? 0 : order.indexOf(list[at - 1]!) + 1, 0, id)
  })
  return order
}

/** Whether what both lists hold stands in the same order in both. */
export const isSameOrder = (one: readonly string[], other: readonly string[]): boolean => {
  const common = one.filter((id) => other.includes(id))
  return other.filter((id) => one.includes(id)).every((id, at) => id === common[at])
}
