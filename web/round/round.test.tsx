import { screen, waitFor, within } from '@testing-library/react'
import { globalId } from '../relay/globalId'
import { Problem } from '../relay/problem'
import { expectErrors } from '../test/complaints'
import { provider, uuid } from '../test/queuePage'
import { signedIn, type App } from '../test/renderApp'
import '../test/settled'
import { pushChange } from '../test/pushChange'

beforeEach(() => {
  localStorage.clear()
})
const [mainId, northId] = [uuid(80), uuid(81)]
const unit = (facilityId: string, name: string | null, count: number) => ({
  unitId: `${facilityId}:${name ?? ''}`,
  facilityId,
  facilityName: facilityId === mainId ? 'Main Hospital' : 'North Campus',
  name,
  count,
})

const aLine = (n: number) => ({
  __typename: 'Line',
  id: globalId('Line', uuid(n)),
  databaseId: uuid(n),
  types: ['DL PICC'],
  dueGroup: 'OVERDUE',
  nextChangeDate: '2026-11-19T05:00:00.000Z',
  roomDescription: null,
  room: { id: `room ${n}`, facility: { id: 'f', timeZone: 'America/New_York' } },
})
const aCall = (n: number, over: object = {}) => ({
  __typename: 'Call',
  id: globalId('Call', uuid(n)),
  databaseId: uuid(n),
  customJob: null,
  roomDescription: null,
  purpose: { id: 'check', name: 'Daily Line Check' },
  statusCode: { id: 'hold', name: 'On Hold' },
  assignedTo: null,
  ...over,
})
const stop = (n: number, roomName: string | null, over: object = {}, facilityId = mainId) => ({
  stopId: uuid(n),
  unitId: roomName && `${facilityId}:${roomName.split('-')[0]!}`,
  unitName: roomName?.split('-')[0] ?? null,
  facilityName: roomName && 'Main Hospital',
  roomName,
  call: null,
  line: null,
  ...over,
})
const usual = [
  stop(1, '5A-2', { call: aCall(1, { assignedTo: { id: 'ben', fullName: 'Ben Carter' } }) }),
  stop(2, '5A-16', { line: aLine(2) }),
  stop(3, '5B-1', { call: aCall(3), line: aLine(13) }),
]
const answer = (
  stops: readonly object[] = usual,
  units = [unit(mainId, '5A', 2), unit(mainId, '5B', 1), unit(northId, '1A', 4)],
) => ({
  data: { provider: { ...provider, round: { units, stops } } },
})
const openRound = async (at = '/round', stops?: readonly object[]): Promise<App> => {
  const app = await signedIn(at)
  await app.answer('RoundPageQuery', answer(stops))
  return app
}

const rows = () =>
  within(screen.getByRole('main'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const chip = (name: string | RegExp) => screen.getByRole('button', { name })
const asked = (app: App) => app.waiting('RoundPageQuery').at(-1)!.request.variables
const created = (app: App, outcome: string, call: number | null) =>
  app.answer('useOpenStopMutation', {
    data: {
      createLineCalls: {
        __typename: 'CreateLineCallsSuccess',
        calls: [
          {
            outcome,
            call: call && { __typename: 'Call', id: globalId('Call', uuid(call)), databaseId: uuid(call) },
          },
        ],
      },
    },
  })

test('the stops by unit, with what is due and who is there', async () => {
  await openRound()
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    '5A · Main Hospital',
    '5B · Main Hospital',
  ])
  expect(rows()).toEqual([
    '5A-2Daily Line CheckBen Carter',
    '5A-16Dressing Change, no call yet · DL PICCOverdue since 11/19/2026',
    '5B-1Daily Line Check · DL PICCOverdue since 11/19/2026',
  ])
  expect(screen.getByText('3 stops')).toBeTruthy()
})

test('rules 3.8: a stop opens its call', async () => {
  const app = await openRound()
  await app.user.click(screen.getByRole('button', { name: 'Start: 5A-2' }))
  await waitFor(() => expect(location.pathname).toBe(`/calls/${uuid(1)}`))
  expect(history.state.usr).toEqual({
    round: { search: '', stopId: uuid(1), walked: [uuid(1), uuid(2), uuid(3)] },
  })
})

