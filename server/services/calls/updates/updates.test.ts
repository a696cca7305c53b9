import { refusalOf } from '../../../test/harness/expect'
import { doors, globalId } from '../../../test/harness/doors'
import { rounds } from '../../../test/harness/rounds'
import type { Person } from '../../../test/hospital/hospital'
import { servedHospitalOfFile } from '../../../test/hospital/setUp'
import { mostUpdates } from '../../../domain/calls/updates'
import { closeCall } from '../ending/closeCall'
import { readHistory } from '../past/callHistory'
import { readMyRequests } from '../queue/readMyRequests'
import { assignCall } from '../working/assignCall'
import { makeCallStat } from '../working/changeStatus'
import { addCallUpdate } from './addCallUpdate'
import { readCallUpdates } from './readUpdates'

const hospital = servedHospitalOfFile()
const as = (person: Person) => hospital.as(person)
const asked = () => hospital.openCall({ by: hospital.people.external })
const later = () => (hospital.clock.now = new Date(hospital.clock.now.getTime() + 1_000))
const write = async (by: Person, callId: string, text: string, isWorse = false) => {
  later()
  return addCallUpdate(await as(by), { callId, text, isWorse })
}
const rowOf = (callId: string) => hospital.clients.system.call.findUniqueOrThrow({ where: { id: callId } })

test('rules 3.27: ward and team write to each other, and both read it', async () => {
  const { external, rosa } = hospital.people
  const callId = await asked()
  expect(await rowOf(callId)).toMatchObject({ isFromWard: true, saidAt: null, worseAt: null })
  await write(external, callId, ' Now hypotensive. ', true)
  expect(await rowOf(callId)).toMatchObject({ worseAt: hospital.clock.now, saidAt: hospital.clock.now })
  await assignCall(await as(rosa), { callId })
  expect((await rowOf(callId)).worseAt).not.toBeNull()
  await write(rosa, callId, 'With you in 10 minutes.')
  expect((await rowOf(callId)).worseAt).toBeNull()
  const shown = [
    { text: 'Now hypotensive.', isWorse: true, isFromWard: true, by: external.fullName },
    { text: 'With you in 10 minutes.', isWorse: false, isFromWard: false, by: 'Rosa Alvarez' },
  ]
  expect(await readCallUpdates(await as(rosa), callId)).toMatchObject(shown)
  expect(await readCallUpdates(await as(external), callId)).toMatchObject(shown)
  const [mine] = await readMyRequests(await as(external))
  expect(mine).toMatchObject({ id: callId, updates: shown })
  const history = await readHistory(await as(rosa), callId, { limit: 20, oldestFirst: true })
  const wrote = history.filter(({ summary }) => summary.startsWith('Wrote'))
  expect(wrote.map(({ by, summary, changes }) => [by, summary, changes])).toEqual([
    [external.fullName, 'Wrote that it is worse: Now hypotensive.', []],
    ['Rosa Alvarez', 'Wrote: With you in 10 minutes.', []],
  ])
})

test('rules 3.27: making it Stat answers a ward that says it is worse', async () => {
  const { external, ben } = hospital.people
  const callId = await asked()
  await write(external, callId, 'Bleeding at the site', true)
  await makeCallStat(await as(ben), { callId })
  expect((await rowOf(callId)).worseAt).toBeNull()
})

test('rules 3.27: what a ward wrote with worse stands beside a later update until the team has answered', async () => {
  const { external, rosa, ben } = hospital.people
  const shown = async (callId: string) => {
    const { data } = await doors(hospital.address, rosa).graphql(
      'query($id: ID!) { node(id: $id) { ... on Call { worseText latestUpdate { text } } } }',
      { id: globalId('Call', callId) },
    )
    return [data!.node.worseText, data!.node.latestUpdate?.text ?? null]
  }
  const answers = [
    (callId: string) => write(rosa, callId, 'On my way'),
    async (callId: string) => makeCallStat(await as(ben), { callId }),
  ]
  for (const answer of answers) {
    const callId = await asked()
    expect(await shown(callId)).toEqual([null, null])
    await write(external, callId, 'Now hypotensive', true)
    await write(external, callId, 'Room changed to 12')
    expect(await shown(callId)).toEqual(['Now hypotensive', 'Room changed to 12'])
    await answer(callId)
    expect((await shown(callId))[0]).toBeNull()
    // What was answered is not opened again by another text.
    await write(external, callId, 'Thank you')
    expect(await shown(callId)).toEqual([null, 'Thank you'])
  }
})

test('rules 3.27: nobody else of a ward reads or writes it, and no other provider knows the call', async () => {
  const { rosa, stranger } = hospital.people
  const callId = await asked()
  const other = await hospital.hire('Other Desk', 'External', hospital.riverside.id)
  expect(await refusalOf(write(other, callId, 'Hello'))).toBe('NOT_WHO_ASKED')
  expect(await refusalOf(readCallUpdates(await as(other), callId))).toBe('NOT_FOUND')
  expect(await refusalOf(write(stranger, callId, 'Hello'))).toBe('NOT_FOUND')
  expect(await refusalOf(readCallUpdates(await as(stranger), callId))).toBe('NOT_FOUND')
  const north = await hospital.hire('North Nurse', 'Clinician', hospital.riverside.id, {
    only: [hospital.riverside.facilities[1]!.id],
  })
  expect(await refusalOf(write(north, callId, 'Hello'))).toBe('NOT_FOUND')
  const ofTeam = await hospital.openCall({ by: rosa })
  expect(await refusalOf(write(rosa, ofTeam, 'Hello'))).toBe('NO_WARD_ASKED')
  expect(await refusalOf(write(rosa, callId, 'Hello', true))).toBe('VALIDATION')
  expect(await refusalOf(write(rosa, 'nowhere', 'Hello'))).toBe('NOT_FOUND')
  expect(await hospital.clients.system.callUpdate.count({ where: { callId: { in: [callId, ofTeam] } } })).toBe(0)
})

