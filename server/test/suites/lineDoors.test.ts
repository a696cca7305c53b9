// Reads and verbs of lines, through both doors.
import { doors, globalId, type Json } from '../harness/doors'
import { undeclaredRefusals } from '../harness/undeclared'
import { address, hospital, serveHospital } from '../harness/servedHospital'
import type { Person } from '../hospital/hospital'
import { linesIn } from '../hospital/lines'
import { mostCalls, mostCallsInList } from '../../services/lines/reading/readLine'

let lines: ReturnType<typeof linesIn>
serveHospital()
beforeAll(async () => {
  lines = linesIn(hospital)
})

const at = (path: string): string => `/providers/${hospital.riverside.id}/lines${path}`
const rest = (
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
  person: Person = hospital.people.rosa,
) => doors(address, person).rest(method, at(path), body, headers)
const ask = async (query: string, variables: object = {}, person: Person = hospital.people.rosa): Promise<Json> => {
  const { data, errors } = await doors(address, person).graphql(query, variables)
  expect(errors).toBeUndefined()
  return data
}

const refusal = '... on Refusal { code fields { field message } current { ... on Line { databaseId version } } }'
const run = async (
  verb: string,
  input: Record<string, unknown>,
  success = 'line { databaseId version completedAt }',
  person?: Person,
): Promise<Json> => {
  const Name = verb[0]!.toUpperCase() + verb.slice(1)
  return (
    await ask(
      `mutation($input: ${Name}Input!) { it: ${verb}(input: $input) { ... on ${Name}Success { ${success} } ${refusal} } }`,
      { input },
      person,
    )
  ).it
}
const id = (lineId: string): string => globalId('Line', lineId)
const patientReads = (callId: string, person = hospital.people.rosa) =>
  hospital.clients.system.auditEntry.count({ where: { entityId: callId, actorId: person.id, action: 'readPatient' } })

test('a line tells of itself alike, and the trail tells that it was read', async () => {
  const { riverside, clock } = hospital
  const lineId = await lines.addLine({
    mrn: 'R-1',
    nextChangeDate: clock.now,
    followUpInterval: 7,
    createdAt: new Date('2026-03-01T14:00:00Z'),
  })
  const first = await lines.addCall(lineId, {
    patientFirstName: 'Ana',
    patientLastName: 'Ruiz',
    createdAt: lines.minutesAgo(90),
    completedAt: lines.minutesAgo(80),
  })
  const second = await lines.addCall(lineId, {
    createdAt: lines.minutesAgo(50),
    completedAt: lines.minutesAgo(40),
    purposeId: riverside.purposes['Dressing Change']!,
  })
  await hospital.clients.system.callValue.create({
    data: {
      providerId: riverside.id,
      callId: first,
      fieldId: riverside.fields['Insertion Type']!,
      procedureId: riverside.procedures.Insertion!,
      procedureName: 'Insertion',
      procedureWeight: 0,
      fieldName: 'Insertion Type',
      fieldWeight: 0,
      fieldType: 'radio',
      followUpTypeName: true,
      endFollowUp: false,
      values: ['ML'],
    },
  })
  await hospital.clients.system.infectionEntry.create({
    data: {
      providerId: riverside.id,
      lineId,
      start: new Date('2026-03-02'),
      stop: new Date('2026-03-05'),
      createdAt: clock.now,
    },
  })

  const { body } = await rest('GET', `/${lineId}`)
  expect(body).toMatchObject({
    id: lineId,
    version: 1,
    types: ['ML'],
    patientFirstName: 'Ana',
    patientLastName: 'Ruiz',
    mrn: 'R-1',
    infectionHistory: [{ lineId, infectionStart: '2026-03-02', infectionStop: '2026-03-05' }],
    calls: [{ id: first }, { id: second }],
  })
  expect(await patientReads(first)).toBe(1)

  const { node } = await ask(
    `query($id: ID!) { node(id: $id) { ... on Line { version types patientName lineDays dueGroup openCallCount: callCount infections { start stop }
      calls(first: 1) { edges { node { databaseId } } pageInfo { hasNextPage } }
      scheduledFollowUp { databaseId }
      life { placedOn removedOn today visits { callId day purposeName isDressingChange isInsertion } turns { day state } }
      viewerCanSave viewerCanClose viewerCanReopen viewerCanCreateCall } } }`,
    { id: id(lineId) },
  )
  expect(node).toEqual({
    ...{
      version: 1,
      types: ['ML'],
      patientName: 'Ruiz, Ana',
      lineDays: 10,
      dueGroup: 'TODAY',
      openCallCount: 2,
      infections: [{ start: '2026-03-02', stop: '2026-03-05' }],
    },
    calls: { edges: [{ node: { databaseId: second } }], pageInfo: { hasNextPage: true } },
    scheduledFollowUp: null,
    life: {
      ...{ placedOn: '2026-03-01', removedOn: null, today: '2026-03-10' },
      visits: [
        { callId: first, day: '2026-03-10', purposeName: 'PICC Insertion', isDressingChange: false, isInsertion: true },
        {
          callId: second,
          day: '2026-03-10',
          purposeName: 'Dressing Change',
          isDressingChange: true,
          isInsertion: false,
        },
      ],
      turns: [],
    },
    ...{ viewerCanSave: true, viewerCanClose: true, viewerCanReopen: false, viewerCanCreateCall: true },
  })
  expect(await patientReads(first)).toBe(2)
})

