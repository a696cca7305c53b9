// The matrix of pages: every list that is asked for by the number of a page, through both doors. One far past the last
// is empty and has the true total, also where its number is more than PostgreSQL counts to. Which lists there are is read
// off the schema and the contract, so a new one is missed here until it is in a table.
import { getNamedType, GraphQLInt, isInputObjectType, isObjectType } from 'graphql'
import { contract } from '../../rest/v0/index'
import { schema } from '../../schema/index'
import { assignCall } from '../../services/calls/working/assignCall'
import { closeCall } from '../../services/calls/ending/closeCall'
import { undocumented } from '../harness/contract'
import { doors, type Json } from '../harness/doors'
import { address, hospital, serveHospital } from '../harness/servedHospital'
import { linesIn } from '../hospital/lines'

serveHospital()

/** How many there are of each: a page, and one more. */
const some = 21

beforeAll(async () => {
  const { people, as, openCall, record, clients, riverside, clock } = hospital
  const { addLine, addCall } = linesIn(hospital)
  for (let n = 0; n < some; n += 1) {
    const callId = await openCall()
    await assignCall(await as(people.rosa), { callId })
    await closeCall(await as(people.rosa), {
      callId,
      fields: record({ Reason: ['Treatment ended'], Topic: ['Flushing'] }),
    })
    const lineId = await addLine({ name: 'Found line', mrn: 'MRN-1' })
    await addCall(lineId, { deletedAt: clock.now, deletedById: people.rosa.id })
    await clients.system.infectionEntry.create({
      data: { providerId: riverside.id, lineId, start: new Date('2026-03-10'), createdAt: clock.now },
    })
  }
  await clients.system.handover.createMany({
    data: Array.from({ length: some }, (_none, noteVersion) => ({
      providerId: riverside.id,
      facilityId: riverside.facilities[0]!.id,
      noteVersion,
      note: '',
      contents: {},
      handedOverAt: clock.now,
      replacedAt: clock.now,
      handedOverById: people.rosa.id,
    })),
  })
  await clients.system.call.updateMany({
    where: { providerId: riverside.id },
    data: { patientFirstName: 'June', patientLastName: 'Park' },
  })
})

const manager = () => doors(address, hospital.people.manager)
const days = '{ start: "2026-03-10", end: "2026-03-11" }'

/** Of each field with a page, how its list is asked for; from where it begins to count. */
const fields: Record<string, { first?: number; lists: string[] }> = {
  'Provider.calls': {
    lists: ['{ state: COMPLETED }', '{ state: DELETED }', '{ state: COMPLETED, search: "Park" }'].flatMap((filter) =>
      ['CREATED_AT', 'ROOM'].map(
        (field) =>
          `list: calls(filter: ${filter}, orderBy: { field: ${field}, direction: DESC }, page: $page) { total: totalCount rows: edges { cursor } }`,
      ),
    ),
  },
  'Provider.users': { lists: ['list: users(page: $page, first: 3) { total: totalCount rows: edges { cursor } }'] },
  'Provider.complianceReport': {
    lists: [
      'list: complianceReport(page: $page) { total rows { __typename } }',
      'list: complianceReport(page: $page) { total: personCount rows: people { __typename } }',
    ],
  },
  'CurrentHandover.handovers': {
    first: 1,
    lists: ['handover { list: handovers(page: $page) { total rows: handovers { id } } }'],
  },
  'Reports.calls': {
    lists: ['{}', '{ filters: [{ type: PROCEDURE, values: [$procedure] }] }'].map(
      (search) =>
        `reports { list: calls(range: ${days}, search: ${search}, page: $page) { total rows: calls { id } } }`,
    ),
  },
  'Reports.removals': {
    lists: [`reports { list: removals(range: ${days}, page: $page) { total rows { __typename } } }`],
  },
  'Reports.infections': {
    lists: [`reports { list: infections(range: ${days}, page: $page) { total rows { __typename } } }`],
  },
}

type Route = { bodies?: object[]; queries?: string[]; rows: (body: Json) => unknown[]; hasTotal?: boolean }
const calls = { rows: (body: Json) => body.calls }
const report = { start: '2026-03-10', end: '2026-03-11' }

