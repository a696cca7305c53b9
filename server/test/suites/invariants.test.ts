// Whatever several people do with calls, in whatever order and at the same moment, this stays true.
import fc from 'fast-check'
import { addCallLine } from '../../services/calls/ending/addCallLine'
import { assignCall } from '../../services/calls/working/assignCall'
import { assistCall, stopAssistingCall } from '../../services/calls/working/assistCall'
import { holdCall, makeCallStat, resumeCall } from '../../services/calls/working/changeStatus'
import { closeCall, closeCallAndCreateLine } from '../../services/calls/ending/closeCall'
import { correctCall } from '../../services/calls/entries/correctCall'
import { deleteCall, undeleteCall } from '../../services/calls/ending/deleteCall'
import { returnCall } from '../../services/calls/working/returnCall'
import { saveCall } from '../../services/calls/ending/saveCall'
import { updateCallRole } from '../../services/calls/working/updateCallRole'
import { openQueue } from '../../services/calls/queue/readQueue'
import type { Request } from '../../services/kernel/request'
import { refusalOf } from '../harness/expect'
import { openHospital, type Hospital } from '../hospital/hospital'

const people = 4
const calls = 3

let hospital: Hospital
let requests: Request[]
let lineId: string
beforeAll(async () => {
  hospital = await openHospital()
  const { hire, as, riverside, clients, clock } = hospital
  const roles = ['Clinician', 'Manager', 'Clinician', 'Admin'] as const
  requests = await Promise.all(
    roles.map(async (role, n) =>
      as(await hire(`Person ${String.fromCharCode(65 + n)}`, role, riverside.id, { training: n === 2 })),
    ),
  )
  lineId = (
    await clients.system.line.create({ data: { providerId: riverside.id, name: 'R arm', createdAt: clock.now } })
  ).id
})
afterAll(() => hospital.close())

type Verb = (request: Request, callId: string) => Promise<unknown>
const insertion = () => ({ mrn: 'R-1', patientLastName: 'King', fields: hospital.record({ 'Insertion Type': ['ML'] }) })
const verbs: Record<string, Verb> = {
  assign: (request, callId) => assignCall(request, { callId }),
  'take over': (request, callId) => assignCall(request, { callId, force: true }),
  assist: (request, callId) => assistCall(request, { callId }),
  'stop assisting': (request, callId) => stopAssistingCall(request, { callId }),
  return: (request, callId) => returnCall(request, { callId }),
  hold: (request, callId) => holdCall(request, { callId }),
  resume: (request, callId) => resumeCall(request, { callId }),
  'make stat': (request, callId) => makeCallStat(request, { callId }),
  role: (request, callId) => updateCallRole(request, { callId, isTraining: false, isAssisting: true }),
  correct: (request, callId) => correctCall(request, { callId, contact: 'ext 1' }),
  'add line': (request, callId) => addCallLine(request, { callId, lineId }),
  close: (request, callId) => closeCall(request, { callId, ...hospital.recorded }),
  'close with a new line': (request, callId) =>
    closeCallAndCreateLine(request, { callId, lineName: 'New', ...insertion() }),
  save: (request, callId) => saveCall(request, { callId, comments: 'Saved', followUpDays: 5 }),
  delete: (request, callId) => deleteCall(request, { callId }),
  undelete: (request, callId) => undeleteCall(request, { callId }),
}

type Step = { verb: string; person: number; call: number }[]
/** One person after the other, so that each verb is done at least once, however chance falls. */
const eachOnce: Step[] = [
  ['assign', 0, 0],
  ['take over', 1, 0],
  ['assist', 0, 0],
  ['role', 0, 0],
  ['stop assisting', 0, 0],
  ['hold', 1, 0],
  ['resume', 1, 0],
  ['make stat', 1, 0],
  ['correct', 1, 0],
  ['return', 1, 0],
  ['add line', 0, 1],
  ['close', 1, 1],
  ['save', 1, 1],
  ['delete', 1, 0],
  ['undelete', 1, 0],
  ['close with a new line', 0, 2],
].map(([verb, person, call]) => [{ verb, person, call }] as Step)

