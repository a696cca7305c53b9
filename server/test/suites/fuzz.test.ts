// Both doors against whatever can be sent: always an answer with a reason, never a fault of ours,
// and what is refused has changed nothing.
import fc from 'fast-check'
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isNonNullType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
} from 'graphql'
import pg from 'pg'
import { hashPassword } from '../../auth/password'
import { closeCall } from '../../services/calls/ending/closeCall'
import { deleteCall } from '../../services/calls/ending/deleteCall'
import { routes } from '../../rest/v0/index'
import { schema } from '../../schema/index'
import { undocumented } from '../harness/contract'
import { doors, globalId } from '../harness/doors'
import { rounds } from '../harness/rounds'
import { address, hospital, serveHospital } from '../harness/servedHospital'
import type { Person } from '../hospital/hospital'

let callIds: string[]
let owner: pg.Client
// Before the database goes.
afterAll(() => owner.end())
serveHospital()
beforeAll(async () => {
  const { people, openCall, as } = hospital
  callIds = [
    await openCall(),
    await openCall({ status: 'On Hold' }),
    await openCall({ by: people.stranger }),
    await openCall(),
    await openCall(),
  ]
  await closeCall(await as(people.rosa), { callId: callIds[3], ...hospital.recorded })
  await deleteCall(await as(people.admin), { callId: callIds[4] })
  // Some verbs check a password, which needs a stored one to compare with.
  await hospital.clients.system.user.updateMany({ data: { passwordHash: await hashPassword('Patency-demo-1') } })
})

/** Tables that a refused request may write: the audit log with its head, and tries to sign in. */
const besides = ['_prisma_migrations', 'audit_entry', 'audit_head', 'sign_in_try']
/** And a column: when somebody was last active. */
const seenAt = { table: 'session', column: 'seen_at' }

beforeAll(async () => {
  owner = new pg.Client({ connectionString: hospital.database.url })
  await owner.connect()
  // The database itself tells which rows were written: that is asked much faster than all rows are compared.
  await owner.query(`
    create schema watch;
    create table watch.written (what text not null);
    create function watch.note() returns trigger language plpgsql security definer as $$
    begin
      if tg_op <> 'UPDATE' or to_jsonb(old) - tg_argv[0] <> to_jsonb(new) - tg_argv[0] then
        insert into watch.written values (tg_table_name || ' ' || tg_op);
      end if;
      return null;
    end $$`)
  const { rows: tables } = await owner.query<{ name: string }>(
    `select tablename::text as name from pg_tables where schemaname = 'public' and tablename <> all($1)`,
    [besides],
  )
  await owner.query(
    tables
      .map(
        ({ name }) =>
          `create trigger watch after insert or update or delete on "${name}" for each row execute function watch.note('${name === seenAt.table ? seenAt.column : ''}')`,
      )
      .join(';'),
  )
})

/** The rows that were written since it was asked last; those of a transaction that was rolled back are not there. */
const written = async (): Promise<string[]> =>
  (await owner.query<{ what: string }>('delete from watch.written returning what')).rows.map(({ what }) => what)
const person = (): fc.Arbitrary<Person | null> => {
  const { rosa, ben, admin, trainee, external, north, locked, stranger, system } = hospital.people
  return fc.constantFrom(rosa, ben, admin, trainee, external, north, locked, stranger, system, null)
}

const strangeText = fc.oneof(
  fc.string({ maxLength: 30, unit: 'binary' }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\uD800',
    '\uDFFF x',
    '\u202E',
    '\u2066a\u2069',
    'a\u200Db',
    '\u0085',
    '🜁'.repeat(50),
    "'; drop table call; --",
    '${7*7}',
    '../../etc/passwd',
    '%00',
    '[object Object]',
    'constructor',
    '__proto__',
    'NaN',
    '1e999',
    'null',
  ),
  fc.constantFrom(64, 65, 200, 201, 4_000, 4_001, 20_000).map((length) => 'x'.repeat(length)),
  fc.constantFrom('1950-02-28', '1950-02-30', '9999-12-31', '0001-01-01', '02/28/1950', '-1-1-1'),
)
const strangeNumber = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom(0, -0, -1, 1, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e308),
)
const strangeThing = fc.oneof(
  { depthSize: 'small', withCrossShrink: true },
  fc.constant(null),
  fc.boolean(),
  strangeNumber,
  strangeText,
  fc.constantFrom<unknown>(
    [],
    {},
    [null],
    [[]],
    [['x']],
    { toString: 1, valueOf: 1 },
    JSON.parse('{"__proto__":{"polluted":true}}'),
    JSON.parse('{"constructor":{"prototype":{"polluted":true}}}'),
    { length: 1 },
  ),
  fc.array(strangeText, { maxLength: 3 }),
  fc.dictionary(strangeText, strangeText, { maxKeys: 3 }),
)
const uuid = (): fc.Arbitrary<string> => {
  const { riverside, lakeshore, people } = hospital
  const known = [
    ...callIds,
    riverside.id,
    lakeshore.id,
    people.rosa.id,
    people.stranger.id,
    ...riverside.facilities[0]!.roomIds,
    ...lakeshore.facilities[0]!.roomIds,
    ...Object.values(riverside.purposes),
    ...Object.values(riverside.statuses),
    ...Object.values(lakeshore.statuses),
  ]
  return fc.oneof(
    fc.constantFrom(...known),
    fc.constantFrom(...known).map((id) => id.toUpperCase()),
    fc.uuid(),
    strangeText,
  )
}

