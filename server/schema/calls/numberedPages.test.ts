// The lists of completed and deleted calls by the number of a page, through both doors.
import { callSorts, sortOptions } from '../../domain/calls/past/pastList'
import { closeCall } from '../../services/calls/ending/closeCall'
import { deleteCall } from '../../services/calls/ending/deleteCall'
import { doors, type Json } from '../../test/harness/doors'
import { openHospital, type Hospital, type Person } from '../../test/hospital/hospital'

let hospital: Hospital
let address: string
let completed: string[]
let deleted: string[]
beforeAll(async () => {
  hospital = await openHospital()
  address = await hospital.serve()
  const { people, riverside, openCall, as, recorded, clock } = hospital
  const [main, north] = riverside.facilities
  const ids: string[] = []
  for (let made = 0; made < 25; made += 1) {
    ids.push(
      await openCall({
        room: [main!.roomIds[0]!, north!.roomIds[1]!, null][made % 3]!,
        status: made % 4 ? 'Normal' : 'Stat',
      }),
    )
    clock.now = new Date(clock.now.getTime() + 60_000)
  }
  // The minutes that passed would have ended the sessions.
  await hospital.clients.system.session.updateMany({ data: { seenAt: clock.now } })
  for (const [n, callId] of ids.slice(0, 22).entries())
    await closeCall(await as(n % 2 ? people.rosa : people.ben), { callId, ...recorded })
  for (const callId of ids.slice(21)) await deleteCall(await as(people.admin), { callId })
  ;[completed, deleted] = [ids.slice(0, 21), ids.slice(21)]
})
afterAll(() => hospital.close())

const document = `query($filter: CallFilter, $orderBy: CallOrder, $first: Int, $last: Int, $after: String, $page: Int) {
  provider { calls(filter: $filter, orderBy: $orderBy, first: $first, last: $last, after: $after, page: $page) {
    totalCount pageCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor node { databaseId room { name facility { name } } completedBy { fullName } } } } } }`
const ask = (variables: Json, person: Person = hospital.people.rosa) =>
  doors(address, person).graphql(document, variables)
const list = async (variables: Json, person?: Person) => {
  const { data, errors } = await ask(variables, person)
  if (errors) throw new Error(JSON.stringify(errors))
  const { edges, ...rest } = data!.provider.calls
  return { ids: edges.map(({ node }: Json) => node.databaseId) as string[], ...rest }
}
const code = async (variables: Json, person?: Person): Promise<string | undefined> =>
  (await ask(variables, person)).errors?.[0]?.extensions.code
const rest = async (name: string, page: number, body: Json, person: Person = hospital.people.rosa) =>
  doors(address, person).rest('POST', `/providers/${hospital.riverside.id}/calls/${name}?page=${page}`, body)

const orderFields: Record<string, string> = {
  createdAt: 'CREATED_AT',
  facility: 'FACILITY',
  clinician: 'CLINICIAN',
  completedAt: 'COMPLETED_AT',
  responseTime: 'RESPONSE_TIME',
  procedureTime: 'PROCEDURE_TIME',
  startTime: 'START_TIME',
  status: 'STATUS',
  room: 'ROOM',
}

test('both doors answer each list in each order with the same pages', async () => {
  for (const state of ['COMPLETED', 'DELETED'])
    for (const sort of sortOptions)
      for (const descending of [true, false])
        for (const completionTime of [true, false])
          for (const filter of sort === 'clinician' ? [null, 'ROS'] : [null])
            for (const person of [hospital.people.rosa, hospital.people.north]) {
              const orderBy = {
                field: orderFields[sort],
                direction: descending ? 'DESC' : 'ASC',
                ties: completionTime ? 'COMPLETED_AT' : 'CREATED_AT',
              }
              const { ids, pageCount } = await list(
                { filter: { state, completedByName: filter }, orderBy, page: 0 },
                person,
              )
              const { status, body } = await rest(
                state.toLowerCase(),
                0,
                { sort: callSorts[sort], descending, completionTime, filter },
                person,
              )
              expect({ state, orderBy, status, total: body.total, ids: body.calls.map(({ id }: Json) => id) }).toEqual({
                state,
                orderBy,
                status: 200,
                total: pageCount,
                ids,
              })
            }
})

test('a page of twenty, the number of pages, and the rest on the next', async () => {
  const newest = { filter: { state: 'COMPLETED' }, orderBy: { field: 'CREATED_AT', direction: 'DESC' } }
  expect(await list({ ...newest, page: 0 })).toMatchObject({
    ids: [...completed].reverse().slice(0, 20),
    totalCount: 21,
    pageCount: 2,
    pageInfo: { hasNextPage: true, hasPreviousPage: false },
  })
  expect(await list({ ...newest, page: 1 })).toMatchObject({
    ids: [completed[0]],
    pageCount: 2,
    pageInfo: { hasNextPage: false, hasPreviousPage: true },
  })
  expect((await list({ ...newest, page: 4, first: 5 })).ids).toEqual([completed[0]])
  expect(await list({ filter: { state: 'DELETED' }, orderBy: newest.orderBy, page: 0 })).toMatchObject({
    ids: [...deleted].reverse(),
    pageCount: 1,
  })
  // Whoever goes by cursors is told of no pages.
  expect(await list({ filter: { state: 'DELETED' } })).toMatchObject({
    ids: [...deleted].reverse(),
    totalCount: 4,
    pageCount: null,
  })
})

