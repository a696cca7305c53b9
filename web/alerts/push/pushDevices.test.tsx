// The devices of a person on the page of alerts (rules 10.3).
import { screen, waitFor } from '@testing-library/react'
import { alertKinds, usualAlert, type AlertSetting } from 'domain/alerts/alert'
import { fakeFeed } from '../../test/fakes/fakeFeed'
import { happening } from '../../test/settled'
import { writeStored } from '../../ui/browser/stored'
import { answerTo, renderPage } from '../../test/renderWithRelay'
import { administrator } from '../../test/viewer'
import { ViewerContext } from '../../relay/viewer'
import AlertsPageQuery, { type AlertsPageQuery as Query } from '../__generated__/AlertsPageQuery.graphql'
import AlertsPage from '../AlertsPage'

const endpoint = 'https://push.example.org/here'
const publicKey = 'BAAA'

/** What a browser has: push, and whether it is subscribed. */
const putBrowser = ({ permission = 'granted' }: { permission?: NotificationPermission } = {}) => {
  const state = { subscription: null as object | null }
  const made = {
    toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: () => {
      state.subscription = null
      return Promise.resolve(true)
    },
  }
  const pushManager = {
    getSubscription: () => Promise.resolve(state.subscription),
    subscribe: () => {
      state.subscription = made
      return Promise.resolve(made)
    },
  }
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: () => Promise.resolve({ pushManager, getNotifications: () => Promise.resolve([]) }) },
  })
  Object.assign(globalThis, {
    isSecureContext: true,
    Notification: { permission, requestPermission: () => Promise.resolve(permission) },
  })
  return state
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(globalThis, 'Notification')
  localStorage.clear()
})

type Device = { pushSubscriptionId: string; device: string; seenAt: string; refusedAt: string | null; endpoint: string }
const phone: Device = {
  pushSubscriptionId: 'phone',
  device: 'Chrome on Android',
  seenAt: '2026-03-10T14:00:00Z',
  refusedAt: null,
  endpoint: 'https://push.example.org/phone',
}

type Opening = { devices?: Device[]; key?: string | null; settings?: AlertSetting[] }
const open = async ({ devices = [], key = publicKey, settings = alertKinds.map(usualAlert) }: Opening = {}) => {
  const { around } = fakeFeed()
  const page = renderPage<Query>(
    around((props: Parameters<typeof AlertsPage>[0]) => (
      <ViewerContext value={administrator}>
        <AlertsPage {...props} />
      </ViewerContext>
    )),
    AlertsPageQuery,
  )
  const alerts = (next: Device[]) => ({
    id: 'alerts',
    settings,
    pushPublicKey: key,
    devices: next,
  })
  await page.answer({ Provider: () => ({ facilities: [] }), Alerts: () => alerts(devices) })
  const latest = () => page.environment.mock.getMostRecentOperation()
  return {
    ...page,
    sent: () => latest().request.variables,
    answerVerb: (name: string, type: string, result: Device[] | { message: string }) =>
      happening(async () => {
        const verb = Array.isArray(result)
          ? { __typename: type, alerts: alerts(result) }
          : {
              __typename: 'Refusal',
              code: 'VALIDATION',
              message: 'Not valid',
              fields: [{ field: 'endpoint', ...result }],
            }
        page.environment.mock.resolve(latest(), answerTo(latest(), { Mutation: () => ({ [name]: verb }) }))
        await Promise.resolve()
      }),
  }
}
const toggle = () => screen.findByRole('switch', { name: 'Push on this device' })

test('this browser is added, shown as this one, and removed', async () => {
  const browser = putBrowser()
  const { user, sent, answerVerb } = await open({ devices: [phone] })
  await waitFor(async () => expect((await toggle()).hasAttribute('disabled')).toBe(false))
  await user.click(await toggle())
  await waitFor(() => expect(sent()).toEqual({ input: { endpoint, p256dh: 'p', auth: 'a' } }))
  const here = { ...phone, pushSubscriptionId: 'here', device: 'Firefox on Linux', endpoint }
  await answerVerb('addPushSubscription', 'AddPushSubscriptionSuccess', [here, phone])
  expect((await toggle()).getAttribute('aria-checked')).toBe('true')
  expect(screen.getByText('This browser')).toBeTruthy()
  await user.click(await toggle())
  expect(sent()).toEqual({ input: { pushSubscriptionId: 'here' } })
  await answerVerb('removePushSubscription', 'RemovePushSubscriptionSuccess', [phone])
  await waitFor(() => expect(browser.subscription).toBeNull())
  expect((await toggle()).getAttribute('aria-checked')).toBe('false')
})

