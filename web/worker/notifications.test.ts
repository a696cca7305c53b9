// What a press on a notification opens (rules 10.3). A journey shows the same in a browser.
import { jest } from '@jest/globals'

// Its types are those of a worker, which this file does not see.
const file: string = './notifications'
const { openQueueAt, renewDevice } = (await import(file)) as {
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

const renew = async (change: object, pages: ReturnType<typeof pageOf>[]) => {
  const subscribe = jest.fn(() => Promise.resolve())
  const showNotification = jest.fn((_title: string) => Promise.resolve())
  const registration = { pushManager: { subscribe }, showNotification }
  await renewDevice({ clients: { matchAll: () => Promise.resolve(pages) }, registration }, change)
  return { subscribed: subscribe.mock.calls, shown: showNotification.mock.calls.map(([title]) => title) }
}

test('a subscription that the browser ended is renewed, and open pages tell the server', async () => {
  const page = pageOf(false)
  const options = { applicationServerKey: 'key' }
  expect(await renew({ oldSubscription: { options } }, [page])).toEqual({ subscribed: [[options]], shown: [] })
  expect(page.postMessage.mock.calls).toEqual([[{ kind: 'renewed' }]])
})

test('where no page is open, one that the browser replaced asks to open Patency', async () => {
  expect(await renew({ oldSubscription: {}, newSubscription: {} }, [])).toEqual({
    subscribed: [],
    shown: ['Open Patency'],
  })
})
