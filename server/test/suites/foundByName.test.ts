// Both doors ignore case and accents in searches, and sort places in natural order.
import fc from 'fast-check'
import { cleanText, plainMrn } from '../../domain/kernel/input/cleanText'
import { foldText, mrnKey, sameName } from '../../domain/kernel/input/names'
import { closeCall } from '../../services/calls/ending/closeCall'
import { findLines } from '../../services/lines/list/listLines'
import { doors, globalId, type Json } from '../harness/doors'
import { address, hospital, serveHospital } from '../harness/servedHospital'
import type { Person } from '../hospital/hospital'
import { linesIn } from '../hospital/lines'

let lines: ReturnType<typeof linesIn>
let tomas: Person
serveHospital()
beforeAll(async () => {
  lines = linesIn(hospital)
  tomas = await hospital.hire('Tomás Łindqvist', 'Clinician', hospital.riverside.id)
})

const rest = (method: string, path: string, body?: Json) =>
  doors(address, hospital.people.rosa).rest(method, `/providers/${hospital.riverside.id}${path}`, body)
const graphql = async (query: string, variables: object = {}) => {
  const { data, errors } = await doors(address, hospital.people.rosa).graphql(query, variables)
  expect(errors).toBeUndefined()
  return data!
}
const found = async (search: string): Promise<string[]> =>
  (
    await findLines(
      await hospital.as(hospital.people.rosa),
      { search },
      { newestFirst: false, start: null, stop: null, skip: 0, take: 100 },
    )
  ).map(({ id }) => id)

test('rules 3.16: a clinician is found without accents and capitals, by page and by cursor', async () => {
  await closeCall(await hospital.as(tomas), { callId: await hospital.openCall(), ...hospital.recorded })
  await closeCall(await hospital.as(hospital.people.rosa), { callId: await hospital.openCall(), ...hospital.recorded })
  for (const filter of ['tomas', 'TOMÁS', 'lindq', 'toma\u0301s']) {
    const { body } = await rest('POST', '/calls/completed', { sort: 'Clinician', filter })
    expect({ filter, names: body.calls.map(({ completedBy }: Json) => completedBy.fullName) }).toEqual({
      filter,
      names: [tomas.fullName],
    })
    for (const page of [undefined, 0]) {
      const { provider } = await graphql(
        'query($filter: CallFilter, $page: Int, $orderBy: CallOrder) { provider { calls(filter: $filter, page: $page, orderBy: $orderBy) { totalCount } } }',
        {
          ...{ filter: { state: 'COMPLETED', completedByName: filter }, page },
          orderBy: page === undefined ? null : { field: 'CLINICIAN', direction: 'ASC' },
        },
      )
      expect({ filter, page, total: provider.calls.totalCount }).toEqual({ filter, page, total: 1 })
    }
  }
  expect((await rest('POST', '/calls/completed', { sort: 'Clinician', filter: '%' })).body.calls).toEqual([])
})

test('rules 4.13: a line is found without accents, and by two letters where a word begins', async () => {
  const { riverside, clients } = hospital
  const roomId = riverside.facilities[0]!.roomIds[2]!
  const accented = await lines.addLine({ name: 'Tést', mrn: 'ÄB-77' })
  const inIcu = await lines.addLine({ name: 'Port', roomId })
  await lines.addCall(inIcu, { patientLastName: 'Nuñez', patientFirstName: 'Zoë' })
  for (const search of ['test', 'TÉST', 'ést', 'te', 't', 'ab-77'])
    expect({ search, found: await found(search) }).toEqual({ search, found: [accented] })
  for (const search of ['07', 'icu', 'ic', 'nunez', 'nuñez, z', 'zo', 'ZOË', 'zoe nun'])
    expect({ search, found: await found(search) }).toEqual({ search, found: [inIcu] })
  // The middle of a word is not its beginning, and words of two texts are no text.
  for (const search of ['7%', 'st', 'cu', 'u-', 'port icu', '_', '%'])
    expect({ search, found: await found(search) }).toEqual({ search, found: [] })
  for (const search of ['07', 'nunez'])
    expect((await rest('GET', `/lines?search=${search}`)).body.map(({ id }: Json) => id)).toEqual([inIcu])
  await clients.system.room.update({ where: { id: roomId }, data: { name: 'ICU-09' } })
  expect([await found('07'), await found('09')]).toEqual([[], [inIcu]])
})

