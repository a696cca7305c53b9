// A person's own alerts (rules 10.1).
import { usualAlert } from '../../domain/alerts/alert'
import { fieldsOf, refusalOf } from '../../test/harness/expect'
import { rounds } from '../../test/harness/rounds'
import type { Person } from '../../test/hospital/hospital'
import { hospitalOfFile } from '../../test/hospital/setUp'
import { changeAlert, readAlerts } from './alertSettings'

const hospital = hospitalOfFile()
const as = (person: Person) => hospital.as(person)
const settingOf = async (person: Person, kind: string) =>
  (await readAlerts(await as(person))).find((setting) => setting.kind === kind)!
const missing = { facilityIds: 'One of these facilities does not exist' }

beforeEach(() => hospital.clients.system.alertSetting.deleteMany())

test('what is left out stays as it is, and what is the same is no change', async () => {
  const { rosa } = hospital.people
  const north = hospital.riverside.facilities[1]!.id
  await changeAlert(await as(rosa), { kind: 'STAT', sound: false })
  await changeAlert(await as(rosa), { kind: 'STAT', facilityIds: [north, north] })
  expect(await settingOf(rosa, 'STAT')).toEqual({ ...usualAlert('STAT'), sound: false, facilityIds: [north] })
  await changeAlert(await as(rosa), { kind: 'STAT', facilityIds: null })
  const before = await hospital.clients.system.auditEntry.count({ where: { action: 'changeAlert' } })
  await changeAlert(await as(rosa), { kind: 'STAT', facilityIds: null, sound: false })
  expect(await settingOf(rosa, 'STAT')).toEqual({ ...usualAlert('STAT'), sound: false })
  const rows = await hospital.clients.system.auditEntry.findMany({ where: { action: 'changeAlert' } })
  expect([before, rows.length]).toEqual([3, 3])
  expect(rows.map(({ entityId, actorId }) => [entityId, actorId])).toEqual(Array(3).fill([rosa.id, rosa.id]))
})

test('the settings are one’s own, and those of the provider at hand', async () => {
  const { rosa, ben } = hospital.people
  await changeAlert(await as(rosa), { kind: 'NEW_CALL', sound: true })
  expect(await settingOf(ben, 'NEW_CALL')).toEqual(usualAlert('NEW_CALL'))
  expect(await hospital.clients.system.alertSetting.findMany({ select: { userId: true, providerId: true } })).toEqual([
    { userId: rosa.id, providerId: hospital.riverside.id },
  ])
})

test('a facility that is hidden, deleted, of another provider or nothing is refused at its field', async () => {
  const { riverside, lakeshore } = hospital
  const main = riverside.facilities[0]!.id
  const restricted = await hospital.hire('Nina North', 'Clinician', riverside.id, {
    only: [riverside.facilities[1]!.id],
  })
  const wrong = [
    [restricted, main],
    [hospital.people.rosa, lakeshore.facilities[0]!.id],
    [hospital.people.rosa, 'nothing'],
  ] as const
  for (const [person, id] of wrong)
    expect(await fieldsOf(changeAlert(await as(person), { kind: 'STAT', facilityIds: [id], sound: false }))).toEqual(
      missing,
    )
  expect(await hospital.clients.system.alertSetting.count()).toBe(0)
})

test('a chosen facility that is out of sight afterwards is not shown, and may stay in a change', async () => {
  const { riverside, clients } = hospital
  const [main, north] = riverside.facilities.map(({ id }) => id)
  const person = await hospital.hire('Mo Moved', 'Clinician', riverside.id)
  await changeAlert(await as(person), { kind: 'STAT', facilityIds: [main!, north!] })
  await clients.system.allowedFacility.create({
    data: { userId: person.id, providerId: riverside.id, facilityId: north! },
  })
  expect((await settingOf(person, 'STAT')).facilityIds).toEqual([north])
  await changeAlert(await as(person), { kind: 'STAT', facilityIds: [main!, north!], sound: false })
  expect((await settingOf(person, 'STAT')).sound).toBe(false)
})

test('when no chosen facility is left, it is all of them', async () => {
  const { riverside, clients } = hospital
  const gone = await clients.system.facility.create({
    data: { providerId: riverside.id, name: 'Gone', weight: 9, timeZone: 'America/Chicago', deletedAt: new Date() },
  })
  const key = { userId: hospital.people.rosa.id, providerId: riverside.id }
  await clients.system.alertSetting.create({
    data: { ...key, kind: 'STAT', allFacilities: false, facilityIds: [gone.id], sound: true, notification: false },
  })
  expect(await settingOf(hospital.people.rosa, 'STAT')).toEqual({ ...usualAlert('STAT'), notification: false })
})

test('a locked person changes and reads nothing', async () => {
  const {
    clients,
    people: { locked },
  } = hospital
  expect(await refusalOf(changeAlert(await as(locked), { kind: 'STAT', sound: false }))).toBe('ACCOUNT_LOCKED')
  expect(await refusalOf(readAlerts(await as(locked)))).toBe('ACCOUNT_LOCKED')
  expect(await clients.system.alertSetting.count()).toBe(0)
})

test('two browsers of one person that change the same kind at once: both changes hold', async () => {
  const { rosa } = hospital.people
  for (const round of rounds(100, 5)) {
    await hospital.clients.system.alertSetting.deleteMany()
    const requests = await Promise.all([as(rosa), as(rosa)])
    await Promise.all([
      changeAlert(requests[0], { kind: 'ASSIGNED', sound: true }),
      changeAlert(requests[1], { kind: 'ASSIGNED', notification: true }),
    ])
    expect([round, await settingOf(rosa, 'ASSIGNED')]).toEqual([
      round,
      { ...usualAlert('ASSIGNED'), sound: true, notification: true },
    ])
  }
})
