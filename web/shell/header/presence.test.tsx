import { act, screen } from '@testing-library/react'
import { aCall, queueAnswer, rosa, work } from '../../test/queuePage'
import { shellProvider, signedIn, type App } from '../../test/renderApp'
import '../../test/settled'
import { pushChange } from '../../test/pushChange'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

const control = () => screen.getByRole('button', { name: /^Your presence/ })
const live = (app: App) => act(() => app.latestConnection().connection.link.heardPush())
const people = (app: App, presence: string) => pushChange(app, { people: [{ ...rosa, presence }] })

test('someone is Offline until this tab is connected, and whenever the connection is lost', async () => {
  const app = await signedIn()
  expect(control().textContent).toBe('Offline')
  live(app)
  expect(control().textContent).toBe('Available')
  act(() => app.latestConnection().connection.link.socketLost())
  expect(control().textContent).toBe('Offline')
  await app.user.click(control())
  expect(screen.getByText('You are Offline until the connection is back.')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Away' }).disabled).toBe(true)
})

test('Away is chosen in the header, and what another tab chose is shown', async () => {
  const app = await signedIn()
  live(app)
  await app.user.click(control())
  await app.user.click(screen.getByRole('radio', { name: 'Away' }))
  // The focus stays while the request is in flight, so that Escape still closes the panel.
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Away' }))
  expect(app.waiting('useSetPresenceMutation')[0]!.request.variables).toEqual({ input: { away: true } })
  await app.answer('useSetPresenceMutation', {
    data: { setPresence: { __typename: 'SetPresenceSuccess', user: { id: rosa.id, presence: 'AWAY' } } },
  })
  expect(control().textContent).toBe('Away')
  expect(screen.getByText('Calls that you open are not assigned to you.')).toBeTruthy()
  await people(app, 'ONLINE')
  expect(control().textContent).toBe('Available')
})

test('people who do not work calls have no presence to choose', async () => {
  await signedIn('/calls/queue', {
    provider: { ...shellProvider, viewerCanWorkCalls: false },
  })
  expect(screen.queryByRole('button', { name: /^Your presence/ })).toBeNull()
})

test('the presence of a person who works a call is shown beside their name, in words too, and updates', async () => {
  const app = await signedIn()
  await app.answer(
    'QueuePageQuery',
    queueAnswer([aCall(1, { assignedTo: rosa, workOrders: [work(rosa, 'Lead', '2026-11-21T13:00:00.000Z')] })]),
  )
  expect(screen.getByRole('article').textContent).toContain('Rosa Alvarez (Online)')
  await people(app, 'AWAY')
  expect(screen.getByRole('article').textContent).toContain('Rosa Alvarez (Away)')
  expect(screen.getByRole('article').querySelector('[data-presence]')).toMatchObject({ title: 'Away' })
})