/** What the database compares stored texts by. */
const keysOf = (texts: readonly string[]) =>
  hospital.clients.system.$queryRaw<{ folded: string; key: string; isKnown: boolean }[]>`
    select fold_text(t) as folded, lower(t collate "C") as key, unicode_assigned(t) as "isKnown" from unnest(${texts}::text[]) with ordinality as texts (t, n) order by n`

/** Texts as people and programs write them: any letter, with many of those that stand for others or for nothing. */
const written = fc
  .array(
    fc.oneof(
      fc.constantFrom(...'aAzZ09 éÉøŁıİςΣßẞ\'’`´‘-‑–—"“”«»\t\n\u00a0\u200b\u200d\ufe0f\u00ad\u0301\u2028あ葛'),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
    ),
    { maxLength: 40 },
  )
  .map((letters) => letters.join(''))

test('rules 1.2a: the database compares 10,000 texts as the server does', async () => {
  const texts = fc.sample(written, 10_000)
  const names = await keysOf(texts.map(cleanText))
  const mrns = await keysOf(texts.map(plainMrn))
  for (const [at, text] of texts.entries()) {
    expect([text, names[at]!.folded]).toEqual([text, foldText(text)])
    expect([text, mrns[at]!.key]).toEqual([text, mrnKey(text)])
    // What was stored once is not changed by being sent again.
    expect(cleanText(cleanText(text))).toBe(cleanText(text))
    expect(plainMrn(plainMrn(text))).toBe(plainMrn(text))
  }
})

test('rules 1.2a: the database compares every character of the first planes as the server does', async () => {
  const characters = Array.from({ length: 0x1ffff }, (_, at) => at + 1)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => cleanText(`a${String.fromCodePoint(code)}B`))
  const keys = await keysOf(characters)
  // Of the newest version of Unicode one of the two may know more.
  const isKnown = (text: string, at: number) => keys[at]!.isKnown && !/\p{Cn}/u.test(text)
  expect(characters.filter(isKnown).length).toBeGreaterThan(60_000)
  expect(characters.filter((text, at) => isKnown(text, at) && keys[at]!.folded !== foldText(text))).toEqual([])
})

test('rules 1.2a: of names that are compared as one, the database keeps one', async () => {
  const { system } = hospital.clients
  const indexes = await system.$queryRaw<{ name: string }[]>`
    select indexrelid::regclass::text as name from pg_index where indisunique and pg_get_indexdef(indexrelid) like '%fold_text(%' order by 1`
  expect(indexes.map(({ name }) => name)).toEqual([
    'compliance_category_name',
    'compliance_requirement_name',
    'facility_name',
    'procedure_field_name',
    'procedure_field_option_value',
    'procedure_name',
    'provider_name_key',
    'purpose_name',
    'room_name',
    'saved_view_own_name',
    'saved_view_shared_name',
  ])
  const { id: providerId } = hospital.riverside
  const add = (name: string) => system.purpose.create({ data: { providerId, name, weight: 0 } })
  await add("Áine's  IV")
  for (const name of ['AINE’S IV', 'Áine`s IV']) await expect(add(name)).rejects.toMatchObject({ code: 'P2002' })
})

test.each([
  ['O’Brien', "o'BRIEN"],
  ['O`Brien', 'O´Brien'],
  ['St.  Mary‑Ann', 'st. mary-ann'],
  ['ICU – North', 'ICU - north'],
  ['“Annex”', '"ANNEX"'],
  ['Tomás Łindqvist', 'toma\u0301s  lindqvist'],
  ['ΛΟΥΚΑΣ', 'Λουκάς'],
])('rules 1.2a: %s is the same name as %s', (one, other) => expect(sameName(one, other)).toBe(true))