test('the passport of a line is the same through both doors, and each reading is audited', async () => {
  const lineId = await lines.addLine()
  const callId = await lines.addCall(lineId, { completedById: hospital.people.rosa.id, insertedBy: 'Dr. Wu' })
  const { riverside } = hospital
  await hospital.clients.system.procedureField.update({
    where: { id: riverside.fields['Catheter length']! },
    data: { externalLength: true },
  })
  const of = { providerId: riverside.id, callId, procedureId: riverside.procedures.Insertion!, procedureWeight: 0 }
  await hospital.clients.system.callValue.createMany({
    data: [
      {
        fieldName: 'Insertion Type',
        fieldType: 'radio' as const,
        fieldWeight: 0,
        values: ['ML'],
        followUpTypeName: true,
      },
      {
        fieldName: 'Catheter length',
        fieldType: 'number' as const,
        fieldWeight: 3,
        values: ['2'],
        followUpTypeName: false,
      },
    ].map((value) => ({
      ...of,
      ...value,
      fieldId: riverside.fields[value.fieldName]!,
      procedureName: 'Insertion',
      endFollowUp: false,
    })),
  })
  const recorded = [
    { procedureName: 'Insertion', fieldName: 'Insertion Type', values: ['ML'] },
    { procedureName: 'Insertion', fieldName: 'Catheter length', values: ['2'] },
  ]
  const by = { callId, byName: hospital.people.rosa.fullName }
  const length = { name: 'Catheter length', value: '2', difference: 0 }
  const { body } = await rest('GET', `/${lineId}/passport`)
  expect(body).toMatchObject({
    line: { id: lineId },
    placement: { ...by, purposeName: 'PICC Insertion', insertedBy: 'Dr. Wu', fields: recorded },
    insertedBy: 'Dr. Wu',
    externalLengths: [{ ...by, ...length }],
    dressingChanges: [],
    photos: [],
  })
  const { node } = await ask(
    `query($id: ID!) { node(id: $id) { ... on Line { passport { insertedBy
      placement { purposeName insertedBy visit { callId byName } fields { procedureName fieldName values } }
      externalLengths { name value difference visit { callId byName } }
      dressingChanges { visit { callId } fields { fieldName } } photos { databaseId } } } } }`,
    { id: id(lineId) },
  )
  expect(node.passport).toEqual({
    insertedBy: 'Dr. Wu',
    placement: { purposeName: 'PICC Insertion', insertedBy: 'Dr. Wu', visit: by, fields: recorded },
    externalLengths: [{ ...length, visit: by }],
    dressingChanges: [],
    photos: [],
  })
  expect(await patientReads(callId)).toBe(2)
  expect((await rest('GET', `/${lineId}/passport`, undefined, {}, hospital.people.north)).status).toBe(404)
})

