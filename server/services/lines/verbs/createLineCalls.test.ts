import { fieldsOf, refusalOf } from '../../../test/harness/expect'
import { hospitalWithLines } from '../../../test/hospital/setUp'
import { closeCall } from '../../calls/ending/closeCall'
import { closeLine } from './closeLine'
import { createLineCall } from './createLineCall'
import { createLineCalls } from './createLineCalls'

const { hospital, lines } = hospitalWithLines()

const rosa = () => hospital.as(hospital.people.rosa)
const dressing = () => hospital.riverside.purposes['Dressing Change']!
const unfinished = (lineId: string, purposeId = dressing()) =>
  hospital.clients.system.call.findMany({ where: { lineId, purposeId, completedAt: null, deletedAt: null } })

describe('rules 4.4: a call that is created from its line', () => {
  test('is about the patient of the latest call, where that was, and joins the queue', async () => {
    const { riverside, clock, clients, people } = hospital
    const [first, second] = riverside.facilities[0]!.roomIds
    const lineId = await lines.addLine({ mrn: 'R-1', orderingProvider: 'Dr. Old', roomId: first! })
    await lines.addCall(lineId, { createdAt: lines.minutesAgo(90), patientLastName: 'Wrong', mrn: 'R-0' })
    await lines.addCall(lineId, {
      createdAt: lines.minutesAgo(60),
      patientFirstName: 'Ana',
      patientLastName: 'Ruiz',
      dob: new Date('1950-03-01'),
      mrn: 'R-2',
      orderingProvider: 'Dr. New',
      roomId: second!,
      roomDescription: 'Bed 2',
    })
    await lines.addCall(lineId, { createdAt: lines.minutesAgo(30), deletedAt: clock.now, patientLastName: 'Deleted' })
    const { callId } = await createLineCall(await rosa(), { lineId, purposeId: riverside.purposes['Difficult IV'] })
    expect(await hospital.readCall(callId)).toMatchObject({
      ...{
        lineId,
        patientFirstName: 'Ana',
        patientLastName: 'Ruiz',
        dob: new Date('1950-03-01'),
        mrn: 'R-2',
        orderingProvider: 'Dr. New',
        roomId: second,
        roomDescription: 'Bed 2',
      },
      ...{
        purposeId: riverside.purposes['Difficult IV'],
        statusCode: { name: 'Normal' },
        aliveAt: clock.now,
        announcedAt: clock.now,
        createdById: people.rosa.id,
        completedAt: null,
      },
    })
    expect(await clients.system.change.count({ where: { entityId: callId } })).toBe(1)
    const there = await createLineCall(await rosa(), {
      lineId,
      purposeId: dressing(),
      roomId: first,
      roomDescription: 'Chair',
      statusCodeId: riverside.statuses.Stat,
    })
    expect(await hospital.readCall(there.callId)).toMatchObject({
      roomId: first,
      roomDescription: 'Chair',
      statusCode: { name: 'Stat' },
    })
  })

  test('has what the line knows where there was no call, or a room that cannot be chosen any more', async () => {
    const { riverside, clients, clock } = hospital
    const lineId = await lines.addLine({ mrn: 'R-7', orderingProvider: 'Dr. Line' })
    const one = await createLineCall(await rosa(), { lineId, purposeId: dressing() })
    expect(await hospital.readCall(one.callId)).toMatchObject({
      mrn: 'R-7',
      orderingProvider: 'Dr. Line',
      roomId: riverside.facilities[0]!.roomIds[0],
    })
    const hidden = (
      await clients.system.room.create({
        data: { providerId: riverside.id, facilityId: riverside.facilities[0]!.id, name: 'Old', hiddenAt: clock.now },
      })
    ).id
    const other = await lines.addLine()
    await lines.addCall(other, { roomId: hidden, mrn: 'R-8' })
    const two = await createLineCall(await rosa(), { lineId: other, purposeId: dressing() })
    expect(await hospital.readCall(two.callId)).toMatchObject({
      mrn: 'R-8',
      roomId: riverside.facilities[0]!.roomIds[0],
    })
  })

  test('tells all that is wrong at once, and is none for a closed line, for the External, or out of sight', async () => {
    const { people, as, riverside, lakeshore } = hospital
    const lineId = await lines.addLine()
    expect(
      await fieldsOf(
        createLineCall(await rosa(), {
          lineId,
          purposeId: lakeshore.purposes.Custom,
          statusCodeId: 'urgent',
          roomId: lakeshore.facilities[0]!.roomIds[0],
        }),
      ),
    ).toEqual({ purposeId: 'Does not exist', statusCodeId: 'Does not exist', roomId: 'Does not exist' })
    expect(await fieldsOf(createLineCall(await rosa(), { lineId }))).toEqual({ purposeId: 'Required.' })
    expect(await fieldsOf(createLineCall(await rosa(), { lineId, purposeId: riverside.purposes.Custom }))).toEqual({
      customJob: 'Required.',
    })
    const asked = { lineId, purposeId: dressing() }
    expect(await refusalOf(createLineCall(await as(people.external), asked))).toBe('FORBIDDEN')
    expect(await refusalOf(createLineCall(await as(people.north), asked))).toBe('NOT_FOUND')
    await closeLine(await rosa(), { lineId })
    expect(await refusalOf(createLineCall(await rosa(), asked))).toBe('LINE_CLOSED')
    expect(await hospital.clients.system.call.count({ where: { lineId } })).toBe(0)
  })

  test('rules 3.15: a reply that was lost and is asked for again creates nothing twice', async () => {
    const lineId = await lines.addLine()
    const request = { ...(await rosa()), idempotencyKey: 'line-call-1' }
    expect(await createLineCall(request, { lineId, purposeId: dressing() })).toEqual(
      await createLineCall(request, { lineId, purposeId: dressing() }),
    )
    expect(await unfinished(lineId)).toHaveLength(1)
  })
})

