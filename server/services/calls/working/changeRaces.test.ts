// What people change at the same moment, beside claiming (races.test.ts): edits, deletions, roles, helpers.
import { refusalOf } from '../../../test/harness/expect'
import { openHospital, type Hospital, type Person } from '../../../test/hospital/hospital'
import { rounds } from '../../../test/harness/rounds'
import { Refused } from '../../kernel/refused'
import type { Request } from '../../kernel/request'
import { assignCall } from './assignCall'
import { assistCall, stopAssistingCall } from './assistCall'
import { closeCall } from '../ending/closeCall'
import { correctCall } from '../entries/correctCall'
import { deleteCall, undeleteCall } from '../ending/deleteCall'
import { updateCallRole } from './updateCallRole'

const atOnce = 8

let hospital: Hospital
let leaders: { person: Person; request: Request }[]
beforeAll(async () => {
  hospital = await openHospital()
  leaders = []
  for (let n = 0; n < atOnce; n += 1) {
    const person = await hospital.hire(`Manager ${String.fromCharCode(65 + n)}`, 'Manager', hospital.riverside.id, {
      training: true,
    })
    leaders.push({ person, request: await hospital.as(person) })
  }
})
afterAll(() => hospital.close())

type Attempt<R> = { done: R; code: null; about: null } | { done: null; code: string; about: string | null }
const outcome = async <R>(attempt: Promise<R>): Promise<Attempt<R>> => {
  try {
    return { done: await attempt, code: null, about: null }
  } catch (error) {
    if (error instanceof Refused) return { done: null, code: error.refusal.code, about: error.subject?.id ?? null }
    throw error
  }
}
const outcomes = <R>(attempts: Promise<R>[]): Promise<Attempt<R>[]> => Promise.all(attempts.map(outcome))

/** How often each came. */
const counted = (codes: (string | null)[]): Record<string, number> =>
  codes.reduce<Record<string, number>>(
    (sums, code) => ({ ...sums, [code ?? 'done']: (sums[code ?? 'done'] ?? 0) + 1 }),
    {},
  )

/** A change, an audit row and a version for each thing that was done to the call, and for nothing else. */
const expectWhole = async (callId: string): Promise<void> => {
  const { version } = await hospital.readCall(callId)
  expect(await hospital.clients.system.change.count({ where: { entityId: callId } })).toBe(version)
  expect(await hospital.clients.system.auditEntry.count({ where: { entityId: callId, outcome: 'done' } })).toBe(version)
}

test(`${atOnce} who correct the same version at once, many rounds: exactly one is written, whole, and the others are STALE with the call as it is`, async () => {
  for (const _round of rounds(60, 15)) {
    const callId = await hospital.openCall()
    const results = await outcomes<object>(
      leaders.map(({ request }, n) =>
        correctCall(request, { callId, expectedVersion: 1, contact: `contact ${n}`, preComments: `notes ${n}` }),
      ),
    )
    expect(counted(results.map(({ code }) => code))).toEqual({ done: 1, STALE: atOnce - 1 })
    expect(results.every(({ code, about }) => code === null || about === callId)).toBe(true)
    const winner = results.findIndex(({ code }) => code === null)
    expect(await hospital.readCall(callId)).toMatchObject({
      version: 2,
      contact: `contact ${winner}`,
      preComments: `notes ${winner}`,
      updatedById: leaders[winner]!.person.id,
    })
    await expectWhole(callId)
  }
})

test('without a version all are written, one after the other, and no field of one is mixed with another’s', async () => {
  for (const _round of rounds(20, 5)) {
    const callId = await hospital.openCall()
    const results = await outcomes<object>(
      leaders.map(({ request }, n) =>
        correctCall(request, { callId, contact: `contact ${n}`, preComments: `notes ${n}` }),
      ),
    )
    expect(counted(results.map(({ code }) => code))).toEqual({ done: atOnce })
    const { version, contact, preComments } = await hospital.readCall(callId)
    expect([version, preComments]).toEqual([1 + atOnce, contact!.replace('contact', 'notes')])
    await expectWhole(callId)
  }
})

test(`${atOnce} who delete at once, then ${atOnce} who undelete, many rounds: one does each, and the others are told`, async () => {
  for (const _round of rounds(60, 15)) {
    const callId = await hospital.openCall()
    await assignCall(leaders[0]!.request, { callId })
    const deletions = await outcomes<object>(leaders.map(({ request }) => deleteCall(request, { callId })))
    expect(counted(deletions.map(({ code }) => code))).toEqual({ done: 1, CALL_DELETED: atOnce - 1 })
    const deleter = leaders[deletions.findIndex(({ code }) => code === null)]!.person
    const deleted = await hospital.readCall(callId)
    expect(deleted).toMatchObject({ version: 3, deletedById: deleter.id, assignedToId: null })
    expect(deleted.workOrders.every(({ end }) => end !== null)).toBe(true)

    const restorations = await outcomes<object>(leaders.map(({ request }) => undeleteCall(request, { callId })))
    expect(counted(restorations.map(({ code }) => code))).toEqual({ done: 1, NOT_DELETED: atOnce - 1 })
    expect(await hospital.readCall(callId)).toMatchObject({ version: 4, deletedAt: null, deletedById: null })
    await expectWhole(callId)
  }
})

