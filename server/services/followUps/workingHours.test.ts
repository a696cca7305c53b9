import { fieldsOf } from '../../test/harness/expect'
import { hospitalOfFile } from '../../test/hospital/setUp'
import { closeCallAndCreateLine } from '../calls/ending/closeCall'
import { saveCall } from '../calls/ending/saveCall'
import { createFacility, updateFacility } from '../configuration/facilities/configureFacilities'
import { saveLine } from '../lines/verbs/saveLine'

const hospital = hospitalOfFile()

const rosa = () => hospital.as(hospital.people.rosa)
const admin = () => hospital.as(hospital.people.admin)
const hours = { workingFrom: '07:00', workingTo: '18:00', workingDays: [1, 2, 3, 4, 5] }
// Both are in New York.
const first = () => hospital.riverside.facilities[0]!
const second = () => hospital.riverside.facilities[1]!

/** Closes an insertion at that moment, with a follow-up so many days later. */
const closeAt = async (now: string, followUpDays: number) => {
  hospital.clock.now = new Date(now)
  const callId = await hospital.openCall()
  const { lineId } = await closeCallAndCreateLine(await rosa(), {
    callId,
    lineName: "Ruiz's Line",
    patientLastName: 'Ruiz',
    mrn: 'R-100',
    fields: hospital.record({ 'Insertion Type': ['ML'] }),
    followUpDays,
  })
  return { callId, lineId: lineId! }
}
const followUpOf = async (lineId: string) => {
  const [call, ...more] = await hospital.clients.system.call.findMany({
    where: { lineId, followUpFromId: { not: null }, deletedAt: null },
  })
  expect(more).toEqual([])
  return call!
}
const lineOf = (id: string) => hospital.clients.system.line.findUniqueOrThrow({ where: { id } })

beforeAll(async () => {
  await updateFacility(await admin(), { facilityId: first().id, ...hours })
})

test('rules 3.11b: a follow-up that is due at night joins the queue in the morning, and the line is due as before', async () => {
  // Monday, March 16, 22:27 in New York.
  const { callId, lineId } = await closeAt('2026-03-17T02:27:00Z', 2)
  const due = new Date('2026-03-19T02:27:00Z')
  const morning = new Date('2026-03-19T11:00:00Z')
  expect(await followUpOf(lineId)).toMatchObject({ aliveAt: morning, dressingChangeDate: due, announcedAt: null })
  expect((await lineOf(lineId)).nextChangeDate).toEqual(due)
  const [told] = await hospital.clients.system.auditEntry.findMany({
    where: { entityId: (await followUpOf(lineId)).id, action: 'closeCallAndCreateLine' },
  })
  expect(told!.fields).toMatchObject({ aliveAt: [null, morning.toISOString()] })

  // Corrected, it is due four days after the closing: on Friday night, and the facility works on Monday again.
  await saveCall(await rosa(), { callId, fields: hospital.record({ 'Insertion Type': ['ML'] }), followUpDays: 4 })
  expect(await followUpOf(lineId)).toMatchObject({
    aliveAt: new Date('2026-03-23T11:00:00Z'),
    dressingChangeDate: new Date('2026-03-21T02:27:00Z'),
  })
})

test('one that is due while the facility works joins when it is due', async () => {
  const { lineId } = await closeAt('2026-03-17T14:00:00Z', 2)
  expect((await followUpOf(lineId)).aliveAt).toEqual(new Date('2026-03-19T14:00:00Z'))
})

test('rules 4.11: a line that is moved to another day joins when its facility works on that day', async () => {
  const { lineId } = await closeAt('2026-03-17T14:00:00Z', 2)
  await saveLine(await rosa(), { lineId, nextChangeDate: '2026-03-21' })
  const due = new Date('2026-03-21T04:00:00Z')
  expect((await lineOf(lineId)).nextChangeDate).toEqual(due)
  expect(await followUpOf(lineId)).toMatchObject({
    aliveAt: new Date('2026-03-23T11:00:00Z'),
    dressingChangeDate: due,
    announcedAt: null,
  })
  // A day on which it works already: at once, because its beginning is past.
  await saveLine(await rosa(), { lineId, nextChangeDate: '2026-03-17' })
  expect(await followUpOf(lineId)).toMatchObject({
    aliveAt: new Date('2026-03-17T11:00:00Z'),
    announcedAt: hospital.clock.now,
  })
})

