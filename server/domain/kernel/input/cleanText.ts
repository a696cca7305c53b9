// Invisible characters: control characters other than tab and new line, and marks that change the text direction, with
// which one name could look like another.
const invisible = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

// Zero-width joiners belong to words of these scripts and to emoji sequences. Anywhere else they only make names differ
// that look alike.
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
const strayJoiner = new RegExp(
  `(?<![\\ufe0f\\p{Extended_Pictographic}\\p{Emoji_Modifier}${joined.map((script) => `\\p{Script=${script}}`).join('')}])[\\u200c\\u200d]`,
  'gu',
)

/** The text without invisible characters. Line ends of other systems become new lines. */
export const cleanText = (text: string): string =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(invisible, '').replaceAll(strayJoiner, '')
