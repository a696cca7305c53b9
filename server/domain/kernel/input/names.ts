// How names and record numbers are compared and ordered.

const accents = /[\u0300-\u036f]/g
/** Letters with a stroke, which Unicode does not decompose. */
const stroked: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ħ: 'h', ŧ: 't', ı: 'i' }

/** The text without capitals and accents, like the database function fold_text. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(accents, '')
    .toLowerCase()
    .replaceAll(/[øłđħŧı]/g, (letter) => stroked[letter]!)

/** Whether a name contains the typed text, without regard to capitals and accents. */
export const nameHolds = (name: string, part: string): boolean => foldText(name).includes(foldText(part))

/** A typed text inside a pattern of `like`, where no character is a wildcard. */
export const plainInPattern = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** The pattern of `like` that finds a typed text anywhere. */
export const anywhere = (text: string): string => `%${plainInPattern(text)}%`

/** The key by which medical record numbers are compared, like the column `mrn_key`: A to Z in lower case. */
export const mrnKey = (mrn: string): string => mrn.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())

// Natural order: without regard to capitals and accents, room 9 before room 10. Names that differ only in these are
// still ordered.
const asRead = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
export const compareNames = (a: string, b: string): number => asRead.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0)

export const byName = <Named extends { name: string }>(records: readonly Named[]): Named[] =>
  [...records].sort((a, b) => compareNames(a.name, b.name))
