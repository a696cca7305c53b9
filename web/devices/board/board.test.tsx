import { jest } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { createMockEnvironment } from 'relay-test-utils'
import { resetServerClock } from '../../relay/serverClock'
import { answerTo, renderWithRelay } from '../../test/renderWithRelay'
import { happening } from '../../test/settled'
import { Board } from './Board'
import { pageShownMs } from './usePages'

const now = new Date('2026-03-10T14:00:00.000Z')

beforeEach(() => {
  jest.useFakeTimers({ now })
  resetServerClock()
})
afterEach(() => jest.useRealTimers())

type Call = { id: string; group: string; need: string; state: string; since: string; leadName: string | null }
const call = (id: string, more: Partial<Call> = {}) => ({
  id,
  group: 'normal',
  need: `Need ${id}`,
  roomName: '4B-12',
  facilityName: 'Main Hospital',
  statusName: 'Normal',
  state: 'WAITING',
  since: '2026-03-10T13:48:00.000Z',
  leadName: null,
  otherNames: [],
  ...more,
})

const open = async (calls: object[], people: object[] = []) => {
  const environment = createMockEnvironment()
  const view = renderWithRelay(<Board environment={environment} facilityId={null} />, { environment })
  const waiting = (name: string) =>
    environment.mock.getAllOperations().filter(({ request }) => request.node.params.name === name)
  const board = (shown: object[]) => ({
    Board: () => ({
      readAt: new Date().toISOString(),
      providerName: 'Riverside Health',
      facilityName: null,
      deviceName: 'Team room',
      timeZone: 'America/Chicago',
      calls: shown,
      counts: [
        { group: 'stat', calls: 1 },
        { group: 'normal', calls: 2 },
      ],
      longestWaiting: { statusName: 'Stat', since: '2026-03-10T13:00:00.000Z' },
      people,
    }),
  })
  const pass = (ms: number) =>
    happening(async () => {
      await jest.advanceTimersByTimeAsync(ms)
    })
  const answerBoard = async (shown: object[]) => {
    await happening(async () => {
      for (const operation of waiting('BoardQuery'))
        environment.mock.resolve(operation, answerTo(operation, board(shown)))
      await jest.advanceTimersByTimeAsync(1)
    })
  }
  const fail = async (name: string) => {
    await happening(async () => {
      for (const operation of waiting(name)) environment.mock.reject(operation, new Error('gone'))
      await jest.advanceTimersByTimeAsync(1)
    })
  }
  /** Tells the version as the socket does, or answers the poll. */
  const tell = async (version: number) => {
    await happening(async () => {
      for (const operation of waiting('useLiveQuerySubscription'))
        environment.mock.nextValue(operation, { data: { screenChanged: { version, at: new Date().toISOString() } } })
      for (const operation of waiting('useLiveQueryPollQuery'))
        environment.mock.resolve(operation, { data: { screen: { version, at: new Date().toISOString() } } })
      await jest.advanceTimersByTimeAsync(300)
    })
  }
  await pass(300)
  await tell(1)
  await answerBoard(calls)
  return { ...view, waiting, pass, answerBoard, fail, tell }
}

const shownCalls = () =>
  within(screen.getByRole('region', { name: 'Queue' }))
    .queryAllByRole('listitem')
    .map((item) => item.textContent)

test('rules 10.6: calls with need, place, time and who is on them; the clock of the facility', async () => {
  await open(
    [
      call('a', { group: 'stat' }),
      call('b', { state: 'IN_PROGRESS', leadName: 'Rosa Alvarez', since: '2026-03-10T13:30:00.000Z' }),
    ],
    [
      {
        id: 'r',
        fullName: 'Rosa Alvarez',
        need: 'Need b',
        roomName: '4B-12',
        since: '2026-03-10T13:30:00.000Z',
        isElsewhere: false,
      },
      { id: 'p', fullName: 'Priya Natarajan', need: null, roomName: null, since: null, isElsewhere: true },
      { id: 'c', fullName: 'Ben Carter', need: null, roomName: null, since: null, isElsewhere: false },
    ],
  )
  expect(shownCalls()).toEqual([
    'Need a12 min4B-12 · Main HospitalwaitingUnassigned',
    'Need b30 min4B-12 · Main Hospitalin progressAssignedRosa Alvarez',
  ])
  expect(screen.getByText('09:00')).toBeTruthy()
  expect(screen.getByText('1 h 00 min')).toBeTruthy()
  const team = within(screen.getByRole('region', { name: 'Team' }))
  expect(team.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Rosa AlvarezNeed b · 4B-12 · 30 min',
    'Priya NatarajanOn a call elsewhere',
    'Ben CarterFree',
  ])
})

test('rules 10.6: it reads again when something changed, and not otherwise', async () => {
  const { waiting, tell, answerBoard } = await open([call('a')])
  await tell(1)
  expect(waiting('BoardQuery')).toHaveLength(0)
  await tell(2)
  await answerBoard([])
  expect(screen.getByText('No calls are open.')).toBeTruthy()
})

test('rules 10.6: it says since when it is not up to date, keeps what it has, and recovers by itself', async () => {
  const { pass, fail, tell, answerBoard } = await open([call('a')])
  expect(screen.queryByText(/Not up to date/)).toBeNull()
  for (let poll = 0; poll < 4; poll += 1) {
    await pass(10_000)
    await fail('useLiveQueryPollQuery')
  }
  expect(screen.getByText('Not up to date since 09:00')).toBeTruthy()
  expect(shownCalls()).toHaveLength(1)
  // The server is back, and something has changed in between: it is current once that was read.
  await pass(10_000)
  await tell(7)
  expect(screen.getByText('Not up to date since 09:00')).toBeTruthy()
  await answerBoard([call('a'), call('b')])
  expect(screen.queryByText(/Not up to date/)).toBeNull()
  expect(shownCalls()).toHaveLength(2)
})

test('rules 10.6: a clock that is moved changes no age', async () => {
  const { pass, tell } = await open([call('a')])
  const serverTime = () => new Date(now.getTime() + 30_000)
  jest.setSystemTime(new Date(now.getTime() - 3 * 3_600_000))
  await pass(10_000)
  jest.spyOn(Date.prototype, 'toISOString').mockImplementationOnce(() => serverTime().toISOString())
  await tell(1)
  await pass(10_000)
  expect(shownCalls()[0]).toContain('12 min')
  jest.restoreAllMocks()
})

test('rules 10.6: more calls than fit are shown page by page, by themselves', async () => {
  const calls = Array.from({ length: 12 }, (_, index) => call(String(index)))
  const { pass } = await open(calls)
  expect(shownCalls()).toHaveLength(8)
  expect(screen.getByText('Page 1 of 2')).toBeTruthy()
  await pass(pageShownMs)
  expect(shownCalls()).toHaveLength(4)
  await pass(pageShownMs)
  expect(screen.getByText('Page 1 of 2')).toBeTruthy()
})
