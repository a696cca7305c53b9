// An edit without a version wins field by field; whose entry it replaced is named, and told (rules 3.14b).
import { doors, globalId } from '../harness/doors'
import { address, hospital, serveHospital } from '../harness/servedHospital'
import type { Person } from '../hospital/hospital'
import { linesIn } from '../hospital/lines'

serveHospital({ sessionIdleMinutes: 1_440, sessionMaxHours: 168 })

const of = (path: string) => `/providers/${hospital.riverside.id}${path}`
const later = (minutes: number): void =>
  void (hospital.clock.now = new Date(hospital.clock.now.getTime() + minutes * 60_000))

type Kind = 'Call' | 'Line'
type Told = { field: string; label: string; by: string; at: string; before: string | null; after: string | null }

/** What the person is told of the record; null when they do not see it. */
const ask = async (person: Person, kind: Kind, id: string): Promise<Told[] | null> => {
  const { data, errors } = await doors(address, person).graphql(
    `query($id: ID!) { node(id: $id) { ... on ${kind} { viewerOverwritten { field label by at before after } } } }`,
    { id: globalId(kind, id) },
  )
  expect(errors).toBeUndefined()
  return data!.node?.viewerOverwritten ?? null
}
const told = async (person: Person, kind: Kind, id: string) =>
  (await ask(person, kind, id))?.map(({ label, by, before, after }) => [label, by, before, after]) ?? null

type Edit = (person: Person, id: string, changes: object, version?: number) => Promise<void>

const byRest =
  (method: string, path: (id: string) => string): Edit =>
  async (person, id, changes, version) => {
    const { status } = await doors(address, person).rest(
      method,
      of(path(id)),
      changes,
      version === undefined ? {} : { 'if-match': `"v${version}"` },
    )
    expect(status).toBe(200)
  }
const byGraphql =
  (verb: string, kind: Kind): Edit =>
  async (person, id, changes, expectedVersion) => {
    const type = `${verb[0]!.toUpperCase()}${verb.slice(1)}`
    const { data, errors } = await doors(address, person).graphql(
      `mutation($input: ${type}Input!) { it: ${verb}(input: $input) { __typename ... on Refusal { code message } } }`,
      { input: { [`${kind.toLowerCase()}Id`]: globalId(kind, id), ...changes, expectedVersion } },
    )
    expect([data?.it, errors]).toEqual([{ __typename: `${type}Success` }, undefined])
  }

const correct = { REST: byRest('PUT', (id) => `/calls/${id}`), GraphQL: byGraphql('correctCall', 'Call') }
const saveLine = { REST: byRest('POST', (id) => `/lines/${id}`), GraphQL: byGraphql('saveLine', 'Line') }
const versionOf = async (id: string): Promise<number> => (await hospital.readCall(id)).version

/** A call for which Rosa entered a contact. */
const entered = async (): Promise<string> => {
  const callId = await hospital.openCall({ by: hospital.people.ben })
  await correct.GraphQL(hospital.people.rosa, callId, { contact: 'Ext. 1', mrn: 'R-77' }, await versionOf(callId))
  return callId
}

const doorNames = ['REST', 'GraphQL'] as const

