import { fieldsOf, refusalOf } from '../../../test/harness/expect'
import type { Person } from '../../../test/hospital/hospital'
import { hospitalOfFile } from '../../../test/hospital/setUp'
import { assignCall } from '../working/assignCall'
import { assistCall } from '../working/assistCall'
import { closeCall } from '../ending/closeCall'
import { correctCall } from './correctCall'
import { createCall } from './createCall'
import { returnCall } from '../working/returnCall'
import { updateCallRole } from '../working/updateCallRole'

const hospital = hospitalOfFile()

const as = (person: Person) => hospital.as(person)

describe('correcting an open call', () => {
  test('what is sent changes, what is left out stays, and null clears', async () => {
    const { openCall, readCall, people } = hospital
    const callId = await openCall()
    await correctCall(await as(people.rosa), { callId, mrn: 'R-1', contact: 'ext 1', dob: '1950-02-28' })
    await correctCall(await as(people.ben), { callId, mrn: null, patientLastName: 'Okonkwo' })
    expect(await readCall(callId)).toMatchObject({
      mrn: null,
      contact: 'ext 1',
      patientLastName: 'Okonkwo',
      version: 3,
      updatedById: people.ben.id,
    })
  })

  test('a correction that leaves everything as it is is no change', async () => {
    const { openCall, readCall, people, clients } = hospital
    const callId = await openCall()
    await correctCall(await as(people.rosa), { callId, mrn: 'R-1' })
    await correctCall(await as(people.ben), { callId, mrn: ' R-1 ' })
    await correctCall(await as(people.ben), { callId })
    expect(await readCall(callId)).toMatchObject({ version: 2, updatedById: people.rosa.id })
    expect(await clients.system.change.count({ where: { entityId: callId } })).toBe(2)
  })

  test('another room tells the queues of both facilities', async () => {
    const { openCall, people, clients, riverside } = hospital
    const callId = await openCall()
    await correctCall(await as(people.rosa), { callId, roomId: riverside.facilities[1]!.roomIds[0] })
    const [change] = await clients.system.change.findMany({
      where: { entityId: callId },
      orderBy: { sequence: 'desc' },
      take: 1,
    })
    expect(change!.facilityIds).toEqual(riverside.facilities.map(({ id }) => id))
  })

  test('a status that leaves On Hold assigns the call like its own verb', async () => {
    const { openCall, readCall, goOnline, people, riverside } = hospital
    const callId = await openCall({ status: 'On Hold' })
    await goOnline(people.ben)
    expect(
      await correctCall(await as(people.ben), { callId, statusCodeId: riverside.statuses.Normal, mrn: 'R-2' }),
    ).toEqual({ callId, notAssigned: null })
    expect(await readCall(callId)).toMatchObject({ assignedToId: people.ben.id, mrn: 'R-2', version: 2 })
    await returnCall(await as(people.ben), { callId })
  })

  test('bad fields are refused at their fields, a completed call as completed, and nothing changes', async () => {
    const { openCall, readCall, people, lakeshore } = hospital
    const callId = await openCall()
    expect(
      await fieldsOf(
        correctCall(await as(people.rosa), {
          callId,
          dob: 'yesterday',
          statusCodeId: lakeshore.statuses.Stat,
          purposeId: null,
        }),
      ),
    ).toEqual({
      dob: 'Must be a valid date (MM/DD/YYYY)',
      purposeId: 'Required',
      statusCodeId: 'Does not exist',
    })
    expect(
      await fieldsOf(correctCall(await as(people.rosa), { callId, statusCodeId: lakeshore.statuses.Stat })),
    ).toEqual({ statusCodeId: 'Does not exist' })
    expect(await readCall(callId)).toMatchObject({ version: 1 })
    await closeCall(await as(people.rosa), { callId, ...hospital.recorded })
    expect(await refusalOf(correctCall(await as(people.rosa), { callId, mrn: 'late' }))).toBe('CALL_COMPLETED')
    expect(await readCall(callId)).toMatchObject({ mrn: null, version: 2 })
  })
})

