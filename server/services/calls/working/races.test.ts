import { refusalOf } from '../../../test/harness/expect'
import { openHospital, type Hospital, type Person } from '../../../test/hospital/hospital'
import { rounds } from '../../../test/harness/rounds'
import type { Request } from '../../kernel/request'
import { assignCall } from './assignCall'
import { assistCall } from './assistCall'
import { closeCall } from '../ending/closeCall'
import { holdCall, makeCallStat } from './changeStatus'
import { returnCall } from './returnCall'

// Two nurses always click at once. Eight claimers, 300 rounds in full, on a real PostgreSQL.
const claimers = 8

let hospital: Hospital
let nurses: { person: Person; request: Request }[]
beforeAll(async () => {
  hospital = await openHospital()
  nurses = []
  for (let n = 0; n < claimers; n += 1) {
    const person = await hospital.hire(`Nurse ${String.fromCharCode(65 + n)}`, 'Clinician', hospital.riverside.id)
    nurses.push({ person, request: await hospital.as(person) })
  }
})
afterAll(() => hospital.close())

const leads = (callId: string) =>
  hospital.clients.system.workOrder.findMany({ where: { callId, isLead: true, end: null } })
const outcomes = async (attempts: Promise<unknown>[]): Promise<(string | null)[]> =>
  Promise.all(attempts.map(refusalOf))

test(`${claimers} claimers, many rounds: exactly one has it each time, with one unfinished lead work order, and the others are told`, async () => {
  for (const _round of rounds(300, 40)) {
    const callId = await hospital.openCall()
    const results = await outcomes(nurses.map(({ request }) => assignCall(request, { callId })))
    const winner = results.indexOf(null)
    expect(results.filter((result) => result === null)).toHaveLength(1)
    expect(results.filter((result) => result === 'CALL_ALREADY_ASSIGNED')).toHaveLength(claimers - 1)
    expect(await leads(callId)).toMatchObject([{ userId: nurses[winner]!.person.id }])
    await returnCall(nurses[winner]!.request, { callId })
    expect(await leads(callId)).toEqual([])
  }
})

test('one nurse who claims eight calls at once has exactly one', async () => {
  for (let round = 0; round < 20; round += 1) {
    const { request, person } = nurses[0]!
    const callIds = await Promise.all(nurses.map(() => hospital.openCall()))
    const results = await outcomes(callIds.map((callId) => assignCall(request, { callId })))
    expect(results.filter((result) => result === null)).toHaveLength(1)
    const mine = await hospital.clients.system.call.findMany({ where: { assignedToId: person.id, completedAt: null } })
    expect(mine).toHaveLength(1)
    await returnCall(request, { callId: mine[0]!.id })
  }
})

test('taking over by eight at once leaves one lead, and each of the others had it for a moment or was told', async () => {
  for (let round = 0; round < 20; round += 1) {
    const callId = await hospital.openCall()
    await outcomes(nurses.map(({ request }) => assignCall(request, { callId, force: true })))
    const [lead, ...others] = await leads(callId)
    expect(others).toEqual([])
    expect((await hospital.readCall(callId)).assignedToId).toBe(lead!.userId)
    await closeCall(nurses[0]!.request, { callId, ...hospital.recorded })
  }
})

test('closing by eight at once completes it once; closing and returning at once never leaves work behind', async () => {
  for (let round = 0; round < 20; round += 1) {
    const callId = await hospital.openCall()
    const results = await outcomes(nurses.map(({ request }) => closeCall(request, { callId, ...hospital.recorded })))
    expect(results.filter((result) => result === null)).toHaveLength(1)
    expect(await hospital.readCall(callId)).toMatchObject({
      version: 2,
      completedById: nurses[results.indexOf(null)]!.person.id,
    })

    const second = await hospital.openCall()
    const [lead, other] = [nurses[0]!.request, nurses[1]!.request]
    await assignCall(lead, { callId: second })
    await outcomes([
      closeCall(other, { callId: second, ...hospital.recorded }),
      returnCall(lead, { callId: second }),
      assistCall(other, { callId: second }),
    ])
    const call = await hospital.readCall(second)
    expect(call.completedAt).not.toBeNull()
    expect(call.workOrders.filter(({ end }) => end === null)).toEqual([])
  }
})

test('everything at once: versions count the changes, the feed tells each, and nothing is lost', async () => {
  const callId = await hospital.openCall()
  const verbs = [assignCall, assistCall, holdCall, makeCallStat, returnCall]
  await outcomes(nurses.flatMap(({ request }) => verbs.map((verb) => verb(request, { callId }))))
  const { version } = await hospital.readCall(callId)
  const changes = await hospital.clients.system.change.findMany({ where: { entityId: callId } })
  const done = await hospital.clients.system.auditEntry.findMany({ where: { entityId: callId, outcome: 'done' } })
  expect(changes).toHaveLength(version)
  expect(done).toHaveLength(version)
  expect((await leads(callId)).length).toBeLessThanOrEqual(1)
})

test('the sequence of the feed and of the audit log has no gap and no double', async () => {
  const { system } = hospital.clients
  const changes = await system.change.findMany({
    where: { providerId: hospital.riverside.id },
    orderBy: { sequence: 'asc' },
    select: { sequence: true },
  })
  expect(changes.map(({ sequence }) => sequence)).toEqual(changes.map((_, index) => index + 1))
  const audit = await system.auditEntry.findMany({
    where: { providerId: hospital.riverside.id },
    orderBy: { sequence: 'asc' },
    select: { sequence: true },
  })
  expect(audit.map(({ sequence }) => sequence)).toEqual(audit.map((_, index) => index + 1))
})
