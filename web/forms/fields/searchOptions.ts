import { foldText } from 'domain/kernel/input/names'

export type Option = {
  value: string
  label: string
  /** The heading above it. */
  group?: string
}

export type Found = {
  /** Matching options, limited per group, in order. */
  shown: Option[]
  /** How many more match. */
  more: number
}

/** Letters and digits only, so that "4b12" finds 4B-12. */
const dense = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]/gu, '')

const wordsOf = (text: string): string[] => foldText(text).split(/\s+/).map(dense).filter(Boolean)

/** Whether the text contains every word of the query. */
export const matches = (text: string, query: string): boolean =>
  wordsOf(query).every((word) => dense(text).includes(word))

/** Before anything is typed, a few options of each group are enough to show the groups. */
const glimpse = 6

/** The label or heading must contain every word of the query; labels that begin with it come first. */
export const searchOptions = (options: readonly Option[], query: string, limit = 60): Found => {
  const start = dense(query)
  const matching = options.filter(({ label, group }) => matches(`${label} ${group ?? ''}`, query))
  const rank = ({ label }: Option): number => (dense(label).startsWith(start) ? 0 : 1)
  const ranked = start ? [...matching].sort((a, b) => rank(a) - rank(b)) : matching
  const groups = [...new Set(ranked.map(({ group }) => group))]
  const share =
    groups.length > 1 && !start ? glimpse : Math.max(glimpse, Math.floor(limit / Math.max(1, groups.length)))
  const shown = groups.flatMap((group) => ranked.filter((option) => option.group === group).slice(0, share))
  return { shown, more: matching.length - shown.length }
}

/** The text of a chosen option. */
export const optionText = ({ label, group }: Option): string => (group ? `${label} · ${group}` : label)

/** The option that a text identifies: the one with exactly this label, or the only match. */
export const namedOption = (options: readonly Option[], text: string): Option | null => {
  const exact = options.filter((option) =>
    [option.label, optionText(option)].some((name) => dense(name) === dense(text)),
  )
  if (exact.length === 1) return exact[0]!
  if (exact.length > 1) return null
  const { shown, more } = searchOptions(options, text)
  return shown.length === 1 && more === 0 ? shown[0]! : null
}
