import { act, screen, within } from '@testing-library/react'
import { alertKinds, usualAlert, type AlertSetting } from 'domain/alerts/alert'
import { fakeFeed } from '../test/fakes/fakeFeed'
import { answerTo, renderPage } from '../test/renderWithRelay'
import { happening } from '../test/settled'
import { administrator } from '../test/viewer'
import { ViewerContext } from '../relay/viewer'
import AlertsPageQuery, { type AlertsPageQuery as Query } from './__generated__/AlertsPageQuery.graphql'
import AlertsPage from './AlertsPage'
import { createTabSign } from './tabSign'
import { createCallWatch, waitingStats, type WatchedCall } from './watchCalls'

const call = (id: string, facts: Partial<WatchedCall> = {}): WatchedCall => ({
  id,
  databaseId: id,
  facilityId: 'main',
  statusName: 'Stat',
  lineCheck: false,
  isFollowUp: false,
  leadId: null,
  escalation: null,
  need: 'Difficult IV',
  place: '4B-12 · Main Hospital',
  updatedById: 'ben',
  ...facts,
})
const settings: AlertSetting[] = alertKinds.map(usualAlert)
const idsOf = (alerts: readonly { call: WatchedCall }[]) => alerts.map((alert) => alert.call.id)

describe('the watch over the queue', () => {
  test('what was there before alerts no one; what comes does, once', () => {
    const compare = createCallWatch('rosa')
    const [first, second] = [call('1'), call('2')]
    expect(compare([first], settings)).toEqual([])
    expect(idsOf(compare([first, second], settings))).toEqual(['2'])
    expect(compare([first, second], settings)).toEqual([])
    // Another object with the same facts, as after the queue was read again.
    expect(compare([{ ...first }, { ...second }], settings)).toEqual([])
  })

  test('one’s own call alerts oneself of nothing, and a facility that was not chosen neither', () => {
    const compare = createCallWatch('rosa')
    compare([], settings)
    expect(compare([call('1', { updatedById: 'rosa' })], settings)).toEqual([])
    const north = settings.map((setting) => ({ ...setting, facilityIds: ['north'] }))
    expect(compare([call('2')], north)).toEqual([])
    expect(waitingStats([call('2'), call('3', { facilityId: 'north' }), call('4', { leadId: 'ben' })], north)).toEqual([
      call('3', { facilityId: 'north' }),
    ])
  })
})

test('the tab’s title and icon count, whatever title the page sets', async () => {
  document.head.innerHTML = '<title>Queue – Patency</title><link rel="icon" href="/favicon.svg">'
  const icon = () => document.querySelector('link[rel=icon]')!.getAttribute('href')
  const sign = createTabSign()
  sign.show(2)
  expect(document.title).toBe('(2) Queue – Patency')
  expect(icon()).toMatch(/^data:image\/svg\+xml,.*%3E2%3C/)
  document.title = 'Team – Patency'
  await act(() => Promise.resolve())
  expect(document.title).toBe('(2) Team – Patency')
  sign.stop()
  expect([document.title, icon()]).toEqual(['Team – Patency', '/favicon.svg'])
})

const facilities = ['Main Hospital', 'North Campus'].map((name) => ({ id: name, name }))

const open = async (changed: Partial<AlertSetting> = {}) => {
  const { around } = fakeFeed()
  const page = renderPage<Query>(
    around((props: Parameters<typeof AlertsPage>[0]) => (
      <ViewerContext value={administrator}>
        <AlertsPage {...props} />
      </ViewerContext>
    )),
    AlertsPageQuery,
  )
  await page.answer({
    Provider: () => ({ facilities }),
    Alerts: () => ({
      id: 'alerts',
      devices: [],
      settings: settings.map((setting) => ({ ...setting, ...(setting.kind === 'STAT' ? changed : {}) })),
    }),
  })
  return {
    ...page,
    stat: within(screen.getByRole('region', { name: 'Stat calls' })),
    sent: () => page.environment.mock.getMostRecentOperation().request.variables,
    answerVerb: (result: object) =>
      happening(async () => {
        const operation = page.environment.mock.getMostRecentOperation()
        page.environment.mock.resolve(operation, answerTo(operation, { Mutation: () => ({ changeAlert: result }) }))
        await Promise.resolve()
      }),
  }
}

test('the usual ways are shown, and a switch changes one', async () => {
  const { stat, user, sent } = await open()
  const on = screen.getAllByRole('switch').map((each) => each.getAttribute('aria-checked'))
  expect(on.filter((each) => each === 'true')).toHaveLength(4)
  await user.click(stat.getByRole('switch', { name: 'Sound' }))
  expect(sent()).toEqual({ input: { kind: 'STAT', sound: false } })
  expect(stat.getByRole('switch', { name: 'Sound' }).getAttribute('aria-checked')).toBe('false')
})

test('a facility is taken out and put back: all of them is no choice', async () => {
  const { stat, user, sent } = await open()
  await user.click(stat.getByRole('checkbox', { name: 'Stat calls: North Campus' }))
  expect(sent()).toEqual({ input: { kind: 'STAT', facilityIds: ['Main Hospital'] } })
})

test('the last chosen facility stays, with the reason', async () => {
  const { stat, user, answerVerb } = await open({ facilityIds: ['Main Hospital'] })
  await user.click(stat.getByRole('checkbox', { name: 'Stat calls: Main Hospital' }))
  await answerVerb({
    __typename: 'Refusal',
    code: 'VALIDATION',
    message: 'Not valid',
    fields: [{ field: 'facilityIds', message: 'Choose at least one facility' }],
  })
  expect(stat.getByText('Choose at least one facility')).toBeTruthy()
})

test('a browser without sounds and notifications says so', async () => {
  const { stat, user } = await open()
  expect(screen.getByText(/This browser shows no notifications/)).toBeTruthy()
  await user.click(stat.getByRole('button', { name: 'Test Sound' }))
  expect((await screen.findByRole('region', { name: 'Notices' })).textContent).toContain('No sound was made')
})

describe('Test Notification, on a phone that lets service workers alone show them', () => {
  /** What the service worker shows; null without one. */
  const pressed = async (shown: string[] | null) => {
    class Refused {
      static permission = 'granted'
      constructor() {
        throw new TypeError('Illegal constructor')
      }
    }
    const registration = shown && {
      showNotification: async (title: string) => void shown.push(title),
      getNotifications: async () => [{ close: () => {} }],
    }
    const getRegistration = async () => registration ?? undefined
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistration } })
    Object.assign(globalThis, { Notification: Refused, isSecureContext: true })
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Test Notification' }))
  }
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'serviceWorker')
    Reflect.deleteProperty(globalThis, 'Notification')
  })

  test('is shown by it', async () => {
    const shown: string[] = []
    await pressed(shown)
    expect(shown).toEqual(['Stat call'])
    expect(screen.queryByText('No notification was shown')).toBeNull()
  })

  test('says without one that nothing was shown', async () => {
    await pressed(null)
    expect(await screen.findByText('No notification was shown')).toBeTruthy()
  })
})
