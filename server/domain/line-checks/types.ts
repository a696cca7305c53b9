import type { FieldRefusal } from '../kernel/refusal'

/** Which types of lines are checked. */
export type TypeLists = { whitelist: readonly string[]; blacklist: readonly string[] }

const keyOf = (type: string): string => type.trim().toLowerCase()

/** Whether a line of these types is checked: it has a type of the whitelist, if that names any, and none of the blacklist (rules 4.6). */
export const passesLists = (types: readonly string[], { whitelist, blacklist }: TypeLists): boolean => {
  const keys = types.map(keyOf)
  const names = (list: readonly string[]): boolean => list.some((type) => keys.includes(keyOf(type)))
  return (whitelist.length === 0 || names(whitelist)) && !names(blacklist)
}

/** What a list may not be given: a type that it has. */
export const wrongNewType = (list: readonly string[], type: string): FieldRefusal[] =>
  list.some((each) => keyOf(each) === keyOf(type)) ? [{ field: 'type', message: 'Is in this list already' }] : []

/** The list with each type once, whatever its capitals, as it was written first. */
export const withoutDoubles = (list: readonly string[]): string[] => {
  const keys = list.map(keyOf)
  return list.filter((type, index) => keys.indexOf(keyOf(type)) === index)
}
