import { closeCall } from '../../services/calls/ending/closeCall'
import { deleteCall } from '../../services/calls/ending/deleteCall'
import { correctCall } from '../../services/calls/entries/correctCall'
import { doors, globalId, type Json } from '../../test/harness/doors'
import { address, hospital, serveHospital } from '../../test/harness/servedHospital'
import type { Hospital, Person } from '../../test/hospital/hospital'
import { cursorOf } from '../kernel/keyset'

serveHospital({ sessionIdleMinutes: 1_440, sessionMaxHours: 168 })

// Each test has a stretch of time to itself, so that it sees its own calls only.
let stretch: { from: string; to: string }
beforeEach(() => {
  const { clock } = hospital
  clock.now = new Date(clock.now.getTime() + 3_600_000)
  stretch = { from: clock.now.toISOString(), to: new Date(clock.now.getTime() + 3_600_000).toISOString() }
})
const later = (minutes = 1) => (hospital.clock.now = new Date(hospital.clock.now.getTime() + minutes * 60_000))

const document = `query($filter: CallFilter, $orderBy: CallOrder, $first: Int, $last: Int, $after: String, $before: String) {
  provider { calls(filter: $filter, orderBy: $orderBy, first: $first, last: $last, after: $after, before: $before) {
    totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor node { databaseId } } } } }`

type Page = { ids: string[]; total: number; cursors: string[]; info: Json }
type Args = { filter?: object; orderBy?: object; first?: unknown; last?: unknown; after?: unknown; before?: unknown }

const ask = (args: Args, person: Person) =>
  doors(address, person).graphql(document, { ...args, filter: { createdAt: stretch, ...args.filter } })
const list = async (args: Args = {}, person = hospital.people.rosa): Promise<Page> => {
  const { data, errors } = await ask(args, person)
  if (errors) throw new Error(JSON.stringify(errors))
  const { edges, totalCount, pageInfo } = data!.provider.calls
  return {
    ids: edges.map(({ node }: Json) => node.databaseId),
    cursors: edges.map(({ cursor }: Json) => cursor),
    total: totalCount,
    info: pageInfo,
  }
}
const refusal = async (args: Args, person = hospital.people.rosa) => (await ask(args, person)).errors?.[0]

/** So many calls, a minute apart; their ids in order of creation. */
const openSome = async (count: number, options: Parameters<Hospital['openCall']>[0] = {}): Promise<string[]> => {
  const ids = []
  for (let made = 0; made < count; made += 1) {
    ids.push(await hospital.openCall(options))
    later()
  }
  return ids
}

test('without arguments: the newest first, twenty on a page, and how many there are', async () => {
  const ids = (await openSome(22)).reverse()
  const { total, info, ...page } = await list()
  expect({ ...page, total }).toEqual({ ids: ids.slice(0, 20), cursors: page.cursors, total: 22 })
  expect(info).toEqual({
    hasNextPage: true,
    hasPreviousPage: false,
    startCursor: page.cursors[0],
    endCursor: page.cursors[19],
  })
  expect(await list({ after: info.endCursor })).toMatchObject({
    ids: ids.slice(20),
    total: 22,
    info: { hasNextPage: false, hasPreviousPage: true },
  })
})

test('pages in both directions and orders meet without a gap, also among calls of the same moment', async () => {
  const ids = [await hospital.openCall(), await hospital.openCall(), await hospital.openCall(), ...(await openSome(2))]
  const inOrder = {
    ASC: (await list({ orderBy: { field: 'CREATED_AT', direction: 'ASC' } })).ids,
    DESC: (await list()).ids,
  }
  expect(inOrder.DESC).toEqual([...inOrder.ASC].reverse())
  expect([...inOrder.ASC].sort()).toEqual([...ids].sort())
  for (const direction of ['ASC', 'DESC'] as const) {
    const orderBy = { field: 'CREATED_AT', direction }
    const forwards: string[] = []
    for (let after: string | null = null, more = true; more;) {
      const page: Page = await list({ orderBy, first: 2, after })
      forwards.push(...page.ids)
      after = page.info.endCursor
      more = page.info.hasNextPage
    }
    expect(forwards).toEqual(inOrder[direction])
    const backwards: string[] = []
    for (let before: string | null = null, more = true; more;) {
      const page: Page = await list({ orderBy, last: 2, before })
      backwards.unshift(...page.ids)
      before = page.info.startCursor
      more = page.info.hasPreviousPage
    }
    expect(backwards).toEqual(inOrder[direction])
  }
  const all = await list({ first: 5 })
  expect((await list({ after: all.cursors[0], before: all.cursors[4], first: 2 })).ids).toEqual(all.ids.slice(1, 3))
  expect((await list({ after: all.cursors[0], before: all.cursors[4], last: 2 })).ids).toEqual(all.ids.slice(2, 4))
})

