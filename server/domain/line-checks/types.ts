/** Which types of lines are checked. */
export type TypeLists = { whitelist: readonly string[]; blacklist: readonly string[] }

const keyOf = (type: string): string => type.trim().toLowerCase()

/** Whether a line of these types is checked: it has a type of the whitelist, if that names any, and none of the blacklist (rules 4.6). */
export const passesLists = (types: readonly string[], { whitelist, blacklist }: TypeLists): boolean => {
  const keys = types.map(keyOf)
  const names = (list: readonly string[]): boolean => list.some((type) => keys.includes(keyOf(type)))
  return (whitelist.length === 0 || names(whitelist)) && !names(blacklist)
}

/** The list with each type once, whatever its capitals, as it was written first. */
export const withoutDoubles = (list: readonly string[]): string[] => {
  const keys = list.map(keyOf)
  return list.filter((type, index) => keys.indexOf(keyOf(type)) === index)
}