test('rules 4.11: a line that is moved to another facility joins when that works', async () => {
  const { lineId } = await closeAt('2026-03-17T02:27:00Z', 2)
  const due = new Date('2026-03-19T02:27:00Z')
  await saveLine(await rosa(), { lineId, roomId: second().roomIds[0]! })
  expect((await followUpOf(lineId)).aliveAt).toEqual(due)
  await updateFacility(await admin(), { facilityId: second().id, workingFrom: '06:00', workingTo: '20:00' })
  await saveLine(await rosa(), { lineId, roomId: second().roomIds[1]! })
  expect((await followUpOf(lineId)).aliveAt).toEqual(new Date('2026-03-19T10:00:00Z'))
})

test('hours that do not go together are refused at their field, and nothing is written', async () => {
  const { id: facilityId } = first()
  const rowOf = () => hospital.clients.system.facility.findUniqueOrThrow({ where: { id: facilityId } })
  const before = await rowOf()
  const wrong: [object, object][] = [
    [{ workingFrom: null }, { workingFrom: 'Required' }],
    [{ workingTo: '' }, { workingTo: 'Required' }],
    [{ workingTo: '07:00' }, { workingTo: 'Must be later than the beginning' }],
    [{ workingFrom: '19:00' }, { workingTo: 'Must be later than the beginning' }],
    [{ workingFrom: '24:00' }, { workingFrom: 'Must be a time (HH:mm)' }],
    [{ workingTo: '24:01' }, { workingTo: 'Must be a time (HH:mm)' }],
    [{ workingFrom: 700 }, { workingFrom: 'Must be a time (HH:mm)' }],
    [{ workingDays: [] }, { workingDays: 'Choose at least one day' }],
    [{ workingDays: null }, { workingDays: 'Choose at least one day' }],
    [{ workingDays: [0] }, { 'workingDays[0]': 'Must be a day from 1 (Monday) to 7 (Sunday)' }],
    [{ workingDays: 'Monday' }, { workingDays: 'Must be a list' }],
  ]
  for (const [change, fields] of wrong) {
    const request = await admin()
    expect([change, await fieldsOf(updateFacility(request, { facilityId, ...change }))]).toEqual([change, fields])
  }
  expect(await rowOf()).toEqual(before)
  expect(
    await fieldsOf(
      createFacility(await admin(), { name: '', timeZone: 'America/Denver', weight: 3, workingFrom: '08:00' }),
    ),
  ).toEqual({ name: 'Required', workingTo: 'Required' })
})

test('a time is taken as people write it, and kept as it is shown', async () => {
  const { id: facilityId } = first()
  await updateFacility(await admin(), { facilityId, workingFrom: '7', workingTo: '6:30 pm' })
  expect(await hospital.clients.system.facility.findUniqueOrThrow({ where: { id: facilityId } })).toMatchObject({
    workingFrom: '07:00',
    workingTo: '18:30',
  })
})

test('hours are taken away by emptying both times, and the days stay for when they come back', async () => {
  const { facilityId } = await createFacility(await admin(), {
    name: 'Day Clinic',
    timeZone: 'America/Denver',
    weight: 9,
    ...hours,
  })
  await updateFacility(await admin(), { facilityId, workingFrom: '', workingTo: null })
  expect(await hospital.clients.system.facility.findUniqueOrThrow({ where: { id: facilityId } })).toMatchObject({
    workingFrom: null,
    workingTo: null,
    workingDays: hours.workingDays,
  })
})
