import { jest } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import { createMockEnvironment } from 'relay-test-utils'
import QueuePageQuery from '../calls/queue/__generated__/QueuePageQuery.graphql'
import { createOperationDescriptor, getRequest } from 'relay-runtime'
import { useViewer, ViewerContext } from '../relay/viewer'
import { aCall, queueAnswer, rosa, uuid } from '../test/queuePage'
import { renderWithRelay } from '../test/renderWithRelay'
import { administrator } from '../test/viewer'
import { searchOfKey } from '../tables/list/searchKeys'
import { pagesFor } from '../shell/frame/sections'
import { scan as scanCode } from '../test/pressKey'
import { openPalette, paletteScan, useShortcut } from '../ui/keys/shortcuts'
import { useSignal } from '../ui/browser/signal'
import useRoomsQuery from './__generated__/useRoomsQuery.graphql'
import { Palette } from './Palette'

const closed = jest.fn()
const made = jest.fn()
/** A page with an action; the palette opens after it. */
const Page = () => {
  const pages = pagesFor(useViewer())
  useShortcut('x', 'Make Stat', made, { writes: true })
  const scan = useSignal(paletteScan)
  return scan === null ? null : <Palette pages={pages} scan={scan} close={closed} />
}

const open = (viewer = administrator, scan = '') => {
  const environment = createMockEnvironment()
  const operation = createOperationDescriptor(getRequest(QueuePageQuery), {})
  environment.commitPayload(
    operation,
    queueAnswer([
      aCall(1, { purpose: 'Difficult IV', status: 'Stat' }),
      aCall(2, { assignedTo: rosa, purpose: 'Declot' }),
    ]).data,
  )
  environment.retain(operation)
  const rooms = createOperationDescriptor(getRequest(useRoomsQuery), {})
  const inside = ['4B-1', '4B-2', '7C-01'].map((name) => ({
    __typename: 'Room',
    id: name,
    databaseId: `of ${name}`,
    name,
  }))
  const facilities = [{ __typename: 'Facility', id: 'f1', name: 'Main Hospital', rooms: inside }]
  environment.commitPayload(rooms, {
    viewer: { __typename: 'Viewer', id: 'v', provider: { __typename: 'Provider', id: 'riverside', facilities } },
  })
  environment.retain(rooms)
  const page = renderWithRelay(
    <ViewerContext value={viewer}>
      <Page />
    </ViewerContext>,
    { environment },
  )
  act(() => openPalette(scan))
  const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
  return { ...page, environment, options, field: () => screen.getByPlaceholderText(/^Page, action/) }
}
beforeEach(() => {
  act(() => paletteScan.set(null))
  closed.mockClear()
  made.mockClear()
})

test('without a text it lists what can be done here, and the pages', async () => {
  const { options } = open()
  await screen.findByRole('dialog', { name: 'Find Anything' })
  expect(options()[0]).toBe('Make Statx')
  expect(options()).toEqual(expect.arrayContaining(['Queueg q', 'New Calln', 'Alerts']))
  expect(options().join()).not.toContain('Declot')
})

test('an open call is found by its room, and shown in the queue instead of opened', async () => {
  const { user, field, options, router } = open()
  await user.type(field(), '4b1')
  expect(options()).toEqual([
    'Difficult IV · 4B-1Stat · Main Hospital · Unassigned',
    '4B-1Main Hospital · New call here',
  ])
  await user.keyboard('{Enter}')
  expect(closed).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(router.state.location.state).toEqual({ callId: uuid(1) }))
  expect(router.state.location.pathname).toBe('/calls/queue')
})

test('a room is found by its name, and leads to a new call there, for people who may create calls', async () => {
  const { user, field, options, router, unmount } = open()
  await user.type(field(), '7c')
  expect(options()).toEqual(['7C-01Main Hospital · New call here'])
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/calls/new'))
  expect(router.state.location.search).toBe('?room=of 7C-01')
  unmount()
  act(() => paletteScan.set(null))

  const other = open({
    ...administrator,
    canCreateCall: false,
    canSeeLines: false,
    canSeeLists: false,
    canSeeUsers: false,
  })
  await other.user.type(other.field(), '7c')
  expect(screen.getByRole('status').textContent).toBe('Nothing found')
})

test('an action of the page runs after the palette has closed', async () => {
  const { user, field } = open()
  await user.type(field(), 'make')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(made).toHaveBeenCalledTimes(1))
  expect(closed).toHaveBeenCalledTimes(1)
})

