// How every text from outside is brought into one form (rules 1.6).

/** What nobody sees: default-ignorable characters and those that only format, such as a change of direction. */
export const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu

// Joiners belong to words of these scripts, and with the emoji style to sequences of emoji; ideographs have variants.
// Anywhere else these only make texts differ that look alike.
const joined = [
  'Arabic',
  'Syriac',
  'Mongolian',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Khmer',
  'Myanmar',
]
const scripts = joined.map((script) => `\\p{Script=${script}}`).join('')
const needed = [
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}${scripts}]\ufe0f?)[\u200c\u200d]`,
  String.raw`(?<=\p{Extended_Pictographic})\ufe0f`,
  String.raw`(?<=\p{Script=Han})[\u{e0100}-\u{e01ef}]`,
].join('|')
const unseen = new RegExp(`(${needed})|${invisible.source}`, 'gu')

/** Line ends of other systems and programs: Word's, and those of Unicode. */
const lineEnds = /\r\n?|[\u000b\u000c\u0085\u2028\u2029]/g
const blanks = /[\p{Zs}\u2800]/gu
/** What XML forbids, and the other controls. */
const forbidden = /(?![\t\n])\p{Cc}|\p{Noncharacter_Code_Point}/gu

/**
 * The text as it is stored: composed letters, nothing that nobody sees or that XML forbids, one kind of blank and of
 * line end.
 */
export const cleanText = (text: string): string =>
  text
    .replaceAll(lineEnds, '\n')
    .replaceAll(blanks, ' ')
    .replaceAll(forbidden, '')
    .replaceAll(unseen, '$1')
    .normalize('NFC')

/** The text on one line, with single blanks. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** A medical record number as it is stored: without blanks, and in the plain form of its letters and digits. */
export const plainMrn = (mrn: string): string => cleanText(mrn.normalize('NFKC')).replaceAll(/\s/g, '').normalize('NFC')