describe('rules 4.12: calls for several lines', () => {
  test('each is told what became of it, in the order in which they were named', async () => {
    const { clock } = hospital
    const [fresh, waiting, scheduled, closed] = [
      await lines.addLine({ mrn: 'R-3' }),
      await lines.addLine(),
      await lines.addLine(),
      await lines.addLine({ completedAt: clock.now }),
    ]
    const inQueue = await lines.addCall(waiting, { purposeId: dressing(), completedAt: null })
    const coming = await lines.addCall(scheduled, {
      purposeId: dressing(),
      completedAt: null,
      announcedAt: null,
      aliveAt: lines.minutesAgo(-600),
    })
    const { calls } = await createLineCalls(await rosa(), { lineIds: [closed, fresh, waiting, scheduled, fresh] })
    expect(calls).toEqual([
      { lineId: closed, outcome: 'CLOSED', callId: null },
      { lineId: fresh, outcome: 'CREATED', callId: expect.any(String) },
      { lineId: waiting, outcome: 'CALLED_ALREADY', callId: inQueue },
      { lineId: scheduled, outcome: 'BROUGHT_FORWARD', callId: coming },
    ])
    const [made, ...more] = await unfinished(fresh)
    expect(more).toEqual([])
    expect(made).toMatchObject({
      id: calls[1]!.callId,
      mrn: 'R-3',
      aliveAt: clock.now,
      announcedAt: clock.now,
      version: 1,
      roomId: hospital.riverside.facilities[0]!.roomIds[0],
    })
    expect(await hospital.readCall(made!.id)).toMatchObject({ statusCode: { name: 'Normal' } })
    expect(await hospital.readCall(coming)).toMatchObject({ aliveAt: clock.now, announcedAt: clock.now })
    expect((await hospital.readCall(inQueue)).version).toBe(1)
    for (const id of [made!.id, coming])
      expect(await hospital.clients.system.change.count({ where: { entityId: id } })).toBe(1)
  })

  test('another need is another call; one that is done or deleted is none', async () => {
    const { riverside, clock } = hospital
    const lineId = await lines.addLine()
    await lines.addCall(lineId, { purposeId: dressing(), patientLastName: 'Ruiz', mrn: 'R-4' })
    await lines.addCall(lineId, { purposeId: dressing(), completedAt: null, deletedAt: clock.now })
    expect((await createLineCalls(await rosa(), { lineIds: [lineId] })).calls[0]!.outcome).toBe('CREATED')
    expect(
      (await createLineCalls(await rosa(), { lineIds: [lineId], purposeId: riverside.purposes['Difficult IV'] }))
        .calls[0]!.outcome,
    ).toBe('CREATED')
    expect((await unfinished(lineId)).map(({ patientLastName, mrn }) => ({ patientLastName, mrn }))).toEqual([
      { patientLastName: 'Ruiz', mrn: 'R-4' },
    ])
  })

  test('a line that is out of sight is refused at its place, and then nothing is done', async () => {
    const { people, as, riverside } = hospital
    const [main, north] = [await lines.addLine(), await lines.addLine({ roomId: riverside.facilities[1]!.roomIds[0]! })]
    expect(await fieldsOf(createLineCalls(await as(people.north), { lineIds: [north, main, 'nowhere'] }))).toEqual({
      'lineIds[1]': 'Does not exist',
      'lineIds[2]': 'Does not exist',
    })
    expect(
      await fieldsOf(createLineCalls(await rosa(), { lineIds: [main], purposeId: riverside.purposes.Custom })),
    ).toEqual({ purposeId: 'Create a Custom call from its line' })
    expect(await fieldsOf(createLineCalls(await rosa(), { lineIds: [] }))).toEqual({
      lineIds: 'Choose at least one line',
    })
    expect(await fieldsOf(createLineCalls(await rosa(), { lineIds: Array.from({ length: 201 }, () => main) }))).toEqual(
      { lineIds: 'Must be at most 200 lines' },
    )
    expect(await refusalOf(createLineCalls(await as(people.external), { lineIds: [main] }))).toBe('FORBIDDEN')
    for (const lineId of [main, north]) expect(await unfinished(lineId)).toEqual([])
    expect((await createLineCalls(await as(people.north), { lineIds: [north] })).calls[0]!.outcome).toBe('CREATED')
  })

  test('eight who call for the same lines at once, in any order: each line is called for once', async () => {
    const requests = await Promise.all([
      rosa(),
      hospital.as(hospital.people.ben),
      hospital.as(hospital.people.admin),
      hospital.as(hospital.people.manager),
    ])
    for (let round = 0; round < 6; round += 1) {
      const lineIds = await Promise.all(Array.from({ length: 5 }, () => lines.addLine()))
      const told = await Promise.all(
        [...requests, ...requests].map((request, n) =>
          createLineCalls(request, { lineIds: n % 2 ? lineIds : [...lineIds].reverse() }),
        ),
      )
      for (const lineId of lineIds) {
        expect(await unfinished(lineId)).toHaveLength(1)
        const outcomes = told
          .flatMap(({ calls }) => calls.filter((call) => call.lineId === lineId))
          .map(({ outcome }) => outcome)
        expect(outcomes.sort()).toEqual([
          'CALLED_ALREADY',
          'CALLED_ALREADY',
          'CALLED_ALREADY',
          'CALLED_ALREADY',
          'CALLED_ALREADY',
          'CALLED_ALREADY',
          'CALLED_ALREADY',
          'CREATED',
        ])
      }
    }
  })

  test('a line that is called for while a closing schedules its follow-up is called for once', async () => {
    const { people, as, openCall, record } = hospital
    for (let round = 0; round < 6; round += 1) {
      const lineId = await lines.addLine({ followUpInterval: 7 })
      const callId = await openCall()
      const closing = closeCall(await as(people.ben), { callId, lineId, fields: record({ Kind: ['Gauze'] }) })
      await Promise.all([closing, createLineCalls(await rosa(), { lineIds: [lineId] })])
      const waiting = await unfinished(lineId)
      // A closing replaces a scheduled call and leaves one that waits; what it schedules is the visit after that.
      expect(waiting.filter(({ aliveAt }) => aliveAt <= hospital.clock.now).length).toBeLessThanOrEqual(1)
      expect(waiting.filter(({ followUpFromId }) => followUpFromId !== null)).toHaveLength(1)
    }
  })
})
