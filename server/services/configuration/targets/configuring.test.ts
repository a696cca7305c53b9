import { fieldsOf, refusalOf } from '../../../test/harness/expect'
import { openHospital, type Hospital } from '../../../test/hospital/hospital'
import { rounds } from '../../../test/harness/rounds'
import { deleteFacility } from '../facilities/configureFacilities'
import { createWaitingTarget, deleteWaitingTarget, updateWaitingTarget } from './configureTargets'
import { readTargets } from './readTargets'
import { targetName } from '../../../domain/configuration/targets/target'

let hospital: Hospital
beforeEach(async () => {
  hospital = await openHospital()
})
afterEach(() => hospital.close())

const admin = () => hospital.as(hospital.people.admin)
const listed = async (person = hospital.people.admin) => (await readTargets(await hospital.as(person))).map(targetName)
const add = async (more: object = {}) =>
  (await createWaitingTarget(await admin(), { status: 'Stat', targetMinutes: 5, ...more })).targetId
const minutesOf = async (options: Parameters<Hospital['openCall']>[0]) => {
  const callId = await hospital.openCall(options)
  return (await hospital.clients.system.callWait.findUnique({ where: { callId } }))?.targetMinutes
}

test('of a call the target of its purpose in its facility counts, else of its purpose, of its facility, of all (rules 10.4)', async () => {
  const { purposes, facilities } = hospital.riverside
  const [main, north] = facilities as [(typeof facilities)[number], (typeof facilities)[number]]
  const picc = purposes['PICC Insertion']
  await add({ facilityId: north.id, targetMinutes: 21 })
  await add({ purposeId: picc, targetMinutes: 22 })
  const special = await add({ purposeId: picc, facilityId: main.id, targetMinutes: 23 })
  const stat = (purpose: string, room: string | null) => minutesOf({ status: 'Stat', purpose, room })
  expect([
    await stat('Difficult IV', main.roomIds[0]!),
    await stat('Difficult IV', null),
    await stat('Difficult IV', north.roomIds[0]!),
    // The purpose counts before the facility.
    await stat('PICC Insertion', north.roomIds[0]!),
    await stat('PICC Insertion', main.roomIds[0]!),
    await stat('PICC Insertion', null),
    await minutesOf({ status: 'Normal', room: main.roomIds[0]! }),
    await minutesOf({ status: 'On Hold', room: main.roomIds[0]! }),
  ]).toEqual([30, 30, 21, 22, 23, 22, 120, undefined])
  expect(await listed()).toEqual([
    'Stat',
    'Stat, North Campus',
    'Stat, PICC Insertion',
    'Stat, PICC Insertion, Main Hospital',
    'Normal',
  ])
  await deleteWaitingTarget(await admin(), { targetId: special })
  const waits = await hospital.clients.system.callWait.findMany({ where: { targetMinutes: 23 } })
  expect(waits).toEqual([])
  // Its calls are free again.
  await add({ purposeId: picc, facilityId: main.id })
})

test('those of all calls stay, and no one has two targets for the same calls', async () => {
  const targets = await readTargets(await admin())
  for (const { id: targetId } of targets)
    expect(await refusalOf(deleteWaitingTarget(await admin(), { targetId }))).toBe('NEEDED_BY_RULES')
  expect(await fieldsOf(add())).toEqual({ status: 'Another target is for the same calls' })
  expect(await readTargets(await admin())).toEqual(targets)
})

test('eight who add the same target at once: one is there', async () => {
  const facilityId = hospital.riverside.facilities[0]!.id
  for (const _round of rounds(40, 5)) {
    const results = await Promise.all(Array.from({ length: 8 }, () => refusalOf(add({ facilityId }))))
    expect(results.filter((result) => result === null)).toHaveLength(1)
    expect(results.filter((result) => result === 'VALIDATION')).toHaveLength(7)
    const mine = { providerId: hospital.riverside.id, facilityId, deletedAt: null }
    const { id: targetId } = await hospital.clients.system.waitingTarget.findFirstOrThrow({ where: mine })
    await deleteWaitingTarget(await admin(), { targetId })
  }
})

test('people who are restricted to facilities see and change those of every facility and of theirs', async () => {
  const { facilities } = hospital.riverside
  const [main, north] = facilities.map(({ id }) => id) as [string, string]
  const ofMain = await add({ facilityId: main })
  await add({ facilityId: north })
  const part = await hospital.hire('Part Time', 'Admin', hospital.riverside.id, { only: [north] })
  expect(await listed(part)).toEqual(['Stat', 'Stat, North Campus', 'Normal'])
  const request = await hospital.as(part)
  expect(await refusalOf(updateWaitingTarget(request, { targetId: ofMain, targetMinutes: 9 }))).toBe('NOT_FOUND')
  expect(
    await fieldsOf(createWaitingTarget(request, { status: 'Normal', targetMinutes: 9, facilityId: main })),
  ).toEqual({ facilityId: 'Does not exist' })
})

test('whoever may not is refused, and nothing changes', async () => {
  const { people } = hospital
  const targetId = (await readTargets(await admin()))[0]!.id
  const before = await hospital.clients.system.waitingTarget.findMany({ orderBy: { id: 'asc' } })
  const tries = [
    (request: Awaited<ReturnType<typeof admin>>) => createWaitingTarget(request, { status: 'Stat', targetMinutes: 5 }),
    (request: Awaited<ReturnType<typeof admin>>) => updateWaitingTarget(request, { targetId, targetMinutes: 5 }),
    (request: Awaited<ReturnType<typeof admin>>) => deleteWaitingTarget(request, { targetId }),
  ]
  for (const person of [people.manager, people.rosa, people.external, people.locked])
    for (const attempt of tries) await expect(attempt(await hospital.as(person))).rejects.toThrow()
  for (const attempt of tries.slice(1))
    expect(await refusalOf(attempt(await hospital.as(people.stranger)))).toBe('NOT_FOUND')
  expect(await hospital.clients.system.waitingTarget.findMany({ orderBy: { id: 'asc' } })).toEqual(before)
})

test('a target of a deleted facility is not shown, and counts for the calls that are there', async () => {
  const { id: facilityId, roomIds } = hospital.riverside.facilities[1]!
  await add({ facilityId, targetMinutes: 7 })
  const callId = await hospital.openCall({ status: 'Stat', room: roomIds[0]! })
  await deleteFacility(await admin(), { facilityId })
  expect(await listed()).toEqual(['Stat', 'Normal'])
  const { targetMinutes } = await hospital.clients.system.callWait.findUniqueOrThrow({ where: { callId } })
  expect(targetMinutes).toBe(7)
})