describe('the patient of a line is the same at both doors and in the audit log', () => {
  const on = (day: number): Date => new Date(`2026-03-0${day}T10:00:00Z`)
  const patient = { mrn: 'R-9', orderingProvider: 'Dr. Osei' }
  test.each([
    [
      'the earliest call that was not deleted',
      [
        ['Wrong', { createdAt: on(1), deletedAt: on(2) }],
        ['Right', { createdAt: on(2) }],
        ['Later', { createdAt: on(3) }],
      ],
      'Right',
    ],
    [
      'of a line whose calls were all deleted, the one that was deleted first',
      [
        ['Later', { createdAt: on(1), deletedAt: on(4) }],
        ['Right', { createdAt: on(2), deletedAt: on(3) }],
      ],
      'Right',
    ],
    ['nobody, when no call is about the line', [], null],
  ] as [string, [string, object][], string | null][])('%s', async (_what, calls, expected) => {
    const lineId = await lines.addLine(patient)
    const ids = new Map<string, string>()
    for (const [patientLastName, more] of calls)
      ids.set(patientLastName, await lines.addCall(lineId, { patientLastName, ...more }))
    const told = { ...patient, patientLastName: expected }
    const record =
      expected === null
        ? { entityKind: 'line', entityId: lineId }
        : { entityKind: 'call', entityId: ids.get(expected)! }
    /** Readings of these records, alone or together with others. */
    const readingsOf = async (records: string[]): Promise<number> => {
      const rows = await hospital.clients.system.auditEntry.findMany({
        where: { actorId: hospital.people.rosa.id, action: { in: ['readPatient', 'readPatients'] } },
      })
      return rows.filter(({ entityId, fields }) => {
        const named = Object.values((fields ?? {}) as Record<string, [null, string[]]>).flatMap(([, ids]) => ids)
        return [entityId, ...named].some((each) => each !== null && records.includes(each))
      }).length
    }
    const reads = () => readingsOf([record.entityId])
    const elsewhere = () => readingsOf([lineId, ...ids.values()].filter((each) => each !== record.entityId))

    const callId = await hospital.openCall()
    await hospital.clients.system.call.update({ where: { id: callId }, data: { mrn: patient.mrn } })
    const ofLine = (list: Json[]): Json => list.find((line) => line.id === lineId)
    const answers: [string, () => Promise<Json>][] = [
      [
        'GraphQL',
        async () =>
          (
            await ask('query($id: ID!) { node(id: $id) { ... on Line { mrn orderingProvider patientLastName } } }', {
              id: id(lineId),
            })
          ).node,
      ],
      [
        'GraphQL, the number alone',
        async () => ({
          ...told,
          ...(await ask('query($id: ID!) { node(id: $id) { ... on Line { mrn } } }', { id: id(lineId) })).node,
        }),
      ],
      ['REST', async () => (await rest('GET', `/${lineId}`)).body],
      ['REST, in the list', async () => ofLine((await rest('GET', '')).body)],
      ['REST, for a call', async () => ofLine((await rest('GET', `/find/${callId}`)).body)],
    ]
    for (const [door, read] of answers) {
      const before = await reads()
      expect({ door, line: await read() }).toMatchObject({ door, line: told })
      expect({ door, reads: await reads() }).toEqual({ door, reads: before + 1 })
    }
    expect(await elsewhere()).toBe(0)
    await hospital.clients.system.line.update({ where: { id: lineId }, data: { completedAt: hospital.clock.now } })
  })
})

