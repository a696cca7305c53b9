/** @jest-environment node */
import 'fake-indexeddb/auto'
import { jest } from '@jest/globals'
import { keptEntriesOf } from './keptEntries'
import { deleteKept, keepFor } from './keptFor'
import { keptFormsOf, openPage } from './keptForms'

// What was typed into forms and not sent (rules 10.9a).

const now = new Date('2026-11-28T14:00:00Z')
const rosa = { userId: 'rosa', providerId: 'riverside' }

const stored = new Map<string, string>()
/** The locks of open pages. */
const held = new Set<string>()
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  },
})
Object.defineProperty(globalThis, 'navigator', {
  configurable: true,
  value: {
    locks: {
      request: async (name: string) => void held.add(name),
      query: async () => ({ held: [...held].map((name) => ({ name })) }),
    },
  },
})

beforeEach(() => {
  jest.useFakeTimers({ now, doNotFake: ['setImmediate', 'setTimeout', 'queueMicrotask', 'nextTick'] })
  held.clear()
  deleteKept()
  keepFor({ userId: rosa.userId, endsAt: '2026-11-29T02:00:00Z' }, now)
})
afterEach(() => jest.useRealTimers())

const name = (to: string) => ({ name: { from: '', to } })

/** A page with forms of this person, and its end. */
const open = (person = rosa) => {
  const pageId = openPage()
  return { ...keptFormsOf(person, pageId), close: () => void held.delete(`patency.page.${pageId}`) }
}

test('a form gets what a closed page left, once', async () => {
  const page = open()
  expect(await page.write('call new', name('Ruiz'))).toBe(true)
  page.close()
  const [next, third] = [open(), open()]
  expect(await next.take('facility new')).toBeNull()
  expect(await next.take('call new')).toEqual(name('Ruiz'))
  // It is the next page's now, until that ends as well.
  expect(await third.take('call new')).toBeNull()
  next.close()
  expect(await third.take('call new')).toEqual(name('Ruiz'))
})

test('what an open tab has stays there', async () => {
  const [tab, other] = [open(), open()]
  await tab.write('call new', name('Ruiz'))
  expect(await other.take('call new')).toBeNull()
  await other.write('call new', name('Park'))
  tab.close()
  other.close()
  const next = open()
  expect(await next.take('call new')).not.toBeNull()
  await next.forget('call new')
  expect(await next.take('call new')).not.toBeNull()
  await next.forget('call new')
  expect(await next.take('call new')).toBeNull()
})

test('of several the latest comes first, and the others are not lost', async () => {
  for (const [minute, to] of ['Ruiz', 'Park', 'Cole'].entries()) {
    jest.setSystemTime(now.getTime() + minute * 60_000)
    const page = open()
    await page.write('call new', name(to))
    page.close()
  }
  const next = open()
  for (const to of ['Cole', 'Park', 'Ruiz']) {
    expect(await next.take('call new')).toEqual(name(to))
    await next.forget('call new')
  }
  expect(await next.take('call new')).toBeNull()
})

test('of two pages that ask at the same moment one gets it', async () => {
  const page = open()
  await page.write('call new', name('Ruiz'))
  page.close()
  const [one, other] = [open(), open()]
  const taken = await Promise.all([one.take('call new'), other.take('call new')])
  expect(taken.filter((each) => each !== null)).toEqual([name('Ruiz')])
})

test('it is of one person in one provider, and is not sent as a call’s', async () => {
  const page = open()
  await page.write('call new', name('Ruiz'))
  page.close()
  expect(await open({ ...rosa, userId: 'ben' }).take('call new')).toBeNull()
  expect(await open({ ...rosa, providerId: 'lakeshore' }).take('call new')).toBeNull()
  expect(await keptEntriesOf(rosa).list()).toEqual([])
  expect(await open().take('call new')).toEqual(name('Ruiz'))
})

test.each([
  ['signs out', () => deleteKept()],
  ['leaves, and somebody else signs in', () => keepFor({ userId: 'ben', endsAt: '2026-11-29T02:00:00Z' }, now)],
])('nothing is left when the person %s', async (_what, happens) => {
  const page = open()
  await page.write('call new', name('Ruiz'))
  page.close()
  happens()
  keepFor({ userId: rosa.userId, endsAt: '2026-11-29T02:00:00Z' }, now)
  expect(await open().take('call new')).toBeNull()
})

test('a browser without locks keeps it as well', async () => {
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: {} })
  const page = open()
  await page.write('call new', name('Ruiz'))
  expect(await open().take('call new')).toEqual(name('Ruiz'))
})