test('rules 3.20, 4.2: a medical record number is the same in capitals: lines for a call, calls like it, a patient’s calls', async () => {
  const { riverside, people, clients } = hospital
  const [main, north] = riverside.facilities
  const line = await lines.addLine({ mrn: 'FM-1', roomId: north!.roomIds[0]! })
  await lines.addLine({ mrn: 'FM_1', roomId: north!.roomIds[0]! })
  const callId = await hospital.openCall({ room: main!.roomIds[1]! })
  await clients.system.call.update({ where: { id: callId }, data: { mrn: 'fm-1' } })
  expect((await rest('GET', `/lines/find/${callId}`)).body[0]).toMatchObject({ id: line, mrn: 'FM-1' })
  const { node } = await graphql('query($id: ID!) { node(id: $id) { ... on Call { matchingLines { databaseId } } } }', {
    id: globalId('Call', callId),
  })
  expect(node.matchingLines[0]).toEqual({ databaseId: line })

  const create =
    'mutation($input: CreateCallInput!) { createCall(input: $input) { __typename ... on Refusal { code } } }'
  const input = {
    purposeId: globalId('Purpose', riverside.purposes['Difficult IV']!),
    roomId: globalId('Room', main!.roomIds[2]!),
    mrn: 'Fm-1',
    ifSimilar: 'REFUSE',
  }
  expect((await graphql(create, { input })).createCall).toMatchObject({ code: 'SIMILAR_CALL_OPEN' })
  expect((await graphql(create, { input: { ...input, mrn: 'FM-10' } })).createCall).toMatchObject({
    __typename: 'CreateCallSuccess',
  })

  const before = await clients.system.auditEntry.count({
    where: { action: 'readPatient', actorId: people.rosa.id, entityId: callId },
  })
  const { provider } = await graphql(
    'query($filter: CallFilter) { provider { calls(filter: $filter) { totalCount edges { node { databaseId } } } } }',
    { filter: { mrn: 'FM-1' } },
  )
  expect(provider.calls).toEqual({ totalCount: 1, edges: [{ node: { databaseId: callId } }] })
  expect(
    await clients.system.auditEntry.count({
      where: { action: 'readPatient', actorId: people.rosa.id, entityId: callId },
    }),
  ).toBeGreaterThan(before)
})

test('rules 4.1: rooms stand as people read them, at both doors, in the catalogue too', async () => {
  const { riverside, people, clients } = hospital
  const facilityId = riverside.facilities[1]!.id
  const names = ['R10', 'R2', 'R1', 'Annex', 'r3']
  await clients.system.room.createMany({ data: names.map((name) => ({ providerId: riverside.id, facilityId, name })) })
  await clients.system.room.create({
    data: { providerId: riverside.id, facilityId, name: 'R4', hiddenAt: hospital.clock.now },
  })
  const inOrder = ['1A-01', '1A-02', 'Annex', 'ICU-07', 'R1', 'R2', 'r3', 'R10']
  const { body } = await rest('GET', '/facilities')
  expect(body[1].rooms.map(({ name }: Json) => name)).toEqual(inOrder)
  const query = '{ provider { facilities { databaseId rooms { name } some: rooms { id } allRooms { name } } } }'
  const { provider } = await graphql(query)
  const north = provider.facilities.find(({ databaseId }: Json) => databaseId === facilityId)
  expect(north.rooms.map(({ name }: Json) => name)).toEqual(inOrder)
  expect(north.allRooms).toBeNull()
  const asAdmin = (await doors(address, people.admin).graphql(query)).data!.provider.facilities.find(
    ({ databaseId }: Json) => databaseId === facilityId,
  )
  expect(asAdmin.allRooms.map(({ name }: Json) => name)).toEqual([...inOrder.slice(0, -1), 'R4', 'R10'])
  expect(asAdmin.rooms.map(({ name }: Json) => name)).toEqual(inOrder)
  const { body: catalogue } = await doors(address, people.admin).rest('GET', `/providers/${riverside.id}/catalogue`)
  expect(catalogue.facilities[1].rooms).toEqual(inOrder)
})
