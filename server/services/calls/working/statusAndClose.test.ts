import { fieldsOf, refusalOf } from '../../../test/harness/expect'
import type { Person } from '../../../test/hospital/hospital'
import { hospitalOfFile } from '../../../test/hospital/setUp'
import { assignCall } from './assignCall'
import { assistCall } from './assistCall'
import { holdCall, makeCallNormal, makeCallStat, resumeCall } from './changeStatus'
import { closeCall } from '../ending/closeCall'
import { returnCall } from './returnCall'

const hospital = hospitalOfFile()

const as = (person: Person) => hospital.as(person)
const statusOf = async (callId: string) => (await hospital.readCall(callId)).statusCode.name

describe('priority (calls, section 4; rules 3.7)', () => {
  test('Stat on selects Stat, off returns to Normal; hold on selects On Hold, off returns to Normal', async () => {
    const { openCall, people } = hospital
    const callId = await openCall()
    const rosa = await as(people.rosa)
    for (const [verb, status] of [
      [makeCallStat, 'Stat'],
      [makeCallNormal, 'Normal'],
      [holdCall, 'On Hold'],
      [resumeCall, 'Normal'],
      [makeCallStat, 'Stat'],
      [holdCall, 'On Hold'],
    ] as const) {
      await verb(rosa, { callId })
      expect(await statusOf(callId)).toBe(status)
    }
  })

  test('taking Stat off a call that is on hold leaves it on hold, and taking a Stat call off hold leaves it Stat', async () => {
    const { openCall, people, readCall } = hospital
    const [held, stat] = [await openCall({ status: 'On Hold' }), await openCall({ status: 'Stat' })]
    await makeCallNormal(await as(people.rosa), { callId: held })
    await resumeCall(await as(people.rosa), { callId: stat })
    expect(await readCall(held)).toMatchObject({ version: 1, statusCode: { name: 'On Hold' } })
    expect(await readCall(stat)).toMatchObject({ version: 1, statusCode: { name: 'Stat' } })
  })

  test('leaving On Hold assigns the call to an online person who is free', async () => {
    const { openCall, readCall, goOnline, people } = hospital
    const callId = await openCall({ status: 'On Hold' })
    await goOnline(people.ben)
    expect(await resumeCall(await as(people.ben), { callId })).toEqual({ callId, notAssigned: null })
    expect(await readCall(callId)).toMatchObject({
      assignedToId: people.ben.id,
      version: 2,
      statusCode: { name: 'Normal' },
    })

    const second = await openCall({ status: 'On Hold' })
    expect(await makeCallStat(await as(people.ben), { callId: second })).toMatchObject({
      notAssigned: { code: 'WORKING_ANOTHER_CALL' },
    })
    expect(await readCall(second)).toMatchObject({ assignedToId: null, statusCode: { name: 'Stat' } })
    await returnCall(await as(people.ben), { callId })
  })

  test('someone who is not online takes it off hold and is told why it was not assigned', async () => {
    const { openCall, readCall, people } = hospital
    const callId = await openCall({ status: 'On Hold' })
    expect(await resumeCall(await as(people.admin), { callId })).toMatchObject({ notAssigned: { code: 'NOT_ONLINE' } })
    expect(await readCall(callId)).toMatchObject({ assignedToId: null, statusCode: { name: 'Normal' } })
  })

  test('leaving On Hold never takes a call from someone who has it', async () => {
    const { openCall, readCall, goOnline, people } = hospital
    const callId = await openCall({ status: 'On Hold' })
    await assignCall(await as(people.rosa), { callId })
    await goOnline(people.ben)
    await resumeCall(await as(people.ben), { callId })
    expect(await readCall(callId)).toMatchObject({ assignedToId: people.rosa.id })
    await returnCall(await as(people.rosa), { callId })
  })

  test('a completed call keeps its status', async () => {
    const { openCall, people } = hospital
    const callId = await openCall()
    await closeCall(await as(people.rosa), { callId, ...hospital.recorded })
    for (const verb of [holdCall, resumeCall, makeCallStat, makeCallNormal])
      expect(await refusalOf(verb(await as(people.rosa), { callId }))).toBe('CALL_COMPLETED')
    expect(await statusOf(callId)).toBe('Normal')
  })
})

