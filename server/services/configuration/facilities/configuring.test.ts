import { fieldsOf, refusalOf } from '../../../test/harness/expect'
import { openHospital, type Hospital } from '../../../test/hospital/hospital'
import { createCall } from '../../calls/entries/createCall'
import { correctCall } from '../../calls/entries/correctCall'
import type { Request } from '../../kernel/request'
import { createFacility, deleteFacility, reorderFacilities, updateFacility } from './configureFacilities'
import { addRooms, hideRoom, renameRoom, showRoom } from './configureRooms'
import { readFacilities } from './readFacilities'

let hospital: Hospital
let admin: Request
/** An administrator of the North Campus alone. */
let part: Request
beforeEach(async () => {
  hospital = await openHospital()
  admin = await hospital.as(hospital.people.admin)
  part = await hospital.as(
    await hospital.hire('Part Time', 'Admin', hospital.riverside.id, { only: [hospital.riverside.facilities[1]!.id] }),
  )
})
afterEach(() => hospital.close())

const facilitiesOf = async (request = admin): Promise<string[]> =>
  (await readFacilities(request)).map(({ name }) => name)
const roomsOf = async (at = 0, request = admin): Promise<string[]> =>
  (await readFacilities(request))
    .find(({ id }) => id === hospital.riverside.facilities[at]!.id)!
    .rooms.map(({ name }) => name)
const rowOf = (id: string) => hospital.clients.system.facility.findUniqueOrThrow({ where: { id } })
const mainRooms = () => hospital.riverside.facilities[0]!.roomIds as [string, string, string]

describe('facilities', () => {
  test('one that is added can be chosen, changed, and found by its name no more once it is deleted', async () => {
    const { facilityId } = await createFacility(admin, {
      name: ' West Wing ',
      timeZone: 'America/Denver',
      weight: '5',
      requiredCallFields: ['mrn', 'contact'],
    })
    expect(await rowOf(facilityId)).toMatchObject({
      name: 'West Wing',
      timeZone: 'America/Denver',
      weight: 5,
      followUpsEnabled: true,
      requiredCallFields: ['contact', 'mrn'],
      version: 1,
    })
    await updateFacility(admin, { facilityId, followUpsEnabled: false, requiredCallFields: [] })
    expect(await rowOf(facilityId)).toMatchObject({
      name: 'West Wing',
      followUpsEnabled: false,
      requiredCallFields: [],
      version: 2,
    })
    await deleteFacility(admin, { facilityId })
    expect(await facilitiesOf()).toEqual(['Main Hospital', 'North Campus'])
    expect(await refusalOf(updateFacility(admin, { facilityId, weight: 1 }))).toBe('NOT_FOUND')
    await createFacility(admin, { name: 'West Wing', timeZone: 'America/Denver', weight: 5 })
  })

  test('a deleted one stays on the calls there, and none of its rooms can be chosen any more (rules 4.1)', async () => {
    const { openCall, clients, riverside, people, as } = hospital
    const callId = await openCall()
    await deleteFacility(admin, { facilityId: riverside.facilities[0]!.id })
    const call = await clients.system.call.findUniqueOrThrow({
      where: { id: callId },
      include: { room: { include: { facility: true } } },
    })
    expect(call.room!.facility.name).toBe('Main Hospital')
    const rosa = await as(people.rosa)
    expect(
      await fieldsOf(
        createCall(rosa, { purposeId: riverside.purposes.Custom, customJob: 'x', roomId: mainRooms()[0] }),
      ),
    ).toEqual({ roomId: 'Does not exist' })
    await correctCall(rosa, { callId, contact: 'Ext. 7' })
  })

  test('who is restricted to some changes and orders those, adds none, and does not see the others (rules 5.4, 5.8)', async () => {
    const { riverside } = hospital
    const { facilityId: west } = await createFacility(admin, {
      name: 'West Wing',
      timeZone: 'America/Denver',
      weight: 2,
    })
    const [main, north] = riverside.facilities
    const wider = await hospital.as(
      await hospital.hire('Two Places', 'Admin', riverside.id, { only: [main!.id, west] }),
    )
    await reorderFacilities(wider, { ids: [west, main!.id] })
    expect(await facilitiesOf()).toEqual(['West Wing', 'North Campus', 'Main Hospital'])
    expect(await refusalOf(reorderFacilities(wider, { ids: [west, north!.id, main!.id] }))).toBe('STALE')
    expect(await refusalOf(createFacility(part, { name: 'Mine', timeZone: 'America/Denver', weight: 1 }))).toBe(
      'RESTRICTED_TO_FACILITIES',
    )
    expect(await facilitiesOf(part)).toEqual(['North Campus'])
    await updateFacility(part, { facilityId: north!.id, name: 'North' })
    for (const attempt of [
      updateFacility(part, { facilityId: main!.id, name: 'Mine' }),
      deleteFacility(part, { facilityId: main!.id }),
      addRooms(part, { facilityId: main!.id, names: ['X'] }),
      hideRoom(part, { roomId: mainRooms()[0] }),
      renameRoom(part, { roomId: mainRooms()[0], name: 'X' }),
      showRoom(part, { roomId: mainRooms()[0] }),
    ])
      expect(await refusalOf(attempt)).toBe('NOT_FOUND')
    // A name is taken, also by what they do not see.
    expect(await fieldsOf(updateFacility(part, { facilityId: north!.id, name: 'MAIN HOSPITAL' }))).toEqual({
      name: 'Another facility has this name',
    })
    expect(await facilitiesOf()).toEqual(['West Wing', 'North', 'Main Hospital'])
    expect(await roomsOf()).toEqual(['1A-01', '1A-02', 'ICU-07'])
  })
})

