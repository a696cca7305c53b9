import { fieldsOf, refusalOf } from '../../../test/harness/expect'
import { hospitalOfFile } from '../../../test/hospital/setUp'
import { createCall } from './createCall'
import { readActiveCalls } from '../queue/readActiveCalls'

const hospital = hospitalOfFile()

test('a call without a status is Normal, joins the queue at once, and keeps every entry', async () => {
  const { as, people, riverside, readCall, clock } = hospital
  const { callId } = await createCall(await as(people.external), {
    purposeId: riverside.purposes['Difficult IV'],
    roomId: riverside.facilities[0]!.roomIds[1],
    roomDescription: ' bed by the window ',
    contact: 'RN Dana, ext 4417',
    preComments: 'Left arm AVF',
    insertedBy: 'Outside hospital',
    customJob: 'dropped, because the need is not Custom',
  })
  expect(await readCall(callId)).toMatchObject({
    aliveAt: clock.now,
    createdAt: clock.now,
    createdById: people.external.id,
    statusCode: { name: 'Normal' },
    roomDescription: 'bed by the window',
    contact: 'RN Dana, ext 4417',
    preComments: 'Left arm AVF',
    insertedBy: 'Outside hospital',
    customJob: null,
    assignedToId: null,
    version: 1,
  })
})

test('need and custom name are required with their exact words', async () => {
  const { as, people, riverside } = hospital
  const rosa = await as(people.rosa)
  expect(await fieldsOf(createCall(rosa, {}))).toEqual({ purposeId: 'Required.' })
  expect(await fieldsOf(createCall(rosa, { purposeId: riverside.purposes.Custom, customJob: '   ' }))).toEqual({
    customJob: 'Required.',
  })
})

test('bad entries are refused, each at its field, and no call comes of them', async () => {
  const { as, people, riverside, lakeshore, clients } = hospital
  const rosa = await as(people.rosa)
  const before = await clients.system.call.count()
  expect(
    await fieldsOf(
      createCall(rosa, {
        purposeId: lakeshore.purposes.Custom,
        roomId: lakeshore.facilities[0]!.roomIds[0],
        statusCodeId: lakeshore.statuses.Stat,
      }),
    ),
  ).toEqual({ purposeId: 'Does not exist', roomId: 'Does not exist', statusCodeId: 'Does not exist' })
  expect(
    await fieldsOf(
      createCall(rosa, { purposeId: 'nonsense', roomId: 7, contact: 'x'.repeat(201), preComments: { a: 1 } }),
    ),
  ).toEqual({
    purposeId: 'Does not exist',
    roomId: 'Must be an id',
    contact: 'Must be at most 200 characters',
    preComments: 'Must be text',
  })
  expect(await fieldsOf(createCall(rosa, { purposeId: riverside.purposes.Custom, customJob: 'a\ud800b' }))).toEqual({
    customJob: 'Must be text',
  })
  expect(await fieldsOf(createCall(rosa, null))).toEqual({ purposeId: 'Required.' })
  expect(await clients.system.call.count()).toBe(before)
})

test('hidden rooms, deleted purposes and rooms of deleted facilities are no choices', async () => {
  const { as, people, riverside, clients } = hospital
  const roomId = riverside.facilities[0]!.roomIds[2]!
  const purposeId = riverside.purposes['PICC Insertion']!
  await clients.system.room.update({ where: { id: roomId }, data: { hiddenAt: new Date() } })
  await clients.system.purpose.update({ where: { id: purposeId }, data: { deletedAt: new Date() } })
  expect(await fieldsOf(createCall(await as(people.rosa), { purposeId, roomId }))).toEqual({
    purposeId: 'Does not exist',
    roomId: 'Does not exist',
  })
  await clients.system.purpose.update({ where: { id: purposeId }, data: { deletedAt: null } })
})

test('someone restricted to facilities places a call in one of them, and nowhere else', async () => {
  const { as, people, riverside } = hospital
  const north = await as(people.north)
  const purposeId = riverside.purposes['Difficult IV']
  expect(await fieldsOf(createCall(north, { purposeId }))).toEqual({
    roomId: 'Choose a room in one of your facilities',
  })
  expect(await fieldsOf(createCall(north, { purposeId, roomId: riverside.facilities[0]!.roomIds[0] }))).toEqual({
    roomId: 'Does not exist',
  })
  await createCall(north, { purposeId, roomId: riverside.facilities[1]!.roomIds[0] })
})

test('a call without a room is seen by people without a facility restriction only (rules 3.3)', async () => {
  const { as, people, openCall } = hospital
  const callId = await openCall({ room: null })
  const sees = async (person: typeof people.rosa) =>
    (await readActiveCalls(await as(person))).some(({ id }) => id === callId)
  expect(await sees(people.rosa)).toBe(true)
  expect(await sees(people.north)).toBe(false)
  expect(await sees(people.stranger)).toBe(false)
})

test('no one creates a call without signing in, or while locked', async () => {
  const { as, people, riverside } = hospital
  const input = { purposeId: riverside.purposes['Difficult IV'] }
  expect(await refusalOf(createCall({ ...(await as(people.rosa)), actor: null }, input))).toBe('UNAUTHENTICATED')
  expect(await refusalOf(createCall(await as(people.locked), input))).toBe('ACCOUNT_LOCKED')
})