/** Of each route with a page, with what it is asked, and where its rows are; lines have no total. */
const routes: Record<string, Route> = {
  'POST /providers/{providerId}/calls/completed': { ...calls, bodies: [{}, { sort: 'Room' }, { search: 'Park' }] },
  'POST /providers/{providerId}/calls/deleted': { ...calls, bodies: [{}, { sort: 'Room' }, { search: 'Park' }] },
  'POST /providers/{providerId}/calls/report': { ...calls, bodies: [report] },
  'GET /providers/{providerId}/lines': { rows: (body) => body, queries: ['', '&search=found'], hasTotal: false },
  'GET /providers/{providerId}/handovers': { rows: (body) => body.handovers },
}

const named = (list: readonly { name: string }[]): boolean => list.some(({ name }) => name === 'page')

test('the tables tell of every field and route with the number of a page, and of no other', () => {
  const withPage = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type))
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ name: `${type.name}.${field.name}`, field })))
    .filter(({ field: { args } }) => named(args))
  expect(Object.keys(fields).sort()).toEqual(withPage.map(({ name }) => name).sort())
  for (const { field } of withPage)
    expect(getNamedType(field.args.find(({ name }) => name === 'page')!.type)).toBe(GraphQLInt)
  const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
  )
  expect(Object.keys(routes).sort()).toEqual(
    operations
      .filter(({ operation }) => named(operation.parameters))
      .map(({ name }) => name)
      .sort(),
  )
  // A page in an input or in a body would be overlooked here.
  const inputs = Object.values(schema.getTypeMap()).filter((type) => isInputObjectType(type))
  expect(inputs.filter((type) => 'page' in type.getFields())).toEqual([])
  expect(operations.filter(({ operation }) => /"page":/.test(JSON.stringify(operation.requestBody ?? {})))).toEqual([])
})

/** The list of an answer, however deep. */
const listIn = (data: Json): Json => data.list ?? listIn(Object.values(data)[0])

test.each(Object.values(fields).flatMap(({ first = 0, lists }) => lists.map((list) => ({ first, list }))))(
  'GraphQL, $list',
  async ({ first, list }) => {
    const procedure = hospital.riverside.procedures.Education
    const declared = list.includes('$procedure') ? '$page: Int, $procedure: String!' : '$page: Int'
    const read = async (page: number) => {
      const { data, errors } = await manager().graphql(`query(${declared}) { provider { ${list} } }`, {
        page,
        procedure,
      })
      expect(errors).toBeUndefined()
      return listIn(data)
    }
    const { total, rows } = await read(first)
    expect(rows.length).toBeGreaterThan(0)
    expect(total).toBeGreaterThanOrEqual(rows.length)
    for (const page of [100_000, 2_147_483_647])
      expect({ page, ...(await read(page)) }).toEqual({ page, total, rows: [] })
  },
)

test.each(
  Object.entries(routes).flatMap(([name, { bodies = [undefined], queries = [''], ...route }]) =>
    bodies.flatMap((body) =>
      queries.map((query) => ({ asked: `${name} ${JSON.stringify(body) ?? ''}${query}`, name, body, query, ...route })),
    ),
  ),
)('REST, $asked', async ({ name, body, query, rows, hasTotal = true }) => {
  const [method, path] = name.split(' ') as [string, string]
  const at = path.replace('{providerId}', hospital.riverside.id)
  const read = async (page: number) => {
    const answer = await manager().rest(method, `${at}?page=${page}${query}`, body)
    expect(answer.status).toBe(200)
    expect(undocumented(method, path, answer)).toEqual([])
    return { total: answer.body.total, rows: rows(answer.body) }
  }
  const { total, rows: first } = await read(0)
  expect(first).toHaveLength(20)
  if (hasTotal) expect(total).toBeGreaterThan(0)
  for (const page of [100_000, 2_147_483_647, 999_999_999_999_999])
    expect({ page, ...(await read(page)) }).toEqual({ page, total, rows: [] })
})