describe.each(doorNames)('an edit of a call through %s', (door) => {
  test('without a version wins, and the person whose entry it replaced is told for an hour', async () => {
    const { rosa, ben } = hospital.people
    const callId = await entered()
    later(10)
    await correct[door](ben, callId, { contact: 'Ext. 2', mrn: null, comments: 'New' })
    const { contact, mrn } = await hospital.readCall(callId)
    expect([contact, mrn]).toEqual(['Ext. 2', null])
    expect(await told(rosa, 'Call', callId)).toEqual([
      ['MRN', 'Ben Carter', 'R-77', null],
      ['Contact', 'Ben Carter', 'Ext. 1', 'Ext. 2'],
    ])
    expect((await ask(rosa, 'Call', callId))!.map(({ field, at }) => [field, at])).toEqual(
      ['mrn', 'contact'].map((field) => [field, hospital.clock.now.toISOString()]),
    )
    later(59)
    expect(await told(rosa, 'Call', callId)).toHaveLength(2)
    later(1)
    expect(await told(rosa, 'Call', callId)).toEqual([])
  })

  test('with the version is no reason to tell anybody', async () => {
    const { rosa, ben } = hospital.people
    const callId = await entered()
    await correct[door](ben, callId, { contact: 'Ext. 2' }, await versionOf(callId))
    expect(await told(rosa, 'Call', callId)).toEqual([])
  })

  test('that replaces one’s own entry, one of an hour ago, or none tells nobody', async () => {
    const { rosa, ben } = hospital.people
    const callId = await entered()
    await correct[door](rosa, callId, { contact: 'Ext. 2' })
    await correct[door](ben, callId, { preComments: 'Left' })
    later(60)
    await correct[door](ben, callId, { contact: 'Ext. 3' })
    for (const person of [rosa, ben]) expect(await told(person, 'Call', callId)).toEqual([])
  })

  test('is not told any more of a field that the person entered again', async () => {
    const { rosa, ben } = hospital.people
    const callId = await entered()
    await correct[door](ben, callId, { contact: 'Ext. 2', mrn: 'R-78' })
    await correct[door](rosa, callId, { contact: 'Ext. 1' }, await versionOf(callId))
    expect(await told(rosa, 'Call', callId)).toEqual([['MRN', 'Ben Carter', 'R-77', 'R-78']])
    // Rosa’s last edit had a version: she saw what she replaced.
    expect(await told(ben, 'Call', callId)).toEqual([])
  })

  test('is told to nobody else, and to nobody who does not see the call', async () => {
    const { rosa, ben, admin, external, north, stranger, locked } = hospital.people
    const callId = await entered()
    await correct[door](ben, callId, { mrn: 'R-78' })
    for (const person of [ben, admin, external]) expect(await told(person, 'Call', callId)).toEqual([])
    const roomId = hospital.riverside.facilities[1]!.roomIds[0]
    await correct.REST(ben, callId, { roomId }, await versionOf(callId))
    expect(await told(external, 'Call', callId)).toBeNull()
    for (const person of [stranger, locked]) {
      const answer = await doors(address, person).graphql(
        'query($id: ID!) { node(id: $id) { ... on Call { viewerOverwritten { before } } } }',
        { id: globalId('Call', callId) },
      )
      expect(JSON.stringify(answer)).not.toContain('R-7')
    }
    expect(await told(north, 'Call', callId)).toEqual([])
    expect(await told(rosa, 'Call', callId)).toEqual([['MRN', 'Ben Carter', 'R-77', 'R-78']])
  })
})

test('whose entry it was stands in the history, in the audit trail and in its file', async () => {
  const { rosa, ben, admin } = hospital.people
  const callId = await entered()
  await correct.REST(ben, callId, { contact: 'Ext. 2', comments: 'New' })
  const changes = 'changes { name from to enteredBy }'
  const history = await doors(address, rosa).graphql(
    `query($id: ID!) { node(id: $id) { ... on Call { history(first: 1) { edges { node { ${changes} } } } } } }`,
    { id: globalId('Call', callId) },
  )
  const expected = [
    { name: 'Contact', from: 'Ext. 1', to: 'Ext. 2', enteredBy: 'Rosa Alvarez' },
    { name: 'Additional Comments', from: null, to: 'New', enteredBy: null },
  ]
  expect(history.data!.node.history.edges[0].node.changes).toEqual(expected)
  const filter = { actions: ['correctCall'], recordKind: 'call', recordId: callId }
  const trail = await doors(address, admin).graphql(
    `query($filter: AuditFilter!) { provider { audit(first: 20, filter: $filter) { edges { node { action ${changes} } } } } }`,
    { filter },
  )
  expect(trail.data!.provider.audit.edges[0].node).toEqual({ action: 'correctCall', changes: expected })
  const file = await doors(address, admin).rest('POST', of('/audit/export'), filter)
  expect(String(file.body)).toContain(
    'Contact: Ext. 1 → Ext. 2 (replaced what Rosa Alvarez had entered, without having seen it); Additional Comments: – → New',
  )
})

test('the audit trail has the changes of a line in the words of its form, its days as days of its facility', async () => {
  const { rosa, ben, admin } = hospital.people
  const { addLine, readLine } = linesIn(hospital)
  const lineId = await addLine()
  await saveLine.GraphQL(rosa, lineId, { nextChangeDate: '2026-03-20' }, (await readLine(lineId)).version)
  await saveLine.REST(ben, lineId, { nextChangeDate: '2026-03-22', followUpInterval: 5 })
  const { data } = await doors(address, admin).graphql(
    'query($filter: AuditFilter!) { provider { audit(first: 1, filter: $filter) { edges { node { changes { name from to enteredBy } } } } } }',
    { filter: { actions: ['saveLine'], recordKind: 'line', recordId: lineId } },
  )
  expect(data!.provider.audit.edges[0].node.changes).toEqual([
    { name: 'Follow Up Interval (days)', from: null, to: '5', enteredBy: null },
    { name: 'Next Change Date', from: '03/20/2026', to: '03/22/2026', enteredBy: 'Rosa Alvarez' },
  ])
})