test(`deleting against closing, many rounds: a call is completed at most once, deleted once, and no one is left at work`, async () => {
  const { people, as } = hospital
  const rosa = await as(people.rosa)
  const seen = new Set<string>()
  for (const round of rounds(60, 15, () => seen.size === 2)) {
    const callId = await hospital.openCall()
    await assistCall(rosa, { callId })
    // One kind or the other comes a moment later, so that each is first now and then.
    const closesFirst = round % 4 < 2
    const results = await outcomes<object>(
      leaders.map(async ({ request }, n) => {
        const closes = n % 2 === round % 2
        if (closes !== closesFirst) await hospital.laterBy(round % 10)
        return closes ? closeCall(request, { callId, ...hospital.recorded }) : deleteCall(request, { callId })
      }),
    )
    const codes = counted(results.map(({ code }) => code))
    const call = await hospital.readCall(callId)
    // Leaders delete completed calls too, so a deletion always comes through; a closing only before it.
    expect(call.deletedAt).not.toBeNull()
    expect(codes.done).toBe(call.completedAt ? 2 : 1)
    expect(Object.keys(codes).every((code) => ['done', 'CALL_COMPLETED', 'CALL_DELETED'].includes(code))).toBe(true)
    expect(call.version).toBe(2 + codes.done!)
    expect(call.workOrders.every(({ end }) => end !== null)).toBe(true)
    await expectWhole(callId)
    seen.add(call.completedAt ? 'closed first' : 'deleted first')
  }
  expect(seen.size).toBe(2)
})

test('a clinician’s deletion against a colleague’s claim: who deletes has it deleted unassigned, or is told who has it', async () => {
  const { people, as } = hospital
  const [rosa, ben] = [await as(people.rosa), await as(people.ben)]
  for (const round of rounds(60, 15)) {
    const callId = await hospital.openCall()
    const claim = () => assignCall(ben, { callId })
    const remove = () => deleteCall(rosa, { callId })
    const order = round % 2 === 0 ? [claim, remove] : [remove, claim]
    const codes = await Promise.all(order.map((verb) => refusalOf(verb())))
    const [claimed, deleted] = round % 2 === 0 ? codes : [codes[1], codes[0]]
    expect([claimed, deleted]).toEqual(claimed === null ? [null, 'CALL_ALREADY_ASSIGNED'] : ['CALL_DELETED', null])
    const call = await hospital.readCall(callId)
    expect([call.assignedToId, call.deletedAt !== null]).toEqual(
      claimed === null ? [people.ben.id, false] : [null, true],
    )
    if (claimed === null) await closeCall(ben, { callId, ...hospital.recorded })
  }
})

test('changing one’s role in eight ways at once leaves one of the roles, and Training and Assisting never together', async () => {
  const { request, person } = leaders[0]!
  for (const _round of rounds(20, 5)) {
    const callId = await hospital.openCall()
    await assistCall(request, { callId })
    const results = await outcomes(
      Array.from({ length: atOnce }, (_, n) =>
        updateCallRole(request, { callId, isTraining: n % 2 === 0, isAssisting: n % 2 === 1 }),
      ),
    )
    expect(counted(results.map(({ code }) => code))).toEqual({ done: atOnce })
    const [mine, ...others] = (await hospital.readCall(callId)).workOrders
    expect(others).toEqual([])
    expect(mine).toMatchObject({ userId: person.id, end: null, isLead: false })
    expect(mine!.isTraining).toBe(!mine!.isAssisting)
    await expectWhole(callId)
  }
})

test('roles against closing: the role of a call that is over stays, and who came too late is told', async () => {
  const { person, request } = leaders[0]!
  const closer = leaders[1]!.request
  for (const round of rounds(60, 15)) {
    const callId = await hospital.openCall()
    await assistCall(request, { callId })
    const change = () => updateCallRole(request, { callId, isTraining: true, isAssisting: false })
    const close = () => closeCall(closer, { callId, ...hospital.recorded })
    const [role] = await Promise.all(
      round % 2 === 0 ? [refusalOf(change()), refusalOf(close())] : [refusalOf(close()), refusalOf(change())].reverse(),
    )
    expect(['CALL_COMPLETED', null]).toContain(role)
    const { workOrders } = await hospital.readCall(callId)
    const own = workOrders.filter(({ userId }) => userId === person.id)
    expect(own).toMatchObject([{ isTraining: role === null, isAssisting: role !== null }])
    expect(own[0]!.end).not.toBeNull()
    await expectWhole(callId)
  }
})

test(`helpers who come and go while the call is closed, many rounds: no one stays on scene, and no one is there twice`, async () => {
  const closer = leaders[0]!.request
  const helpers = leaders.slice(1)
  for (const round of rounds(60, 15)) {
    const callId = await hospital.openCall()
    for (const { request } of helpers.slice(0, 3)) await assistCall(request, { callId })
    const results = await outcomes<object>([
      ...helpers.slice(0, 3).map(({ request }) => stopAssistingCall(request, { callId })),
      ...(round % 2 === 0 ? [closeCall(closer, { callId, ...hospital.recorded })] : []),
      ...helpers.slice(3).flatMap(({ request }) => [assistCall(request, { callId }), assistCall(request, { callId })]),
      ...(round % 2 === 1 ? [closeCall(closer, { callId, ...hospital.recorded })] : []),
    ])
    expect(results.every(({ code }) => code === null || code === 'CALL_COMPLETED')).toBe(true)
    const { completedAt, workOrders } = await hospital.readCall(callId)
    expect(completedAt).not.toBeNull()
    expect(workOrders.every(({ end }) => end !== null)).toBe(true)
    expect(new Set(workOrders.map(({ userId }) => userId)).size).toBe(workOrders.length)
    await expectWhole(callId)
  }
})
