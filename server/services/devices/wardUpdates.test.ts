import { mostOfDevice } from '../../domain/calls/updates'
import { decodeGlobalID } from '@pothos/plugin-relay'
import { globalId } from '../../test/harness/doors'
import { rounds } from '../../test/harness/rounds'
import { openScreen, pairScreen, wardCall, wardInput, type Screen } from '../../test/harness/screen'
import { servedHospitalOfFile } from '../../test/hospital/setUp'
import { readAudit } from '../audit/readAudit'
import { addCallUpdate } from '../calls/updates/addCallUpdate'
import { closeCall } from '../calls/ending/closeCall'
import { readHistory } from '../calls/past/callHistory'
import { revokeDevice } from './changeDevices'

const hospital = servedHospitalOfFile()

const later = (ms: number) => (hospital.clock.now = new Date(hospital.clock.now.getTime() + ms))

const ward = async () => {
  const { riverside } = hospital
  const screen = openScreen(hospital.address)
  const place = { kind: 'wardDevice', name: 'Tablet 1A', facilityId: riverside.facilities[0]!.id } as const
  const deviceId = await pairScreen(hospital, screen, place)
  const roomId = riverside.facilities[0]!.roomIds[0]!
  const create = async (): Promise<string> => {
    const { data } = await screen.graphql(
      ...wardCall(wardInput({ purposeId: riverside.purposes['Difficult IV']!, roomId })),
    )
    return decodeGlobalID(data!.createWardCall.callId as string).id
  }
  return { screen, deviceId, create }
}

const write = async (screen: Screen, callId: string, update: object = {}) => {
  const { data, errors } = await screen.graphql(
    'mutation($input: AddWardUpdateInput!) { addWardUpdate(input: $input) { __typename ... on AddWardUpdateSuccess { callId } ... on Refusal { code message fields { field message } } } }',
    { input: { callId: globalId('Call', callId), text: 'Soon, please', ...update } },
  )
  return data?.addWardUpdate ?? { code: errors![0]!.extensions.code }
}

const shown = async (screen: Screen) =>
  (await screen.graphql('{ ward { requests { state updates { text isWorse isFromWard by } } } }')).data!.ward.requests

test('rules 3.27: a ward’s device writes about its call, and reads the answer at once', async () => {
  const { people, as, clients } = hospital
  const { screen, create } = await ward()
  const callId = await create()
  const live = screen.watch()
  await live.atLeast(1)
  later(1_000)
  expect(await write(screen, callId, { text: ' Now hypotensive. ', isWorse: true })).toEqual({
    __typename: 'AddWardUpdateSuccess',
    callId: globalId('Call', callId),
  })
  await live.atLeast(2)
  expect(await clients.system.call.findUniqueOrThrow({ where: { id: callId } })).toMatchObject({
    worseAt: hospital.clock.now,
    isFromWard: true,
  })
  later(1_000)
  await addCallUpdate(await as(people.rosa), { callId, text: 'With you in 10 minutes.' })
  await live.atLeast(3)
  expect(await shown(screen)).toEqual([
    {
      state: 'WAITING',
      updates: [
        { text: 'Now hypotensive.', isWorse: true, isFromWard: true, by: 'Tablet 1A' },
        { text: 'With you in 10 minutes.', isWorse: false, isFromWard: false, by: 'Rosa Alvarez' },
      ],
    },
  ])
  const history = await readHistory(await as(people.rosa), callId, { limit: 20, oldestFirst: true })
  expect(history.map(({ by, summary }) => [by, summary])).toEqual([
    ['Tablet 1A', 'Created the call'],
    ['Tablet 1A', 'Wrote that it is worse: Now hypotensive.'],
    ['Rosa Alvarez', 'Wrote: With you in 10 minutes.'],
  ])
  const { records } = await readAudit(
    await as(people.admin),
    {},
    { newestFirst: true, start: null, stop: null, take: 101 },
  )
  expect(records.find(({ action }) => action === 'addWardUpdate')).toMatchObject({
    by: 'Tablet 1A',
    record: { kind: 'call', id: callId },
  })
  await live.stop()
})

test('rules 3.27: only about its own open calls, with a text, and once for each request', async () => {
  const { people, as, clients, recorded } = hospital
  const { screen, create } = await ward()
  const other = await ward()
  const callId = await create()
  expect((await write(other.screen, callId)).code).toBe('NOT_FOUND')
  expect((await write(screen, await hospital.openCall({ by: people.external }))).code).toBe('NOT_FOUND')
  expect((await write(screen, await hospital.openCall({ by: people.rosa }))).code).toBe('NOT_FOUND')
  expect((await write(screen, '00000000-0000-4000-8000-000000000000')).code).toBe('NOT_FOUND')
  expect((await write(screen, callId, { text: '  ' })).fields).toEqual([{ field: 'text', message: 'Required.' }])
  expect((await write(screen, callId, { text: 'x'.repeat(281) })).fields).toEqual([
    { field: 'text', message: 'Must be at most 280 characters' },
  ])
  const once = { text: 'Once', clientMutationId: 'once' }
  expect(await write(screen, callId, once)).toEqual(await write(screen, callId, once))
  expect(await clients.system.callUpdate.findMany({ where: { callId }, select: { text: true } })).toEqual([
    { text: 'Once' },
  ])
  await closeCall(await as(people.rosa), { callId, ...recorded })
  expect((await write(screen, callId)).code).toBe('CALL_COMPLETED')
  // Of a call that is over nothing is shown but that it is.
  expect(await shown(screen)).toEqual([{ state: 'DONE', updates: [] }])
})

test('rules 3.27: a device that writes too much is slowed down, and others are not', async () => {
  const { screen, create } = await ward()
  const other = await ward()
  for (const _round of rounds(5, 1)) {
    const callIds = [await create(), await create()]
    const answers = await Promise.all(Array.from({ length: 25 }, (_each, index) => write(screen, callIds[index % 2]!)))
    expect(answers.filter(({ __typename }) => __typename === 'AddWardUpdateSuccess')).toHaveLength(mostOfDevice)
    expect(answers.find(({ code }) => code === 'TOO_MANY_UPDATES')?.message).toBe(
      'Too many updates from this device. Wait a minute or phone the team.',
    )
    expect((await write(other.screen, await other.create())).__typename).toBe('AddWardUpdateSuccess')
    later(10 * 60_000 + 1)
  }
})

test('a revoked device writes nothing, however close it comes', async () => {
  const { people, as, clients } = hospital
  for (const _round of rounds(10, 2)) {
    const { screen, deviceId, create } = await ward()
    const callId = await create()
    const tries = Array.from({ length: 5 }, () => write(screen, callId))
    await revokeDevice(await as(people.admin), { deviceId })
    const made = (await Promise.all(tries)).filter(({ __typename }) => __typename === 'AddWardUpdateSuccess').length
    expect((await write(screen, callId)).code).toBe('UNAUTHENTICATED')
    expect(await clients.system.callUpdate.count({ where: { callId } })).toBe(made)
  }
})