test('a device whose push service refuses says so, and what to do', async () => {
  const browser = putBrowser()
  browser.subscription = { toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }) }
  writeStored('pushOwner', administrator.userId)
  const refusedAt = '2026-03-09T14:00:00Z'
  const here = { ...phone, pushSubscriptionId: 'here', endpoint, refusedAt }
  await open({ devices: [here, { ...phone, refusedAt }, { ...phone, pushSubscriptionId: 'well' }] })
  await screen.findByText('This browser')
  const said = screen.getAllByText(/^No notifications arrive: its push service has refused them since/)
  expect(said.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/since Mar 9, 14:00\. Turn Push on this device off and on again\.$/),
    expect.stringMatching(/since Mar 9, 14:00\. There, turn Push on this device off and on again\.$/),
  ])
})

test('another device is removed', async () => {
  putBrowser()
  const { user, sent } = await open({ devices: [phone] })
  await user.click(screen.getByRole('button', { name: 'Remove: Chrome on Android' }))
  expect(sent()).toEqual({ input: { pushSubscriptionId: 'phone' } })
})

test('a refusal is shown in its words, and the browser keeps no subscription', async () => {
  const browser = putBrowser()
  const { user, sent, answerVerb } = await open()
  await waitFor(async () => expect((await toggle()).hasAttribute('disabled')).toBe(false))
  await user.click(await toggle())
  await waitFor(() => expect(sent()).toHaveProperty('input.endpoint'))
  await answerVerb('addPushSubscription', '', { message: 'You have 10 devices. Remove one first' })
  expect(await screen.findByText('You have 10 devices. Remove one first')).toBeTruthy()
  expect(browser.subscription).toBeNull()
})

test.each([
  ['a browser without push says what to do', undefined, /This browser gets no push notifications/],
  ['an installation that sends none says so', null, /This installation sends no push notifications/],
])('%s', async (_what, key, words) => {
  await open(key === null ? { key } : {})
  expect(await screen.findByText(words)).toBeTruthy()
})

test('a browser with push that shows no notifications says what to do', async () => {
  putBrowser()
  Reflect.deleteProperty(globalThis, 'Notification')
  await open()
  expect(await screen.findByText(/This browser gets no push notifications/)).toBeTruthy()
})

const pushed = (over: Partial<AlertSetting>) =>
  alertKinds.map((kind) => ({ ...usualAlert(kind), ...(kind === 'STAT' ? over : {}) }))

test.each<[string, Opening, string | null]>([
  ['no kind is pushed', {}, 'No push notifications will come. Turn on Push for one of the alerts below.'],
  ['the choice for Away alone', { settings: pushed({ pushAway: true }) }, 'No push notifications will come. Turn on'],
  ['none is pushed while Offline', { settings: pushed({ push: true }) }, 'will come while you are Away or Offline.'],
  ['one is pushed also then', { settings: pushed({ push: true, pushAway: true }) }, null],
  ['there is no device', { devices: [] }, null],
  ['the installation sends none', { key: null }, null],
])('rules 10.3: what is said of pushes that will not come: %s', async (_what, opening, words) => {
  putBrowser()
  await open({ devices: [phone], ...opening })
  expect(await screen.findByText(/They reach a device also while/)).toBeTruthy()
  const said = screen.queryByText(/No push notifications will come/)?.textContent ?? null
  expect(said).toEqual(words && expect.stringContaining(words))
})

test('a browser that blocks notifications is not added', async () => {
  const browser = putBrowser({ permission: 'denied' })
  const { user } = await open()
  await waitFor(async () => expect((await toggle()).hasAttribute('disabled')).toBe(false))
  await user.click(await toggle())
  expect(await screen.findByText('This browser blocks notifications')).toBeTruthy()
  expect(browser.subscription).toBeNull()
})

test('what someone else left in this browser is ended', async () => {
  const browser = putBrowser()
  localStorage.setItem('patency.pushOwner', 'someone-else')
  browser.subscription = { unsubscribe: () => Promise.resolve((browser.subscription = null)), toJSON: () => ({}) }
  await open({ devices: [phone] })
  await waitFor(() => expect(browser.subscription).toBeNull())
})
