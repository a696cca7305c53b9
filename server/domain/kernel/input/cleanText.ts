// What nobody sees, and nobody types: control characters but for tab and new line, and marks that turn the direction of
// what follows, so that a name could pass for another one.
const invisible = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

// A zero-width joiner belongs to words of these scripts, and to emoji of several people. Anywhere else it only makes two
// names that look alike differ.
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

/** The text without what cannot be seen in it. Line ends of other systems become new lines. */
export const cleanText = (text: string): string =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(invisible, '').replaceAll(strayJoiner, '')
