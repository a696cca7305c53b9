import { refusalOf } from '../../../test/harness/expect'
import type { Person } from '../../../test/hospital/hospital'
import { hospitalOfFile } from '../../../test/hospital/setUp'
import { assignCall } from '../working/assignCall'
import { assistCall } from '../working/assistCall'
import { closeCall, closeCallAndCreateLine } from './closeCall'
import { deleteCall, undeleteCall } from './deleteCall'

const hospital = hospitalOfFile()

const as = (person: Person) => hospital.as(person)

describe('deleting (rules 2.2, 3.13)', () => {
  test('a leader deletes a call that others work: its work ends and the message names them', async () => {
    const { openCall, readCall, people, clock } = hospital
    const callId = await openCall()
    await assignCall(await as(people.rosa), { callId })
    await assistCall(await as(people.ben), { callId })
    expect(await deleteCall(await as(people.manager), { callId })).toEqual({
      callId,
      endedWorkOf: ['Rosa Alvarez', 'Ben Carter'],
      message: 'Rosa Alvarez and Ben Carter were working this call.',
    })
    const call = await readCall(callId)
    expect(call).toMatchObject({ deletedAt: clock.now, deletedById: people.manager.id, assignedToId: null })
    expect(call.workOrders.every(({ end }) => end !== null)).toBe(true)
  })

  test('a call that no one works goes without a message', async () => {
    const { openCall, people } = hospital
    const callId = await openCall()
    expect(await deleteCall(await as(people.rosa), { callId })).toEqual({ callId, endedWorkOf: [], message: null })
    expect(await refusalOf(deleteCall(await as(people.admin), { callId }))).toBe('CALL_DELETED')
  })

  test('a clinician deletes an open call that no one else is working, and no other', async () => {
    const { openCall, readCall, people } = hospital
    const [bens, assisted, completed] = [await openCall(), await openCall(), await openCall()]
    await assignCall(await as(people.ben), { callId: bens })
    await assistCall(await as(people.ben), { callId: assisted })
    await closeCall(await as(people.ben), { callId: completed, ...hospital.recorded })
    expect(await refusalOf(deleteCall(await as(people.rosa), { callId: bens }))).toBe('CALL_ALREADY_ASSIGNED')
    expect(await refusalOf(deleteCall(await as(people.rosa), { callId: assisted }))).toBe('CALL_ALREADY_ASSIGNED')
    expect(await refusalOf(deleteCall(await as(people.rosa), { callId: completed }))).toBe('CALL_COMPLETED')
    for (const id of [bens, assisted, completed]) expect(await readCall(id)).toMatchObject({ deletedAt: null })
    await deleteCall(await as(people.ben), { callId: bens })
  })

  test('someone External deletes their own call while no one has it', async () => {
    const { openCall, readCall, people } = hospital
    const [own, taken, rosas] = [
      await openCall({ by: people.external }),
      await openCall({ by: people.external }),
      await openCall(),
    ]
    await assignCall(await as(people.rosa), { callId: taken })
    expect(await refusalOf(deleteCall(await as(people.external), { callId: taken }))).toBe('CALL_ALREADY_ASSIGNED')
    expect(await refusalOf(deleteCall(await as(people.external), { callId: rosas }))).toBe('NOT_YOURS')
    await deleteCall(await as(people.external), { callId: own })
    expect(await readCall(own)).toMatchObject({ deletedById: people.external.id })
    expect(await readCall(rosas)).toMatchObject({ deletedAt: null })
  })

  test('the follow-up it caused goes with it while that is not alive yet', async () => {
    const { openCall, readCall, people, clients, clock } = hospital
    const [callId, coming, here] = [await openCall(), await openCall(), await openCall()]
    await clients.system.call.update({
      where: { id: coming },
      data: { followUpFromId: callId, aliveAt: new Date(clock.now.getTime() + 1000) },
    })
    await clients.system.call.update({ where: { id: here }, data: { followUpFromId: callId } })
    expect((await deleteCall(await as(people.admin), { callId })).message).toBe(
      'The follow-up it had scheduled was canceled.',
    )
    expect(await readCall(coming)).toMatchObject({ deletedAt: clock.now, version: 2 })
    expect(await readCall(here)).toMatchObject({ deletedAt: null })
  })

  test('a follow-up in another facility goes too: its own people are told, its work ends, and the trail says what changed', async () => {
    const { openCall, readCall, people, clients, clock, riverside } = hospital
    const [main, north] = riverside.facilities
    const [callId, coming] = [await openCall({ room: main!.roomIds[0]! }), await openCall({ room: north!.roomIds[0]! })]
    await assignCall(await as(people.ben), { callId: coming })
    await clients.system.call.update({
      where: { id: coming },
      data: { followUpFromId: callId, aliveAt: new Date(clock.now.getTime() + 1000) },
    })
    await deleteCall(await as(people.admin), { callId })
    const followUp = await readCall(coming)
    expect(followUp).toMatchObject({
      deletedAt: clock.now,
      deletedById: people.admin.id,
      updatedById: people.admin.id,
      assignedToId: null,
      version: 3,
    })
    expect(followUp.workOrders.every(({ end }) => end !== null)).toBe(true)

    const told = await clients.system.change.findMany({
      where: { entityId: { in: [callId, coming] } },
      orderBy: { sequence: 'desc' },
      take: 2,
    })
    expect(Object.fromEntries(told.map(({ entityId, facilityIds }) => [entityId, facilityIds]))).toEqual({
      [callId]: [main!.id],
      [coming]: [north!.id],
    })
    const [trail] = await clients.system.auditEntry.findMany({ where: { entityId: coming, action: 'deleteCall' } })
    expect(trail!.fields).toEqual({
      deletedAt: [null, clock.now.toISOString()],
      deletedById: [null, people.admin.id],
      assignedToId: [people.ben.id, null],
    })
  })
})

