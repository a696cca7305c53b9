import { whyNotInQueue } from '../../../domain/calls/queue/queue'
import { doors, globalId, type Json } from '../../../test/harness/doors'
import { servedHospitalOfTest } from '../../../test/hospital/setUp'
import { assignCall } from '../working/assignCall'
import { closeCall } from '../ending/closeCall'
import { readActiveCalls } from './readActiveCalls'
import { returnCall } from '../working/returnCall'

const hospital = servedHospitalOfTest()

const cards = `{ viewer { provider { queue { version calls(first: 10000) { edges { node {
  databaseId cardClass queueGroup createdAt contact customJob preComments
  purpose { name } room { name facility { name } } statusCode { name } line { name }
  assignedTo { fullName } workOrders { role end start user { fullName } } viewerCanAssign viewerCanReturn viewerCanClose } } } } } } }`

const readQueue = async (person = hospital.people.rosa) => {
  const { data } = await doors(hospital.address, person).graphql(cards)
  return data!.viewer.provider.queue as { version: number; calls: { edges: { node: Json }[] } }
}
const restQueue = async (person = hospital.people.rosa) =>
  (await doors(hospital.address, person).rest('GET', `/providers/${person.providerId}/calls/active`)).body as Json[]

test('Stat first, then normal, then on hold, line checks that are not Stat last; inside each the oldest first, at both doors (rules 3.2)', async () => {
  const { openCall, clock } = hospital
  const expected: Record<string, string> = {}
  for (const [name, options] of [
    ['line check, Stat', { purpose: 'Daily Line Check', status: 'Stat' }],
    ['held', { status: 'On Hold' }],
    ['normal, older', {}],
    ['line check on hold', { purpose: 'Dressing Change', status: 'On Hold' }],
    ['normal, younger', {}],
    ['stat', { status: 'Stat' }],
  ] as const) {
    clock.now = new Date(clock.now.getTime() + 60_000)
    expected[await openCall(options)] = name
  }
  const order = ['line check, Stat', 'stat', 'normal, older', 'normal, younger', 'held', 'line check on hold']
  const { calls } = await readQueue()
  expect(calls.edges.map(({ node }) => expected[node.databaseId])).toEqual(order)
  expect(calls.edges.map(({ node }) => node.queueGroup)).toEqual([
    'stat',
    'stat',
    'normal',
    'normal',
    'onHold',
    'lineCheck',
  ])
  expect(calls.edges.map(({ node }) => node.cardClass)).toEqual([
    'stat',
    'stat',
    'default',
    'default',
    'onhold',
    'dressingchange',
  ])
  expect((await restQueue()).map(({ id }) => expected[id])).toEqual(order)
})

test('completed, deleted and not yet alive calls, and those of other facilities, are not in the queue', async () => {
  const { openCall, as, people, clients, clock, riverside } = hospital
  const [stays, completed, deleted, later] = [await openCall(), await openCall(), await openCall(), await openCall()]
  const north = await openCall({ room: riverside.facilities[1]!.roomIds[0]! })
  await closeCall(await as(people.rosa), { callId: completed, ...hospital.recorded })
  await clients.system.call.update({ where: { id: deleted }, data: { deletedAt: clock.now } })
  await clients.system.call.update({
    where: { id: later },
    data: { aliveAt: new Date(clock.now.getTime() + 1), announcedAt: null },
  })
  const ids = async (person = people.rosa) =>
    (await readQueue(person)).calls.edges.map(({ node }) => node.databaseId).sort()
  expect(await ids()).toEqual([stays, north].sort())
  expect(await ids(people.north)).toEqual([north])
  expect(await ids(people.external)).toEqual([stays])
  expect(await ids(people.stranger)).toEqual([])
  expect((await restQueue(people.north)).map(({ id }) => id)).toEqual([north])
  clock.now = new Date(clock.now.getTime() + 1)
  expect(await ids()).toEqual([stays, north, later].sort())
})

