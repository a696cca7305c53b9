import { randomKey } from '../../ui/browser/randomKey'
import { readStored, writeStored } from '../../ui/browser/stored'

// What somebody looks for may be a patient's name, and must not stand in an address, which goes into histories, logs and
// bookmarks. The address has a key instead, and this tab alone knows for what (decision 0024).

const name = 'sought'
/** Older ones are forgotten. */
const most = 50

type Entry = readonly [key: string, text: string]

/** For browsers that keep nothing: gone with a reload. */
let unkept: string | null = null

const read = (): readonly Entry[] =>
  JSON.parse(readStored(name, 'sessionStorage') ?? unkept ?? '[]') as readonly Entry[]

const write = (entries: readonly Entry[]): void => {
  const text = JSON.stringify(entries)
  writeStored(name, text, 'sessionStorage')
  unkept = readStored(name, 'sessionStorage') === text ? null : text
}

/** The key that stands for a text in addresses of this tab: the same for the same text. */
export const keyOfSought = (text: string): string => {
  const entries = read()
  const known = entries.find((entry) => entry[1] === text)
  if (known) return known[0]
  const key = randomKey(6)
  write([...entries, [key, text] as const].slice(-most))
  return key
}

/** The text for which a key stands; none for a key from another tab, or from before somebody signed out. */
export const soughtOf = (key: string | null): string => read().find((entry) => entry[0] === key)?.[1] ?? ''

/** Whoever comes next in this tab finds nothing of it. */
export const forgetSought = (): void => {
  unkept = null
  writeStored(name, null, 'sessionStorage')
}