describe('undeleting (rules 3.13)', () => {
  test('a completed call stays completed, an open one comes back unassigned', async () => {
    const { openCall, readCall, people } = hospital
    const [completed, open] = [await openCall(), await openCall()]
    await closeCall(await as(people.rosa), { callId: completed, ...hospital.recorded })
    await assignCall(await as(people.ben), { callId: open })
    for (const callId of [completed, open]) {
      await deleteCall(await as(people.admin), { callId })
      await undeleteCall(await as(people.manager), { callId })
    }
    expect(await readCall(completed)).toMatchObject({ deletedAt: null, completedById: people.rosa.id })
    expect(await readCall(open)).toMatchObject({ deletedAt: null, assignedToId: null, completedAt: null })
  })

  test('what is not deleted is refused', async () => {
    const { openCall, people } = hospital
    expect(await refusalOf(undeleteCall(await as(people.admin), { callId: await openCall() }))).toBe('NOT_DELETED')
  })

  test.each(['rosa', 'external'] as const)(
    '%s takes their own deletion back for fifteen seconds, and then not',
    async (who) => {
      const { openCall, readCall, people, clock } = hospital
      const callId = await openCall({ by: people[who] })
      const at = clock.now
      try {
        await deleteCall(await as(people[who]), { callId })
        clock.now = new Date(at.getTime() + 15_000)
        await undeleteCall(await as(people[who]), { callId })
        expect(await readCall(callId)).toMatchObject({ deletedAt: null, deletedById: null })
        expect(await refusalOf(undeleteCall(await as(people[who]), { callId }))).toBe('NOT_YOURS')
        await deleteCall(await as(people[who]), { callId })
        clock.now = new Date(at.getTime() + 30_001)
        expect(await refusalOf(undeleteCall(await as(people[who]), { callId }))).toBe('NOT_YOURS')
        expect(await readCall(callId)).toMatchObject({ deletedById: people[who].id })
      } finally {
        clock.now = at
      }
    },
  )

  test('no one else takes it back by that rule, wherever they are', async () => {
    const { openCall, readCall, people, hire, riverside, lock } = hospital
    const callId = await openCall()
    await deleteCall(await as(people.rosa), { callId })
    for (const person of [people.ben, people.external, people.north])
      expect(await refusalOf(undeleteCall(await as(person), { callId }))).toBe('NOT_YOURS')
    expect(await refusalOf(undeleteCall(await as(people.stranger), { callId }))).toBe('NOT_FOUND')
    const reader = await as(people.rosa)
    expect(await refusalOf(undeleteCall({ ...reader, actor: { ...reader.actor!, readOnly: true } }, { callId }))).toBe(
      'TOKEN_READ_ONLY',
    )
    // Who was locked meanwhile takes nothing back.
    const leaver = await hire('Ines Duarte', 'Clinician', riverside.id)
    const theirs = await openCall()
    await deleteCall(await as(leaver), { callId: theirs })
    await lock(leaver)
    expect(await refusalOf(undeleteCall(await as(leaver), { callId: theirs }))).toBe('ACCOUNT_LOCKED')
    for (const id of [callId, theirs]) expect((await readCall(id)).deletedAt).not.toBeNull()
  })

  test('a deletion that was taken back, and done again by a leader, is the leader’s', async () => {
    const { openCall, people } = hospital
    const callId = await openCall()
    await deleteCall(await as(people.rosa), { callId })
    await undeleteCall(await as(people.admin), { callId })
    await deleteCall(await as(people.admin), { callId })
    expect(await refusalOf(undeleteCall(await as(people.rosa), { callId }))).toBe('NOT_YOURS')
  })

  test('the follow-up that went with it comes back, while its line has no other and is open', async () => {
    const { openCall, readCall, people, record, clients } = hospital
    const closedWithLine = async (mrn: string) => {
      const callId = await openCall()
      const { lineId } = await closeCallAndCreateLine(await as(people.rosa), {
        callId,
        lineName: mrn,
        patientLastName: 'Park',
        mrn,
        fields: record({ 'Insertion Type': ['ML'] }),
      })
      const followUp = await clients.system.call.findFirstOrThrow({ where: { followUpFromId: callId } })
      await deleteCall(await as(people.admin), { callId })
      expect((await readCall(followUp.id)).deletedAt).not.toBeNull()
      return { callId, lineId: lineId!, followUpId: followUp.id }
    }
    const [plain, replaced, out] = [
      await closedWithLine('U-1'),
      await closedWithLine('U-2'),
      await closedWithLine('U-3'),
    ]
    const again = await openCall()
    await closeCall(await as(people.rosa), {
      callId: again,
      lineId: replaced.lineId,
      patientLastName: 'Park',
      mrn: 'U-2',
      fields: record({ 'Insertion Type': ['ML'] }),
    })
    await clients.system.line.update({ where: { id: out.lineId }, data: { completedAt: hospital.clock.now } })
    for (const { callId } of [plain, replaced, out]) await undeleteCall(await as(people.admin), { callId })
    expect(await readCall(plain.followUpId)).toMatchObject({ deletedAt: null, assignedToId: null })
    for (const { followUpId } of [replaced, out]) expect((await readCall(followUpId)).deletedAt).not.toBeNull()
  })
})
