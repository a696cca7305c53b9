import { nameKey } from '../kernel/input/names'
import type { FieldRefusal } from '../kernel/refusal'

export type TypeLists = { whitelist: readonly string[]; blacklist: readonly string[] }

/**
 * Whether a line with these types is checked: it has a type of the whitelist, if there is one, and none of the
 * blacklist (rules 4.6).
 */
export const passesLists = (types: readonly string[], { whitelist, blacklist }: TypeLists): boolean => {
  const keys = types.map(nameKey)
  const names = (list: readonly string[]): boolean => list.some((type) => keys.includes(nameKey(type)))
  return (whitelist.length === 0 || names(whitelist)) && !names(blacklist)
}

/** A list cannot get a type that it already has. */
export const wrongNewType = (list: readonly string[], type: string): FieldRefusal[] =>
  list.some((each) => nameKey(each) === nameKey(type)) ? [{ field: 'type', message: 'Is in this list already' }] : []

/** The list with each type once, compared as names are, in its first spelling. */
export const withoutDoubles = (list: readonly string[]): string[] => {
  const keys = list.map(nameKey)
  return list.filter((type, index) => keys.indexOf(nameKey(type)) === index)
}
