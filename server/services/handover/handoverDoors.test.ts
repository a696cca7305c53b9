// A hand-over through both doors: the same page, the same history, the same words of refusals.
import { handOver, takeOverShift } from './verbs'
import { undocumented } from '../../test/harness/contract'
import { doors, globalId } from '../../test/harness/doors'
import { address, hospital, serveHospital } from '../../test/harness/servedHospital'
import { linesIn } from '../../test/hospital/lines'

serveHospital()

const base = '/providers/{providerId}'
const rest = async (path: string, person = hospital.people.ben) => {
  const at = `/providers/${hospital.riverside.id}${path}`
  const answer = await doors(address, person).rest('GET', at)
  const route = base + path.replace(/\?.*/, '').replace(/\/handovers\/.+/, '/handovers/{id}')
  expect(undocumented('GET', route, answer)).toEqual([])
  return answer
}
const ask = async (query: string, variables: object = {}, person = hospital.people.ben) =>
  doors(address, person).graphql(query, variables)

const contents = `
  calls { count entries { callDatabaseId purpose room lead notes lineName aliveAt } } holds { count } followUps { count }
  dueLines { count entries { lineDatabaseId name nextChangeDate } } infections { count entries { lineDatabaseId infectionNotes } }`

test('the page, the history and what a past hand-over said are the same at both doors', async () => {
  const { people, as, openCall, clock, riverside } = hospital
  const facilityId = riverside.facilities[0]!.id
  const callId = await openCall({ status: 'Stat' })
  const { addLine } = linesIn(hospital)
  const lineId = await addLine({ nextChangeDate: clock.now, infection: true, infectionNotes: 'Red' })

  const { data, errors } = await ask(
    `query($id: ID!) { provider { handover(facilityId: $id) { facility { databaseId name timeZone } note { version text } contents { ${contents} } } } }`,
    { id: globalId('Facility', facilityId) },
  )
  expect(errors).toBeUndefined()
  const { handover } = data!.provider
  const { status, body } = await rest(`/handover?facilityId=${facilityId}`)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    facility: { id: facilityId, name: 'Main Hospital', timeZone: 'America/New_York' },
    note: { version: handover.note.version, text: handover.note.text },
  })
  expect(
    body.contents.calls.entries.map(({ id, room, aliveAt }: Record<string, string>) => [id, room, aliveAt]),
  ).toEqual(
    handover.contents.calls.entries.map((call: Record<string, string>) => [
      call.callDatabaseId,
      call.room,
      call.aliveAt,
    ]),
  )
  expect(body.contents.calls.entries[0].id).toBe(callId)
  expect(body.contents.dueLines.entries[0]).toMatchObject({ id: lineId, infectionNotes: 'Red' })

  const { handoverId } = await handOver(await as(people.rosa), { facilityId, expectedVersion: handover.note.version })
  await takeOverShift(await as(people.ben), { handoverId })
  const past = await rest(`/handovers/${handoverId}`)
  expect(past.body).toMatchObject({
    id: handoverId,
    handedOverBy: { fullName: 'Rosa Alvarez' },
    takenOverBy: { fullName: 'Ben Carter' },
    contents: body.contents,
  })
  const node = await ask(
    `query($id: ID!) { node(id: $id) { ... on Handover { handedOverBy { fullName } viewerCanTakeOver record { note contents { ${contents} } } } } }`,
    { id: globalId('Handover', handoverId) },
  )
  expect(node.data!.node).toEqual({
    handedOverBy: { fullName: 'Rosa Alvarez' },
    viewerCanTakeOver: false,
    record: { note: null, contents: handover.contents },
  })
  const listed = await rest(`/handovers?facilityId=${facilityId}`)
  expect(listed.body).toMatchObject({ handovers: [{ id: handoverId }], total: 1 })
  expect((await rest('/handovers')).body).toEqual(listed.body)
})

test('a facility that one does not see is one that does not exist', async () => {
  const { people, riverside } = hospital
  const facilityId = riverside.facilities[0]!.id
  for (const path of [
    `/handover?facilityId=${facilityId}`,
    `/handovers?facilityId=${facilityId}`,
    '/handover?facilityId=x',
  ])
    expect(await rest(path, people.north)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  const { data } = await ask(
    'query($id: ID!) { provider { handover(facilityId: $id) { at } } }',
    { id: globalId('Facility', facilityId) },
    people.north,
  )
  expect(data!.provider.handover).toBe(null)
})

test('the second one who hands over is told who was first, and gets the note as it is now', async () => {
  const { people, riverside, as } = hospital
  const facilityId = riverside.facilities[1]!.id
  await handOver(await as(people.rosa), { facilityId, expectedVersion: 1 })
  const { data } = await ask(
    'mutation($input: HandOverInput!) { it: handOver(input: $input) { ... on Refusal { code message current { ... on HandoverNote { version } } } } }',
    { input: { facilityId: globalId('Facility', facilityId), expectedVersion: 1 } },
  )
  expect(data!.it).toEqual({
    code: 'ALREADY_HANDED_OVER',
    message: expect.stringMatching(/^Rosa Alvarez handed over at \d\d\/\d\d\/\d{4} \d\d:\d\d[.]$/),
    current: { version: 2 },
  })
})
