import { jest } from '@jest/globals'
import { act, render } from '@testing-library/react'
import { RelayEnvironmentProvider } from 'react-relay'
import { createMockEnvironment } from 'relay-test-utils'
import { ConnectionProvider, serverOver } from '../../relay/connection'
import { createLink, type Link } from '../../relay/link'
import { happening } from '../../test/settled'

const sendKept = jest.fn(async () => {})
jest.unstable_mockModule('../../calls/call/drafts/sendKept', () => ({ sendKept }))
const { useSendKept } = await import('./useSendKept')

// The entries of a page that was closed (rules 3.22a).

const Shell = () => {
  useSendKept({ userId: 'rosa', providerId: 'riverside', isSessionOver: false })
  return null
}

let link: Link
let kept: { name: string }[]

beforeEach(() => {
  link = createLink()
  kept = []
  Object.assign(globalThis, { indexedDB: { databases: async () => kept } })
  sendKept.mockClear()
})
afterEach(() => {
  link.close()
  Reflect.deleteProperty(globalThis, 'indexedDB')
})

const open = () =>
  happening(async () => {
    render(
      <RelayEnvironmentProvider environment={createMockEnvironment()}>
        <ConnectionProvider connection={serverOver(link)}>
          <Shell />
        </ConnectionProvider>
      </RelayEnvironmentProvider>,
    )
  })
const sent = () => sendKept.mock.calls.length

test('what a closed page left is sent when the connection is back', async () => {
  await open()
  act(() => link.unreached())
  kept = [{ name: 'patency.kept' }]
  expect(sent()).toBe(0)
  await happening(async () => link.reached())
  expect(sent()).toBe(1)
})

test('and when a page is live again that a late answer told it was never offline', async () => {
  await open()
  await happening(async () => link.heardPush())
  await happening(async () => {
    link.unreached()
    link.socketLost()
    link.reached()
  })
  kept = [{ name: 'patency.kept' }]
  expect(sent()).toBe(0)
  await happening(async () => link.heardPush())
  expect(sent()).toBe(1)
})
