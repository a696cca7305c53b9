import { foldText } from '../../kernel/input/names'
import { queueGroupNames, queueGroups, type QueueGroup } from './queue'

/** The chips above the queue, in their order: the groups, and who has the call. */
export const queueChips = [...queueGroups, 'mine', 'unassigned'] as const
export type QueueChip = (typeof queueChips)[number]

export const queueChipNames: Record<QueueChip, string> = { ...queueGroupNames, mine: 'Mine', unassigned: 'Unassigned' }

export type QueueFilter = { chips: readonly QueueChip[]; search: string }

/** What decides whether a filter shows a call. `isMine`: the reader leads it or works on it. */
export type FilterFacts = { group: QueueGroup; isAssigned: boolean; isMine: boolean; searchKey: string }

export const noFilter: QueueFilter = { chips: [], search: '' }

/** The filter as one text; empty when it filters nothing. */
export const choiceOf = ({ chips, search }: QueueFilter): string => [...chips, search].filter(Boolean).join(' ')

/** The known chips in their order. Nobody's call is mine, so the first of these two counts. */
export const chipsOf = (names: readonly string[]): QueueChip[] => {
  const chips = queueChips.filter((chip) => names.includes(chip))
  return chips.includes('mine') ? chips.filter((chip) => chip !== 'unassigned') : chips
}

/** Presses a chip. Groups add up; *Mine* and *Unassigned* replace each other. */
export const toggleChip = (chips: readonly QueueChip[], chip: QueueChip): QueueChip[] => {
  if (chips.includes(chip)) return chips.filter((each) => each !== chip)
  const replaced = chip === 'mine' ? 'unassigned' : chip === 'unassigned' ? 'mine' : null
  return chipsOf([...chips.filter((each) => each !== replaced), chip])
}

/** A text of this length is found anywhere; a shorter one only at the beginning of a word, as in rules 4.13. */
const shortestPart = 3

const notWritten = /[^\p{L}\p{M}\p{N}]+/u

/** The words of a text without capitals, accents and punctuation. */
const partsOf = (text: string): string[] => foldText(text).split(notWritten).filter(Boolean)

/**
 * What a search compares with: each text without capitals, accents, punctuation and blanks, and the beginnings of its
 * words, so that `4b12` and `12` find 4B-12.
 */
export const searchKeyOf = (texts: readonly (string | null | undefined)[]): string =>
  texts
    .flatMap((text) => {
      const parts = partsOf(text ?? '')
      return parts.map((_, index) => {
        const rest = parts.slice(index).join('')
        return `\n${index === 0 ? rest : rest.slice(0, shortestPart - 1)}`
      })
    })
    .join('')

/** Whether a search finds a call: each typed word is in one of the call's texts. Without a letter or digit it finds nothing. */
export const finds = (search: string): ((searchKey: string) => boolean) => {
  if (search.trim() === '') return () => true
  const words = search
    .split(/\s+/)
    .map((word) => partsOf(word).join(''))
    .filter(Boolean)
  if (words.length === 0) return () => false
  const wanted = words.map((word) => (word.length < shortestPart ? `\n${word}` : word))
  return (searchKey) => wanted.every((word) => searchKey.includes(word))
}

export type HiddenBy = 'group' | 'mine' | 'unassigned' | 'search'

/** What hides a call; null when the filter shows it. The groups are alternatives, everything else narrows. */
export const hiddenBy = ({ chips, search }: QueueFilter): ((call: FilterFacts) => HiddenBy | null) => {
  const groups = queueGroups.filter((group) => chips.includes(group))
  const isFound = finds(search)
  return ({ group, isAssigned, isMine, searchKey }) => {
    if (groups.length > 0 && !groups.includes(group)) return 'group'
    if (chips.includes('mine') && !isMine) return 'mine'
    if (chips.includes('unassigned') && isAssigned) return 'unassigned'
    return isFound(searchKey) ? null : 'search'
  }
}

/** How many calls each chip alone would show. */
export const chipCounts = (calls: readonly FilterFacts[]): Record<QueueChip, number> => {
  const counts = Object.fromEntries(queueChips.map((chip) => [chip, 0])) as Record<QueueChip, number>
  for (const { group, isAssigned, isMine } of calls) {
    counts[group] += 1
    if (isMine) counts.mine += 1
    if (!isAssigned) counts.unassigned += 1
  }
  return counts
}
