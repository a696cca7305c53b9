import { doors } from '../../../test/harness/doors'
import type { Person } from '../../../test/hospital/hospital'
import { servedHospitalOfFile } from '../../../test/hospital/setUp'
import { closeCall } from '../ending/closeCall'
import { deleteCall } from '../ending/deleteCall'
import { assignCall } from '../working/assignCall'
import { makeCallStat } from '../working/changeStatus'
import { readMyRequests } from './readMyRequests'

const hospital = servedHospitalOfFile()

const mineOf = async (person: Person) =>
  (await readMyRequests(await hospital.as(person))).map(({ id, state, ahead, leadName }) => [
    id,
    state,
    ahead,
    leadName,
  ])

test('rules 3.26: where one’s own calls are, in the queue and after it, and nothing of others', async () => {
  const { people, as, openCall, recorded, clock, clients, address } = hospital
  const ward = people.external
  await openCall({ by: people.rosa, status: 'Stat' })
  await openCall({ by: people.rosa })
  clock.now = new Date(clock.now.getTime() + 1_000)
  const waiting = await openCall({ by: ward })
  clock.now = new Date(clock.now.getTime() + 1_000)
  const coming = await openCall({ by: ward, purpose: 'Difficult IV' })
  clock.now = new Date(clock.now.getTime() + 1_000)
  const done = await openCall({
    by: ward,
    purpose: 'Difficult IV',
    room: hospital.riverside.facilities[0]!.roomIds[1]!,
  })
  clock.now = new Date(clock.now.getTime() + 1_000)
  const gone = await openCall({
    by: ward,
    purpose: 'Difficult IV',
    room: hospital.riverside.facilities[0]!.roomIds[2]!,
  })
  await assignCall(await as(people.rosa), { callId: coming })
  await closeCall(await as(people.ben), { callId: done, ...recorded })
  await deleteCall(await as(ward), { callId: gone })

  expect(await mineOf(ward)).toEqual([
    [gone, 'DELETED', null, null],
    [done, 'DONE', null, null],
    [coming, 'ON_THE_WAY', null, 'Rosa Alvarez'],
    [waiting, 'WAITING', 2, null],
  ])
  // Another of the ward, and other providers, see none of them.
  const other = await hospital.hire('Other Desk', 'External', hospital.riverside.id)
  expect(await mineOf(other)).toEqual([])
  expect(await mineOf(people.stranger)).toEqual([])

  const { data, errors } = await doors(address, ward).graphql(
    '{ provider { myRequests { callDatabaseId need roomName facilityName statusName state ahead leadName endedAt } } }',
  )
  expect(errors).toBeUndefined()
  expect(data!.provider.myRequests[3]).toEqual({
    callDatabaseId: waiting,
    need: 'PICC Insertion',
    roomName: '1A-01',
    facilityName: 'Main Hospital',
    statusName: 'Normal',
    state: 'WAITING',
    ahead: 2,
    leadName: null,
    endedAt: null,
  })

  // Of a call that moved out of the ward's facility they learn that, and no more; what ended is shown for a day.
  await clients.system.call.update({
    where: { id: waiting },
    data: { roomId: hospital.riverside.facilities[1]!.roomIds[0]! },
  })
  clock.now = new Date(clock.now.getTime() + 25 * 3_600_000)
  await makeCallStat(await as(people.rosa), { callId: waiting })
  await assignCall(await as(people.ben), { callId: waiting })
  expect(await mineOf(ward)).toEqual([
    [coming, 'ON_THE_WAY', null, 'Rosa Alvarez'],
    [waiting, 'MOVED', null, null],
  ])
  const [, moved] = await readMyRequests(await hospital.as(ward))
  expect(moved).toEqual({
    id: waiting,
    need: 'PICC Insertion',
    statusName: 'Normal',
    createdAt: expect.any(Date),
    state: 'MOVED',
    customJob: null,
    roomName: null,
    facilityName: null,
    roomDescription: null,
    ahead: null,
    leadName: null,
    endedAt: null,
    updates: [],
  })
})
