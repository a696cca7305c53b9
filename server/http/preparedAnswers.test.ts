import { assignCall } from '../services/calls/assignCall'
import { doors } from '../test/doors'
import { openHospital, type Hospital, type Person } from '../test/hospital'

let hospital: Hospital
let address: string
beforeAll(async () => {
  hospital = await openHospital()
  address = await hospital.serve()
})
afterAll(() => hospital.close())

const queue = '{ provider { name facilities { name } queue { version readAt calls(first: 10000) { edges { node { databaseId assignedTo { fullName } } } } } } }'

type Answer = { facilities: { name: string }[]; queue: { version: number; readAt: string; calls: { edges: { node: { databaseId: string; assignedTo: { fullName: string } | null } }[] } } }

const read = async (person: Person, query = queue): Promise<{ provider: Answer; statements: number }> => {
  const before = hospital.clients.statements()
  const { data } = await doors(address, person).graphql(query)
  return { provider: data!.provider as Answer, statements: hospital.clients.statements() - before }
}
const ids = ({ provider }: { provider: Answer }) => provider.queue.calls.edges.map(({ node }) => node.databaseId)

test('the second who may see the same is answered with one statement, by the clock of the moment', async () => {
  const { people, openCall, clock } = hospital
  const callId = await openCall()
  const first = await read(people.rosa)
  clock.now = new Date(clock.now.getTime() + 5_000)
  const second = await read(people.ben)
  expect(ids(second)).toEqual([callId])
  expect({ ...second.provider.queue, readAt: '' }).toEqual({ ...first.provider.queue, readAt: '' })
  expect(first.provider.queue.readAt).toBe(new Date(clock.now.getTime() - 5_000).toISOString())
  expect(second.provider.queue.readAt).toBe(clock.now.toISOString())
  expect(second.statements).toBe(1)
})

test('a change is in the very next answer', async () => {
  const { people, openCall, as } = hospital
  await read(people.rosa)
  const callId = await openCall()
  expect(ids(await read(people.rosa))).toContain(callId)
  await assignCall(await as(people.ben), { callId })
  const lead = (await read(people.rosa)).provider.queue.calls.edges.find(({ node }) => node.databaseId === callId)
  expect(lead?.node.assignedTo).toEqual({ fullName: 'Ben Carter' })
})

test('people who may see something else are never answered with it', async () => {
  const { people, openCall, riverside } = hospital
  const north = await openCall({ room: riverside.facilities[1]!.roomIds[0]! })
  await read(people.rosa)
  expect(ids(await read(people.north))).toEqual([north])
  expect((await read(people.north)).provider.facilities).toEqual([{ name: 'North Campus' }])
  expect(ids(await read(people.stranger))).toEqual([])
  expect(ids(await read(people.external))).not.toContain(north)
})

test('somebody who may no longer ask is not answered from what is kept', async () => {
  const { people, hire, riverside, clients } = hospital
  await read(people.rosa)
  const person = await hire('Just Locked', 'Clinician', riverside.id)
  expect(ids(await read(person)).length).toBeGreaterThan(0)
  await clients.system.user.update({ where: { id: person.id }, data: { isLocked: true } })
  expect((await doors(address, person).graphql(queue)).errors).toMatchObject([{ extensions: { code: 'ACCOUNT_LOCKED' } }])
  await clients.system.session.updateMany({ where: { userId: person.id }, data: { endedAt: hospital.clock.now } })
  expect((await doors(address, person).graphql(queue)).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
})

test.each([
  ['what concerns the viewer', '{ provider { queue { calls(first: 10) { edges { node { viewerCanAssign } } } } } }'],
  ['what the audit trail tells of each reader', '{ provider { queue { calls(first: 10) { edges { node { mrn } } } } } }'],
  ['the viewer', '{ viewer { user { fullName } } provider { name } }'],
])('%s is read for each', async (_what, query) => {
  const { people } = hospital
  await read(people.rosa, query)
  expect((await read(people.ben, query)).statements).toBeGreaterThan(1)
})

test('a reading of a patient is told of each reader, however often the same was asked', async () => {
  const { people, clients } = hospital
  const query = '{ provider { queue { calls(first: 10) { edges { node { mrn } } } } } }'
  const before = await clients.system.auditEntry.count({ where: { action: 'readPatient' } })
  const { edges } = (await read(people.rosa, query)).provider.queue.calls
  await read(people.rosa, query)
  await read(people.ben, query)
  expect(await clients.system.auditEntry.count({ where: { action: 'readPatient' } })).toBe(before + 3 * edges.length)
})