describe('one’s own role (rules 3.5)', () => {
  test('a trainee chooses Training or Assisting, others cannot train', async () => {
    const { openCall, readCall, people } = hospital
    const callId = await openCall()
    for (const person of [people.trainee, people.ben]) await assistCall(await as(person), { callId })
    await updateCallRole(await as(people.trainee), { callId, isTraining: true, isAssisting: false })
    expect(
      await refusalOf(updateCallRole(await as(people.ben), { callId, isTraining: true, isAssisting: false })),
    ).toBe('NOT_IN_TRAINING')
    expect((await readCall(callId)).workOrders).toMatchObject([
      { userId: people.trainee.id, isTraining: true, isAssisting: false },
      { userId: people.ben.id, isTraining: false, isAssisting: true },
    ])
  })

  test('both at once, somebody who does not work on it, and a lead who would assist are refused', async () => {
    const { openCall, readCall, people } = hospital
    const callId = await openCall()
    await assignCall(await as(people.trainee), { callId })
    expect(
      await fieldsOf(updateCallRole(await as(people.trainee), { callId, isTraining: true, isAssisting: true })),
    ).toEqual({ isAssisting: 'Choose Training or Assisting, not both' })
    expect(
      await refusalOf(updateCallRole(await as(people.trainee), { callId, isTraining: false, isAssisting: true })),
    ).toBe('LEAD_CANNOT_ASSIST')
    expect(
      await refusalOf(updateCallRole(await as(people.rosa), { callId, isTraining: false, isAssisting: false })),
    ).toBe('NOT_WORKING')
    expect(await readCall(callId)).toMatchObject({ version: 2, workOrders: [{ isTraining: true }] })
  })
})

describe('versions and lost replies (rules 3.14, 3.15)', () => {
  test('an edit of an older version is refused as stale, and nothing is lost on either side', async () => {
    const { openCall, readCall, people } = hospital
    const callId = await openCall()
    await correctCall(await as(people.rosa), { callId, expectedVersion: 1, mrn: 'first' })
    for (const verb of [correctCall, closeCall, assignCall, assistCall])
      expect(await refusalOf(verb(await as(people.ben), { callId, expectedVersion: 1, mrn: 'second' }))).toBe('STALE')
    expect(await readCall(callId)).toMatchObject({ mrn: 'first', version: 2, assignedToId: null })
  })

  test('a repeated key answers the first result and creates nothing, also at the same moment', async () => {
    const { people, riverside, clients } = hospital
    const request = { ...(await as(people.rosa)), idempotencyKey: 'k-1' }
    const input = { purposeId: riverside.purposes['Difficult IV'], contact: 'ext 1' }
    const before = await clients.system.call.count()
    const answers = await Promise.all(Array.from({ length: 8 }, () => createCall(request, input)))
    expect(new Set(answers.map(({ callId }) => callId)).size).toBe(1)
    expect(await clients.system.call.count()).toBe(before + 1)
    expect(await refusalOf(createCall(request, { ...input, contact: 'ext 2' }))).toBe('KEY_REUSED')
    expect((await createCall({ ...(await as(people.ben)), idempotencyKey: 'k-1' }, input)).callId).not.toBe(
      answers[0]!.callId,
    )
    expect(await clients.system.call.count()).toBe(before + 2)
  })

  test('a key is forgotten after 24 hours', async () => {
    const { people, riverside, clock } = hospital
    const input = { purposeId: riverside.purposes['Difficult IV'] }
    const send = async () => (await createCall({ ...(await as(people.rosa)), idempotencyKey: 'k-2' }, input)).callId
    const first = await send()
    expect(await send()).toBe(first)
    clock.now = new Date(clock.now.getTime() + 24 * 3_600_000 + 1)
    expect(await send()).not.toBe(first)
  })
})