test('reading the queue takes the same few statements at 1 row and at 200 rows', async () => {
  const { openCall, clients, riverside, people, clock } = hospital
  await openCall()
  const statements = async (): Promise<number> => {
    const before = clients.statements()
    await readQueue()
    return clients.statements() - before
  }
  await statements()
  const atOne = await statements()
  const row = {
    providerId: riverside.id,
    purposeId: riverside.purposes['PICC Insertion']!,
    statusCodeId: riverside.statuses.Normal!,
    roomId: riverside.facilities[0]!.roomIds[0]!,
  }
  await clients.system.call.createMany({
    data: Array.from({ length: 199 }, () => ({
      ...row,
      aliveAt: clock.now,
      announcedAt: clock.now,
      createdAt: clock.now,
      updatedAt: clock.now,
    })),
  })
  const some = await clients.system.call.findMany({ take: 50 })
  await clients.system.workOrder.createMany({
    data: some.map(({ id }) => ({
      providerId: riverside.id,
      callId: id,
      userId: people.ben.id,
      isLead: false,
      isTraining: false,
      isAssisting: true,
      start: clock.now,
    })),
  })
  expect((await readQueue()).calls.edges).toHaveLength(200)
  const atMany = await statements()
  expect({ atOne, atMany }).toEqual({ atOne: 3, atMany: 3 })
})

test('a reading of the queue leaves no audit row, a reading of a patient does, at both doors (rules 2.10)', async () => {
  const { openCall, clients, people, riverside } = hospital
  const callId = await openCall()
  const reads = () =>
    clients.system.auditEntry.findMany({ where: { action: 'readPatient' }, orderBy: { sequence: 'asc' } })
  await readQueue()
  await restQueue()
  expect(await reads()).toEqual([])
  const rosa = doors(hospital.address, people.rosa)
  await rosa.graphql('query($id: ID!) { node(id: $id) { ... on Call { mrn dob patientLastName } } }', {
    id: globalId('Call', callId),
  })
  await rosa.rest('GET', `/providers/${riverside.id}/calls/${callId}`)
  expect(await reads()).toMatchObject([
    { actorId: people.rosa.id, entityId: callId, door: 'graphql' },
    { actorId: people.rosa.id, entityId: callId, door: 'rest' },
  ])
})

test('the REST queue has the fields of the contract and no patient details; a call has them all', async () => {
  const { openCall, as, people, riverside, clients } = hospital
  const callId = await openCall({ purpose: 'Custom', customJob: 'Teach the ward' })
  await assignCall(await as(people.rosa), { callId })
  await clients.system.call.update({
    where: { id: callId },
    data: { mrn: 'R-1', dob: new Date('1950-02-28T00:00:00Z'), patientLastName: 'Okonkwo' },
  })
  const [queued] = await restQueue()
  expect(queued).toMatchObject({
    id: callId,
    customJob: 'Teach the ward',
    purpose: { id: riverside.purposes.Custom, name: 'Custom', weight: 4, lineCheck: false },
    room: { name: '1A-01', facility: { name: 'Main Hospital', requiredCallFields: [] } },
    statusCode: { name: 'Normal' },
    assignedTo: { id: people.rosa.id, fullName: 'Rosa Alvarez' },
    workOrders: [
      {
        user: { id: people.rosa.id, fullName: 'Rosa Alvarez', training: false },
        isTraining: false,
        isAssisting: false,
        end: null,
      },
    ],
    completedAt: null,
    deleted: false,
    images: [],
  })
  for (const field of ['mrn', 'dob', 'patientFirstName', 'patientLastName', 'orderingProvider'])
    expect(queued).not.toHaveProperty(field)
  const { body } = await doors(hospital.address, people.rosa).rest('GET', `/providers/${riverside.id}/calls/${callId}`)
  expect(body).toMatchObject({
    id: callId,
    mrn: 'R-1',
    dob: '1950-02-28',
    patientLastName: 'Okonkwo',
    createdAt: '2026-03-10T14:00:00.000Z',
  })
})

