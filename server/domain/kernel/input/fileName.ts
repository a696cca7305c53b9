import { cleanText, oneLine } from './cleanText'

/** In bytes, with the extension: disks count those, and an emoji has several. */
const longestName = 200

/** Names that Windows keeps for devices, whatever their extension. */
const devices = /^(con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(\.|$)/i

/** The bytes of a letter in UTF-8. */
const bytesOf = (letter: string): number => encodeURIComponent(letter).replaceAll(/%../g, '.').length

/** As many letters from the beginning as fit into so many bytes. */
const cut = (text: string, most: number): string => {
  let [kept, size] = ['', 0]
  for (const letter of text) {
    size += bytesOf(letter)
    if (size > most) break
    kept += letter
  }
  return kept
}

/**
 * A name that every system takes, with this extension: composed letters, without folders, controls, and characters that
 * mean something to file systems or headers; not longer than a disk allows, and not that of a device.
 */
export const safeFileName = (stem: string, extension: string, fallback: string): string => {
  const plain = oneLine(cleanText(stem))
  const safe = plain.replaceAll(/[*?"<>|;]|\p{Surrogate}/gu, '').replaceAll(/[/\\:%]/g, '-')
  const short = cut(safe.trim(), longestName - extension.length - 1).replaceAll(/^[\s.]+|[\s.]+$/g, '')
  const named = /[^\s.-]/.test(short) ? short : fallback
  return `${devices.test(named) ? '_' : ''}${named}.${extension}`
}

/** The same for a file that was sent: the last part of its path, with the extension of its actual type. */
export const sentFileName = (sent: string, extension: string, fallback: string): string =>
  safeFileName((sent.split(/[/\\]/).at(-1) ?? '').trim().replace(/[.][^.]{0,10}$/, ''), extension, fallback)
