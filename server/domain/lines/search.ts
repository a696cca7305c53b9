import { isStorable, textLimit } from '../kernel/input/input'
import { invalid, type Refusal } from '../kernel/refusal'

/** So many letters are found wherever they stand; fewer only where a word begins (rules 4.13). */
const shortestPart = 3

/** Found lines are counted up to this; nobody pages further. */
export const mostCounted = 1_000

/** What somebody looks for, with single blanks as the lists have it. Empty: everything. */
export const soughtText = (typed: string | null | undefined): string => (typed ?? '').trim().replaceAll(/\s+/g, ' ')

export const canSeek = (typed: string | null | undefined): Refusal | null => {
  const wrong = !isStorable(typed)
    ? 'Must be text'
    : (typed ?? '').length > textLimit
      ? `Must be at most ${textLimit} characters`
      : null
  return wrong ? invalid([{ field: 'search', message: wrong }]) : null
}

/**
 * The pattern that finds it among a line's texts and their words, which stand between line breaks; null for
 * everything. Nothing that is typed stands for anything else.
 */
export const soughtPattern = (sought: string): string | null => {
  if (sought === '') return null
  const plain = sought.replaceAll(/[\\%_]/g, '\\$&')
  return sought.length < shortestPart ? `%\n${plain}%` : `%${plain}%`
}
