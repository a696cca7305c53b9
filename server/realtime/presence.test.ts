import { connectionLifetimeMs, reconnectGraceMs } from '../domain/account/presence'
import { setPresence } from '../services/account/presence/setPresence'
import { assignCall, assignCallOnOpen } from '../services/calls/working/assignCall'
import { returnCall } from '../services/calls/working/returnCall'
import { doors } from '../test/harness/doors'
import { refusalOf } from '../test/harness/expect'
import { until } from '../test/harness/until'
import { openHospital, type Hospital, type Person } from '../test/hospital/hospital'
import { subscribe, type Subscriber } from '../test/harness/subscriber'

let hospital: Hospital
let address: string
const open: Subscriber[] = []
const watch = (...options: Parameters<typeof subscribe>): Subscriber => {
  const subscriber = subscribe(...options)
  open.push(subscriber)
  return subscriber
}
beforeAll(async () => {
  hospital = await openHospital()
  address = await hospital.serve()
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((subscriber) => subscriber.stop()))
})
afterAll(() => hospital.close())

const document =
  'subscription($providerId: ID!, $since: Int) { event: callQueueChanged(providerId: $providerId, since: $since) { version resync changed { databaseId } removed { callId } people { databaseId presence } } }'
type Told = { people: { databaseId: string; presence: string }[] }
const told = (person: Person, presence: string) => (event: object) =>
  (event as Told).people.some((one) => one.databaseId === person.id && one.presence === presence)
/** A browser that hears of others' presence. */
const screen = (person: Person) => watch(address, person, { document })
const listening = async (person: Person): Promise<Subscriber> => {
  const subscriber = screen(person)
  await subscriber.next(() => true)
  return subscriber
}

const announced = (person: Person, providerId = person.providerId) =>
  hospital.clients.system.change.count({ where: { kind: 'user', entityId: person.id, providerId } })
const isOnline = async (person: Person) =>
  (await hospital.clients.system.user.findUniqueOrThrow({ where: { id: person.id } })).isOnline
/** How often a process renews its connections, by the clock of the database. */
const renewal = connectionLifetimeMs / 3
const pass = (ms: number) => {
  hospital.clock.now = new Date(hospital.clock.now.getTime() + ms)
}
/** A whole sweep, in which nothing may happen: one after the other settles somebody whose server died, so the first of them has ended. */
const sweeps = async (): Promise<void> => {
  for (let twice = 0; twice < 2; twice += 1) {
    const gone = await hire()
    await hospital.goOnline(gone)
    await hospital.clients.system.connection.updateMany({ where: { userId: gone.id }, data: { seenAt: new Date(0) } })
    await until(async () => !(await isOnline(gone)))
  }
}
const isClosed = (person: Person) => async () =>
  (await hospital.clients.system.connection.count({ where: { userId: person.id, closedAt: null } })) === 0

let hired = 0
const hire = (options?: Parameters<Hospital['hire']>[3]) =>
  hospital.hire(
    `Nurse ${[...String((hired += 1))].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`,
    'Clinician',
    hospital.riverside.id,
    options,
  )

test('the first socket makes a person Online and is told once; a second tab, and one of two that closes, tell nothing (rules 2.5)', async () => {
  const [nurse, rosa] = [await hire(), await listening(hospital.people.rosa)]
  const first = screen(nurse)
  await rosa.next(told(nurse, 'ONLINE'))
  expect(await isOnline(nurse)).toBe(true)
  const second = screen(nurse)
  await second.next(told(nurse, 'ONLINE'))
  await first.stop()
  await until(
    async () => (await hospital.clients.system.connection.count({ where: { userId: nurse.id, closedAt: null } })) === 1,
  )
  pass(reconnectGraceMs + 1)
  await sweeps()
  expect(await isOnline(nurse)).toBe(true)
  expect(await announced(nurse)).toBe(1)
})

test('the last socket that closes is told once, after a grace in which a reload passes for nothing', async () => {
  const [nurse, rosa] = [await hire(), await listening(hospital.people.rosa)]
  const before = screen(nurse)
  await rosa.next(told(nurse, 'ONLINE'))
  await before.stop()
  await until(isClosed(nurse))
  pass(reconnectGraceMs - 1)
  const after = screen(nurse)
  await after.next(() => true)
  pass(reconnectGraceMs + 1)
  await sweeps()
  expect(await announced(nurse)).toBe(1)
  await after.stop()
  await until(isClosed(nurse))
  await sweeps()
  expect(await isOnline(nurse)).toBe(true)
  const offlineSince = async () =>
    (await hospital.clients.system.user.findUniqueOrThrow({ where: { id: nurse.id } })).offlineSince
  expect(await offlineSince()).toBeNull()
  pass(reconnectGraceMs)
  await rosa.next(told(nurse, 'OFFLINE'))
  expect(await announced(nurse)).toBe(2)
  // Since when is kept until they come back (rules 3.6b).
  expect(await offlineSince()).toEqual(hospital.clock.now)
  const back = screen(nurse)
  await back.next(told(nurse, 'ONLINE'))
  expect(await offlineSince()).toBeNull()
})