test('of a line with very many calls REST tells the newest, in the order of their creation', async () => {
  const { riverside, clients } = hospital
  const lineId = await lines.addLine()
  const at = lines.minutesAgo(0).getTime()
  const row = {
    providerId: riverside.id,
    purposeId: riverside.purposes['PICC Insertion']!,
    statusCodeId: riverside.statuses.Normal!,
    roomId: riverside.facilities[0]!.roomIds[0]!,
    lineId,
    completedAt: new Date(at),
  }
  const moments = Array.from({ length: mostCalls + 5 }, (_, n) => new Date(at - (mostCalls + 5 - n) * 60_000))
  await clients.system.call.createMany({
    data: moments.map((moment) => ({
      ...row,
      createdAt: moment,
      aliveAt: moment,
      announcedAt: moment,
      updatedAt: moment,
    })),
  })
  const told = (calls: Json[]) => calls.map(({ createdAt }) => new Date(createdAt).getTime())
  expect(told((await rest('GET', `/${lineId}`)).body.calls)).toEqual(moments.slice(5).map((moment) => moment.getTime()))
  const listed = ((await rest('GET', '')).body as Json[]).find((line) => line.id === lineId)
  expect(told(listed.calls)).toEqual(moments.slice(-mostCallsInList).map((moment) => moment.getTime()))
})

test('a line tells of the follow-up that is scheduled for it, and the call which one it scheduled; in the queue it is scheduled no more', async () => {
  const lineId = await lines.addLine()
  const cause = await lines.addCall(lineId, { completedAt: lines.minutesAgo(60) })
  const followUp = await lines.addCall(lineId, {
    followUpFromId: cause,
    completedAt: null,
    announcedAt: null,
    aliveAt: lines.minutesAgo(-60),
  })
  const read = async () => {
    const { line, call } = await ask(
      'query($line: ID!, $call: ID!) { line: node(id: $line) { ... on Line { scheduledFollowUp { databaseId } } } call: node(id: $call) { ... on Call { followUp { databaseId } } } }',
      { line: id(lineId), call: globalId('Call', cause) },
    )
    return [line.scheduledFollowUp?.databaseId ?? null, call.followUp?.databaseId ?? null]
  }
  expect(await read()).toEqual([followUp, followUp])
  await hospital.clients.system.call.update({ where: { id: followUp }, data: { aliveAt: lines.minutesAgo(1) } })
  expect(await read()).toEqual([null, followUp])
  await hospital.clients.system.call.update({ where: { id: followUp }, data: { deletedAt: lines.minutesAgo(0) } })
  expect(await read()).toEqual([null, null])
})

test('a line tells when it was closed and reopened; one that was closed without a deed is known by itself', async () => {
  const lineId = await lines.addLine()
  const turns = async () =>
    (
      await ask('query($id: ID!) { node(id: $id) { ... on Line { life { turns { day state } } } } }', {
        id: id(lineId),
      })
    ).node.life.turns
  await rest('POST', `/${lineId}/close`)
  await rest('POST', `/${lineId}/reopen`)
  expect(await turns()).toEqual([
    { day: '2026-03-10', state: 'CLOSED' },
    { day: '2026-03-10', state: 'OPEN' },
  ])
  await hospital.clients.system.line.update({
    where: { id: lineId },
    data: { completedAt: new Date('2026-03-08T15:00:00Z') },
  })
  expect((await turns()).at(-1)).toEqual({ day: '2026-03-08', state: 'CLOSED' })
})

test('a line is saved alike; a version that is over is refused with the line as it is', async () => {
  const lineId = await lines.addLine()
  const saved = await rest('POST', `/${lineId}`, { name: 'L arm', followUpInterval: 7 }, { 'if-match': '"v1"' })
  expect([saved.status, saved.body]).toMatchObject([200, { name: 'L arm', followUpInterval: 7, version: 2 }])
  const stale = await rest('POST', `/${lineId}`, { name: 'X' }, { 'if-match': '"v1"' })
  expect([stale.status, stale.body]).toMatchObject([
    412,
    { code: 'STALE', current: { id: lineId, name: 'L arm', version: 2 } },
  ])
  expect(await run('saveLine', { lineId: id(lineId), name: 'X', expectedVersion: 1 })).toMatchObject({
    code: 'STALE',
    current: { databaseId: lineId, version: 2 },
  })
  expect(await run('saveLine', { lineId: id(lineId), name: 'X', expectedVersion: 2 })).toMatchObject({
    line: { databaseId: lineId, version: 3 },
  })
})

