// How names and record numbers are compared and ordered.
import { cleanText, plainMrn } from './cleanText'

/** Accents, joiners, and what tells the style or the variant of a character. */
const marks = /[\u0300-\u036f]|\u200c|\u200d|\ufe0f|[\u{e0100}-\u{e01ef}]/gu

/** Signs that are the same: letters with a stroke, which Unicode does not decompose, and kinds of one sign. */
const kinds: Record<string, string> = {
  ...Object.fromEntries([...'øłđħŧıς'].map((letter, index) => [letter, 'oldhtiσ'[index]!])),
  ...Object.fromEntries([...'`´‘’‚‛‹›ʹʻʼʽʾʿˈ′‵＇׳՚ꞌ'].map((apostrophe) => [apostrophe, "'"])),
  ...Object.fromEntries([...'‐‑‒–—―⁃−﹘﹣－־'].map((hyphen) => [hyphen, '-'])),
  ...Object.fromEntries([...'“”„‟«»″‶〝〞〟＂״'].map((quote) => [quote, '"'])),
}
const signs = new RegExp(`[${Object.keys(kinds).join('')}]`, 'g')

/**
 * The text without regard to capitals, accents, runs of blanks, and kinds of apostrophe, hyphen and quote; like the
 * database function fold_text, which takes stored texts.
 */
export const foldText = (text: string): string =>
  cleanText(text)
    .normalize('NFD')
    .replaceAll(marks, '')
    .toLowerCase()
    .replaceAll(signs, (sign) => kinds[sign]!)
    .replaceAll(/[ \t]+/g, ' ')

/** Whether two names are the same (rules 1.6). */
export const sameName = (one: string, other: string): boolean => nameKey(one) === nameKey(other)

/** The key by which names are compared. */
export const nameKey = (name: string): string => foldText(name).trim()

/** Whether a name contains the typed text, compared as names are. */
export const nameHolds = (name: string, part: string): boolean => foldText(name).includes(foldText(part))

/** A typed text inside a pattern of `like`, where no character is a wildcard. */
export const plainInPattern = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** The pattern of `like` that finds a typed text anywhere in folded ones. */
export const anywhere = (text: string): string => `%${plainInPattern(foldText(text))}%`

/** The key by which medical record numbers are compared, like the column `mrn_key`: A to Z in lower case. */
export const mrnKey = (mrn: string): string => plainMrn(mrn).replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())

// Natural order: without regard to capitals and accents, room 9 before room 10. Names that differ only in these are
// still ordered.
const asRead = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
export const compareNames = (a: string, b: string): number => asRead.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0)

export const byName = <Named extends { name: string }>(records: readonly Named[]): Named[] =>
  [...records].sort((a, b) => compareNames(a.name, b.name))