test('who signs out is Offline at once', async () => {
  const [nurse, rosa] = [await hire(), await listening(hospital.people.rosa)]
  const socket = screen(nurse)
  await rosa.next(told(nurse, 'ONLINE'))
  await doors(address, nurse).rest('POST', '/auth/logout')
  expect(await socket.closed).toBe(4401)
  await rosa.next(told(nurse, 'OFFLINE'))
})

test('a server process that dies takes its people with it when their rows grow stale', async () => {
  const [nurse, rosa] = [await hire(), await listening(hospital.people.rosa)]
  await hospital.goOnline(nurse)
  const { connection } = hospital.clients.system
  const seen = (at: Date) => connection.updateMany({ where: { userId: nurse.id }, data: { seenAt: at } })
  await seen(new Date(hospital.clock.now.getTime() - connectionLifetimeMs))
  await sweeps()
  expect(await isOnline(nurse)).toBe(true)
  const offlineSince = async () =>
    (await hospital.clients.system.user.findUniqueOrThrow({ where: { id: nurse.id } })).offlineSince
  expect(await offlineSince()).toBeNull()
  await seen(new Date(hospital.clock.now.getTime() - connectionLifetimeMs - 1))
  await rosa.next(told(nurse, 'OFFLINE'))
  expect(await announced(nurse)).toBe(2)
  // Since when is kept until they come back (rules 3.6b).
  expect(await offlineSince()).toEqual(hospital.clock.now)
  const back = screen(nurse)
  await back.next(told(nurse, 'ONLINE'))
  expect(await offlineSince()).toBeNull()
})

test('a process that stood still brings its people back with the next renewal', async () => {
  const [nurse, rosa] = [await hire(), await listening(hospital.people.rosa)]
  screen(nurse)
  await rosa.next(told(nurse, 'ONLINE'))
  // What the process last renewed before it stood still, it renews no more until the time has come.
  await sweeps()
  await hospital.clients.system.connection.updateMany({ where: { userId: nurse.id }, data: { seenAt: new Date(0) } })
  await rosa.next(told(nurse, 'OFFLINE'))
  pass(renewal)
  await until(() => isOnline(nurse))
  expect(await announced(nurse)).toBe(3)
})

test('a socket of which no row tells any more has to come again', async () => {
  const nurse = await hire()
  const socket = await listening(nurse)
  await sweeps()
  await hospital.clients.system.connection.deleteMany({ where: { userId: nurse.id } })
  pass(renewal)
  expect(await socket.closed).toBe(1012)
})

test('Away and Available are told in each provider where the person holds a role, each choice once, and nowhere else', async () => {
  const { people, lakeshore, clients, as } = hospital
  const [nurse, elsewhere] = [await hire(), await hospital.hire('Works Elsewhere', 'Clinician', lakeshore.id)]
  await clients.system.providerRole.create({ data: { providerId: lakeshore.id, userId: nurse.id, role: 'Clinician' } })
  const [rosa, stranger] = await Promise.all([people.rosa, people.stranger].map(listening))
  const own = screen(nurse)
  await Promise.all([own, stranger].map((one) => one!.next(told(nurse, 'ONLINE'))))
  await setPresence(await as(nurse), { away: true })
  await setPresence(await as(nurse), { away: true })
  await Promise.all([rosa, stranger, own].map((one) => one!.next(told(nurse, 'AWAY'))))
  const me = () => doors(address, nurse).rest('GET', '/users/me')
  expect((await me()).body.status).toBe(0)
  await setPresence(await as(nurse), { away: false })
  await until(async () => (await me()).body.status === 1)
  expect([await announced(nurse), await announced(nurse, lakeshore.id)]).toEqual([3, 3])
  await hospital.goOnline(elsewhere)
  await stranger!.next(told(elsewhere, 'ONLINE'))
  expect(await announced(elsewhere, hospital.riverside.id)).toBe(0)
  const entries = await clients.system.auditEntry.findMany({
    where: { action: 'setPresence', actorId: nurse.id },
    orderBy: { sequence: 'asc' },
  })
  expect(
    entries.map(({ providerId, entityId, fields, outcome }) => ({ providerId, entityId, fields, outcome })),
  ).toEqual([
    { providerId: nurse.providerId, entityId: nurse.id, fields: { away: [false, true] }, outcome: 'done' },
    { providerId: nurse.providerId, entityId: nurse.id, fields: { away: [true, false] }, outcome: 'done' },
  ])
})