test('a room that the person cannot see is not named to them, also where it replaced theirs', async () => {
  const { ben } = hospital.people
  const [main, north] = hospital.riverside.facilities
  const both = [main!.id, north!.id]
  const nora = await hospital.hire('Nora Nurse', 'Clinician', hospital.riverside.id, { only: both })
  const callId = await hospital.openCall()
  await correct.REST(nora, callId, { roomId: north!.roomIds[0] }, await versionOf(callId))
  await correct.REST(ben, callId, { roomId: main!.roomIds[1] })
  await hospital.clients.system.allowedFacility.deleteMany({ where: { userId: nora.id, facilityId: north!.id } })
  expect((await told(nora, 'Call', callId))!.map(([label, , before]) => [label, before])).toEqual([
    ['Room', 'A room that you cannot see'],
  ])
})

test('closing and saving a call without a version tell it as well, also of what was recorded', async () => {
  const { rosa, ben } = hospital.people
  const callId = await entered()
  const close = byRest('POST', (id) => `/calls/${id}/close`)
  const save = byRest('POST', (id) => `/calls/${id}/save`)
  await close(ben, callId, { contact: 'Ext. 2', ...hospital.recorded })
  expect(await told(rosa, 'Call', callId)).toEqual([['Contact', 'Ben Carter', 'Ext. 1', 'Ext. 2']])
  await save(hospital.people.admin, callId, { fields: hospital.record({ Topic: ['Showering'] }) })
  expect(await told(ben, 'Call', callId)).toEqual([['Education: Topic', 'Amara Okafor', 'Flushing', 'Showering']])
})

test('reading it is audited like the patient, unless it is empty', async () => {
  const { rosa, ben } = hospital.people
  const callId = await entered()
  const readings = () =>
    hospital.clients.system.auditEntry.count({ where: { entityId: callId, action: 'readPatient', actorId: rosa.id } })
  await ask(rosa, 'Call', callId)
  expect(await readings()).toBe(0)
  await correct.REST(ben, callId, { mrn: 'R-78' })
  await ask(rosa, 'Call', callId)
  expect(await readings()).toBe(1)
})

describe.each(doorNames)('an edit of a line through %s', (door) => {
  test('tells the person in the words of its form, and not with the version', async () => {
    const { rosa, ben, external, north } = hospital.people
    const { addLine, readLine } = linesIn(hospital)
    const lineId = await addLine()
    const mine = { name: 'Left arm', nextChangeDate: '2026-03-20', infection: true, infectionNotes: 'Red' }
    await saveLine.GraphQL(rosa, lineId, mine, (await readLine(lineId)).version)
    await saveLine[door](ben, lineId, { infectionNotes: 'Dry' }, (await readLine(lineId)).version)
    expect(await told(rosa, 'Line', lineId)).toEqual([])
    await saveLine[door](ben, lineId, { name: 'Right arm', nextChangeDate: '2026-03-22', infection: true })
    expect(await told(rosa, 'Line', lineId)).toEqual([
      ['Line Name', 'Ben Carter', 'Left arm', 'Right arm'],
      ['Next Change Date', 'Ben Carter', '03/20/2026', '03/22/2026'],
    ])
    expect(await told(ben, 'Line', lineId)).toEqual([])
    expect(await told(external, 'Line', lineId)).toBeNull()
    expect(await told(north, 'Line', lineId)).toBeNull()
    await saveLine[door](rosa, lineId, { name: 'Left arm' })
    expect((await told(rosa, 'Line', lineId))!.map(([label]) => label)).toEqual(['Next Change Date'])
    expect(await told(ben, 'Line', lineId)).toEqual([['Line Name', 'Rosa Alvarez', 'Right arm', 'Left arm']])
  })
})

test('an edit without the version costs no statement more than one with it', async () => {
  const { clients, people } = hospital
  const cost = async (contact: string, isSeen: boolean) => {
    const callId = await entered()
    const version = isSeen ? await versionOf(callId) : undefined
    const before = [clients.transactionStatements(), clients.transactionRoundTrips()]
    await correct.REST(people.ben, callId, { contact }, version)
    return [clients.transactionStatements() - before[0]!, clients.transactionRoundTrips() - before[1]!]
  }
  // A connection prepares a statement when it first sends it, by itself.
  for (let n = 0; n < 20; n += 1) for (const isSeen of [true, false]) await cost('Ext. 2', isSeen)
  expect(await cost('Ext. 2', false)).toEqual(await cost('Ext. 2', true))
})
