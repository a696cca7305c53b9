import type { KeptChange } from 'domain/calls/entries/draft'
import { openDB, type DBSchema, type IDBPObjectStore } from 'idb'
import { serverNow } from '../relay/serverClock'
import { databaseName, isKeptFor } from './keptFor'

/** One per page, so that two tabs with the same open call do not overwrite each other. */
type EntryKey = [owner: string, callId: string, pageId: string]
type Encrypted = { iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer }

interface Schema extends DBSchema {
  keys: { key: string; value: CryptoKey }
  entries: { key: EntryKey; value: Encrypted }
}

export type Owner = { userId: string; providerId: string }

/** Entries of calls that the server does not have yet, encrypted, for one person in one provider (rules 3.22a). */
export type KeptEntries = {
  /** The entries that closed pages left for a call, the oldest first. */
  read: (callId: string) => Promise<Kept[]>
  /** Keeps this page's unsent entries of a call. False when this browser cannot keep them. */
  write: (callId: string, change: KeptChange) => Promise<boolean>
  /** Deletes what was read, unless its page has written something newer; with `isOwn`, also this page's own entries. */
  remove: (callId: string, read: readonly Kept[], isOwn?: boolean) => Promise<void>
  calls: () => Promise<string[]>
}

/** `version` changes with each write. */
export type Kept = KeptChange & { pageId: string; version: string }

const textOf = (owner: Owner): string => `${owner.userId}.${owner.providerId}`

/** Opened for each use, because an open connection would hold up the deletion at sign-out. */
const withDatabase = async <Answer>(run: (database: Awaited<ReturnType<typeof open>>) => Promise<Answer>) => {
  const database = await open()
  try {
    return await run(database)
  } finally {
    database.close()
  }
}

const open = () =>
  openDB<Schema>(databaseName, 1, {
    upgrade: (database) => {
      database.createObjectStore('keys')
      database.createObjectStore('entries')
    },
  })

type Stores = 'keys' | 'entries'
type Store<Name extends Stores> = IDBPObjectStore<Schema, Stores[], Name, 'readwrite'>

/** Changes the keys and the entries at once. */
const inBoth = (run: (keys: Store<'keys'>, entries: Store<'entries'>) => Promise<void>) =>
  withDatabase(async (database) => {
    const both = database.transaction(['keys', 'entries'] as Stores[], 'readwrite')
    await run(both.objectStore('keys'), both.objectStore('entries'))
    await both.done
  })

const findKey = (owner: string) => withDatabase((database) => database.get('keys', owner))

/** The key cannot be exported: a script can use it in this browser, but cannot copy it. */
const findOrCreateKey = async (owner: string): Promise<CryptoKey> => {
  const found = await findKey(owner)
  if (found) return found
  const created = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  return withDatabase(async (database) => {
    const { store, done } = database.transaction('keys', 'readwrite')
    // Another tab may have created one meanwhile.
    const other = await store.get(owner)
    if (!other) await store.put(created, owner)
    await done
    return other ?? created
  })
}

const versionOf = ({ iv }: Encrypted): string => iv.join()

/** Binds the encrypted data to one person and call, so that it cannot pass as another's. */
const cipher = (owner: string, callId: string, iv: BufferSource) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(`${owner} ${callId}`),
})

/** Whether this browser can keep anything: outside of https (and localhost) it has no cryptography. */
const isAble = (): boolean => globalThis.crypto?.subtle !== undefined && globalThis.indexedDB !== undefined

export const keptEntriesOf = (person: Owner): KeptEntries => {
  const owner = textOf(person)
  const ownPage = isAble() ? crypto.randomUUID() : ''
  const isAllowed = () => isAble() && isKeptFor(person.userId, serverNow())

  const encrypt = async (key: CryptoKey, callId: string, change: KeptChange): Promise<Encrypted> => {
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const text = new TextEncoder().encode(JSON.stringify(change))
    return { iv, data: await crypto.subtle.encrypt(cipher(owner, callId, iv), key, text) }
  }

  const decrypt = async (key: CryptoKey, callId: string, { iv, data }: Encrypted) =>
    JSON.parse(
      new TextDecoder().decode(await crypto.subtle.decrypt(cipher(owner, callId, iv), key, data)),
    ) as KeptChange

  const readAll = async (callId: string): Promise<Kept[]> => {
    const key = await findKey(owner)
    if (!key) return []
    const found = await withDatabase(async (database) => {
      const keys = (await database.getAllKeys('entries')).filter(([of, call]) => of === owner && call === callId)
      return Promise.all(keys.map(async (each) => [each[2], await database.get('entries', each)] as const))
    })
    const kept = await Promise.all(
      found.flatMap(([pageId, entry]) =>
        entry ? [decrypt(key, callId, entry).then((change) => ({ ...change, pageId, version: versionOf(entry) }))] : [],
      ),
    )
    return kept.sort((one, other) => Date.parse(one.keptAt) - Date.parse(other.keptAt))
  }

  const writeOwn = async (callId: string, change: KeptChange): Promise<boolean> => {
    const key = await findOrCreateKey(owner)
    const encrypted = await encrypt(key, callId, change)
    await inBoth(async (keys, entries) => {
      // Another page may have deleted the key meanwhile (below).
      if (!(await keys.get(owner))) await keys.put(key, owner)
      await entries.put(encrypted, [owner, callId, ownPage])
    })
    if (isAllowed()) return true
    // Somebody signed out in another tab while this was being written. They may be here again, and keep something new.
    await inBoth(async (keys, entries) => {
      await entries.delete([owner, callId, ownPage])
      if (!(await entries.getAllKeys()).some(([of]) => of === owner)) await keys.delete(owner)
    })
    return false
  }

  const remove = (callId: string, read: readonly Kept[], isOwn: boolean) =>
    withDatabase(async (database) => {
      const { store, done } = database.transaction('entries', 'readwrite')
      for (const { pageId, version } of read) {
        const entry = await store.get([owner, callId, pageId])
        if (entry && versionOf(entry) === version) await store.delete([owner, callId, pageId])
      }
      if (isOwn) await store.delete([owner, callId, ownPage])
      await done
    })

  const callIds = async (): Promise<string[]> => {
    const keys = await withDatabase((database) => database.getAllKeys('entries'))
    return [...new Set(keys.filter(([of]) => of === owner).map(([, callId]) => callId))]
  }

  // Runs writes in order, so that later typing is not overwritten by earlier. A browser may refuse storage (private
  // windows, a full disk): then nothing is kept, and the page says so.
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <Answer>(run: () => Promise<Answer>, otherwise: Answer): Promise<Answer> => {
    const answer = last.then(() => (isAllowed() ? run() : otherwise)).catch(() => otherwise)
    last = answer
    return answer
  }

  return {
    read: (callId) => inTurn(() => readAll(callId), []),
    write: (callId, change) => inTurn(() => writeOwn(callId, change), false),
    remove: (callId, read, isOwn = false) => inTurn(() => remove(callId, read, isOwn), undefined),
    calls: () => inTurn(callIds, []),
  }
}
