import { screen, within } from '@testing-library/react'
import { globalId } from '../../relay/globalId'
import { Problem } from '../../relay/problem'
import { expectErrors } from '../../test/complaints'
import { provider, uuid } from '../../test/queuePage'
import { signedIn, type App } from '../../test/renderApp'
import '../../test/settled'
import { pushChange } from '../../test/pushChange'

const request = (n: number, over: object = {}) => ({
  callId: globalId('Call', uuid(n)),
  callDatabaseId: uuid(n),
  need: 'PICC Insertion',
  customJob: null,
  roomName: '4B-12',
  facilityName: 'Main Hospital',
  roomDescription: null,
  statusName: 'Normal',
  createdAt: '2026-11-20T08:00:00.000Z',
  state: 'WAITING',
  ahead: 2,
  leadName: null,
  endedAt: null,
  updates: [],
  ...over,
})
const answer = (myRequests: readonly object[]) => ({ data: { provider: { ...provider, myRequests } } })

const openMine = async (requests: readonly object[]): Promise<App> => {
  const app = await signedIn('/calls/mine')
  await app.answer('MyCallsPageQuery', answer(requests))
  return app
}
const rows = () =>
  within(screen.getByRole('list', { name: 'My calls' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('says how far each call is, in words', async () => {
  await openMine([
    request(1),
    request(2, { ahead: 0, statusName: 'Stat' }),
    request(3, { state: 'ON_THE_WAY', ahead: null, leadName: 'Rosa Alvarez' }),
    request(4, { state: 'ON_HOLD', ahead: null }),
    request(5, { state: 'DONE', ahead: null, endedAt: new Date().toISOString() }),
    request(6, { state: 'DELETED', ahead: null, roomName: null, facilityName: null, roomDescription: 'Hallway' }),
    request(7, { state: 'MOVED', ahead: null, roomName: null, facilityName: null }),
  ])
  const shown = rows()
  expect(shown[0]).toContain('4B-12 · Main HospitalWaiting, 2 ahead of you')
  expect(shown[1]).toContain('Waiting, next in line')
  expect(shown[2]).toContain('Rosa Alvarez is on the way')
  expect(shown[3]).toContain('On hold')
  expect(shown[4]).toMatch(/Done \d\d:\d\d/)
  expect(shown[5]).toContain('HallwayDeleted')
  expect(shown[6]).toContain('PICC InsertionNo longer in your facility')
  // What is over is no page of theirs any more.
  expect(screen.getAllByRole('link', { name: 'PICC Insertion' }).map((link) => link.getAttribute('href'))).toEqual(
    [1, 2, 3, 4].map((n) => `/calls/${uuid(n)}`),
  )
  expect(screen.getByRole('link', { name: 'New Stat Call' }).getAttribute('href')).toBe('/calls/new?status=stat')
})

test('is read again when a call changes, and says so when there is none', async () => {
  const app = await openMine([request(1)])
  await pushChange(app, { removed: [{ callId: globalId('Call', uuid(9)), reason: 'COMPLETED', by: null }] })
  await app.answer('MyCallsPageQuery', answer([]))
  expect(screen.getByText('You have no calls.')).toBeTruthy()
})

test('a failure is shown in its place, and Retry reads again', async () => {
  const app = await signedIn('/calls/mine')
  expectErrors(/Problem: no/)
  await app.fail('MyCallsPageQuery', new Problem('OFFLINE', 'no'))
  await app.user.click(screen.getByRole('button', { name: 'Retry' }))
  await app.answer('MyCallsPageQuery', answer([request(1)]))
  expect(rows()).toHaveLength(1)
})

test('shows what ward and team wrote about an open call, and offers to write to the team (rules 3.27)', async () => {
  const update = {
    databaseId: 'u1',
    text: 'With you in 10 minutes.',
    isWorse: false,
    isFromWard: false,
    writtenAt: new Date().toISOString(),
    by: 'Rosa Alvarez',
  }
  const app = await openMine([request(1, { updates: [update] }), request(2, { state: 'DONE', ahead: null })])
  expect(screen.getByRole('list', { name: 'Updates' }).textContent).toMatch(
    /^With you in 10 minutes\.Team · Rosa Alvarez · /,
  )
  const [write, ...others] = screen.getAllByRole('button', { name: 'Write to the Team' })
  expect(others).toEqual([])
  await app.user.click(write!)
  expect(await screen.findByRole('dialog', { name: 'Write to the Team' })).toBeTruthy()
})
