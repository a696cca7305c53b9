// How names and record numbers are compared and put in order.

const accents = /[\u0300-\u036f]/g
/** Letters whose stroke is part of them, and no accent. */
const stroked: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ħ: 'h', ŧ: 't', ı: 'i' }

/** The text without capitals and accents; the function fold_text of the database is the same. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(accents, '')
    .toLowerCase()
    .replaceAll(/[øłđħŧı]/g, (letter) => stroked[letter]!)

/** Whether a name holds what was typed, capitals and accents aside. */
export const nameHolds = (name: string, part: string): boolean => foldText(name).includes(foldText(part))

/** By which a medical record number is compared: its letters from A to Z without capitals, as the database has it in `mrn_key`. */
export const mrnKey = (mrn: string): string => mrn.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())

// As people read: capitals and accents aside, and room 9 before room 10. Names that differ in no more than that still differ.
const asRead = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
export const compareNames = (a: string, b: string): number => asRead.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0)

/** Records in the order of their names. */
export const byName = <Named extends { name: string }>(records: readonly Named[]): Named[] =>
  [...records].sort((a, b) => compareNames(a.name, b.name))
