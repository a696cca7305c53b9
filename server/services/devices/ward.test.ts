import { rounds } from '../../test/harness/rounds'
import { doors } from '../../test/harness/doors'
import { openScreen, pairScreen, wardCall, wardInput, type Screen } from '../../test/harness/screen'
import { servedHospitalOfFile } from '../../test/hospital/setUp'
import { readAudit } from '../audit/readAudit'
import { closeCall } from '../calls/ending/closeCall'
import { correctCall } from '../calls/entries/correctCall'
import { readHistory } from '../calls/past/callHistory'
import { assignCall } from '../calls/working/assignCall'
import { revokeDevice } from './changeDevices'

const hospital = servedHospitalOfFile()

const later = (ms: number) => (hospital.clock.now = new Date(hospital.clock.now.getTime() + ms))
const main = () => hospital.riverside.facilities[0]!
const create = async (screen: Screen, input: object = {}) => {
  const { purposes } = hospital.riverside
  const { data, errors } = await screen.graphql(
    ...wardCall(wardInput({ purposeId: purposes['Difficult IV']!, roomId: main().roomIds[0]!, ...input })),
  )
  return data?.createWardCall ?? { code: errors![0]!.extensions.code }
}
const ward = async (place: object = {}) => {
  const screen = openScreen(hospital.address)
  const deviceId = await pairScreen(hospital, screen, {
    kind: 'wardDevice',
    name: 'Tablet 1A',
    facilityId: main().id,
    ...place,
  })
  return { screen, deviceId }
}
const shown = async (screen: Screen) =>
  (await screen.graphql('{ ward { unit rooms { name } requests { need roomName state ahead leadName } } }')).data!.ward

test('rules 10.16: a ward asks for help, and sees how far it is', async () => {
  const { people, as, clients, recorded } = hospital
  const { screen, deviceId } = await ward()
  await hospital.openCall({ by: people.rosa, room: main().roomIds[2]! })
  later(1_000)
  const live = screen.watch()
  await live.atLeast(1)
  const { callId: id } = await create(screen, { isStat: false, contact: 'ext 4671', roomDescription: 'by the window' })
  const callId = Buffer.from(id as string, 'base64')
    .toString()
    .split(':')[1]!
  await live.atLeast(2)
  const request = { need: 'Difficult IV', roomName: '1A-01', leadName: null }
  expect((await shown(screen)).requests).toEqual([{ ...request, state: 'WAITING', ahead: 1 }])
  await assignCall(await as(people.rosa), { callId })
  expect((await shown(screen)).requests).toEqual([
    { ...request, state: 'ON_THE_WAY', ahead: null, leadName: 'Rosa Alvarez' },
  ])
  await closeCall(await as(people.rosa), { callId, ...recorded })
  expect((await shown(screen)).requests).toEqual([{ ...request, state: 'DONE', ahead: null }])

  const call = await clients.system.call.findUniqueOrThrow({ where: { id: callId } })
  expect(call).toMatchObject({
    createdById: null,
    createdByDeviceId: deviceId,
    updatedById: people.rosa.id,
    contact: 'ext 4671',
    roomDescription: 'by the window',
    mrn: null,
    patientLastName: null,
    preComments: null,
  })
  // The device is who created it, in the call's history and in the audit trail, also after it was revoked.
  await revokeDevice(await as(people.admin), { deviceId })
  const history = await readHistory(await as(people.rosa), callId, { limit: 20, oldestFirst: true })
  expect(history[0]).toMatchObject({ by: 'Tablet 1A', summary: 'Created the call' })
  const { records } = await readAudit(
    await as(people.admin),
    {},
    { newestFirst: true, start: null, stop: null, take: 101 },
  )
  expect(records.find(({ action }) => action === 'createWardCall')).toMatchObject({
    by: 'Tablet 1A',
    summary: 'Created the call',
    record: { kind: 'call', id: callId },
  })
  await live.stop()
})

test('rules 3.26: a call that moves to another facility is said to have moved, and nothing else of it', async () => {
  const { people, as, riverside } = hospital
  const { screen } = await ward()
  const live = screen.watch()
  await live.atLeast(1)
  const { callId: id } = await create(screen, { contact: 'ext 4672' })
  const callId = Buffer.from(id as string, 'base64')
    .toString()
    .split(':')[1]!
  await live.atLeast(2)
  await correctCall(await as(people.rosa), { callId, roomId: riverside.facilities[1]!.roomIds[0]! })
  await live.atLeast(3)
  await assignCall(await as(people.rosa), { callId })
  const nothing = { roomName: null, ahead: null, leadName: null }
  expect((await shown(screen)).requests).toEqual([{ need: 'Difficult IV', state: 'MOVED', ...nothing }])
  await live.stop()
})

