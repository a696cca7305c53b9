// The statements that each screen of the web app causes with its documents.
import { closeCall } from '../../services/calls/ending/closeCall'
import { doors, globalId } from '../harness/doors'
import { screenDocument } from '../harness/screenDocuments'
import { address, hospital, serveHospital } from '../harness/servedHospital'
import type { Person } from '../hospital/hospital'
import { linesIn } from '../hospital/lines'

serveHospital()

const queue = screenDocument('QueuePageQuery')
const call = screenDocument('CallPageQuery')
const lists = screenDocument('CallTableQuery')
const line = screenDocument('LinePageQuery')
const newCall = screenDocument('NewCallPageQuery')
const dueBoard = screenDocument('DueBoardQuery')

/** Statements of one answer; none of these screens opens a transaction. */
const statementsOf = async (person: Person, document: string, variables: object = {}): Promise<number> => {
  const before = hospital.clients.statements()
  const { errors } = await doors(address, person).graphql(document, variables)
  expect(errors).toBeUndefined()
  return hospital.clients.statements() - before
}

const fill = async (lineId: string): Promise<void> => {
  const { clients, riverside, people } = hospital
  const { system } = clients
  const first = await system.call.findFirstOrThrow({ where: { completedAt: null } })
  const { id: _id, providerId, purposeId, statusCodeId, roomId, aliveAt, createdAt, updatedAt, createdById } = first
  const row = {
    providerId,
    purposeId,
    statusCodeId,
    roomId,
    aliveAt,
    createdAt,
    updatedAt,
    createdById,
    announcedAt: aliveAt,
  }
  const added = await system.call.createManyAndReturn({
    data: Array.from({ length: 199 }, () => row),
    select: { id: true },
  })
  const work = (callId: string) => ({
    providerId,
    callId,
    userId: people.ben.id,
    start: createdAt,
    end: createdAt,
    isLead: false,
    isTraining: false,
    isAssisting: true,
  })
  await system.workOrder.createMany({
    data: [...added.map(({ id }) => work(id)), ...Array.from({ length: 199 }, () => work(first.id))],
  })
  await system.call.createMany({
    data: Array.from({ length: 199 }, () => ({ ...row, lineId, completedAt: createdAt, completedById: people.ben.id })),
  })
  const names = Array.from({ length: 199 }, (_, n) => `Added ${n}`)
  await system.room.createMany({
    data: names.map((name) => ({ providerId, facilityId: riverside.facilities[0]!.id, name })),
  })
  await system.purpose.createMany({ data: names.map((name) => ({ providerId, name, weight: 9 })) })
  await system.change.create({ data: { providerId, kind: 'call', entityId: first.id } })
}

test('a screen costs a few statements to read, and as many with 200 rows as with one', async () => {
  const { people, openCall, as, recorded } = hospital
  await closeCall(await as(people.rosa), { callId: await openCall(), ...recorded })
  const callId = await openCall()
  const lines = linesIn(hospital)
  const lineId = await lines.addLine()
  await lines.addCall(lineId)
  const costs = async () => ({
    queue: await statementsOf(people.rosa, queue),
    'queue, of who may see the same': await statementsOf(people.ben, queue),
    call: await statementsOf(people.rosa, call, { id: globalId('Call', callId) }),
    'completed calls': await statementsOf(people.rosa, lists, {
      filter: { state: 'COMPLETED' },
      orderBy: { field: 'ROOM', direction: 'ASC', ties: 'COMPLETED_AT' },
      page: 0,
    }),
    line: await statementsOf(people.rosa, line, { id: globalId('Line', lineId) }),
    'new call': await statementsOf(people.rosa, newCall),
    'due board': await statementsOf(people.rosa, dueBoard, { first: 20, whole: [] }),
  })
  const one = await costs()
  await fill(lineId)
  for (let n = 0; n < 19; n += 1) await lines.addCall(await lines.addLine())
  const many = await costs()
  // Who asks, and what is shown; for a call who asks, the call, what its form offers, what was replaced of the
  // reader's entries, and the audit log's row; for a list who asks, how long it is, which calls are on the page, what is shown of them, and the audit log's row;
  // for a line who asks, the line, as it was placed (four), its latest call, a page of its calls, its follow-up, its visits, when it was closed,
  // what was replaced of the reader's entries, what its form offers, and the audit log's row; for the due board who
  // asks, its facilities, its groups, their lines, their follow-ups, the purposes, and the audit log's row.
  expect(one).toEqual({
    queue: 3,
    'queue, of who may see the same': 1,
    call: 5,
    'completed calls': 5,
    line: 14,
    'new call': 2,
    'due board': 7,
  })
  expect(many).toEqual(one)
})
