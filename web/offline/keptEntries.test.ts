/** @jest-environment node */
import 'fake-indexeddb/auto'
import { jest } from '@jest/globals'
import { keptChange } from '../../server/domain/calls/entries/draft'
import { deleteKept, deleteKeptIfOver, keepFor } from './keptFor'
import { keptEntriesOf } from './keptEntries'

// What the browser keeps until the server has it (rules 3.22a).

const now = new Date('2026-11-21T14:00:00Z')
const rosa = { userId: 'rosa', providerId: 'riverside' }
const endsAt = '2026-11-22T02:00:00Z'

const stored = new Map<string, string>()
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  },
})

beforeEach(() => {
  jest.useFakeTimers({ now, doNotFake: ['setImmediate', 'setTimeout', 'queueMicrotask', 'nextTick'] })
  deleteKept()
  keepFor({ userId: rosa.userId, endsAt }, now)
})
afterEach(() => jest.useRealTimers())

const change = (to: string, at = now) =>
  keptChange(
    { revision: 3, entries: [] },
    { entries: [{ name: 'patientLastName', from: [], to: [to] }], takenBack: [] },
    [],
    at,
  )
const namesIn = async (store: ReturnType<typeof keptEntriesOf>, callId = 'call') =>
  (await store.read(callId)).map(({ entries }) => entries[0]!.to[0])

/** Everything that the browser stores, as its developer tools would show it. */
const everything = async () => {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('patency.kept')
    request.onsuccess = () => resolve(request.result)
  })
  const all = await Promise.all(
    ['keys', 'entries'].map(
      (name) =>
        new Promise<unknown[]>((resolve) => {
          if (!database.objectStoreNames.contains(name)) return resolve([])
          const request = database.transaction(name).objectStore(name).getAll()
          request.onsuccess = () => resolve(request.result)
        }),
    ),
  )
  database.close()
  return { keys: all[0] as CryptoKey[], entries: all[1] as { iv: Uint8Array; data: ArrayBuffer }[] }
}

test('what a page wrote is read by the next page of the same person, the oldest first', async () => {
  const [one, other] = [keptEntriesOf(rosa), keptEntriesOf(rosa)]
  expect(await one.write('call', change('Ru', new Date(now.getTime() + 1)))).toBe(true)
  expect(await one.write('call', change('Ruiz', new Date(now.getTime() + 2)))).toBe(true)
  expect(await other.write('call', change('Park'))).toBe(true)
  const next = keptEntriesOf(rosa)
  expect(await namesIn(next)).toEqual(['Park', 'Ruiz'])
  expect(await next.list()).toEqual(['call'])
  expect(await namesIn(next, 'another call')).toEqual([])
})

test('it lies there encrypted, with a key that cannot be exported', async () => {
  await keptEntriesOf(rosa).write('call', change('Ruiz'))
  const { keys, entries } = await everything()
  expect(entries).toHaveLength(1)
  expect(Buffer.from(entries[0]!.data).toString('latin1')).not.toMatch(/Ruiz|patientLastName/)
  expect(keys).toHaveLength(1)
  await expect(crypto.subtle.exportKey('raw', keys[0]!)).rejects.toThrow()
})

test('what was read is deleted, unless its page wrote something newer', async () => {
  const [page, next] = [keptEntriesOf(rosa), keptEntriesOf(rosa)]
  await page.write('call', change('Ruiz'))
  const read = await next.read('call')
  await page.write('call', change('Ruiz-Park'))
  await next.remove('call', read)
  expect(await namesIn(next)).toEqual(['Ruiz-Park'])
  await page.remove('call', [], true)
  expect(await namesIn(next)).toEqual([])
})

test('it is of one person in one provider', async () => {
  await keptEntriesOf(rosa).write('call', change('Ruiz'))
  const lakeshore = { ...rosa, providerId: 'lakeshore' }
  expect(await namesIn(keptEntriesOf(lakeshore))).toEqual([])
  await keptEntriesOf(lakeshore).write('call', change('Park'))
  expect(await namesIn(keptEntriesOf(lakeshore))).toEqual(['Park'])
  expect(await namesIn(keptEntriesOf({ ...rosa, userId: 'ben' }))).toEqual([])
  expect(await namesIn(keptEntriesOf(rosa))).toEqual(['Ruiz'])
})

test.each([
  ['the person signs out', () => deleteKept()],
  ['someone else signs in', () => keepFor({ userId: 'ben', endsAt }, now)],
  ['the session reaches its last moment', () => deleteKeptIfOver(new Date(endsAt))],
  [
    'the person comes back after that',
    () => keepFor({ userId: 'rosa', endsAt: '2026-11-23T02:00:00Z' }, new Date(endsAt)),
  ],
])('nothing of it is left when %s', async (_what, happens) => {
  await keptEntriesOf(rosa).write('call', change('Ruiz'))
  happens()
  expect(await everything()).toEqual({ keys: [], entries: [] })
})

test('it stays when the same person signs in again in time', async () => {
  await keptEntriesOf(rosa).write('call', change('Ruiz'))
  keepFor({ userId: 'rosa', endsAt: '2026-11-22T03:00:00Z' }, now)
  deleteKeptIfOver(now)
  expect(await namesIn(keptEntriesOf(rosa))).toEqual(['Ruiz'])
})

test('a page that is still open keeps nothing after signing out in another tab, nor while that happens', async () => {
  const page = keptEntriesOf(rosa)
  const writing = page.write('call', change('Ruiz'))
  deleteKept()
  expect(await writing).toBe(false)
  expect(await page.write('call', change('Ruiz'))).toBe(false)
  expect(await page.read('call')).toEqual([])
  expect(await everything()).toEqual({ keys: [], entries: [] })
})

test('who is here again meanwhile keeps what they write then', async () => {
  const encrypt = crypto.subtle.encrypt.bind(crypto.subtle)
  /** Writes until the entry is encrypted, and goes on when the test says so. */
  const begin = async (name: string) => {
    let written = Promise.resolve(false)
    const goOn = await new Promise<() => void>((isWaiting) => {
      jest.spyOn(crypto.subtle, 'encrypt').mockImplementation(async (...args) => {
        await new Promise<void>((resolve) => isWaiting(resolve))
        return encrypt(...args)
      })
      written = keptEntriesOf(rosa).write('call', change(name))
    })
    return async () => {
      goOn()
      return await written
    }
  }
  // One after the other: which of two at once comes first is not known.
  const endAgain = await begin('Park')
  const endBefore = await begin('Ruiz')
  deleteKept()
  expect(await endBefore()).toBe(false)
  keepFor({ userId: rosa.userId, endsAt }, now)
  expect(await endAgain()).toBe(true)
  jest.restoreAllMocks()
  expect(await namesIn(keptEntriesOf(rosa))).toEqual(['Park'])
})

test('a browser without cryptography, as outside of https, keeps nothing and says so', async () => {
  const { subtle } = crypto
  Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true })
  try {
    expect(await keptEntriesOf(rosa).write('call', change('Ruiz'))).toBe(false)
  } finally {
    Object.defineProperty(crypto, 'subtle', { value: subtle, configurable: true })
  }
  expect((await everything()).entries).toEqual([])
})