describe('closing (rules 3.10)', () => {
  test('closing completes the call, ends everyone’s work and turns On Hold into Normal', async () => {
    const { openCall, readCall, people, clock } = hospital
    const callId = await openCall({ status: 'On Hold' })
    await assignCall(await as(people.rosa), { callId })
    await assistCall(await as(people.ben), { callId })
    await closeCall(await as(people.rosa), {
      callId,
      patientLastName: ' Okonkwo ',
      dob: '1950-02-28',
      mrn: '',
      ...hospital.recorded,
    })
    const call = await readCall(callId)
    expect(call).toMatchObject({
      completedAt: clock.now,
      completedById: people.rosa.id,
      patientLastName: 'Okonkwo',
      mrn: null,
      statusCode: { name: 'Normal' },
    })
    expect(call.dob?.toISOString()).toBe('1950-02-28T00:00:00.000Z')
    expect(call.workOrders.map(({ end }) => end)).toEqual([clock.now, clock.now])
  })

  test('what the facility requires is refused, all at once, each at its field, and nothing is written', async () => {
    const { openCall, readCall, clients, riverside, people } = hospital
    const [main] = riverside.facilities
    await clients.system.facility.update({
      where: { id: main!.id },
      data: { requiredCallFields: ['mrn', 'patientLastName', 'contact'] },
    })
    const callId = await openCall()
    expect(
      await fieldsOf(
        closeCall(await as(people.rosa), { callId, patientFirstName: 'Ada', mrn: '  ', ...hospital.recorded }),
      ),
    ).toEqual({
      contact: 'Contact is required when facility Main Hospital is selected',
      patientLastName: 'Patient Last Name is required when facility Main Hospital is selected',
      mrn: 'MRN is required when facility Main Hospital is selected',
    })
    expect(await readCall(callId)).toMatchObject({ completedAt: null, patientFirstName: null, version: 1 })
    await closeCall(await as(people.rosa), {
      callId,
      patientLastName: 'Lovelace',
      mrn: 'R-1',
      contact: 'RN Dana',
      ...hospital.recorded,
    })
    expect(await readCall(callId)).toMatchObject({ mrn: 'R-1', completedById: people.rosa.id })
    await clients.system.facility.update({ where: { id: main!.id }, data: { requiredCallFields: [] } })
  })

  test('the requirements are those of the room that is sent', async () => {
    const { openCall, clients, riverside, people } = hospital
    const [, north] = riverside.facilities
    await clients.system.facility.update({ where: { id: north!.id }, data: { requiredCallFields: ['mrn'] } })
    const callId = await openCall()
    expect(
      await fieldsOf(closeCall(await as(people.rosa), { callId, roomId: north!.roomIds[0], ...hospital.recorded })),
    ).toEqual({ mrn: 'MRN is required when facility North Campus is selected' })
    await clients.system.facility.update({ where: { id: north!.id }, data: { requiredCallFields: [] } })
  })

  test('bad fields are refused at their fields', async () => {
    const { openCall, riverside, lakeshore, people, readCall } = hospital
    const callId = await openCall()
    const rosa = await as(people.rosa)
    expect(await fieldsOf(closeCall(rosa, { callId, dob: '2026-03-11', ...hospital.recorded }))).toEqual({
      dob: 'Must be a valid date (MM/DD/YYYY)',
    })
    expect(
      await fieldsOf(closeCall(rosa, { callId, dob: '13/11/1950', mrn: 'x'.repeat(65), ...hospital.recorded })),
    ).toEqual({
      dob: 'Must be a valid date (MM/DD/YYYY)',
      mrn: 'Must be at most 64 characters',
    })
    expect(
      await fieldsOf(closeCall(rosa, { callId, purposeId: riverside.purposes.Custom, ...hospital.recorded })),
    ).toEqual({ customJob: 'Required' })
    expect(
      await fieldsOf(
        closeCall(rosa, {
          callId,
          purposeId: lakeshore.purposes.Custom,
          roomId: lakeshore.facilities[0]!.roomIds[0],
          ...hospital.recorded,
        }),
      ),
    ).toEqual({
      purposeId: 'Does not exist',
      roomId: 'Does not exist',
    })
    expect(await readCall(callId)).toMatchObject({ version: 1, completedAt: null })
  })

  test('a call that someone completed a moment ago is refused and keeps its completer', async () => {
    const { openCall, readCall, people } = hospital
    const callId = await openCall()
    await closeCall(await as(people.rosa), { callId, ...hospital.recorded })
    expect(await refusalOf(closeCall(await as(people.ben), { callId, mrn: 'B', ...hospital.recorded }))).toBe(
      'CALL_COMPLETED',
    )
    expect(await readCall(callId)).toMatchObject({ completedById: people.rosa.id, mrn: null, version: 2 })
  })
})
