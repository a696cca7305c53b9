// What a press on a notification opens (rules 10.3). A journey shows the same in a browser.
import { readFileSync } from 'node:fs'
import { jest } from '@jest/globals'
import { buildSchema, parse, validate } from 'graphql'

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))

// Its types are those of a worker, which this file does not see.
const file: string = './notifications'
const { openQueueAt, renewDevice, showPush } = (await import(file)) as {
  showPush: (self: object, data: object) => Promise<void>
  renewDevice: (self: object, change: object) => Promise<void>
  openQueueAt: (self: object, notification: object) => Promise<void>
}

type Page = {
  focused: boolean
  visibilityState: string
  postMessage: (message: object) => void
  focus: () => Promise<void>
}

const pageOf = (focused: boolean) => ({
  focused,
  visibilityState: 'hidden',
  postMessage: jest.fn(),
  focus: jest.fn(() => Promise.resolve()),
})

const press = async (data: object | null, pages: Page[] = []) => {
  const openWindow = jest.fn(() => Promise.resolve(null))
  const close = jest.fn()
  const clients = { matchAll: () => Promise.resolve(pages), openWindow }
  await openQueueAt({ clients }, { data, close })
  expect(close).toHaveBeenCalledTimes(1)
  return openWindow.mock.calls.flat()
}

test.each([
  ['of a call', { callId: 'c1', providerId: 'p1' }, '/calls/queue?call=c1&provider=p1'],
  ['that an older worker has shown', { callId: 'c1' }, '/calls/queue?call=c1'],
  ['without anything', null, '/calls/queue'],
])('where no page is open, one %s opens its queue', async (_what, data, address) => {
  expect(await press(data)).toEqual([address])
})

test('an open page is told of the provider, and goes there itself', async () => {
  const [first, focused] = [pageOf(false), pageOf(true)]
  expect(await press({ callId: 'c1', providerId: 'p1' }, [first, focused])).toEqual([])
  expect(focused.postMessage.mock.calls).toEqual([
    [{ kind: 'open', callId: 'c1', providerId: 'p1', address: '/calls/queue?call=c1&provider=p1' }],
  ])
  expect([focused.focus.mock.calls.length, first.postMessage.mock.calls.length]).toEqual([1, 0])
})

type Answer = () => Promise<{ json: () => Promise<object> }>
const answers =
  (data: object | null): Answer =>
  () =>
    Promise.resolve({ json: () => Promise.resolve({ data }) })
const added = answers({ addPushSubscription: { __typename: 'AddPushSubscriptionSuccess' } })

const made = (endpoint: string) => ({ toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }) })

const renew = async (
  change: object,
  answer: Answer,
  subscribe: (options: object) => Promise<object> = () => Promise.reject(new Error()),
) => {
  const fetch = jest.fn((_address: string, _request: RequestInit) => answer())
  const showNotification = jest.fn((_title: string) => Promise.resolve())
  await renewDevice({ fetch, registration: { pushManager: { subscribe }, showNotification } }, change)
  const sent = fetch.mock.calls.map(
    ([, { body }]) => JSON.parse(String(body)) as { query: string; variables: { input: object } },
  )
  return { sent, shown: showNotification.mock.calls.map(([title]) => title) }
}
const inputs = ({ sent }: Awaited<ReturnType<typeof renew>>) => sent.map(({ variables }) => variables.input)

test('a subscription that the browser replaced is told to the server', async () => {
  const renewed = await renew({ oldSubscription: made('old'), newSubscription: made('new') }, added)
  expect(inputs(renewed)).toEqual([{ endpoint: 'new', p256dh: 'p', auth: 'a' }])
  expect(renewed.shown).toEqual([])
  expect(validate(schema, parse(renewed.sent[0]!.query))).toEqual([])
})

test('one that the browser ended is renewed with the same key', async () => {
  const options = { applicationServerKey: 'key' }
  const subscribe = jest.fn((_options: object) => Promise.resolve(made('new')))
  const renewed = await renew({ oldSubscription: { options } }, added, subscribe)
  expect(subscribe.mock.calls).toEqual([[options]])
  expect([inputs(renewed), renewed.shown]).toEqual([[{ endpoint: 'new', p256dh: 'p', auth: 'a' }], []])
})

test.each<[string, Answer]>([
  ['no one is signed in', answers(null)],
  ['the server refuses', answers({ addPushSubscription: { __typename: 'Refusal' } })],
  ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('where %s, a notification asks to open Patency', async (_why, answer) => {
  expect((await renew({ newSubscription: made('new') }, answer)).shown).toEqual(['Open Patency'])
})

test('so it does where the browser does not subscribe again', async () => {
  expect(await renew({ oldSubscription: { options: {} } }, added)).toEqual({ sent: [], shown: ['Open Patency'] })
})

test.each([
  ['the first', { kind: 'STAT', sound: 'ALWAYS' }, 0, { silent: false, renotify: true }],
  ['one that puts right what is shown', { kind: 'STAT', sound: 'IF_NEW' }, 1, { silent: true, renotify: false }],
  ['one that overtook the first', { kind: 'STAT', sound: 'IF_NEW' }, 0, { silent: false, renotify: true }],
  ['one that comes when the first was pressed', { kind: 'STAT', sound: 'NEVER' }, 0, { silent: true, renotify: false }],
  ['one that withdraws', { kind: 'WITHDRAWN', sound: 'ALWAYS' }, 1, { silent: true, renotify: false }],
])('how %s is heard', async (_which, push, there, heard) => {
  const notification = { close: jest.fn() }
  const showNotification = jest.fn((_title: string, _options: object) => Promise.resolve())
  const getNotifications = () => Promise.resolve(Array(there).fill(notification))
  const payload = { ...push, callId: 'c1', providerId: 'p1', title: 'Stat', body: '', at: '2026-03-10T14:02:00Z' }
  await showPush({ registration: { showNotification, getNotifications } }, { json: () => payload })
  expect(showNotification.mock.calls).toEqual([['Stat', expect.objectContaining({ ...heard, tag: 'c1' })]])
  expect(notification.close).toHaveBeenCalledTimes(push.kind === 'WITHDRAWN' ? there : 0)
})