/** Half a surrogate pair cannot be sent but as a JSON escape. */
const wellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, '?')

/** Inputs of a round, other ones in each run. `npm run faults -- --only=races` has all rounds. */
const inRound = 100

const polluted = (): boolean => 'polluted' in {}

test('REST answers each request as documented, whatever it holds', async () => {
  const request = fc.constantFrom(...routes).chain((route) => {
    const names = [
      ...Object.keys(route.body?.fields ?? {}),
      'surprise',
      '__proto__',
      'constructor',
      'toString',
      'callId',
      'expectedVersion',
      'force',
    ]
    const field = fc.tuple(fc.constantFrom(...names), fc.oneof(strangeThing, uuid()))
    const object = fc
      .array(field, { maxLength: 6 })
      .map((fields) => `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join()}}`)
    return fc.record({
      route: fc.constant(route),
      person: person(),
      providerId: fc.oneof(
        { weight: 8, arbitrary: fc.constant(hospital.riverside.id) },
        { weight: 1, arbitrary: uuid() },
      ),
      id: uuid(),
      body: fc.oneof(
        { weight: 8, arbitrary: object },
        { weight: 1, arbitrary: strangeThing.map((value) => JSON.stringify(value)) },
        { weight: 1, arbitrary: strangeText },
      ),
      query: fc.oneof(
        fc.constant(''),
        fc.constantFrom(
          '?force=true',
          '?force=false',
          '?force',
          '?force=true&force=false',
          '?force=1',
          '?force[]=true',
          '?%00=1',
          '?__proto__=1',
          '?page=0',
          '?page=-1',
          '?page=9',
          '?page=107374183',
          '?page=999999999',
          '?page=9999999999',
          '?search=%E2%80%AE%00',
        ),
      ),
      headers: fc.record(
        {
          'if-match': fc.constantFrom(
            '*',
            '"v1"',
            '"v2"',
            'W/"v1"',
            '"v99999999999999"',
            '"q1"',
            'v1',
            '"v1", "v2"',
            '',
            '"v-1"',
            '"',
          ),
          'if-none-match': fc.constantFrom('*', '"v1"', 'W/"v1","v2"', '', ',,,'),
          'idempotency-key': fc.oneof(
            fc.constantFrom('k', '', ' ', 'x'.repeat(200), 'x'.repeat(201), 'x'.repeat(4_000), '\u00ff\u00e9'),
            fc.uuid(),
          ),
          'content-type': fc.constantFrom(
            'application/json',
            'application/json; charset=utf-16',
            'APPLICATION/JSON',
            'text/plain',
            'application/json, text/plain',
            'multipart/form-data',
          ),
        },
        { requiredKeys: [] },
      ),
    })
  })
  const property = fc.asyncProperty(request, async ({ route, person, providerId, id, body, query, headers }) => {
    const path = route.path
      .replace('{providerId}', encodeURIComponent(wellFormed(providerId)))
      .replace('{id}', encodeURIComponent(wellFormed(id)) || 'x')
    const answer = await doors(address, person).rest(
      route.method,
      path + query,
      route.method === 'GET' ? undefined : wellFormed(body),
      headers,
    )
    const changes = await written()
    // An address beyond 16 KiB is refused by the HTTP server itself; an id such as `..` makes another address of it.
    if (answer.status === 431) return
    if (answer.status === 404 && answer.body.message === 'There is nothing at this address.') return
    expect(undocumented(route.method, route.path, answer)).toEqual([])
    if (answer.status !== 200) expect(changes).toEqual([])
    expect(polluted()).toBe(false)
  })
  for (const _round of rounds(5, 2)) await fc.assert(property, { numRuns: inRound })
})

