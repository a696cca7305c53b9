/** The name of a spreadsheet that nobody named (administration, section 9). */
export const usualFileName = 'report'
export const spreadsheetSuffix = '.xlsx'

/** In bytes: disks count those, and an emoji has several. */
const longestName = 200
/** Names that Windows keeps for devices. */
const devices = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/** The bytes of a letter in UTF-8. */
const bytesOf = (letter: string): number => encodeURIComponent(letter).replaceAll(/%../g, '.').length

/** As many letters from the beginning as fit. */
const cut = (text: string): string => {
  let [kept, size] = ['', 0]
  for (const letter of text) {
    size += bytesOf(letter)
    if (size > longestName) break
    kept += letter
  }
  return kept
}

/** A name that every system takes: without folders, controls, and what is not text; not longer than a disk allows. */
export const safeFileName = (typed: string | null | undefined): string => {
  const plain = [...(typed ?? '').normalize('NFC')]
    .filter((letter) => !/\p{Surrogate}|\p{Control}|[\u200E\u200F\u202A-\u202E\u2066-\u2069]/u.test(letter))
    .join('')
    .replaceAll(/[/\\:*?"<>|%]/g, '-')
    .trim()
    .replace(/\.xlsx$/i, '')
  const short = cut(plain).replaceAll(/^[\s.]+|[\s.]+$/g, '')
  const named = /[^\s.-]/.test(short) ? short : usualFileName
  return (devices.test(named) ? `_${named}` : named) + spreadsheetSuffix
}