/** Some do what they do at the same moment. */
const step: fc.Arbitrary<Step> = fc.array(
  fc.record({ verb: fc.constantFrom(...Object.keys(verbs)), person: fc.nat(people - 1), call: fc.nat(calls - 1) }),
  { minLength: 1, maxLength: 4 },
)

type Seen = { versions: Map<string, number> }

const check = async ({ versions }: Seen): Promise<void> => {
  const { system } = hospital.clients
  const rows = await system.call.findMany({ include: { workOrders: true } })
  const leadsOf = new Map<string, number>()
  for (const call of rows) {
    const unfinished = call.workOrders.filter(({ end }) => end === null)
    const leads = unfinished.filter(({ isLead }) => isLead)
    const facts = { id: call.id, leads: leads.map(({ userId }) => userId), assignedToId: call.assignedToId }
    const isOver = call.completedAt !== null || call.deletedAt !== null
    // One lead at most, who is whom the card names; nobody at work on what is over.
    expect(facts).toMatchObject({ leads: !isOver && call.assignedToId ? [call.assignedToId] : [] })
    if (isOver) expect({ ...facts, atWork: unfinished.length }).toMatchObject({ atWork: 0 })
    expect({ ...facts, hasCompleter: call.completedById !== null }).toMatchObject({
      hasCompleter: call.completedAt !== null,
    })
    expect({ ...facts, twice: new Set(unfinished.map(({ userId }) => userId)).size }).toMatchObject({
      twice: unfinished.length,
    })
    for (const { userId } of leads) leadsOf.set(userId, (leadsOf.get(userId) ?? 0) + 1)
    expect({ ...facts, grew: call.version >= (versions.get(call.id) ?? 1) }).toMatchObject({ grew: true })
    versions.set(call.id, call.version)
  }
  expect([...leadsOf.values()].filter((count) => count > 1)).toEqual([])
  // The queue is what its definition says: alive, not completed, not deleted (rules 3.1).
  const queue = await hospital.clients
    .forProvider(hospital.riverside.id)
    .call.findMany({ where: openQueue(requests[0]!).where, select: { id: true } })
  const shouldBe = rows.filter(
    ({ completedAt, deletedAt, aliveAt }) => !completedAt && !deletedAt && aliveAt <= hospital.clock.now,
  )
  expect(queue.map(({ id }) => id).sort()).toEqual(shouldBe.map(({ id }) => id).sort())
  // A call has at most one waiting follow-up.
  const asked = rows
    .filter(({ followUpFromId, completedAt, deletedAt }) => followUpFromId && !completedAt && !deletedAt)
    .map(({ followUpFromId }) => followUpFromId)
  expect(new Set(asked).size).toBe(asked.length)
}

test('any verbs by several people, some at the same moment: the invariants hold after each step', async () => {
  const { system } = hospital.clients
  const done = new Set<string>()
  const run = async (steps: Step[]) => {
    await system.workOrder.updateMany({ where: { end: null }, data: { end: hospital.clock.now } })
    await system.call.updateMany({
      where: { completedAt: null, deletedAt: null },
      data: { deletedAt: hospital.clock.now, assignedToId: null },
    })
    const callIds = await Promise.all(Array.from({ length: calls }, () => hospital.openCall()))
    const seen: Seen = { versions: new Map() }
    for (const together of steps) {
      const outcomes = await Promise.all(
        together.map(({ verb, person, call }) => refusalOf(verbs[verb]!(requests[person]!, callIds[call]!))),
      )
      together.forEach(({ verb }, index) => outcomes[index] === null && done.add(verb))
      await check(seen)
    }
  }
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 12 }), run), {
    numRuns: 21,
    endOnFailure: true,
    examples: [[eachOnce]],
  })
  // Otherwise it would have looked at nothing.
  expect([...done].sort()).toEqual(Object.keys(verbs).sort())
})