test('what is wrong is told alike, by the names of each door', async () => {
  const lineId = await lines.addLine()
  const history = [
    { infectionStart: '2026-03-01', infectionStop: '2026-03-08' },
    { infectionStart: '2026-03-05', infectionStop: '2026-03-06' },
  ]
  const errors = [
    { field: 'name', message: 'Required' },
    { field: 'followUpInterval', message: 'Must be a whole number from 1 to 3650' },
    { field: 'nextChangeDate', message: 'Must be a date (YYYY-MM-DD) or a moment (ISO 8601)' },
    {
      field: 'infectionHistory[1].infectionStart',
      message: 'This infection overlaps the one from 03/01/2026 to 03/08/2026.',
    },
  ]
  const wrong = { name: '', followUpInterval: -1, nextChangeDate: 'tomorrow', infectionHistory: history }
  const byField = (list: Json[]) => [...list].sort((a, b) => a.field.localeCompare(b.field))
  const { status, body } = await rest('POST', `/${lineId}`, wrong)
  expect([status, byField(body.errors)]).toEqual([422, byField(errors)])
  expect(byField((await run('saveLine', { lineId: id(lineId), ...wrong })).fields)).toEqual(byField(errors))
  expect(await lines.readLine(lineId)).toMatchObject({ version: 1, infections: [] })
})

test('administration, section 7: a line is sent back as it was read, with what is to be otherwise', async () => {
  const lineId = await lines.addLine({ mrn: 'R-1' })
  await rest('POST', `/${lineId}`, {
    infectionHistory: [{ infectionStart: '2026-03-01', infectionStop: '2026-03-05' }],
  })
  const { body: read } = await rest('GET', `/${lineId}`)
  const { status, body } = await rest('POST', `/${lineId}`, {
    ...read,
    roomId: read.room.id,
    name: 'L arm',
    infectionHistory: [...read.infectionHistory, { lineId, infectionStart: '2026-03-08', infectionStop: null }],
  })
  expect([status, body]).toMatchObject([
    200,
    {
      name: 'L arm',
      mrn: 'R-1',
      infection: true,
      infectionHistory: [{ id: read.infectionHistory[0].id }, { infectionStart: '2026-03-08', infectionStop: null }],
    },
  ])
})

test('closing and reopening, twice each', async () => {
  for (const door of ['rest', 'graphql']) {
    const lineId = await lines.addLine()
    const by = async (verb: 'close' | 'reopen') =>
      door === 'rest'
        ? ((await rest('POST', `/${lineId}/${verb}`)).body as Json)
        : run(`${verb}Line`, { lineId: id(lineId) })
    const [reopened, closed, again, opened, openedAgain] = [
      await by('reopen'),
      await by('close'),
      await by('close'),
      await by('reopen'),
      await by('reopen'),
    ]
    expect([reopened.code, again.code, openedAgain.code]).toEqual(['LINE_OPEN', 'LINE_CLOSED', 'LINE_OPEN'])
    expect([(closed.line ?? closed).completedAt, (opened.line ?? opened).completedAt]).toEqual([
      hospital.clock.now.toISOString(),
      null,
    ])
  }
})

