// What closing a call does beyond its usual course: with another patient's line, with no line, and by somebody who did not work on it.
import { fieldsOf, refusalOf } from '../../../test/harness/expect'
import { hospitalOfFile } from '../../../test/hospital/setUp'
import { addCallLine } from './addCallLine'
import { assignCall } from '../working/assignCall'
import { assistCall } from '../working/assistCall'
import { closeCall, closeCallAndCreateLine } from './closeCall'
import { correctCall } from '../entries/correctCall'
import { deleteCall, undeleteCall } from './deleteCall'
import { returnCall } from '../working/returnCall'
import { saveCall } from './saveCall'

const hospital = hospitalOfFile()

const day = 86_400_000
const rosa = () => hospital.as(hospital.people.rosa)
const record = (values: Record<string, string[]>) => ({ fields: hospital.record(values) })
const lineOf = (id: string) => hospital.clients.system.line.findUniqueOrThrow({ where: { id } })

/** An open line of the patient with this MRN. */
const placeLine = async (mrn: string): Promise<{ lineId: string }> => {
  const { lineId } = await closeCallAndCreateLine(await rosa(), {
    callId: await hospital.openCall(),
    lineName: "Ruiz's Line",
    patientLastName: 'Ruiz',
    mrn,
    ...record({ 'Insertion Type': ['ML'] }),
  })
  return { lineId: lineId! }
}

describe('a follow-up that is asked for by days, of a call without a line (rules 3.11a)', () => {
  const done = () => record({ Topic: ['x'] })
  const causedBy = (callId: string) =>
    hospital.clients.system.call.findMany({
      where: { followUpFromId: callId },
      orderBy: { createdAt: 'asc' },
      include: { purpose: true, statusCode: true },
    })
  const open = async (): Promise<string> => {
    const callId = await hospital.openCall()
    await hospital.clients.system.call.update({
      where: { id: callId },
      data: { patientLastName: 'Ruiz', orderingProvider: 'Dr. Osei' },
    })
    return callId
  }

  test('is scheduled for the same room and patient, without a line', async () => {
    const { clock, riverside } = hospital
    const callId = await open()
    await closeCall(await rosa(), { callId, followUpDays: 3, ...done() })
    const due = new Date(clock.now.getTime() + 3 * day)
    expect(await causedBy(callId)).toMatchObject([
      {
        lineId: null,
        roomId: riverside.facilities[0]!.roomIds[0],
        patientLastName: 'Ruiz',
        orderingProvider: 'Dr. Osei',
        purpose: { name: 'Dressing Change' },
        statusCode: { name: 'On Hold' },
        deletedAt: null,
        announcedAt: null,
        aliveAt: due,
        dressingChangeDate: due,
      },
    ])
  })

  test('is scheduled in a facility without follow-ups as well, where a call gets no line', async () => {
    const { clients, riverside } = hospital
    const facility = { where: { id: riverside.facilities[0]!.id } }
    await clients.system.facility.update({ ...facility, data: { followUpsEnabled: false } })
    const callId = await open()
    await closeCall(await rosa(), { callId, mrn: 'R-200', followUpDays: 3, ...done() })
    await clients.system.facility.update({ ...facility, data: { followUpsEnabled: true } })
    expect(await causedBy(callId)).toMatchObject([{ lineId: null, mrn: 'R-200', deletedAt: null }])
  })

  test('is not scheduled when an option ends follow-ups, nor when no one asked for days', async () => {
    const [ended, unasked] = [await open(), await open()]
    await closeCall(await rosa(), { callId: ended, followUpDays: 3, ...record({ Reason: ['Treatment ended'] }) })
    await closeCall(await rosa(), { callId: unasked, ...record({ Kind: ['Gauze'] }) })
    expect([...(await causedBy(ended)), ...(await causedBy(unasked))]).toEqual([])
  })

  test('is moved and taken back by saving, goes with the deletion of its call and comes back with it', async () => {
    const callId = await open()
    await closeCall(await rosa(), { callId, followUpDays: 3, ...done() })
    const coming = async () =>
      (await causedBy(callId))
        .filter(({ deletedAt }) => !deletedAt)
        .map(({ aliveAt }) => Math.round((aliveAt.getTime() - hospital.clock.now.getTime()) / day))
    await saveCall(await rosa(), { callId, followUpDays: 9 })
    expect(await coming()).toEqual([9])
    const { clock, as, people } = hospital
    clock.now = new Date(clock.now.getTime() + 1_000)
    const admin = await as(people.admin)
    expect(await deleteCall(admin, { callId })).toMatchObject({
      message: 'The follow-up it had scheduled was canceled.',
    })
    expect(await coming()).toEqual([])
    await undeleteCall(admin, { callId })
    expect(await coming()).toEqual([9])
    await saveCall(await rosa(), { callId, followUpDays: null })
    expect(await coming()).toEqual([])
  })

  test('stays as it is once it is in the queue', async () => {
    const callId = await open()
    await closeCall(await rosa(), { callId, followUpDays: 3, ...done() })
    const [before] = await causedBy(callId)
    await hospital.clients.system.call.update({ where: { id: before!.id }, data: { aliveAt: hospital.clock.now } })
    await saveCall(await rosa(), { callId, followUpDays: 9 })
    expect((await causedBy(callId)).map(({ id, deletedAt }) => [id, deletedAt])).toEqual([[before!.id, null]])
  })
})

