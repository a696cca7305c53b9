import { refusalOf } from '../../../test/harness/expect'
import type { Person } from '../../../test/hospital/hospital'
import { hospitalOfFile } from '../../../test/hospital/setUp'
import { setPresence } from '../../account/presence/setPresence'
import { assignCall, assignCallOnOpen } from './assignCall'
import { assistCall, stopAssistingCall } from './assistCall'
import { closeCall } from '../ending/closeCall'
import { returnCall } from './returnCall'

const hospital = hospitalOfFile()

// Nobody leads anything when a test begins.
beforeEach(async () => {
  const { clients, clock } = hospital
  await clients.system.workOrder.updateMany({ where: { end: null }, data: { end: clock.now } })
  await clients.system.call.updateMany({ where: { completedAt: null }, data: { assignedToId: null } })
  await clients.system.connection.deleteMany()
  await clients.system.user.updateMany({ data: { isOnline: false } })
})

const as = (person: Person) => hospital.as(person)
const unfinished = async (callId: string) =>
  (await hospital.readCall(callId)).workOrders.filter(({ end }) => end === null)

describe('claiming (rules 3.4)', () => {
  test('claiming an unassigned call makes the claimer its lead and sets startTime', async () => {
    const { openCall, readCall, people, clock } = hospital
    const callId = await openCall()
    await assignCall(await as(people.rosa), { callId })
    expect(await readCall(callId)).toMatchObject({
      assignedToId: people.rosa.id,
      startTime: clock.now,
      version: 2,
      workOrders: [{ userId: people.rosa.id, isLead: true, isTraining: false, isAssisting: false, end: null }],
    })
  })

  test("a trainee's work order is marked as training", async () => {
    const { openCall, people } = hospital
    const callId = await openCall()
    await assignCall(await as(people.trainee), { callId })
    expect(await unfinished(callId)).toMatchObject([{ isLead: true, isTraining: true }])
  })

  test('a call that someone has is refused without force, and stays theirs', async () => {
    const { openCall, readCall, people } = hospital
    const callId = await openCall()
    await assignCall(await as(people.rosa), { callId })
    expect(await refusalOf(assignCall(await as(people.ben), { callId }))).toBe('CALL_ALREADY_ASSIGNED')
    expect(await readCall(callId)).toMatchObject({ assignedToId: people.rosa.id, version: 2 })
  })

  test("taking over with force ends the previous lead's work order and keeps startTime", async () => {
    const { openCall, readCall, people, clock } = hospital
    const callId = await openCall()
    const started = clock.now
    await assignCall(await as(people.rosa), { callId })
    clock.now = new Date(clock.now.getTime() + 60_000)
    await assignCall(await as(people.ben), { callId, force: true })
    const call = await readCall(callId)
    expect(call).toMatchObject({ assignedToId: people.ben.id, startTime: started })
    expect(call.workOrders).toMatchObject([
      { userId: people.rosa.id, end: clock.now },
      { userId: people.ben.id, isLead: true, end: null },
    ])
  })

  test('claiming one’s own call again changes nothing', async () => {
    const { openCall, readCall, people } = hospital
    const callId = await openCall()
    await assignCall(await as(people.rosa), { callId })
    await assignCall(await as(people.rosa), { callId })
    expect(await readCall(callId)).toMatchObject({ version: 2, workOrders: [{ end: null }] })
  })

  test('someone who works another call is refused, also with force', async () => {
    const { openCall, readCall, people } = hospital
    const [first, second] = [await openCall(), await openCall()]
    await assignCall(await as(people.rosa), { callId: first })
    expect(await refusalOf(assignCall(await as(people.rosa), { callId: second, force: true }))).toBe(
      'WORKING_ANOTHER_CALL',
    )
    await expect(assignCall(await as(people.rosa), { callId: second })).rejects.toMatchObject({
      refusal: { message: 'You are working PICC Insertion in 1A-01. Return or close that one first.' },
    })
    expect(await readCall(second)).toMatchObject({ assignedToId: null, workOrders: [] })
  })

  test('an assistant who takes the call over leads it and assists no more', async () => {
    const { openCall, people } = hospital
    const callId = await openCall()
    await assignCall(await as(people.rosa), { callId })
    await assistCall(await as(people.ben), { callId })
    await assignCall(await as(people.ben), { callId, force: true })
    expect(await unfinished(callId)).toMatchObject([{ userId: people.ben.id, isLead: true }])
  })
})

