// A browser that gets push notifications is confirmed for its person (rules 10.3).
import { waitFor } from '@testing-library/react'
import { createMockEnvironment } from 'relay-test-utils'
import { writeStored } from '../../ui/browser/stored'
import { keepConfirmed } from './confirmDevice'

/** A browser whose subscription is of this endpoint. */
const putBrowser = (state: { endpoint: string }): EventTarget => {
  const subscription = { toJSON: () => ({ endpoint: state.endpoint, keys: { p256dh: 'p', auth: 'a' } }) }
  const pushManager = { getSubscription: () => Promise.resolve(subscription) }
  const value = Object.assign(new EventTarget(), { getRegistration: () => Promise.resolve({ pushManager }) })
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value })
  return value
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  localStorage.clear()
})

test('at once, and again when someone presses the notification that asks for it', async () => {
  const state = { endpoint: 'https://push.example.org/one' }
  const worker = putBrowser(state)
  writeStored('pushOwner', 'rosa')
  const environment = createMockEnvironment()
  const told = () =>
    environment.mock.getAllOperations().map(({ request }) => (request.variables.input as { endpoint: string }).endpoint)
  const end = keepConfirmed(environment, 'rosa')
  await waitFor(() => expect(told()).toEqual([state.endpoint]))
  state.endpoint = 'https://push.example.org/two'
  worker.dispatchEvent(new MessageEvent('message', { data: { kind: 'open' } }))
  await waitFor(() => expect(told()).toEqual(['https://push.example.org/one', 'https://push.example.org/two']))
  end()
})