test('the lists of the contract are sorted as it says', async () => {
  const { people, riverside } = hospital
  const rosa = doors(hospital.address, people.rosa)
  const get = async (path: string) => (await rosa.rest('GET', path)).body
  expect((await get(`/providers/${riverside.id}/callpurposes`)).map((purpose: Json) => purpose.name)).toEqual([
    'Dressing Change',
    'PICC Insertion',
    'Difficult IV',
    'Daily Line Check',
    'Custom',
  ])
  expect((await get(`/providers/${riverside.id}/callstatuscodes`)).map((code: Json) => code.name)).toEqual([
    'Normal',
    'On Hold',
    'Stat',
  ])
  expect(await get(`/providers/${riverside.id}/facilities`)).toMatchObject([
    {
      name: 'Main Hospital',
      timeZone: 'America/New_York',
      followUpsEnabled: true,
      weight: 0,
      requiredCallFields: [],
      rooms: [{ name: '1A-01' }, { name: '1A-02' }, { name: 'ICU-07' }],
    },
    { name: 'North Campus' },
  ])
  expect((await get('/requireablecallfields'))[0]).toEqual({ key: 'contact', name: 'Contact' })
})

test('the queue and a call answer 304 to whoever holds them as they are (rules 8.3)', async () => {
  const { openCall, as, people, riverside, clients } = hospital
  const callId = await openCall()
  const rosa = doors(hospital.address, people.rosa)
  for (const path of [`/providers/${riverside.id}/calls/active`, `/providers/${riverside.id}/calls/${callId}`]) {
    const first = await rosa.rest('GET', path)
    const tag = first.headers.get('etag')!
    const reads = await clients.system.auditEntry.count({ where: { action: 'readPatient' } })
    expect(await rosa.rest('GET', path, undefined, { 'if-none-match': tag })).toMatchObject({ status: 304, body: null })
    expect(await rosa.rest('GET', path, undefined, { 'if-none-match': `"other", W/${tag}` })).toMatchObject({
      status: 304,
    })
    expect(await clients.system.auditEntry.count({ where: { action: 'readPatient' } })).toBe(reads)
    await assignCall(await as(people.rosa), { callId })
    const moved = await rosa.rest('GET', path, undefined, { 'if-none-match': tag })
    expect(moved.status).toBe(200)
    expect(moved.headers.get('etag')).not.toBe(tag)
    await returnCall(await as(people.rosa), { callId })
  }
  expect(
    await doors(hospital.address, people.north).rest('GET', `/providers/${riverside.id}/calls/${callId}`, undefined, {
      'if-none-match': '*',
    }),
  ).toMatchObject({ status: 404 })
})

test('a call says which completed call scheduled it, and nothing when none did, or when that is not for these eyes', async () => {
  const { openCall, people, clients, riverside } = hospital
  const [first, north, plain] = [
    await openCall(),
    await openCall({ room: riverside.facilities[1]!.roomIds[0]! }),
    await openCall(),
  ]
  await clients.system.call.update({ where: { id: north }, data: { followUpFromId: first } })
  const followUpFrom = async (id: string, person = people.rosa) =>
    (
      await doors(hospital.address, person).graphql(
        'query($id: ID!) { node(id: $id) { ... on Call { followUpFrom { databaseId } } } }',
        { id: globalId('Call', id) },
      )
    ).data?.node
  expect(await followUpFrom(north)).toEqual({ followUpFrom: { databaseId: first } })
  expect(await followUpFrom(plain)).toEqual({ followUpFrom: null })
  expect(await followUpFrom(north, people.north)).toEqual({ followUpFrom: null })
})

test('the calls of the queue are those for which the rule knows no reason to be gone (rules 3.1)', async () => {
  const { openCall, clients, people, clock, as } = hospital
  const facts = [-1, 0, 1].flatMap((seconds) => {
    const aliveAt = new Date(clock.now.getTime() + 1000 * seconds)
    return [null, clock.now].flatMap((completedAt) =>
      [null, clock.now].map((deletedAt) => ({
        aliveAt,
        announcedAt: seconds > 0 ? null : aliveAt,
        completedAt,
        deletedAt,
      })),
    )
  })
  const made = []
  for (const data of facts) made.push(await clients.system.call.update({ where: { id: await openCall() }, data }))
  const ids = made.map(({ id }) => id)
  const listed = (await readActiveCalls(await as(people.rosa))).flatMap(({ id }) => (ids.includes(id) ? id : []))
  expect(new Set(listed)).toEqual(
    new Set(made.flatMap((call) => (whyNotInQueue(call, clock.now) === null ? call.id : []))),
  )
  expect(listed).toHaveLength(2)
})
