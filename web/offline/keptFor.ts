import { readStored, writeStored } from '../ui/browser/stored'

// Unsent entries are kept encrypted in the browser (keptStore.ts). This module is loaded with the first screen: it
// knows their owner and expiry, and deletes them. It uses localStorage, which all tabs share immediately.

const storageKey = 'kept'
export const databaseName = 'patency.kept'

type KeptFor = { userId: string; endsAt: string }

/** Whose entries are kept. */
export type Owner = { userId: string; providerId: string }

/** Whether this browser can keep anything: outside of https (and localhost) it has no cryptography. */
export const canKeep = (): boolean => globalThis.crypto?.subtle !== undefined && globalThis.indexedDB !== undefined

const read = (): KeptFor | null => {
  const stored = readStored(storageKey)
  try {
    return stored === null ? null : (JSON.parse(stored) as KeptFor)
  } catch {
    return null
  }
}

/** Whether this browser may hold any kept entries. */
export const hasKept = async (): Promise<boolean> =>
  (await globalThis.indexedDB?.databases())?.some(({ name }) => name === databaseName) ?? false

/** Whether the browser may keep entries for this person: they are signed in, and their session has not ended. */
export const isKeptFor = (userId: string, now: Date): boolean => {
  const kept = read()
  return kept?.userId === userId && Date.parse(kept.endsAt) > now.getTime()
}

/** Deletes the kept entries and their key: at sign-out, and before anybody else signs in. */
export const deleteKept = (): void => {
  writeStored(storageKey, null)
  globalThis.indexedDB?.deleteDatabase(databaseName)
}

/** Kept entries belong to this person until their session ends; what somebody else left is deleted. */
export const keepFor = (person: KeptFor, now: Date): void => {
  if (!isKeptFor(person.userId, now)) deleteKept()
  writeStored(storageKey, JSON.stringify(person))
}

/** Deletes the kept entries once the session that they were kept for has ended. */
export const deleteKeptIfOver = (now: Date): void => {
  const kept = read()
  if (kept && Date.parse(kept.endsAt) <= now.getTime()) deleteKept()
}
