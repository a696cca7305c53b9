import { cleanText, oneLine } from '../kernel/input/cleanText'
import { isStorable } from '../kernel/input/input'
import { mostCharacters, textLimit } from '../kernel/input/limits'
import { anywhere, foldText, plainInPattern } from '../kernel/input/names'
import { invalid, type Refusal } from '../kernel/refusal'

/** A text of this length is found anywhere; a shorter one only at the beginning of a word (rules 4.13). */
const shortestPart = 3

/** Lines are counted up to this, because nobody pages further. */
export const mostCounted = 1_000

/** The search text with single blanks, as the lists store it; empty for everything. */
export const searchText = (typed: string | null | undefined): string => oneLine(cleanText(typed ?? ''))

export const canSearch = (typed: string | null | undefined): Refusal | null => {
  const wrong = !isStorable(cleanText(typed ?? ''))
    ? 'Must be text'
    : (typed ?? '').length > textLimit
      ? mostCharacters(textLimit)
      : null
  return wrong ? invalid([{ field: 'search', message: wrong }]) : null
}

/**
 * The pattern that finds the text among a line's texts and their words, which line breaks separate; null for
 * everything. No typed character is a wildcard.
 */
export const searchPattern = (text: string): string | null => {
  if (text === '') return null
  const folded = foldText(text)
  return folded.length < shortestPart ? `%\n${plainInPattern(folded)}%` : anywhere(text)
}