test('a line without a call gets one first', async () => {
  const app = await openRound()
  await app.user.click(screen.getByRole('button', { name: /^5A-16/ }))
  expect(app.waiting('useOpenStopMutation')[0]!.request.variables).toEqual({
    input: expect.objectContaining({ lineIds: [globalId('Line', uuid(2))] }),
  })
  await created(app, 'CREATED', 7)
  await waitFor(() => expect(location.pathname).toBe(`/calls/${uuid(7)}`))
  expect(history.state.usr.round).toMatchObject({ stopId: uuid(7), walked: [uuid(1), uuid(7), uuid(3)] })
})

test('a line that was closed meanwhile is told and skipped', async () => {
  const app = await openRound()
  await app.user.click(screen.getByRole('button', { name: /^5A-16/ }))
  await created(app, 'CLOSED', null)
  expect(await screen.findByText('The line in 5A-16 was closed meanwhile.')).toBeTruthy()
  await waitFor(() => expect(location.pathname).toBe(`/calls/${uuid(3)}`))
})

test('a refusal is told in its own words, and the round stays', async () => {
  const app = await openRound()
  await app.user.click(screen.getByRole('button', { name: /^5A-16/ }))
  await app.answer('useOpenStopMutation', {
    data: {
      createLineCalls: {
        __typename: 'Refusal',
        code: 'VALIDATION',
        message: 'Correct the marked entries.',
        fields: [{ field: 'purposeId', message: 'Does not exist' }],
      },
    },
  })
  expect(await screen.findByText('The line in 5A-16 has no call, and none could be created.')).toBeTruthy()
  expect(screen.getByText('Does not exist')).toBeTruthy()
  expect(location.pathname).toBe('/round')
})

test('units and facilities are chosen, remembered on the device, and in the address by their ids', async () => {
  const app = await openRound()
  await app.user.click(chip('5A 2'))
  expect(asked(app)).toEqual({ facilityIds: [], unitIds: [`${mainId}:5A`] })
  await app.answer('RoundPageQuery', answer(usual.slice(0, 2)))
  expect(new URLSearchParams(location.search).get('units')).toBe(`${mainId}:5A`)
  expect(chip('5A 2').getAttribute('aria-pressed')).toBe('true')
  // The facility instead of its unit.
  await app.user.click(chip('Main Hospital'))
  await app.answer('RoundPageQuery', answer())
  expect(location.search).toBe(`?facilities=${mainId}`)
  expect(localStorage.getItem('patency.round')).toBe(`facilities=${mainId}`)
  await app.user.click(chip('All places'))
  await app.answer('RoundPageQuery', answer())
  expect([location.search, localStorage.getItem('patency.round')]).toEqual(['', null])
})

test('an address without a choice means the remembered one', async () => {
  localStorage.setItem('patency.round', `units=${encodeURIComponent(`${mainId}:5B`)}`)
  const app = await signedIn('/round')
  expect(asked(app)).toEqual({ facilityIds: [], unitIds: [`${mainId}:5B`] })
})

test('what others finish is struck off', async () => {
  const app = await openRound()
  await pushChange(app, { removed: [{ callId: globalId('Call', uuid(1)), reason: 'COMPLETED', by: 'Ben Carter' }] })
  await app.answer('RoundPageQuery', answer(usual.slice(1)))
  expect(rows()).toHaveLength(2)
})

test('nothing to do is told, with the way to all places', async () => {
  const app = await openRound(`/round?units=${mainId}:9Z`, [])
  expect(screen.getByText('Nothing is due in the chosen places.')).toBeTruthy()
  // A chosen unit without stops can still be taken out.
  expect(within(screen.getByRole('group', { name: 'Places' })).getByRole('button', { name: '9Z 0' })).toBeTruthy()
  await app.user.click(screen.getByRole('button', { name: 'Show All Places' }))
  await app.answer('RoundPageQuery', answer([]))
  expect(screen.getByText('Nothing is due.')).toBeTruthy()
})

test('a failure is shown in its place, and Retry reads again', async () => {
  const app = await signedIn('/round')
  expectErrors(/Problem: no/)
  await app.fail('RoundPageQuery', new Problem('OFFLINE', 'no'))
  await app.user.click(screen.getByRole('button', { name: 'Retry' }))
  await app.answer('RoundPageQuery', answer())
  expect(rows()).toHaveLength(3)
})
