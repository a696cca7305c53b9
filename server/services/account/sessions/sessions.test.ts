// The browsers in which a person is signed in (rules 9.9).
import { hashSessionToken, newSessionToken } from '../../../auth/sessionToken'
import { doors, globalId } from '../../../test/harness/doors'
import { refusalOf } from '../../../test/harness/expect'
import { rounds } from '../../../test/harness/rounds'
import { subscribe } from '../../../test/harness/subscriber'
import { openHospital, type Hospital, type Person } from '../../../test/hospital/hospital'
import { endOtherSessions, endSession } from './endSessions'

let hospital: Hospital
let address: string
beforeAll(async () => {
  hospital = await openHospital()
  address = await hospital.serve()
})
afterAll(() => hospital.close())

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'
const minutesAgo = (minutes: number) => new Date(hospital.clock.now.getTime() - minutes * 60_000)

/** Another browser of the person. */
const browserOf = async (
  person: Person,
  { seen = 0, userAgent = firefox }: { seen?: number; userAgent?: string } = {},
): Promise<{ id: string; person: Person }> => {
  const token = newSessionToken()
  const { id } = await hospital.clients.system.session.create({
    data: {
      tokenHash: hashSessionToken(token),
      userId: person.id,
      providerId: person.providerId,
      createdAt: minutesAgo(seen + 5),
      seenAt: minutesAgo(seen),
      userAgent,
      origin: '203.0.113.7',
    },
  })
  return { id, person: { ...person, token } }
}
const open = async ({ id: userId }: Person): Promise<string[]> =>
  (await hospital.clients.system.session.findMany({ where: { userId, endedAt: null } })).map(({ id }) => id).sort()

const list = async (person: Person) =>
  (
    await doors(address, person).graphql(
      '{ viewer { sessions { sessionId device address signedInAt seenAt isCurrent } } }',
    )
  ).data!.viewer.sessions as { device: string; isCurrent: boolean; sessionId: string }[] | null

test('a person sees their own open sessions, this one first, then the latest used', async () => {
  const person = await hospital.hire('Session Lister', 'Clinician', hospital.riverside.id)
  const [own] = await open(person)
  const recent = await browserOf(person, { seen: 2 })
  await browserOf(person, { seen: 1, userAgent: 'x' })
  // It idled out.
  await browserOf(person, { seen: 15 })
  const ended = await browserOf(person)
  await hospital.clients.system.session.update({ where: { id: ended.id }, data: { endedAt: hospital.clock.now } })
  const sessions = (await list(person))!
  expect(sessions.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
    ['Unknown browser', true],
    ['Unknown browser', false],
    ['Firefox on Linux', false],
  ])
  expect(sessions[0]!.sessionId).toBe(globalId('SignedInBrowser', own!))
  expect(sessions[2]).toEqual({
    sessionId: globalId('SignedInBrowser', recent.id),
    device: 'Firefox on Linux',
    address: '203.0.113.7',
    signedInAt: minutesAgo(7).toISOString(),
    seenAt: minutesAgo(2).toISOString(),
    isCurrent: false,
  })
})

test('of others, somebody sees the open sessions of those whom they may sign out', async () => {
  const { people, riverside, lakeshore, hire, clients } = hospital
  const of = async (by: Person, { id }: Person) => {
    const { data } = await doors(address, by).graphql(
      'query($id: ID!) { node(id: $id) { ... on User { sessions { device address } } } }',
      { id: globalId('User', id) },
    )
    return data!.node && data!.node.sessions
  }
  const person = await hire('Seen Sessions', 'Clinician', riverside.id)
  await browserOf(person, { seen: 2 })
  await browserOf(person, { seen: 15 })
  expect(await of(people.admin, person)).toEqual([
    { device: 'Unknown browser', address: null },
    { device: 'Firefox on Linux', address: '203.0.113.7' },
  ])
  // Their own are in their account; nobody else sees any.
  for (const by of [person, people.manager, people.rosa]) expect(await of(by, person)).toBeNull()
  expect(await of(people.stranger, person)).toBeNull()
  expect(await of(people.admin, people.admin)).toBeNull()
  const north = await hire('Nora Sessions', 'Admin', riverside.id, { only: [riverside.facilities[1]!.id] })
  expect(await of(north, person)).toBeNull()
  // Whoever works elsewhere as well is signed out by nobody here (rules 9.3).
  await clients.system.providerRole.create({
    data: { userId: person.id, providerId: lakeshore.id, role: 'Clinician', joinedAt: hospital.clock.now },
  })
  expect(await of(people.admin, person)).toBeNull()
})

