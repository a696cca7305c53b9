import { screen, within } from '@testing-library/react'
import { globalId } from '../relay/globalId'
import { Problem } from '../relay/problem'
import { expectErrors } from '../test/complaints'
import { main, person, provider, uuid } from '../test/queuePage'
import { signedIn, type App } from '../test/renderApp'
import '../test/settled'
import { pushChange } from '../test/pushChange'

const ago = (count: number) => new Date(Date.now() - count * 60_000).toISOString()

const aCall = (n: number, { status = 'Normal', ...over }: Record<string, unknown> = {}) => ({
  __typename: 'Call',
  id: globalId('Call', uuid(n)),
  databaseId: uuid(n),
  aliveAt: ago(1),
  customJob: null,
  roomDescription: null,
  purpose: { id: globalId('Purpose', 'PICC'), name: 'PICC Insertion' },
  statusCode: { id: globalId('StatusCode', `${String(status)}`), name: status },
  room: { id: globalId('Room', uuid(100 + n)), name: `4B-${n}`, facility: main },
  assignedTo: null,
  escalation: null,
  ...over,
})
type ACall = ReturnType<typeof aCall>

const member = (
  n: number,
  fullName: string,
  {
    call = null,
    isLead = true,
    since = null,
    isElsewhere = false,
    ...user
  }: Record<string, unknown> & { call?: ACall | null } = {},
) => ({ isLead: call !== null && isLead, since, isElsewhere, call, user: { ...person(n, fullName), ...user } })

const answer = (members: readonly object[], statsWithNobody: readonly object[] = []) => ({
  data: { provider: { ...provider, team: { members, statsWithNobody } } },
})

const openTeam = async (members: readonly object[], stats: readonly object[] = [], at = '/team'): Promise<App> => {
  const app = await signedIn(at)
  await app.answer('TeamPageQuery', answer(members, stats))
  return app
}

const cells = () =>
  within(screen.getByRole('table', { name: 'Team' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].slice(0, 5).map(({ textContent }) => textContent!.trim()))

test('shows presence, call, room, and for how long, and leads to the call', async () => {
  await openTeam([
    member(1, 'Ben Carter', { call: aCall(1, { status: 'Stat' }), since: ago(125), presence: 'OFFLINE' }),
    member(2, 'Rosa Alvarez', { call: aCall(2), since: ago(5) }),
    member(3, 'Tomas Lindqvist', { call: aCall(2), since: ago(3), isLead: false }),
    member(4, 'Miguel Santos'),
    member(5, 'Priya Natarajan', { isElsewhere: true }),
  ])
  expect(cells()).toEqual([
    ['Ben Carter', 'Offline', 'StatPICC Insertion', '4B-1 · Main Hospital', '2 h 05 min'],
    ['Rosa Alvarez', 'Online', 'PICC Insertion', '4B-2 · Main Hospital', '5 min'],
    ['Tomas Lindqvist', 'Online', 'PICC Insertion (assisting)', '4B-2 · Main Hospital', '3 min'],
    ['Miguel Santos', 'Online', '–', '–', '–'],
    ['Priya Natarajan', 'Online', 'On a call elsewhere', '–', '–'],
  ])
  expect(screen.getAllByRole('link', { name: 'PICC Insertion' })[0]!.getAttribute('href')).toBe(`/calls/${uuid(1)}`)
  expect(screen.getByText('Every Stat call has someone on it.')).toBeTruthy()
})

test('names the Stat calls with no one present, how long they wait, and who had them', async () => {
  await openTeam(
    [],
    [
      aCall(1, { assignedTo: person(1, 'Ben Carter'), aliveAt: ago(95) }),
      aCall(2, { room: null, roomDescription: 'Hallway', aliveAt: ago(4) }),
    ],
  )
  const stats = within(screen.getByRole('region', { name: 'Stat calls with no one present' }))
  expect(stats.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'PICC Insertion · 4B-11 h 35 min waitingMain Hospital · Ben Carter is offline',
    'PICC Insertion · Hallway4 min waitingNo one has it',
  ])
  expect(screen.getByText('No one is online.')).toBeTruthy()
})

test('marks the person in the address', async () => {
  await openTeam(
    [member(1, 'Ben Carter'), member(2, 'Rosa Alvarez')],
    [],
    `/team#${encodeURIComponent(globalId('User', uuid(2)))}`,
  )
  const [, ben, rosa] = screen.getAllByRole('row')
  expect([ben!.getAttribute('aria-current'), rosa!.getAttribute('aria-current')]).toEqual([null, 'true'])
})

test('is read again when a call or a presence changed', async () => {
  const app = await openTeam([member(1, 'Ben Carter')])
  await pushChange(app, { people: [person(2, 'Rosa Alvarez')] })
  await app.answer('TeamPageQuery', answer([member(1, 'Ben Carter'), member(2, 'Rosa Alvarez')]))
  expect(cells().map(([name]) => name)).toEqual(['Ben Carter', 'Rosa Alvarez'])
  await pushChange(app, {
    version: 12,
    removed: [{ callId: globalId('Call', uuid(9)), reason: 'COMPLETED', by: null }],
  })
  await app.answer('TeamPageQuery', answer([]))
  expect(screen.getByText('No one is online.')).toBeTruthy()
})

test('a failure is shown in its place, and Retry reads again', async () => {
  const app = await signedIn('/team')
  expectErrors(/Problem: no/)
  await app.fail('TeamPageQuery', new Problem('OFFLINE', 'no'))
  await app.user.click(screen.getByRole('button', { name: 'Retry' }))
  await app.answer('TeamPageQuery', answer([member(1, 'Ben Carter')]))
  expect(cells().map(([name]) => name)).toEqual(['Ben Carter'])
})

test('people who do not work calls see that they may not', async () => {
  const app = await signedIn('/team')
  expectErrors(/Problem: You are not allowed/)
  await app.answer('TeamPageQuery', { data: { provider: { ...provider, team: null } } })
  expect(screen.getByText('You are not allowed to see this page.')).toBeTruthy()
})