test('a call is created from its line at both doors, once for each idempotency key', async () => {
  const { riverside } = hospital
  const lineId = await lines.addLine()
  await lines.addCall(lineId, { patientLastName: 'Ruiz', mrn: 'R-1', orderingProvider: 'Dr. New' })
  const body = {
    purposeId: riverside.purposes.Custom,
    customJob: 'Photo',
    roomDescription: 'Chair',
    room: { id: 'x', name: 'As it was read' },
  }
  const first = await rest('POST', `/${lineId}/createcall`, body, { 'idempotency-key': 'one' })
  expect([first.status, first.body]).toMatchObject([
    200,
    {
      lineId,
      customJob: 'Photo',
      patientLastName: 'Ruiz',
      mrn: 'R-1',
      orderingProvider: 'Dr. New',
      roomDescription: 'Chair',
      room: { id: riverside.facilities[0]!.roomIds[0] },
    },
  ])
  expect((await rest('POST', `/${lineId}/createcall`, body, { 'idempotency-key': 'one' })).body.id).toBe(first.body.id)
  const { call } = await run(
    'createLineCall',
    { lineId: id(lineId), purposeId: globalId('Purpose', riverside.purposes['Difficult IV']!) },
    'call { line { databaseId } statusCode { name } patientLastName }',
  )
  expect(call).toEqual({ line: { databaseId: lineId }, statusCode: { name: 'Normal' }, patientLastName: 'Ruiz' })
})

test('calls for several lines: each tells what became of it', async () => {
  const [a, b] = [await lines.addLine(), await lines.addLine()]
  const answer = await run(
    'createLineCalls',
    { lineIds: [id(a), id(b)] },
    'calls { outcome line { databaseId } call { line { databaseId } purpose { name } } }',
  )
  expect(answer.calls).toEqual(
    [a, b].map((lineId) => ({
      outcome: 'CREATED',
      line: { databaseId: lineId },
      call: { line: { databaseId: lineId }, purpose: { name: 'Dressing Change' } },
    })),
  )
  expect((await run('createLineCalls', { lineIds: [id(a), globalId('Call', b)] }, 'calls { outcome }')).fields).toEqual(
    [{ field: 'lineIds[1]', message: 'Does not exist' }],
  )
})