describe('the patients of a page (rules 3.16a)', () => {
  const reads = () =>
    hospital.clients.system.auditEntry.findMany({
      where: { actorId: hospital.people.rosa.id, action: { in: ['readPatient', 'readPatients'] } },
      orderBy: { sequence: 'asc' },
    })
  /** What the audit log gained. */
  const auditedBy = async (run: () => Promise<unknown>) => {
    const before = (await reads()).length
    await run()
    return (await reads()).slice(before).map(({ action, entityKind, entityId, door, outcome, fields }) => ({
      action,
      entityKind,
      entityId,
      door,
      outcome,
      fields,
    }))
  }
  const row = (door: string, ids: string[]) => ({
    action: 'readPatients',
    entityKind: null,
    entityId: null,
    door,
    outcome: 'done',
    fields: { calls: [null, ids] },
  })
  beforeAll(() =>
    hospital.clients.system.call.updateMany({
      data: { patientFirstName: 'June', patientLastName: 'Park', mrn: 'R-1' },
    }),
  )

  test.each(['completed', 'deleted'] as const)(
    'REST shows names and MRNs of %s calls, and nothing else of the patient; one audit row names the calls',
    async (state) => {
      const page: { body: Json } = { body: null }
      const rows = await auditedBy(async () => (page.body = (await rest(state, 0, {})).body))
      const ids = page.body.calls.map(({ id }: Json) => id)
      for (const call of page.body.calls) {
        expect(call).toMatchObject({ patientFirstName: 'June', patientLastName: 'Park', mrn: 'R-1' })
        for (const field of ['dob', 'orderingProvider']) expect(call).not.toHaveProperty(field)
      }
      expect(rows).toEqual([row('rest', ids)])
    },
  )

  test('GraphQL shows them as well, with one audit row for the page; a page without them has none', async () => {
    const document = (fields: string) =>
      `{ viewer { provider { calls(filter: { state: COMPLETED }, orderBy: { field: CREATED_AT, direction: DESC }, page: 0) { edges { node { databaseId ${fields} } } } } } }`
    const ids = [...completed].reverse().slice(0, 20)
    const rosa = doors(address, hospital.people.rosa)
    expect(await auditedBy(() => rosa.graphql(document('patientLastName patientFirstName mrn')))).toEqual([
      row('graphql', ids),
    ])
    expect(await auditedBy(() => rosa.graphql(document('completedAt')))).toEqual([])
  })

  test('an empty page leaves no audit row', async () => {
    expect(await auditedBy(() => rest('completed', 0, { sort: 'Clinician', filter: 'nobody' }))).toEqual([])
  })
})

test('part of the clinician’s name narrows every list, and nothing in it stands for anything else', async () => {
  const by = async (completedByName: string) =>
    (await list({ filter: { state: 'COMPLETED', completedByName }, first: 100 })).ids.length
  expect([await by('rosa'), await by(' ALVAREZ '), await by('%'), await by('_'), await by('\\')]).toEqual([
    10, 10, 0, 0, 0,
  ])
})

test('people of another provider have lists of their own; External people are refused at both doors', async () => {
  const { stranger, external } = hospital.people
  expect(await list({ filter: { state: 'COMPLETED' }, page: 0 }, stranger)).toMatchObject({ ids: [], pageCount: 0 })
  expect((await rest('completed', 0, {}, stranger)).status).toBe(404)
  expect(await code({ filter: { state: 'COMPLETED' }, page: 0 }, external)).toBe('FORBIDDEN')
  expect((await rest('completed', 0, {}, external)).body.code).toBe('FORBIDDEN')
})

test('a page past the last is empty at both doors, and tells how many pages there are', async () => {
  for (const page of [2, 9_999]) {
    expect(await list({ filter: { state: 'COMPLETED' }, page })).toMatchObject({
      ids: [],
      totalCount: 21,
      pageCount: 2,
      pageInfo: { hasNextPage: false, hasPreviousPage: true },
    })
    expect(await rest('completed', page, {})).toMatchObject({ status: 200, body: { calls: [], total: 2 } })
  }
})

test('what does not go together is refused', async () => {
  const filter = { state: 'COMPLETED' }
  const room = { field: 'ROOM', direction: 'ASC' }
  const { pageInfo } = await list({ filter, page: 0 })
  for (const variables of [
    { page: 0 },
    { filter: { state: 'OPEN' }, page: 0 },
    { filter: { ...filter, mrn: 'R-1' }, page: 0 },
    { filter: { ...filter, facilityIds: [] }, page: 0 },
    { filter: { ...filter, completedByName: 'x' }, orderBy: room, page: 0 },
    { filter, page: -1 },
    { filter, page: 0, first: 0 },
    { filter, page: 0, first: 101 },
    { filter, page: 0, last: 5 },
    { filter, page: 0, after: pageInfo.endCursor },
    { filter, after: pageInfo.endCursor },
    { filter, orderBy: room },
    { filter, orderBy: { field: 'CREATED_AT', direction: 'ASC', ties: 'COMPLETED_AT' } },
  ])
    expect({ variables, code: await code(variables) }).toEqual({ variables, code: 'MALFORMED' })
  expect(await code({ filter: { completedByName: 'a\uD800b' } })).toBe('VALIDATION')
})
