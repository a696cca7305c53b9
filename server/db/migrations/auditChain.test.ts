import pg from 'pg'
import { nilUuid } from '../../domain/kernel/uuid'
import { createTestDatabase, type TestDatabase } from '../../test/database/database'
import { describeFault, verifyAuditChains, type ChainReport } from './auditChain'

let database: TestDatabase
let client: pg.Client
const riverside = '11111111-1111-7111-8111-111111111111'
const lakeshore = '22222222-2222-7222-8222-222222222222'
const installation = nilUuid

beforeAll(async () => {
  database = await createTestDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query(`insert into provider (id, name) values ($1, 'Riverside Health'), ($2, 'Lakeshore Medical')`, [
    riverside,
    lakeshore,
  ])
  await client.query(
    `insert into audit_entry (provider_id, at, door, action, entity_kind, entity_id, outcome, fields)
     select $1, '2026-03-10T14:00:00Z'::timestamptz + n * interval '1 second', 'rest', 'assignCall', 'call', gen_random_uuid(), 'done', jsonb_build_object('n', n)
     from generate_series(1, 250) n`,
    [riverside],
  )
  await client.query(
    `insert into audit_entry (provider_id, at, door, action, outcome) values ($1, now(), 'rest', 'signIn', 'done'), ($1, now(), 'rest', 'signOut', 'done')`,
    [installation],
  )
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

// Each test has the owner tamper in a transaction that is rolled back.
beforeEach(async () => {
  await client.query('begin')
  await client.query('alter table audit_entry disable trigger user')
})
afterEach(() => client.query('rollback'))

const verify = async (): Promise<Record<string, ChainReport>> => {
  const reports: Record<string, ChainReport> = {}
  for await (const report of verifyAuditChains(client, 100)) reports[report.providerId] = report
  return reports
}
const faults = async () =>
  Object.fromEntries(Object.entries(await verify()).flatMap(([id, { fault }]) => (fault ? [[id, fault]] : [])))

test('an intact trail is walked whole, that of the installation too, and tells its head (rules 2.10)', async () => {
  const { rows } = await client.query<{ hash: Buffer }>('select hash from audit_head where provider_id = $1', [
    riverside,
  ])
  expect(await verify()).toEqual({
    [installation]: {
      providerId: installation,
      provider: null,
      rows: 2,
      head: expect.stringMatching(/^[0-9a-f]{64}$/),
      fault: null,
    },
    [lakeshore]: { providerId: lakeshore, provider: 'Lakeshore Medical', rows: 0, head: '', fault: null },
    [riverside]: {
      providerId: riverside,
      provider: 'Riverside Health',
      rows: 250,
      head: rows[0]!.hash.toString('hex'),
      fault: null,
    },
  })
})

test.each([
  ['an altered row', 'update audit_entry set outcome = $3 where provider_id = $1 and sequence = $2', 123, 'altered'],
  [
    'an altered row at the edge of two readings',
    'update audit_entry set actor_id = gen_random_uuid(), action = $3 where provider_id = $1 and sequence = $2',
    101,
    'altered',
  ],
  [
    'a row removed in the middle',
    'delete from audit_entry where provider_id = $1 and sequence = $2 and $3 <> outcome',
    7,
    'missing',
  ],
  [
    'a removed first row',
    'delete from audit_entry where provider_id = $1 and sequence = $2 and $3 <> outcome',
    1,
    'missing',
  ],
  [
    'a removed row at the edge of two readings',
    'delete from audit_entry where provider_id = $1 and sequence = $2 and $3 <> outcome',
    200,
    'missing',
  ],
  ['a cut tail', 'delete from audit_entry where provider_id = $1 and sequence >= $2 and $3 <> outcome', 240, 'cut'],
  [
    'a cut tail at the edge of two readings',
    'delete from audit_entry where provider_id = $1 and sequence >= $2 and $3 <> outcome',
    201,
    'cut',
  ],
  [
    'a trail that was removed whole',
    'delete from audit_entry where provider_id = $1 and sequence >= $2 and $3 <> outcome',
    1,
    'cut',
  ],
])('%s is found, and named', async (_what, sql, sequence, what) => {
  await client.query(sql, [riverside, sequence, 'nothing'])
  expect(await faults()).toEqual({ [riverside]: { sequence, what } })
})

test('a row that was altered together with its own hash is found at the next one', async () => {
  await client.query(`update audit_entry set outcome = 'nothing' where provider_id = $1 and sequence = 5`, [riverside])
  await client.query(
    `update audit_entry e set hash = audit_digest((select hash from audit_entry where provider_id = $1 and sequence = 4), e) where provider_id = $1 and sequence = 5`,
    [riverside],
  )
  expect(await faults()).toEqual({ [riverside]: { sequence: 6, what: 'altered' } })
})

test('a last row that was replaced together with its hash differs from the head', async () => {
  await client.query(
    `update audit_entry e set hash = audit_digest('\\x00', e) where provider_id = $1 and sequence = 2`,
    [installation],
  )
  await client.query(`delete from audit_entry where provider_id = $1 and sequence = 1`, [installation])
  expect(await faults()).toEqual({ [installation]: { sequence: 1, what: 'missing' } })
  await client.query(`update audit_head set hash = '\\x00' where provider_id = $1`, [riverside])
  expect(await faults()).toMatchObject({ [riverside]: { sequence: 250, what: 'altered' } })
})

test('rows past the head, and of a provider that is gone, are found', async () => {
  await client.query(`delete from audit_head where provider_id = $1`, [riverside])
  await client.query(`delete from job where provider_id = $1`, [riverside])
  await client.query(`delete from provider where id = $1`, [riverside])
  expect(await faults()).toEqual({ [riverside]: { sequence: 1, what: 'unheaded' } })
})

test('the finding is told in words', async () => {
  await client.query('delete from audit_entry where provider_id = $1 and sequence = 7', [riverside])
  const reports = await verify()
  expect(describeFault(reports[riverside]!)).toBe(
    `Row 7 of the audit log of Riverside Health (${riverside}) was removed.`,
  )
  expect(describeFault(reports[installation]!)).toBeNull()
})
