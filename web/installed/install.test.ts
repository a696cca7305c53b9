import { jest } from '@jest/globals'
import { beOfBuild, hearBuild, newBuild } from '../ui/build/newBuild'
import { createSignal } from '../ui/browser/signal'
import { writeStored } from '../ui/browser/stored'
import { createNotices } from '../ui/notices/notices'
import type { Workspace, Workspaces } from '../session/workspaces'

const own = '2026-11-27T08:00:00.000Z'
const newer = '2026-11-28T08:00:00.000Z'
const realFetch = globalThis.fetch

jest.unstable_mockModule('./lastReached', () => ({ keepLastReached: () => {} }))
const { install } = await import('./install')

const workspace = () => {
  const isSessionOver = createSignal(false)
  const notices = createNotices(isSessionOver.get)
  isSessionOver.subscribe(notices.dismissAll)
  const navigate = jest.fn()
  return { isSessionOver, notices, navigate, router: { navigate } } as unknown as Workspace & {
    navigate: typeof navigate
  }
}
let here: ReturnType<typeof workspace>
let workspaces: Workspaces
const told = () =>
  workspaces.current
    .get()
    .notices.shown()
    .map(({ title }) => title)
const ready = 'A new version of Patency is ready'

/** What the next load would show. */
let nextLoad: string
type Registration = { installing: object | null; waiting: null; update: () => Promise<void> }
/** A browser with service workers; `register` answers null where it refuses. */
const withWorkers = (registration: Registration | null) => {
  const container = Object.assign(new EventTarget(), {
    register: () => (registration ? Promise.resolve(registration) : Promise.reject(new Error('refused'))),
  })
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true })
  return container
}
const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  jest.useFakeTimers()
  beOfBuild(own)
  nextLoad = own
  here = workspace()
  workspaces = { current: createSignal<Workspace>(here), open: () => {} }
  globalThis.fetch = jest.fn(() => {
    const page = `<!doctype html><meta name="patency-build" content="${nextLoad}">`
    return Promise.resolve({ text: () => Promise.resolve(page) } as Response)
  })
})
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(navigator, 'serviceWorker')
  beOfBuild('')
  sessionStorage.clear()
  globalThis.fetch = realFetch
})

test.each([
  ['without service workers', () => {}],
  ['where the browser refuses one', () => void withWorkers(null)],
])('%s a newer build is offered as soon as the page hears of it, once', async (_where, prepare) => {
  prepare()
  await install(workspaces)
  expect(told()).toEqual([])
  hearBuild(newer)
  hearBuild(newer)
  expect(told()).toEqual([ready])
})

test('it is offered again after a locked page is opened, and to the next person', async () => {
  await install(workspaces)
  hearBuild(newer)
  here.isSessionOver.set(true)
  expect(told()).toEqual([])
  here.isSessionOver.set(false)
  expect(told()).toEqual([ready])
  workspaces.current.set(workspace())
  expect(told()).toEqual([ready])
})

test('with a service worker it is offered once the worker has the files', async () => {
  const registration: Registration = { installing: {}, waiting: null, update: jest.fn(() => Promise.resolve()) }
  const container = withWorkers(registration)
  await install(workspaces)
  hearBuild(newer)
  await settle(60_000)
  expect(registration.update).toHaveBeenCalled()
  expect([newBuild.get(), told()]).toEqual(['heard', []])

  registration.installing = null
  nextLoad = newer
  container.dispatchEvent(new Event('controllerchange'))
  await settle()
  expect([newBuild.get(), told()]).toEqual(['ready', [ready]])
})

test('a worker whose files came from a server of this build is asked again while the upgrade goes on', async () => {
  const registration: Registration = { installing: null, waiting: null, update: jest.fn(() => Promise.resolve()) }
  withWorkers(registration)
  await install(workspaces)
  hearBuild(newer)
  await settle()
  expect(told()).toEqual([])
  nextLoad = newer
  await settle(20_000)
  expect(told()).toEqual([ready])
  const asked = jest.mocked(registration.update).mock.calls.length
  await settle(60_000)
  expect(registration.update).toHaveBeenCalledTimes(asked)
})

test('a notification that is pressed opens the queue with its call', async () => {
  const container = withWorkers({ installing: null, waiting: null, update: () => Promise.resolve() })
  await install(workspaces)
  container.dispatchEvent(new MessageEvent('message', { data: { kind: 'open', callId: 'c1' } }))
  container.dispatchEvent(new MessageEvent('message', { data: 'something else' }))
  expect(here.navigate.mock.calls).toEqual([['/calls/queue', { state: { callId: 'c1' } }]])
})

test('one of another provider leaves for that provider', async () => {
  const container = withWorkers({ installing: null, waiting: null, update: () => Promise.resolve() })
  const leaveFor = jest.fn()
  await install(workspaces, leaveFor)
  writeStored('provider', 'here', 'sessionStorage')
  const press = (providerId: string) =>
    container.dispatchEvent(
      new MessageEvent('message', {
        data: { kind: 'open', callId: 'c1', providerId, address: `/calls/queue?call=c1&provider=${providerId}` },
      }),
    )
  press('here')
  expect([here.navigate.mock.calls.length, leaveFor.mock.calls]).toEqual([1, []])
  press('there')
  expect([here.navigate.mock.calls.length, leaveFor.mock.calls]).toEqual([1, [['/calls/queue?call=c1&provider=there']]])
})
