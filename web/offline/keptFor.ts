import { readStored, writeStored } from '../ui/browser/stored'

// Entries that are not sent yet lie encrypted in the browser (keptEntries.ts). This part is loaded with the first screen: it
// knows whose they are and until when, and deletes them. In localStorage, because that is the same in all tabs at once.

const storageKey = 'kept'
export const databaseName = 'patency.kept'

type KeptFor = { userId: string; endsAt: string }

const read = (): KeptFor | null => {
  const stored = readStored(storageKey)
  try {
    return stored === null ? null : (JSON.parse(stored) as KeptFor)
  } catch {
    return null
  }
}

/** Whether anything may be kept here at all. */
export const hasKept = async (): Promise<boolean> =>
  (await globalThis.indexedDB?.databases())?.some(({ name }) => name === databaseName) ?? false

/** Whether the browser may keep something for this person: they are signed in, and their session is not at its end. */
export const isKeptFor = (userId: string, now: Date): boolean => {
  const kept = read()
  return kept?.userId === userId && Date.parse(kept.endsAt) > now.getTime()
}

/** Deletes what is kept, and the key with which it could be read: at sign-out, and before anybody else comes in. */
export const deleteKept = (): void => {
  writeStored(storageKey, null)
  globalThis.indexedDB?.deleteDatabase(databaseName)
}

/** What is kept belongs to this person until the last moment of their session; what somebody else left is deleted. */
export const keepFor = (person: KeptFor, now: Date): void => {
  if (!isKeptFor(person.userId, now)) deleteKept()
  writeStored(storageKey, JSON.stringify(person))
}

/** Deletes what is kept once the session for which it was kept has reached its last moment. */
export const deleteKeptIfOver = (now: Date): void => {
  const kept = read()
  if (kept && Date.parse(kept.endsAt) <= now.getTime()) deleteKept()
}