test('rules 10.16: in the rooms of its facility and unit, and for what there is', async () => {
  const { riverside, lakeshore } = hospital
  const { screen } = await ward({ unit: '1A' })
  expect((await shown(screen)).rooms).toEqual([{ name: '1A-01' }, { name: '1A-02' }])
  const wrong = async (input: object) => (await create(screen, input)).fields
  const nowhere = [{ field: 'roomId', message: 'Does not exist' }]
  for (const roomId of [main().roomIds[2], riverside.facilities[1]!.roomIds[0], lakeshore.facilities[0]!.roomIds[0]])
    expect(await wrong({ roomId })).toEqual(nowhere)
  expect(await wrong({ purposeId: lakeshore.purposes['Difficult IV'] })).toEqual([
    { field: 'purposeId', message: 'Does not exist' },
  ])
  expect(await wrong({ purposeId: riverside.purposes.Custom })).toEqual([{ field: 'customJob', message: 'Required.' }])
  expect((await shown(screen)).requests).toEqual([])
  const { __typename } = await create(screen, {
    purposeId: riverside.purposes.Custom,
    customJob: 'Teach',
    isStat: true,
  })
  expect(__typename).toBe('CreateWardCallSuccess')
})

test('rules 10.16: a device whose rooms are gone has none to choose, and the list of devices says so', async () => {
  const { riverside, clients } = hospital
  const { screen, deviceId } = await ward({ unit: '1A' })
  const other = await ward()
  const admin = await hospital.hire('Ward Admin', 'Admin', riverside.id)
  const withoutRooms = async () => {
    const { data } = await doors(hospital.address, admin).graphql('{ provider { devices { databaseId hasNoRooms } } }')
    const listed: { databaseId: string; hasNoRooms: boolean }[] = data!.provider.devices
    return listed.filter(({ hasNoRooms }) => hasNoRooms).map(({ databaseId }) => databaseId)
  }
  expect(await withoutRooms()).toEqual([])
  const [first, second] = main().roomIds
  await clients.system.room.update({ where: { id: first! }, data: { hiddenAt: hospital.clock.now } })
  await clients.system.room.update({ where: { id: second! }, data: { name: '2B-02' } })
  expect((await shown(screen)).rooms).toEqual([])
  expect((await shown(other.screen)).rooms).not.toEqual([])
  // The earlier device of this unit as well.
  expect(await withoutRooms()).toContain(deviceId)
  expect(await withoutRooms()).not.toContain(other.deviceId)
  await clients.system.room.update({ where: { id: first! }, data: { hiddenAt: null } })
  await clients.system.room.update({ where: { id: second! }, data: { name: '1A-02' } })
  expect(await withoutRooms()).toEqual([])
})

test('rules 10.16: it sees its own calls, and no others', async () => {
  const { people, address } = hospital
  const [mine, other] = [(await ward()).screen, (await ward({ name: 'Tablet 1B' })).screen]
  await create(mine)
  later(1_000)
  await hospital.openCall({ by: people.external, room: main().roomIds[1]! })
  expect((await shown(mine)).requests).toHaveLength(1)
  expect((await shown(other)).requests).toEqual([])
  const own = await doors(address, people.external).graphql('{ provider { myRequests { need } } }')
  expect(own.data!.provider.myRequests).toHaveLength(1)
  // A repeated request under one key creates nothing again.
  const input = { roomId: main().roomIds[2], clientMutationId: 'once' }
  expect((await create(mine, input)).callId).toBe((await create(mine, input)).callId)
  expect((await shown(mine)).requests).toHaveLength(2)
})

test('rules 10.16: a device that floods the queue is slowed down, and others are not', async () => {
  const { clients } = hospital
  const { screen, deviceId } = await ward()
  const count = () => clients.system.call.count({ where: { createdByDeviceId: deviceId } })
  for (const _round of rounds(10, 2)) {
    const before = await count()
    const answers = await Promise.all(Array.from({ length: 40 }, () => create(screen)))
    const codes = answers.map(({ code }) => code ?? 'done')
    expect([codes.filter((code) => code === 'done').length, (await count()) - before]).toEqual([5, 5])
    expect(answers.find(({ code }) => code === 'TOO_MANY_CALLS')?.message).toBe(
      'Too many calls from this device. Wait a minute or phone the team.',
    )
    expect((await create((await ward()).screen)).__typename).toBe('CreateWardCallSuccess')
    later(10 * 60_000 + 1)
  }
  for (let minute = 0; minute < 4; minute += 1) {
    for (let call = 0; call < 5; call += 1) expect((await create(screen)).__typename).toBe('CreateWardCallSuccess')
    later(61_000)
  }
  expect((await create(screen)).code).toBe('TOO_MANY_CALLS')
})

test('a revoked device creates nothing, however close it comes', async () => {
  const { people, as, clients } = hospital
  for (const _round of rounds(20, 3)) {
    const { screen, deviceId } = await ward()
    const tries = Array.from({ length: 5 }, () => create(screen))
    await revokeDevice(await as(people.admin), { deviceId })
    const made = (await Promise.all(tries)).filter(({ __typename }) => __typename === 'CreateWardCallSuccess').length
    expect((await create(screen)).code).toBe('UNAUTHENTICATED')
    const { revokedAt } = await clients.system.device.findUniqueOrThrow({ where: { id: deviceId } })
    expect(revokedAt).not.toBeNull()
    expect(await clients.system.call.count({ where: { createdByDeviceId: deviceId } })).toBe(made)
    later(61_000)
  }
})
