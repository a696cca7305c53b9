import { randomKey } from '../../ui/browser/randomKey'
import { readStored, writeStored } from '../../ui/browser/stored'

// A search text may be a patient's name, and URLs get into histories, logs and bookmarks. So the URL has only a
// key, and the text stays in this tab (decision 0024).

const storageName = 'searches'
/** The oldest ones are dropped. */
const maxSearches = 50

type Entry = readonly [key: string, text: string]

/** For browsers without session storage; lost on reload. */
let fallback: string | null = null

const read = (): readonly Entry[] =>
  JSON.parse(readStored(storageName, 'sessionStorage') ?? fallback ?? '[]') as readonly Entry[]

const write = (entries: readonly Entry[]): void => {
  const text = JSON.stringify(entries)
  writeStored(storageName, text, 'sessionStorage')
  fallback = readStored(storageName, 'sessionStorage') === text ? null : text
}

/** The URL key of a search text. The same text always has the same key in this tab. */
export const keyOfSearch = (text: string): string => {
  const entries = read()
  const known = entries.find((entry) => entry[1] === text)
  if (known) return known[0]
  const key = randomKey(6)
  write([...entries, [key, text] as const].slice(-maxSearches))
  return key
}

/** The text of a key; empty for a key from another tab, or from before a sign-out. */
export const searchOfKey = (key: string | null): string => read().find((entry) => entry[0] === key)?.[1] ?? ''

/** The audit sessions of searches by their address without its page, so that the pages of one are grouped (rules 7.3). */
const auditSessions = new Map<string, string>()

/** Keeps the audit session of a search for its other pages. */
export const keepAuditSession = (search: string, id: string): void => {
  if (auditSessions.size >= maxSearches) auditSessions.clear()
  auditSessions.set(search, id)
}

export const auditSessionOf = (search: string): string | null => auditSessions.get(search) ?? null

/** The next person who signs in in this tab must not find any of it. */
export const forgetSearches = (): void => {
  fallback = null
  auditSessions.clear()
  writeStored(storageName, null, 'sessionStorage')
}