describe('rooms (rules 4.1)', () => {
  test('a pasted list adds those that are missing, and shows again those that were hidden', async () => {
    const { clients, riverside } = hospital
    const facilityId = riverside.facilities[0]!.id
    await hideRoom(admin, { roomId: mainRooms()[1] })
    expect(await roomsOf()).toEqual(['1A-01', 'ICU-07'])
    await addRooms(admin, { facilityId, names: ['1a-01\n1A-02, 2B-01;2B-02\t2B-01'] })
    expect(await roomsOf()).toEqual(['1A-01', '1A-02', '2B-01', '2B-02', 'ICU-07'])
    expect(await clients.system.room.findUniqueOrThrow({ where: { id: mainRooms()[1] } })).toMatchObject({
      hiddenAt: null,
      version: 3,
    })
    const told = await clients.system.change.count({ where: { kind: 'catalogue' } })
    await addRooms(admin, { facilityId, names: ['1A-01', '2b-02'] })
    expect(await clients.system.change.count({ where: { kind: 'catalogue' } })).toBe(told)
    // Another facility has rooms of the same names.
    expect(await roomsOf(1)).toEqual(['1A-01', '1A-02', 'ICU-07'])
  })

  test('a hidden one stays on its calls and cannot be chosen, until it is shown again; twice is the same as once', async () => {
    const { openCall, readCall, people, as } = hospital
    const [roomId] = mainRooms()
    const callId = await openCall({ room: roomId })
    for (let time = 0; time < 2; time += 1) await hideRoom(admin, { roomId })
    expect((await readCall(callId)).roomId).toBe(roomId)
    const rosa = await as(people.rosa)
    const another = () => createCall(rosa, { purposeId: hospital.riverside.purposes['Difficult IV'], roomId })
    expect(await fieldsOf(another())).toEqual({ roomId: 'Does not exist' })
    for (let time = 0; time < 2; time += 1) await showRoom(admin, { roomId })
    await another()
    expect(await hospital.clients.system.room.findUniqueOrThrow({ where: { id: roomId } })).toMatchObject({
      version: 3,
    })
  })

  test('a new name is refused while another room of the facility has it, hidden or not', async () => {
    const [roomId, second, third] = mainRooms()
    await hideRoom(admin, { roomId: second })
    expect(await fieldsOf(renameRoom(admin, { roomId, name: '1a-02' }))).toEqual({
      name: 'Another room of the facility has this name',
    })
    expect(await fieldsOf(renameRoom(admin, { roomId, name: 'icu-07' }))).toEqual({
      name: 'Another room of the facility has this name',
    })
    await renameRoom(admin, { roomId, name: '1a-01' })
    await renameRoom(admin, { roomId: third, name: 'ICU 7' })
    expect(await roomsOf()).toEqual(['1a-01', 'ICU 7'])
  })

  test('whoever may not change them shows none again, and an older version is refused', async () => {
    const { people, as, clients } = hospital
    const [roomId] = mainRooms()
    await hideRoom(admin, { roomId })
    const before = await clients.system.room.findUniqueOrThrow({ where: { id: roomId } })
    for (const person of [people.manager, people.rosa, people.external])
      expect(await refusalOf(showRoom(await as(person), { roomId }))).toBe('FORBIDDEN')
    expect(await refusalOf(showRoom(await as(people.locked), { roomId }))).toBe('ACCOUNT_LOCKED')
    expect(await refusalOf(showRoom(await as(people.stranger), { roomId }))).toBe('NOT_FOUND')
    expect(await refusalOf(showRoom(admin, { roomId, expectedVersion: 1 }))).toBe('STALE')
    expect(await clients.system.room.findUniqueOrThrow({ where: { id: roomId } })).toEqual(before)
  })
})