describe('assignment on opening a call (rules 3.8)', () => {
  test('an online person who is free gets the unassigned call, once', async () => {
    const { openCall, readCall, goOnline, people } = hospital
    const callId = await openCall()
    await goOnline(people.rosa)
    expect(await assignCallOnOpen(await as(people.rosa), { callId })).toEqual({ callId, isNewlyAssigned: true })
    expect(await assignCallOnOpen(await as(people.rosa), { callId })).toEqual({ callId, isNewlyAssigned: false })
    expect(await readCall(callId)).toMatchObject({ version: 2 })
  })

  test('someone who is not online does not get it', async () => {
    const { openCall, readCall, people } = hospital
    const callId = await openCall()
    expect(await refusalOf(assignCallOnOpen(await as(people.rosa), { callId }))).toBe('NOT_ONLINE')
    expect(await readCall(callId)).toMatchObject({ assignedToId: null, version: 1 })
  })

  test('someone who chose Away does not get it', async () => {
    const { openCall, goOnline, people } = hospital
    const callId = await openCall()
    await goOnline(people.ben)
    await setPresence(await as(people.ben), { away: true })
    expect(await refusalOf(assignCallOnOpen(await as(people.ben), { callId }))).toBe('NOT_ONLINE')
    await setPresence(await as(people.ben), { away: false })
    expect(await refusalOf(assignCallOnOpen(await as(people.ben), { callId }))).toBeNull()
  })

  test('someone who works another call does not get it', async () => {
    const { openCall, goOnline, people } = hospital
    await goOnline(people.rosa)
    await assignCall(await as(people.rosa), { callId: await openCall() })
    expect(await refusalOf(assignCallOnOpen(await as(people.rosa), { callId: await openCall() }))).toBe(
      'WORKING_ANOTHER_CALL',
    )
  })

  test('a line check on hold is assigned as well', async () => {
    const { openCall, readCall, goOnline, people } = hospital
    await goOnline(people.rosa)
    const callId = await openCall({ purpose: 'Daily Line Check', status: 'On Hold' })
    expect(await assignCallOnOpen(await as(people.rosa), { callId })).toMatchObject({ isNewlyAssigned: true })
    expect(await readCall(callId)).toMatchObject({
      assignedToId: people.rosa.id,
      workOrders: [{ userId: people.rosa.id, isLead: true }],
    })
  })
})

describe('assisting (rules 3.5)', () => {
  test('assisting twice is the same as once', async () => {
    const { openCall, readCall, people } = hospital
    const callId = await openCall()
    await assistCall(await as(people.ben), { callId })
    await assistCall(await as(people.ben), { callId })
    expect(await readCall(callId)).toMatchObject({
      version: 2,
      workOrders: [{ userId: people.ben.id, isAssisting: true, isLead: false }],
    })
  })

  test('the lead cannot assist', async () => {
    const { openCall, people } = hospital
    const callId = await openCall()
    await assignCall(await as(people.rosa), { callId })
    expect(await refusalOf(assistCall(await as(people.rosa), { callId }))).toBe('LEAD_CANNOT_ASSIST')
  })

  test('stopping ends the own work order and no one else’s', async () => {
    const { openCall, people } = hospital
    const callId = await openCall()
    await assignCall(await as(people.rosa), { callId })
    await assistCall(await as(people.ben), { callId })
    await assistCall(await as(people.trainee), { callId })
    await stopAssistingCall(await as(people.ben), { callId })
    expect((await unfinished(callId)).map(({ userId }) => userId)).toEqual([people.rosa.id, people.trainee.id])
    expect(await refusalOf(stopAssistingCall(await as(people.ben), { callId }))).toBe('NOT_ASSISTING')
  })
})

describe('returning (rules 3.6)', () => {
  test('the assignee gives the call back: no one works on it, startTime stays', async () => {
    const { openCall, readCall, people, clock } = hospital
    const callId = await openCall()
    await assignCall(await as(people.rosa), { callId })
    await assistCall(await as(people.ben), { callId })
    await returnCall(await as(people.rosa), { callId })
    expect(await readCall(callId)).toMatchObject({ assignedToId: null, startTime: clock.now })
    expect(await unfinished(callId)).toEqual([])
  })

  test('no one but the assignee may return it, and it stays assigned', async () => {
    const { openCall, readCall, people } = hospital
    const callId = await openCall()
    await assignCall(await as(people.rosa), { callId })
    expect(await refusalOf(returnCall(await as(people.admin), { callId }))).toBe('NOT_ASSIGNEE')
    expect(await readCall(callId)).toMatchObject({ assignedToId: people.rosa.id })
  })

  test('a completed call cannot be returned', async () => {
    const { openCall, people } = hospital
    const callId = await openCall()
    await assignCall(await as(people.rosa), { callId })
    await closeCall(await as(people.rosa), { callId, ...hospital.recorded })
    expect(await refusalOf(returnCall(await as(people.rosa), { callId }))).toBe('CALL_COMPLETED')
  })
})
