import { openDB, type DBSchema, type IDBPObjectStore } from 'idb'
import { serverNow } from '../relay/serverClock'
import { canKeep, databaseName, isKeptFor, type Owner } from './keptFor'

/**
 * `about`: what the entries are about. One entry for each page, so that two tabs with the same open call do not overwrite
 * each other.
 */
type EntryKey = [owner: string, about: string, pageId: string]
type Encrypted = { iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer }

interface Schema extends DBSchema {
  keys: { key: string; value: CryptoKey }
  entries: { key: EntryKey; value: Encrypted }
}

/** What is kept, with when. */
type Dated = { readonly keptAt: string }

/** What a page wrote. `version` changes with each write. */
export type KeptOf<Thing> = Thing & { readonly pageId: string; readonly version: string }

/** Entries that the server does not have yet, encrypted, for one person in one provider (rules 3.22a, 10.9a). */
export type KeptStore<Thing extends Dated> = {
  /** What pages wrote about it, the oldest first. */
  read: (about: string) => Promise<KeptOf<Thing>[]>
  /** Keeps what this page has about it. False when this browser cannot keep it. */
  write: (about: string, thing: Thing) => Promise<boolean>
  /** Deletes what was read, unless its page has written something newer; with `isOwn`, also what this page wrote. */
  remove: (about: string, read: readonly KeptOf<Thing>[], isOwn?: boolean) => Promise<void>
  /** Makes what was read this page's own. False when its page has written something newer, or another page has it. */
  takeOver: (about: string, read: KeptOf<Thing>) => Promise<boolean>
  /** Everything that something is kept about. */
  list: () => Promise<string[]>
}

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

/** Binds the encrypted data to one person and to what it is about, so that it cannot pass as another's. */
const cipher = (owner: string, about: string, iv: BufferSource) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(`${owner} ${about}`),
})

/** `ownPage`: an id of the page that writes, which no other page has. */
export const keptStoreOf = <Thing extends Dated>(person: Owner, ownPage: string): KeptStore<Thing> => {
  const owner = textOf(person)
  const isAllowed = () => canKeep() && isKeptFor(person.userId, serverNow())

  const encrypt = async (key: CryptoKey, about: string, thing: Thing): Promise<Encrypted> => {
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const text = new TextEncoder().encode(JSON.stringify(thing))
    return { iv, data: await crypto.subtle.encrypt(cipher(owner, about, iv), key, text) }
  }

  const decrypt = async (key: CryptoKey, about: string, { iv, data }: Encrypted) =>
    JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt(cipher(owner, about, iv), key, data))) as Thing

  const readAll = async (about: string): Promise<KeptOf<Thing>[]> => {
    const key = await findKey(owner)
    if (!key) return []
    const found = await withDatabase(async (database) => {
      const keys = (await database.getAllKeys('entries')).filter(([of, subject]) => of === owner && subject === about)
      return Promise.all(keys.map(async (each) => [each[2], await database.get('entries', each)] as const))
    })
    const kept = await Promise.all(
      found.flatMap(([pageId, entry]) =>
        entry ? [decrypt(key, about, entry).then((thing) => ({ ...thing, pageId, version: versionOf(entry) }))] : [],
      ),
    )
    return kept.sort((one, other) => Date.parse(one.keptAt) - Date.parse(other.keptAt))
  }

  const writeOwn = async (about: string, thing: Thing): Promise<boolean> => {
    const key = await findOrCreateKey(owner)
    const encrypted = await encrypt(key, about, thing)
    await inBoth(async (keys, entries) => {
      // Another page may have deleted the key meanwhile (below).
      if (!(await keys.get(owner))) await keys.put(key, owner)
      await entries.put(encrypted, [owner, about, ownPage])
    })
    if (isAllowed()) return true
    // Somebody signed out in another tab while this was being written. They may be here again, and keep something new.
    await inBoth(async (keys, entries) => {
      await entries.delete([owner, about, ownPage])
      if (!(await entries.getAllKeys()).some(([of]) => of === owner)) await keys.delete(owner)
    })
    return false
  }

  const remove = (about: string, read: readonly KeptOf<Thing>[], isOwn: boolean) =>
    withDatabase(async (database) => {
      const { store, done } = database.transaction('entries', 'readwrite')
      for (const { pageId, version } of read) {
        const entry = await store.get([owner, about, pageId])
        if (entry && versionOf(entry) === version) await store.delete([owner, about, pageId])
      }
      if (isOwn) await store.delete([owner, about, ownPage])
      await done
    })

  const takeOver = (about: string, { pageId, version }: KeptOf<Thing>) =>
    withDatabase(async (database) => {
      const { store, done } = database.transaction('entries', 'readwrite')
      const entry = await store.get([owner, about, pageId])
      const isThere = entry !== undefined && versionOf(entry) === version
      if (isThere) {
        await store.delete([owner, about, pageId])
        await store.put(entry, [owner, about, ownPage])
      }
      await done
      return isThere
    })

  const list = async (): Promise<string[]> => {
    const keys = await withDatabase((database) => database.getAllKeys('entries'))
    return [...new Set(keys.filter(([of]) => of === owner).map(([, about]) => about))]
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
    read: (about) => inTurn(() => readAll(about), []),
    write: (about, thing) => inTurn(() => writeOwn(about, thing), false),
    remove: (about, read, isOwn = false) => inTurn(() => remove(about, read, isOwn), undefined),
    takeOver: (about, read) => inTurn(() => takeOver(about, read), false),
    list: () => inTurn(list, []),
  }
}