/** Ids that fit an argument of this name. */
const idsFor = (name: string): fc.Arbitrary<string> => {
  const { riverside } = hospital
  const known: Record<string, [type: string, ids: string[]]> = {
    callId: ['Call', callIds],
    roomId: ['Room', riverside.facilities[0]!.roomIds],
    purposeId: ['Purpose', Object.values(riverside.purposes)],
    statusCodeId: ['StatusCode', Object.values(riverside.statuses)],
    providerId: ['Provider', [riverside.id]],
  }
  const [type, ids] = known[name] ?? ['Call', callIds]
  return fc.constantFrom(...ids).map((id) => globalId(type, id))
}

const isCursor = (name: string): boolean => name === 'after' || name === 'before'
/** Milliseconds, also of years that no calendar here has. */
const strangeMoment = fc.oneof(
  fc.constantFrom(
    -62_135_596_800_000,
    -62_135_596_800_001,
    253_402_300_799_999,
    253_402_300_800_000,
    8.64e15,
    8.64e15 + 1,
  ),
  fc.integer({ min: -8.64e15, max: 8.64e15 }),
  strangeText,
)

/** Something for an argument of this name and type, fitting or not. */
const valueFor = (name: string, type: GraphQLInputType): fc.Arbitrary<unknown> => {
  const named = getNamedType(type)
  const fitting: Record<string, fc.Arbitrary<unknown>> = {
    ID: fc.oneof(
      { weight: 8, arbitrary: idsFor(name) },
      fc
        .tuple(
          fc.constantFrom('Call', 'Room', 'Purpose', 'StatusCode', 'Provider', 'Facility', 'User', 'Nothing', ''),
          uuid(),
        )
        .map(([type, id]) => globalId(type, id)),
      uuid(),
      fc.integer(),
    ),
    String: fc.oneof({ weight: 3, arbitrary: fc.constantFrom('Ext. 7', 'Ada', 'R-1') }, strangeText),
    Int: fc.oneof({ weight: 3, arbitrary: fc.constantFrom(1, 2, 3) }, strangeNumber),
    Boolean: fc.boolean(),
    Date: fc.oneof({ weight: 3, arbitrary: fc.constant('1950-02-28') }, strangeText),
    cursor: fc
      .tuple(
        fc.constantFrom('1', '2', 'page'),
        fc.constantFrom('createdAt', 'completedAt', 'deletedAt', '__proto__'),
        strangeMoment,
        uuid(),
      )
      .map((parts) => Buffer.from(parts.join('|')).toString('base64url')),
    // It is sent as a part of a form; here nothing fits.
    File: fc.constantFrom('a file', 7),
    DateTime: fc.oneof(
      strangeText,
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
    ),
  }
  const own = isInputObjectType(named)
    ? inputFor(named)
    : isEnumType(named)
      ? fc.constantFrom(...named.getValues().map(({ name }) => name))
      : fitting[isCursor(name) ? 'cursor' : named.name]!
  const listed = String(type).includes('[') ? fc.array(own, { maxLength: 3 }) : own
  return fc.oneof({ weight: 19, arbitrary: listed }, { weight: 1, arbitrary: strangeThing })
}
const inputFor = (type: GraphQLInputObjectType): fc.Arbitrary<Record<string, unknown>> => {
  const fields = Object.values(type.getFields())
  // Required fields are there as a rule, so that the verb is reached.
  return fc.record(Object.fromEntries(fields.map((field) => [field.name, valueFor(field.name, field.type)])), {
    requiredKeys: fields.filter((field) => isNonNullType(field.type)).map(({ name }) => name),
  })
}