test('lines, completed calls and people are searched once someone pauses', async () => {
  const { user, field, options, environment, answer, router } = open()
  await user.type(field(), 'alvarez')
  expect(environment.mock.getAllOperations()).toHaveLength(0)
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1))
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
    search: 'alvarez',
    most: 5,
    hasLines: true,
    hasLists: true,
    hasUsers: true,
  })
  const place = { name: '4B-12', facility: { name: 'Main Hospital' } }
  await answer({
    LineConnection: () => ({
      edges: [
        {
          node: {
            databaseId: 'l1',
            name: 'R basilic PICC',
            patientName: 'Alvarez, Rosa',
            completedAt: null,
            room: place,
          },
        },
      ],
    }),
    CallConnection: () => ({ edges: [] }),
    UserConnection: () => ({
      edges: [{ node: { databaseId: 'u1', fullName: 'Rosa Alvarez', email: 'rosa@demo.example' } }],
    }),
  })
  expect(options()).toEqual([
    'Declot · 4B-2Normal · Main Hospital · Rosa Alvarez',
    'R basilic PICCAlvarez, Rosa · Open · 4B-12 · Main Hospital',
    'Rosa Alvarezrosa@demo.example',
  ])
  expect(screen.getByRole('status').textContent).toBe('3 results')
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/lines/l1'))
})

test('where there may be more than are shown, the whole list is offered, with no text in its address', async () => {
  const { user, field, options, environment, answer, router } = open()
  await user.type(field(), '5A-16')
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1))
  const call = (n: number) => ({
    node: {
      databaseId: `c${n}`,
      customJob: null,
      roomDescription: null,
      completedAt: '2026-03-02T15:00:00Z',
      patientFirstName: null,
      patientLastName: null,
      purpose: { name: 'Declot' },
      room: { name: '5A-16', facility: { name: 'Main Hospital' } },
    },
  })
  await answer({
    LineConnection: () => ({ edges: [] }),
    CallConnection: () => ({ edges: [1, 2, 3, 4, 5].map(call) }),
    UserConnection: () => ({ edges: [] }),
  })
  expect(options()).toHaveLength(6)
  expect(options().at(-1)).toBe('All completed callswith “5A-16”')
  await user.keyboard('{ArrowUp}{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/calls/completed'))
  expect(router.state.location.search).toMatch(/^\?find=\w+$/)
  expect(searchOfKey(new URLSearchParams(router.state.location.search).get('find'))).toBe('5A-16')
})

test('who sees no lists searches nothing on the server; a search that fails is told', async () => {
  const none = { ...administrator, canSeeLines: false, canSeeLists: false, canSeeUsers: false }
  const external = open(none)
  await external.user.type(external.field(), 'xyz')
  expect(screen.getByRole('status').textContent).toBe('Nothing found')
  external.unmount()

  const { user, field, environment, fail } = open()
  await user.type(field(), 'xyz')
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1))
  await fail(new Error('gone'))
  expect(screen.getByRole('status').textContent).toMatch(/could not be searched/)
})

test('a scan that opened it is searched; the next one takes its place, and its Enter chooses nothing', async () => {
  const { field, environment } = open(administrator, 'MRN: 4439227')
  const value = () => (field() as HTMLInputElement).value
  expect(value()).toBe('4439227')
  const searched = () => environment.mock.getAllOperations().map(({ request }) => request.variables.search)
  await waitFor(() => expect(searched()).toEqual(['4439227']))
  await waitFor(() => expect(document.activeElement).toBe(field()))
  await scanCode('4B-2')
  expect(value()).toBe('4B-2')
  expect(closed).not.toHaveBeenCalled()
  await scanCode('https://example.org/menu')
  expect(value()).toBe('')
  expect(screen.getByRole('status').textContent).toBe('This is the barcode of a web address.')
  await scanCode('5550001')
  expect(value()).toBe('5550001')
  await waitFor(() => expect(searched()).toContain('5550001'))
})

test('a scan of a product opens it and is told', async () => {
  open(administrator, '(01)09506000134352(17)271231')
  expect((await screen.findByRole('status')).textContent).toBe('This is the barcode of a product.')
})

test('a text that is too long is told, and not searched', async () => {
  const { user, field, environment } = open()
  await user.click(field())
  await user.paste('x'.repeat(201))
  expect(screen.getByRole('status').textContent).toBe('Must be at most 200 characters')
  expect((field() as HTMLInputElement).value).toHaveLength(201)
  expect(environment.mock.getAllOperations()).toHaveLength(0)
})