test('a sign-in keeps which browser it came from', async () => {
  const { hashPassword } = await import('../../../auth/password')
  const person = await hospital.hire('Signs In', 'Clinician', hospital.riverside.id)
  const passwordHash = await hashPassword('Patency-demo-1')
  await hospital.clients.system.user.update({ where: { id: person.id }, data: { passwordHash } })
  const { headers } = await doors(address, null).rest(
    'POST',
    '/auth/login',
    { email: person.email, password: 'Patency-demo-1' },
    { 'user-agent': firefox },
  )
  const token = headers.get('set-cookie')!.split(';')[0]!.split('=')[1]!
  expect(await list({ ...person, token })).toMatchObject([
    { device: 'Firefox on Linux', isCurrent: true },
    { device: 'Unknown browser', isCurrent: false },
  ])
})

test('one is ended, and its socket closes; the others stay', async () => {
  const person = await hospital.hire('Session Ender', 'Clinician', hospital.riverside.id)
  const [own] = await open(person)
  const other = await browserOf(person)
  const third = await browserOf(person)
  const [mine, theirs] = [subscribe(address, person), subscribe(address, other.person)]
  await Promise.all([mine.next(() => true), theirs.next(() => true)])
  const answer = await doors(address, person).graphql(
    'mutation($id: ID!) { endSession(input: { sessionId: $id }) { __typename } }',
    { id: globalId('SignedInBrowser', other.id) },
  )
  expect(answer.data!.endSession.__typename).toBe('EndSessionSuccess')
  expect(await theirs.closed).toBe(4401)
  expect(await open(person)).toEqual([own!, third.id].sort())
  expect((await doors(address, other.person).rest('GET', '/users/me')).status).toBe(401)
  await Promise.all([mine.stop(), theirs.stop()])
  expect((await doors(address, person).rest('GET', '/users/me')).status).toBe(200)
  expect(
    await hospital.clients.system.auditEntry.findMany({
      where: { actorId: person.id },
      select: { action: true, entityKind: true, entityId: true, outcome: true },
    }),
  ).toEqual([{ action: 'endSession', entityKind: 'session', entityId: other.id, outcome: 'done' }])
})

test('someone else’s, one that is over and one that never was are answered alike, and nothing ends', async () => {
  const { rosa, ben, stranger } = hospital.people
  const [bens] = await open(ben)
  const [strangers] = await open(stranger)
  const over = await browserOf(rosa)
  await hospital.clients.system.session.update({ where: { id: over.id }, data: { endedAt: hospital.clock.now } })
  const before = await Promise.all([rosa, ben, stranger].map(open))
  for (const sessionId of [bens, strangers, over.id, '01980000-0000-7000-8000-000000000000', 'x'])
    expect(await refusalOf(endSession(await hospital.as(rosa), { sessionId }))).toBe('NOT_FOUND')
  expect(await Promise.all([rosa, ben, stranger].map(open))).toEqual(before)
})

test('all others are ended, also while the account is locked', async () => {
  const person = await hospital.hire('Ends All', 'Clinician', hospital.riverside.id, { isLocked: true })
  const [own] = await open(person)
  await Promise.all([browserOf(person), browserOf(person)])
  const bens = await open(hospital.people.ben)
  const answer = await doors(address, person).graphql('mutation { endOtherSessions { __typename } }')
  expect(answer.data!.endOtherSessions.__typename).toBe('EndOtherSessionsSuccess')
  expect(await open(person)).toEqual([own])
  expect(await open(hospital.people.ben)).toEqual(bens)
})

test('an API token sees no sessions and ends none', async () => {
  const person = await hospital.hire('Has A Token', 'Admin', hospital.riverside.id)
  const token = newSessionToken()
  await hospital.clients.system.apiToken.create({
    data: {
      tokenHash: hashSessionToken(token),
      providerId: person.providerId,
      userId: person.id,
      name: 'feed',
      scope: 'readWrite',
      createdAt: hospital.clock.now,
    },
  })
  const before = await open(person)
  const ask = (query: string) => doors(address, null).graphql(query, {}, { authorization: `Bearer ${token}` })
  expect((await ask('{ viewer { sessions { device } } }')).data).toEqual({ viewer: { sessions: null } })
  expect((await ask('mutation { endOtherSessions { __typename } }')).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  expect(await open(person)).toEqual(before)
})

test('of two browsers that end each other at once, one stays signed in', async () => {
  for (const round of rounds(20, 3)) {
    const person = await hospital.hire(`Pair ${'abcdefghijklmnopqrst'[round]}`, 'Clinician', hospital.riverside.id)
    const first = await hospital.as(person)
    const other = await browserOf(person)
    const second = { ...first, session: { ...first.session!, by: { kind: 'session' as const, id: other.id } } }
    const outcomes = await Promise.all([
      refusalOf(endOtherSessions(first, {})),
      refusalOf(endOtherSessions(second, {})),
    ])
    expect(outcomes.toSorted()).toEqual([null, 'UNAUTHENTICATED'].toSorted())
    expect(await open(person)).toHaveLength(1)
  }
})