test('rules 3.27: after the call has ended who asked is told so, and others of the ward are told nothing', async () => {
  const { external, rosa } = hospital.people
  const callId = await asked()
  await write(external, callId, 'Soon, please')
  await closeCall(await as(rosa), { callId, ...hospital.recorded })
  expect(await refusalOf(write(external, callId, 'Worse', true))).toBe('CALL_COMPLETED')
  expect(await refusalOf(write(rosa, callId, 'On my way'))).toBe('CALL_COMPLETED')
  const other = await hospital.hire('Third Desk', 'External', hospital.riverside.id)
  expect(await refusalOf(write(other, callId, 'Hello'))).toBe('NOT_FOUND')
  // Of a call that is over nothing is shown but that it is.
  const requests = await readMyRequests(await as(external))
  expect(requests.find(({ id }) => id === callId)).toMatchObject({ state: 'DONE', updates: [] })
  expect(await readCallUpdates(await as(rosa), callId)).toHaveLength(1)
})

test('both doors write and read it alike', async () => {
  const { external, rosa } = hospital.people
  const callId = await asked()
  const path = `/providers/${hospital.riverside.id}/calls/${callId}/updates`
  const ward = doors(hospital.address, external)
  const team = doors(hospital.address, rosa)
  const first = await ward.rest('POST', path, { text: 'Patient is back', isWorse: 'yes' })
  expect(first).toMatchObject({ status: 200, body: [{ text: 'Patient is back', isWorse: true, isFromWard: true }] })
  later()
  const { data } = await team.graphql(
    'mutation($input: AddCallUpdateInput!) { addCallUpdate(input: $input) { ... on AddCallUpdateSuccess { call { worseAt viewerCanWriteUpdate latestUpdate { text } updates { text by } } } } }',
    { input: { callId: globalId('Call', callId), text: 'On my way' } },
  )
  expect(data!.addCallUpdate.call).toMatchObject({
    worseAt: null,
    viewerCanWriteUpdate: true,
    latestUpdate: { text: 'On my way' },
    updates: [{ text: 'Patient is back' }, { text: 'On my way', by: 'Rosa Alvarez' }],
  })
  expect((await team.rest('GET', path)).body).toHaveLength(2)
  expect((await ward.rest('GET', path)).body).toHaveLength(2)
  expect((await team.rest('POST', path, { text: 'x', isWorse: true })).body).toMatchObject({
    errors: [{ field: 'isWorse', message: 'Only the ward says that it is worse.' }],
  })
  expect((await ward.rest('POST', path, { text: 'x'.repeat(281) })).body).toMatchObject({
    errors: [{ field: 'text', message: 'Must be at most 280 characters' }],
  })
  // People who do not work calls see the card without it.
  const card =
    '{ callQueue: provider { id } node(id: "%") { ... on Call { worseAt worseText latestUpdate { text } updates { text } } } }'
  const read = async (door: typeof ward) => (await door.graphql(card.replace('%', globalId('Call', callId)))).data!.node
  expect(await read(ward)).toMatchObject({ worseAt: null, worseText: null, latestUpdate: null, updates: [{}, {}] })
  const other = await hospital.hire('Fourth Desk', 'External', hospital.riverside.id)
  expect(await read(doors(hospital.address, other))).toMatchObject({ updates: [] })
})

test('a repeated request writes nothing again, and of many at once none is lost or too many', async () => {
  const { external, rosa } = hospital.people
  for (const _round of rounds(5, 1)) {
    const callId = await asked()
    const key = { ...(await as(external)), idempotencyKey: `once ${callId}` }
    await addCallUpdate(key, { callId, text: 'Once' })
    await addCallUpdate(key, { callId, text: 'Once' })
    expect(await readCallUpdates(await as(rosa), callId)).toHaveLength(1)
    const providerId = hospital.riverside.id
    await hospital.clients.system.callUpdate.createMany({
      data: Array.from({ length: mostUpdates - 6 }, () => ({
        providerId,
        callId,
        text: 'Again',
        isFromWard: true,
        writtenAt: hospital.clock.now,
        byId: external.id,
      })),
    })
    const before = (await rowOf(callId)).version
    const answers = await Promise.allSettled(
      Array.from({ length: 10 }, async (_each, index) =>
        addCallUpdate(await as(index % 2 ? rosa : external), { callId, text: `Update ${index}` }),
      ),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    expect(await readCallUpdates(await as(rosa), callId)).toHaveLength(mostUpdates)
    expect((await rowOf(callId)).version).toBe(before + 5)
  }
})