test('mutations are done, refused or told to be malformed, whatever their input', async () => {
  const mutations = Object.values(schema.getMutationType()!.getFields()).filter(({ args }) => args.length > 0)
  const request = fc
    .constantFrom(...mutations)
    .chain(({ name, args }) =>
      fc.record({ name: fc.constant(name), person: person(), input: valueFor('input', args[0]!.type) }),
    )
  const codes = new Set<string>()
  let isSeen = false
  const property = fc.asyncProperty(request, async ({ name, person, input }) => {
    const Name = name[0]!.toUpperCase() + name.slice(1)
    const { data, errors } = await doors(address, person).graphql(
      `mutation($input: ${Name}Input!) { result: ${name}(input: $input) { __typename ... on Refusal { code message fields { field message } current { id ... on Call { version } } } } }`,
      { input },
    )
    const changes = await written()
    const code = errors?.[0]?.extensions.code ?? data?.result.code ?? 'done'
    codes.add(code)
    expect(code).not.toBe('BROKEN')
    if (code !== 'done') expect(changes).toEqual([])
    else if (changes.length > 0) isSeen = true
    expect(polluted()).toBe(false)
  })
  // The verbs are reached, and not only their door.
  const expected = ['done', 'MALFORMED', 'VALIDATION', 'NOT_FOUND', 'FORBIDDEN', 'UNAUTHENTICATED']
  const sawAll = () => isSeen && expected.every((code) => codes.has(code))
  for (const _round of rounds(6, 2, sawAll)) await fc.assert(property, { numRuns: inRound })
  // What is done is seen, so what is refused would be.
  expect(isSeen).toBe(true)
  expect([...codes]).toEqual(expect.arrayContaining(expected))
})

test('lists and records are read, or told to be malformed, whatever the arguments', async () => {
  const args = schema.getType('Provider') as unknown as {
    getFields: () => Record<string, { args: { name: string; type: GraphQLInputType }[] }>
  }
  const calls = args.getFields().calls!.args
  const declared = calls.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ')
  const list = `query(${declared}) { provider { calls(${calls.map(({ name }) => `${name}: $${name}`).join(', ')}) { totalCount pageInfo { endCursor } edges { cursor node { id } } } } }`
  const one = 'query($id: ID!, $ids: [ID!]!) { node(id: $id) { id } nodes(ids: $ids) { id } }'
  const request = fc.record({
    person: person(),
    lists: fc.record(Object.fromEntries(calls.map(({ name, type }) => [name, valueFor(name, type)])), {
      requiredKeys: [],
    }),
    ids: fc.record({
      id: valueFor('id', schema.getQueryType()!.getFields().node!.args[0]!.type),
      ids: valueFor('ids', schema.getQueryType()!.getFields().nodes!.args[0]!.type),
    }),
    header: fc.oneof(
      { weight: 5, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.oneof(fc.uuid(), fc.constantFrom('x', '__proto__', '\u00ff', ' ')) },
    ),
  })
  const property = fc.asyncProperty(request, async ({ person, lists, ids, header }) => {
    const { graphql } = doors(address, person)
    const headers: Record<string, string> = header === null ? {} : { 'patency-provider': header }
    for (const [document, variables] of [
      [list, lists],
      [one, ids],
    ] as const) {
      const { errors = [] } = await graphql(document, variables, headers)
      expect(errors.map(({ extensions }) => extensions.code)).not.toContain('BROKEN')
    }
  })
  for (const _round of rounds(3, 1)) await fc.assert(property, { numRuns: inRound })
})

/** Values that are sent in place of a text or a number. */
const hostile: [what: string, json: string][] = [
  ['a method that is none', '{"toString":"x"}'],
  ['methods that are none', '{"valueOf":1,"toString":null}'],
  ['a prototype', '{"__proto__":{"polluted":true}}'],
  ['a constructor', '{"constructor":{"prototype":{"polluted":true}}}'],
  ['a list of objects', '[{"toString":1}]'],
  ['a list of prototypes', '[{"__proto__":[]}]'],
  ['lists without end', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ['objects without end', `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`],
  ['what nobody sees', '"\\u0000\\u202e\\u200d"'],
  ['half of a letter', '"\\udfff x"'],
  ['a number without end', '1e308'],
]

test.each(hostile)('no field of any route makes the server break: %s', async (_what, value) => {
  // Not signOut, which would end the session of the other requests.
  for (const route of routes.filter(({ body, name }) => body && name !== 'signOut')) {
    const names = Object.keys(route.body!.fields)
    const bodies = [
      `{${names.map((name) => `${JSON.stringify(name)}:${value}`).join()}}`,
      `{${JSON.stringify(names[0] ?? 'x')}:[${value}]}`,
      `{"__proto__":${value}}`,
    ]
    const path = route.path.replace('{providerId}', hospital.riverside.id).replaceAll(/\{\w+\}/g, callIds[0]!)
    const answers = await Promise.all(
      bodies.map(async (body) => {
        const { status } = await doors(address, hospital.people.admin).rest(route.method, path, body, {
          'content-type': 'application/json',
        })
        return { route: `${route.method} ${route.path}`, body: body.slice(0, 100), isBroken: status >= 500 }
      }),
    )
    expect(answers.filter(({ isBroken }) => isBroken)).toEqual([])
  }
  expect(polluted()).toBe(false)
})