test('a cursor stays good when its call leaves the list, and what comes and goes meanwhile shifts nothing', async () => {
  const ids = (await openSome(6)).reverse()
  const filter = { state: 'OPEN' }
  const first = await list({ filter, first: 2 })
  const { admin } = hospital.people
  await closeCall(await hospital.as(admin), { callId: ids[1], ...hospital.recorded })
  await deleteCall(await hospital.as(admin), { callId: ids[0] })
  const fresh = await hospital.openCall()
  expect((await list({ filter, first: 2, after: first.info.endCursor })).ids).toEqual(ids.slice(2, 4))
  expect((await list({ filter, before: first.info.endCursor })).ids).toEqual([fresh])
})

test('states: open, completed, deleted; without one deleted calls stay out', async () => {
  const [open, completed, deleted, both] = await openSome(4)
  const admin = await hospital.as(hospital.people.admin)
  for (const callId of [completed, both]) await closeCall(admin, { callId, ...hospital.recorded })
  for (const callId of [deleted, both]) await deleteCall(admin, { callId })
  expect((await list({ filter: { state: 'OPEN' } })).ids).toEqual([open])
  expect((await list({ filter: { state: 'COMPLETED' } })).ids).toEqual([completed])
  expect((await list({ filter: { state: 'DELETED' } })).ids).toEqual([both, deleted])
  expect(await list()).toMatchObject({ ids: [completed, open], total: 2 })
})

test('spans are half open, so that months that follow one another share nothing', async () => {
  const at = hospital.clock.now
  const [before, border] = [await hospital.openCall(), (later(), await hospital.openCall())]
  const middle = new Date(at.getTime() + 60_000).toISOString()
  expect((await list({ filter: { createdAt: { from: stretch.from, to: middle } } })).ids).toEqual([before])
  expect((await list({ filter: { createdAt: { from: middle, to: stretch.to } } })).ids).toEqual([border])
  later(10)
  await closeCall(await hospital.as(hospital.people.rosa), { callId: before, ...hospital.recorded })
  const closedAt = hospital.clock.now.toISOString()
  expect(
    (await list({ filter: { completedAt: { from: closedAt } }, orderBy: { field: 'COMPLETED_AT', direction: 'ASC' } }))
      .ids,
  ).toEqual([before])
  expect((await list({ filter: { completedAt: { from: middle, to: closedAt } } })).ids).toEqual([])
})

test('each filter keeps to what it names, and all of them together', async () => {
  const { riverside, people, lakeshore } = hospital
  const mine = await hospital.openCall({
    purpose: 'Difficult IV',
    status: 'Stat',
    room: riverside.facilities[1]!.roomIds[0]!,
  })
  const other = await hospital.openCall()
  later()
  const rosa = await hospital.as(people.rosa)
  await closeCall(rosa, { callId: mine, ...hospital.recorded })
  await hospital.clients.system.call.update({ where: { id: mine }, data: { assignedToId: people.rosa.id } })
  const filters = {
    facilityIds: [globalId('Facility', riverside.facilities[1]!.id)],
    purposeIds: [globalId('Purpose', riverside.purposes['Difficult IV']!)],
    statusCodeIds: [globalId('StatusCode', riverside.statuses.Stat!)],
    completedByIds: [globalId('User', people.rosa.id), globalId('User', people.ben.id)],
    assignedToIds: [globalId('User', people.rosa.id)],
  }
  for (const [name, ids] of Object.entries(filters))
    expect({ name, ...(await list({ filter: { [name]: ids } })) }).toMatchObject({ name, ids: [mine], total: 1 })
  expect((await list({ filter: filters })).ids).toEqual([mine])
  expect((await list({ filter: { ...filters, state: 'OPEN' } })).ids).toEqual([])
  for (const name of Object.keys(filters))
    for (const ids of [
      [],
      ['nonsense'],
      [globalId('Room', riverside.id)],
      [globalId('Facility', lakeshore.facilities[0]!.id)],
    ])
      expect({ name, ids, found: (await list({ filter: { [name]: ids } })).ids }).toEqual({ name, ids, found: [] })
  expect((await list({ filter: { facilityIds: null } })).ids.sort()).toEqual([mine, other].sort())
})

test('people of another facility, of another provider and External people find what exists for them', async () => {
  const { people, riverside } = hospital
  const main = await hospital.openCall()
  const north = await hospital.openCall({ room: riverside.facilities[1]!.roomIds[0]! })
  const done = await hospital.openCall()
  await closeCall(await hospital.as(people.rosa), { callId: done, ...hospital.recorded })
  const foreign = await hospital.openCall({ by: people.stranger })
  expect((await list({}, people.rosa)).ids.sort()).toEqual([main, north, done].sort())
  expect(await list({}, people.north)).toMatchObject({ ids: [north], total: 1 })
  expect(await list({}, people.stranger)).toMatchObject({ ids: [foreign], total: 1 })
  expect(await list({}, people.external)).toMatchObject({ ids: [main], total: 1 })
  for (const filter of [
    { state: 'COMPLETED' },
    { state: 'DELETED' },
    { completedAt: stretch },
    { completedByIds: [] },
    { mrn: 'R-1' },
  ])
    expect({ filter, ...(await refusal({ filter }, people.external)) }).toMatchObject({
      filter,
      extensions: { code: 'FORBIDDEN' },
    })
  expect(await refusal({}, people.locked)).toMatchObject({ extensions: { code: 'ACCOUNT_LOCKED' } })
})