describe('rules 4.13: the list', () => {
  const query = `query($first: Int, $after: String, $last: Int, $before: String, $filter: LineFilter, $direction: OrderDirection) { provider {
    lines(first: $first, after: $after, last: $last, before: $before, filter: $filter, direction: $direction) { total { count isMore } pageInfo { hasNextPage hasPreviousPage endCursor startCursor } edges { node { databaseId name types patientName nextChangeDate completedAt room { name } } } } } }`
  const list = async (variables: object = {}, person?: Person): Promise<Json> =>
    (await ask(query, variables, person)).provider.lines
  const idsOf = (page: Json): string[] => page.edges.map(({ node }: Json) => node.databaseId)
  let ids: string[]
  beforeAll(async () => {
    const { lakeshore, people } = hospital
    ids = []
    for (let n = 0; n < 45; n += 1)
      ids.push(
        await lines.addLine({
          providerId: lakeshore.id,
          roomId: lakeshore.facilities[0]!.roomIds[0]!,
          name: `Line ${String(n).padStart(2, '0')}`,
          createdAt: new Date(Date.UTC(2026, 0, 1, n)),
        }),
      )
    expect(people.stranger.providerId).toBe(lakeshore.id)
  })
  const stranger = () => hospital.people.stranger

  test('has twenty a page, the newest first, with cursors that lead through it either way', async () => {
    const newest = [...ids].reverse()
    const first = await list({}, stranger())
    expect([idsOf(first), first.total, first.pageInfo.hasNextPage, first.pageInfo.hasPreviousPage]).toEqual([
      newest.slice(0, 20),
      { count: 45, isMore: false },
      true,
      false,
    ])
    const second = await list({ after: first.pageInfo.endCursor }, stranger())
    const third = await list({ after: second.pageInfo.endCursor }, stranger())
    expect([idsOf(second), idsOf(third), third.pageInfo.hasNextPage]).toEqual([
      newest.slice(20, 40),
      newest.slice(40),
      false,
    ])
    expect(idsOf(await list({ last: 20, before: third.pageInfo.startCursor }, stranger()))).toEqual(
      newest.slice(20, 40),
    )
    expect(idsOf(await list({ first: 3, direction: 'ASC' }, stranger()))).toEqual(ids.slice(0, 3))
    expect(idsOf(await list({ first: 3, filter: { search: 'INE 4' } }, stranger()))).toEqual(newest.slice(0, 3))
  })

  test('is the same through REST, the oldest first', async () => {
    const get = async (query_: string) =>
      (await doors(address, stranger()).rest('GET', `/providers/${hospital.lakeshore.id}/lines${query_}`))
        .body as Json[]
    expect((await get('')).map((line) => line.id)).toEqual(ids)
    expect((await get('?page=1')).map((line) => line.id)).toEqual(ids.slice(20, 40))
    expect((await get('?page=0&search=line%204')).map((line) => line.id)).toEqual(ids.slice(40))
    expect(await get('?page=3')).toEqual([])
    for (const [odd, field] of [
      ['?page=-1', 'page'],
      ['?page=x', 'page'],
      ['?search=a&search=b', 'search'],
    ] as const)
      expect(await get(odd)).toMatchObject({ status: 422, errors: [{ field }] })
  })

  test('rules 2.10: who searches has read whose lines are found, whatever of them is shown', async () => {
    const lineId = await lines.addLine({ name: 'Sought' })
    const callId = await lines.addCall(lineId, { patientLastName: 'Quist' })
    await ask('{ provider { lines(filter: { search: "quist" }) { edges { node { databaseId } } } } }')
    expect(await patientReads(callId)).toBe(1)
    await ask('{ provider { lines(first: 0, filter: { search: "quist" }) { total { count } } } }')
    expect(await patientReads(callId)).toBe(2)
    await ask('{ provider { lines { edges { node { name } } } } }')
    expect(await patientReads(callId)).toBe(2)
    await rest('GET', '?search=quist')
    expect(await patientReads(callId)).toBe(3)
  })

  test('rules 2.2: it is null for somebody External, and refused through REST', async () => {
    const { people } = hospital
    expect(await list({}, people.external)).toBeNull()
    expect((await ask('{ provider { dueLines { count } } }', {}, people.external)).provider.dueLines).toBeNull()
    expect((await rest('GET', '', undefined, {}, people.external)).status).toBe(403)
  })

  test('costs as many statements for a hundred lines as for one', async () => {
    const statementsOf = async (first: number): Promise<number> => {
      const before = hospital.clients.statements()
      await list({ first }, stranger())
      return hospital.clients.statements() - before
    }
    const one = await statementsOf(1)
    expect(await statementsOf(45)).toBe(one)
    expect(one).toBeLessThanOrEqual(5)
  })
})

test('rules 4.14: the due board tells how many there are, and the first of them', async () => {
  const { clients, riverside, clock } = hospital
  await clients.system.line.updateMany({
    where: { providerId: riverside.id, completedAt: null },
    data: { completedAt: clock.now },
  })
  const lineId = await lines.addLine({ nextChangeDate: new Date('2026-03-01T12:00:00Z') })
  await lines.addLine({ nextChangeDate: new Date('2026-03-02T12:00:00Z') })
  const { provider } = await ask(
    '{ provider { dueLines(first: 1) { group count lines { databaseId name dueGroup patientName } } } }',
  )
  expect(provider.dueLines.map(({ group, count }: Json) => [group, count])).toEqual([
    ['OVERDUE', 2],
    ['TODAY', 0],
    ['NEXT_TWO_DAYS', 0],
    ['LATER', 0],
    ['NO_DATE', 0],
  ])
  expect(provider.dueLines[0].lines).toEqual([
    { databaseId: lineId, name: 'R arm', dueGroup: 'OVERDUE', patientName: null },
  ])
  const whole = await ask('{ provider { dueLines(first: 1, whole: [OVERDUE]) { lines { databaseId } } } }')
  expect(whole.provider.dueLines[0].lines).toHaveLength(2)
})

test('what was refused here is what the commands say that they may refuse', async () => {
  expect(await undeclaredRefusals(hospital.clients)).toEqual([])
})