describe('closing a call without work of one’s own on it (rules 3.10a)', () => {
  const workOn = async (callId: string) =>
    (await hospital.readCall(callId)).workOrders.map(({ userId, isLead, isTraining, isAssisting, start, end }) => ({
      userId,
      isLead,
      isTraining,
      isAssisting,
      took: end && end.getTime() - start.getTime(),
    }))
  const later = () => (hospital.clock.now = new Date(hospital.clock.now.getTime() + 60_000))
  const freed = () =>
    hospital.clients.system.call.updateMany({ where: { completedAt: null }, data: { assignedToId: null } })
  afterEach(freed)

  test('a call that no one leads was led by whoever closes it, at the moment of closing', async () => {
    const { people, as } = hospital
    const [own, trainees] = [await hospital.openCall(), await hospital.openCall()]
    await closeCall(await as(people.ben), { callId: own, ...hospital.recorded })
    expect(await workOn(own)).toEqual([
      { userId: people.ben.id, isLead: true, isTraining: false, isAssisting: false, took: 0 },
    ])
    await closeCall(await as(people.trainee), { callId: trainees, ...hospital.recorded })
    expect(await workOn(trainees)).toEqual([
      { userId: people.trainee.id, isLead: true, isTraining: true, isAssisting: false, took: 0 },
    ])
  })

  test('on a call that someone else leads it is assistance, and their work ends', async () => {
    const { people, as, clock } = hospital
    const callId = await hospital.openCall()
    await assignCall(await rosa(), { callId })
    later()
    await closeCall(await as(people.ben), { callId, ...hospital.recorded })
    expect(await workOn(callId)).toEqual([
      { userId: people.rosa.id, isLead: true, isTraining: false, isAssisting: false, took: 60_000 },
      { userId: people.ben.id, isLead: false, isTraining: false, isAssisting: true, took: 0 },
    ])
    expect(await hospital.readCall(callId)).toMatchObject({
      completedById: people.ben.id,
      completedAt: clock.now,
      assignedToId: people.rosa.id,
    })
  })

  test('whoever worked on it keeps the work that they had, and gets no other', async () => {
    const { people, as } = hospital
    const [led, assisted] = [await hospital.openCall(), await hospital.openCall()]
    await assignCall(await rosa(), { callId: led })
    await assistCall(await as(people.ben), { callId: assisted })
    later()
    await closeCall(await rosa(), { callId: led, ...hospital.recorded })
    await closeCallAndCreateLine(await as(people.ben), {
      callId: assisted,
      lineName: 'L',
      mrn: 'R-300',
      ...hospital.recorded,
    })
    expect(await workOn(led)).toMatchObject([{ userId: people.rosa.id, isLead: true, took: 60_000 }])
    expect(await workOn(assisted)).toMatchObject([{ userId: people.ben.id, isAssisting: true, took: 60_000 }])
  })

  test('work that ended before does not count as one’s own, and a refused closing leaves no work', async () => {
    const { people, as } = hospital
    const callId = await hospital.openCall()
    await assignCall(await rosa(), { callId })
    await returnCall(await rosa(), { callId })
    await refusalOf(closeCall(await as(people.ben), { callId, fields: [] }))
    expect(await workOn(callId)).toHaveLength(1)
    later()
    await closeCall(await rosa(), { callId, ...hospital.recorded })
    expect(await workOn(callId)).toMatchObject([
      { userId: people.rosa.id, isLead: true },
      { userId: people.rosa.id, isLead: true, took: 0 },
    ])
  })
})