test('Away while nobody is there is seen by nobody, and told to nobody', async () => {
  const nurse = await hire()
  await setPresence(await hospital.as(nurse), { away: true })
  expect(await announced(nurse)).toBe(0)
})

test('who works a call of a provider without a role there is seen there, too', async () => {
  const { people, openCall, lakeshore, riverside, clients } = hospital
  const doctor = await hospital.hire('Visiting Doctor', null, lakeshore.id, { superadmin: true })
  const callId = await openCall({ by: people.stranger })
  const stranger = await listening(people.stranger)
  await assignCall(await hospital.as(doctor), { callId })
  await hospital.goOnline(doctor)
  await stranger.next(told(doctor, 'ONLINE'))
  expect(await announced(doctor, riverside.id)).toBe(0)
  await clients.system.connection.deleteMany({ where: { userId: doctor.id } })
})

test('a locked account, a program that may only read, and no one are refused, and nothing changes', async () => {
  const { people, clients, as } = hospital
  const document = 'mutation { setPresence(input: { away: true }) { __typename } }'
  const codes = async (person: Person | null) =>
    (await doors(address, person).graphql(document)).errors?.map(({ extensions }) => extensions.code)
  expect(await codes(people.locked)).toEqual(['ACCOUNT_LOCKED'])
  expect(await codes(null)).toEqual(['UNAUTHENTICATED'])
  const reader = await as(people.ben)
  expect(await refusalOf(setPresence({ ...reader, actor: { ...reader.actor!, readOnly: true } }, { away: true }))).toBe(
    'TOKEN_READ_ONLY',
  )
  expect(await refusalOf(setPresence(reader, { away: 'maybe' }))).toBe('VALIDATION')
  expect(
    await clients.system.user.count({
      where: { awayAt: { not: null }, id: { in: [people.locked.id, people.ben.id] } },
    }),
  ).toBe(0)
})

test('Away and a call that is opened at the same moment: one after the other, and the trail tells which (rules 3.8)', async () => {
  const { as, goOnline, openCall, readCall } = hospital
  const nurse = await hire()
  await goOnline(nurse)
  const request = await as(nurse)
  const seen = new Set<string | null>()
  for (let round = 0; round < 40; round += 1) {
    const callId = await openCall()
    const attempts = [
      () => refusalOf(assignCallOnOpen(request, { callId })),
      () => refusalOf(setPresence(request, { away: true })),
    ]
    const [opening, choosing] = round % 2 ? attempts : attempts.toReversed()
    const results = await Promise.all([opening!(), choosing!()])
    const refusal = results[round % 2 ? 0 : 1]!
    seen.add(refusal)
    expect((await readCall(callId)).assignedToId).toBe(refusal === null ? nurse.id : null)
    if (refusal === null) await returnCall(request, { callId })
    await setPresence(request, { away: false })
  }
  expect([...seen].every((code) => code === null || code === 'NOT_ONLINE')).toBe(true)
  await hospital.clients.system.connection.deleteMany({ where: { userId: nurse.id } })
})

test('changes of presence and of calls at once wait for one another, and none is lost', async () => {
  const { as, goOnline, openCall } = hospital
  const nurses = await Promise.all(Array.from({ length: 4 }, () => hire()))
  const requests = await Promise.all(nurses.map(async (nurse) => (await goOnline(nurse), await as(nurse))))
  const callIds = await Promise.all(nurses.map(() => openCall()))
  await Promise.all(
    requests.flatMap((request, index) => [
      (async () => {
        for (let round = 0; round < 20; round += 1) await setPresence(request, { away: round % 2 === 0 })
      })(),
      (async () => {
        for (let round = 0; round < 10; round += 1) {
          await assignCall(request, { callId: callIds[index]! })
          await returnCall(request, { callId: callIds[index]! })
        }
      })(),
    ]),
  )
  for (const nurse of nurses) expect(await announced(nurse)).toBe(21)
  await hospital.clients.system.connection.deleteMany({ where: { userId: { in: nurses.map(({ id }) => id) } } })
})