test('finding calls by a medical record number is written down as reading that patient, also when only counted', async () => {
  const { people, clients } = hospital
  const [callId, another] = await openSome(2)
  for (const id of [callId, another])
    await correctCall(await hospital.as(people.ben), { callId: id, mrn: id === callId ? 'MRN-77' : 'MRN-777' })
  const reads = () =>
    clients.system.auditEntry.count({ where: { action: 'readPatient', entityId: callId, actorId: people.rosa.id } })
  expect((await list({ filter: { mrn: 'nobody' } })).ids).toEqual([])
  expect(await reads()).toBe(0)
  expect((await list({ filter: { mrn: ' MRN-77 ' } })).ids).toEqual([callId])
  expect(await reads()).toBe(1)
  const { graphql } = doors(address, people.rosa)
  expect(
    (await graphql('{ provider { calls(first: 0, filter: { mrn: "MRN-77" }) { totalCount } } }')).data?.provider.calls
      .totalCount,
  ).toBe(1)
  expect(await reads()).toBe(2)
  expect(
    (await graphql('{ provider { calls(filter: { mrn: "MRN-77" }) { edges { cursor } } } }')).data?.provider.calls
      .edges,
  ).toHaveLength(1)
  expect(await reads()).toBe(3)
  expect(
    (await graphql('{ provider { calls(first: 0, filter: { mrn: "MRN-77" }) { pageInfo { hasNextPage } } } }')).data
      ?.provider.calls.pageInfo.hasNextPage,
  ).toBe(true)
  expect(await reads()).toBe(4)
  await list()
  expect(await reads()).toBe(4)
  expect(await clients.system.auditEntry.count({ where: { entityId: another, action: 'readPatient' } })).toBe(0)
})

test('cursors that were not given out here, pages that are none, and spans that end before they begin are refused', async () => {
  await openSome(2)
  const { cursors } = await list()
  const position = { value: new Date(), id: hospital.riverside.id }
  const garbage = [
    '',
    'x',
    '🜁',
    cursors[0]!.slice(0, -1),
    `${cursors[0]}A`,
    `${cursors[0]}=`,
    'a'.repeat(5_000),
    cursorOf('completedAt', position),
    cursorOf('createdAt', { ...position, id: 'x' }),
    cursorOf('createdAt', { ...position, value: new Date(8e15) }),
  ]
  for (const cursor of garbage)
    for (const side of ['after', 'before'])
      expect({ cursor, ...(await refusal({ [side]: cursor })) }).toMatchObject({
        cursor,
        extensions: { code: 'MALFORMED' },
      })
  for (const args of [
    { first: 101 },
    { first: -1 },
    { last: 101 },
    { last: -5 },
    { first: 2, last: 2 },
    { first: 2_147_483_647 },
  ])
    expect({ args, code: (await refusal(args))?.extensions.code }).toEqual({
      args,
      code: expect.stringMatching(/^(MALFORMED|TOO_COSTLY)$/),
    })
  expect(await refusal({ orderBy: { field: 'COMPLETED_AT', direction: 'DESC' } })).toMatchObject({
    extensions: { code: 'MALFORMED' },
  })
  expect(await refusal({ filter: { createdAt: { from: stretch.to, to: stretch.from } } })).toMatchObject({
    message: 'createdAt: from must not be after to',
    extensions: { code: 'VALIDATION' },
  })
  expect(await refusal({ filter: { roomIds: [] } })).toMatchObject({ extensions: { code: 'MALFORMED' } })
  expect(await refusal({ filter: { facilityIds: Array.from({ length: 201 }, () => 'x') } })).toMatchObject({
    message: 'facilityIds: at most 200 ids',
    extensions: { code: 'VALIDATION' },
  })
  for (const mrn of ['', '   ', '\uD800'])
    expect(await refusal({ filter: { mrn } })).toMatchObject({ extensions: { code: 'VALIDATION' } })
  expect((await list({ first: 0 })).ids).toEqual([])
  expect((await list({ first: 100 })).ids).toHaveLength(2)
})

test('a page costs the same statements whatever its length, and counting is done only when asked for', async () => {
  const ask = (first: number, count = '') =>
    doors(address, hospital.people.rosa).graphql(
      `query($first: Int) { provider { calls(first: $first, filter: { createdAt: { from: "${stretch.from}" } }) { ${count} edges { node { id room { name facility { name } } workOrders { role user { fullName } } assignedTo { fullName } } } } } }`,
      { first },
    )
  const statements = async (run: () => Promise<unknown>) => {
    const before = hospital.clients.statements()
    await run()
    return hospital.clients.statements() - before
  }
  await openSome(12)
  // The first deed after a while is written down with the session.
  await ask(1)
  const one = await statements(() => ask(1))
  expect(await statements(() => ask(12))).toBe(one)
  expect(await statements(() => ask(12, 'totalCount'))).toBe(one + 1)
})