describe('a line of another patient (rules 4.2a)', () => {
  const verbs = [
    ['addCallLine', (request: Awaited<ReturnType<typeof rosa>>, input: object) => addCallLine(request, input)],
    [
      'closeCall',
      (request: Awaited<ReturnType<typeof rosa>>, input: object) =>
        closeCall(request, { ...hospital.recorded, ...input }),
    ],
    ['correctCall', (request: Awaited<ReturnType<typeof rosa>>, input: object) => correctCall(request, input)],
  ] as const
  const openFor = async (mrn: string | null): Promise<string> => {
    const callId = await hospital.openCall()
    await hospital.clients.system.call.update({ where: { id: callId }, data: { mrn } })
    return callId
  }

  test.each(verbs)('%s refuses it and changes nothing, until it is confirmed', async (_verb, run) => {
    const { lineId } = await placeLine('4439227')
    const callId = await openFor('7788123')
    const [before, line] = [await hospital.readCall(callId), await lineOf(lineId)]
    expect(await refusalOf(run(await rosa(), { callId, lineId }))).toBe('LINE_OF_ANOTHER_PATIENT')
    expect(await refusalOf(run(await rosa(), { callId, lineId, confirm: false }))).toBe('LINE_OF_ANOTHER_PATIENT')
    expect(await hospital.readCall(callId)).toEqual(before)
    expect(await lineOf(lineId)).toEqual(line)
    await run(await rosa(), { callId, lineId, confirm: true })
    expect(await hospital.readCall(callId)).toMatchObject({ lineId, mrn: '7788123' })
  })

  test.each(verbs)(
    '%s takes a line of the same MRN in other capitals, and one where an MRN is missing',
    async (_verb, run) => {
      const { lineId } = await placeLine('FM-1')
      for (const mrn of ['fm-1', null]) {
        const callId = await openFor(mrn)
        await run(await rosa(), { callId, lineId })
        expect(await hospital.readCall(callId)).toMatchObject({ lineId })
      }
      await hospital.clients.system.line.update({ where: { id: lineId }, data: { mrn: null } })
      const callId = await openFor('7788123')
      await run(await rosa(), { callId, lineId })
      expect(await hospital.readCall(callId)).toMatchObject({ lineId })
    },
  )

  test('closing goes by the MRN that is sent with it', async () => {
    const { lineId } = await placeLine('4439227')
    const callId = await openFor('4439227')
    expect(await refusalOf(closeCall(await rosa(), { callId, lineId, mrn: '7788123', ...hospital.recorded }))).toBe(
      'LINE_OF_ANOTHER_PATIENT',
    )
    expect(await hospital.readCall(callId)).toMatchObject({ completedAt: null, mrn: '4439227', lineId: null })
    const other = await openFor('7788123')
    await closeCall(await rosa(), { callId: other, lineId, mrn: ' 4439227', ...hospital.recorded })
    expect(await hospital.readCall(other)).toMatchObject({ lineId, mrn: '4439227' })
  })

  test('saving a completed call refuses it and changes nothing, until it is confirmed', async () => {
    const { lineId } = await placeLine('4439227')
    const callId = await openFor('7788123')
    const own = await placeLine('7788123')
    await closeCall(await rosa(), { callId, lineId: own.lineId, ...hospital.recorded })
    const before = await hospital.readCall(callId)
    expect(before.completedAt).not.toBeNull()
    expect(await refusalOf(saveCall(await rosa(), { callId, lineId, ...hospital.recorded }))).toBe(
      'LINE_OF_ANOTHER_PATIENT',
    )
    expect(await hospital.readCall(callId)).toEqual(before)
    await saveCall(await rosa(), { callId, lineId, confirm: true, ...hospital.recorded })
    expect(await hospital.readCall(callId)).toMatchObject({ lineId, mrn: '7788123' })
  })

  test('what is wrong with the entries is told before, and to confirm is true or false', async () => {
    const { lineId } = await placeLine('4439227')
    const callId = await openFor('7788123')
    expect(await refusalOf(closeCall(await rosa(), { callId, lineId, fields: [] }))).toBe('VALIDATION')
    for (const [, run] of verbs)
      expect(await fieldsOf(run(await rosa(), { callId, lineId, confirm: 'maybe' }))).toEqual({
        confirm: 'Must be true or false',
      })
  })

  test.each(verbs)('%s: confirming lets no one in who may not see the call or the line', async (_verb, run) => {
    const { people, as } = hospital
    const { lineId } = await placeLine('4439227')
    const callId = await openFor('7788123')
    const before = await hospital.readCall(callId)
    for (const person of [people.stranger, people.north])
      expect(await refusalOf(run(await as(person), { callId, lineId, confirm: true }))).toBe('NOT_FOUND')
    await expect(run(await as(people.external), { callId, lineId, confirm: true })).rejects.toThrow()
    expect(await hospital.readCall(callId)).toEqual(before)
  })
})
