import { isUuid } from '../uuid'

// How values of other programs are read: what is clear is taken in any of its forms (rules, section 8 of calls). What is
// not answers undefined, or stays as it was sent, and is refused at its field.

const words = new Map<string, boolean>()
for (const [value, forms] of [
  [true, ['true', '1', 'yes', 'y', 'on']],
  [false, ['false', '0', 'no', 'n', 'off']],
] as const)
  for (const form of forms) words.set(form, value)

/** True or false, from a boolean, 1 or 0, or a word such as `True` or `yes`. */
export const readFlag = (sent: unknown): boolean | undefined =>
  typeof sent === 'boolean'
    ? sent
    : typeof sent === 'string' || typeof sent === 'number'
      ? words.get(String(sent).trim().toLowerCase())
      : undefined

/** A whole number, also as a text or with zeros behind its point. */
export const readWhole = (sent: unknown): number | undefined => {
  const number =
    typeof sent === 'string' && /^\s*[+-]?\d+(\.0*)?\s*$/.test(sent)
      ? Number(sent)
      : typeof sent === 'number'
        ? sent
        : Number.NaN
  // Not -0, which is another value than 0 for some.
  return Number.isInteger(number) ? number + 0 : undefined
}

const wrapped = /^(?:urn:uuid:)?([({]?)(.*?)([)}]?)$/i
const undashed = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/i

/** An id as it is stored: a UUID in capitals, in braces, or without dashes is the same (rules 1.2). */
export const plainId = (sent: unknown): unknown => {
  if (typeof sent !== 'string') return sent
  const id = sent.trim().replace(wrapped, '$2').replace(undashed, '$1-$2-$3-$4-$5')
  return isUuid(id) ? id.toLowerCase() : sent
}

/** The tags in a header, strong or weak, in quotes or not. `*` is itself. */
export const tagsIn = (header: string | undefined): string[] =>
  (header ?? '')
    .split(',')
    .map((one) => one.trim().replace(/^W\//i, ''))
    .filter(Boolean)

/** The version in a tag: `"v7"`, `v7`, `7`, or with the epoch of the database (`"v7-epoch"`). */
export const readVersion = (tag: string): { version: number; epoch: string | undefined } | undefined => {
  const [, version, epoch] = /^"?v?(\d{1,9})(?:-(\w+))?"?$/i.exec(tag) ?? []
  return version === undefined ? undefined : { version: Number(version), epoch }
}
