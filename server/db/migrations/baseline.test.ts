import pg from 'pg'
import { createTestDatabase, type TestDatabase } from '../../test/database/database'
import { marksOf, missingAmong, readMigrations, type Applied, type Migration } from './history'
import { appliedMigrations, migrate, pendingMigrations } from './migrate'

const before: Migration[] = ['first', 'second', 'third'].map((name, place) => ({
  name: `2026010${place + 1}000000_${name}`,
  sql: `create table ${name} ()`,
}))
const baseline: Migration[] = [
  {
    name: '20260201000000_one',
    sql: `-- patency: baseline
-- patency: replaces ${before[0]!.name} ${before[1]!.name}
-- patency: replaces ${before[2]!.name}
-- What all of them made.
create table first (); create table second ();`,
  },
  { name: '20260201000100_other', sql: '-- patency: baseline\ncreate table third ();' },
]
const later: Migration = { name: '20260301000000_later', sql: 'create table fourth ()' }

let database: TestDatabase
let client: pg.Client
beforeEach(async () => {
  database = await createTestDatabase({ empty: true })
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterEach(async () => {
  await client.end()
  await database.drop()
})

const history = async () =>
  (await client.query<object>('select * from _prisma_migrations order by migration_name')).rows

test('a database with all migrations that the baseline replaced holds it, and is not written to', async () => {
  await migrate(database.url, before)
  const rows = await history()
  expect(await pendingMigrations(client, baseline)).toEqual([])
  expect(await migrate(database.url, baseline)).toEqual([])
  // So an older server, or the same one after a roll-back, works on it beside.
  expect(await history()).toEqual(rows)
  expect(await migrate(database.url, before)).toEqual([])
})

test('what comes after the baseline is applied to both, and older servers know that it is newer', async () => {
  await migrate(database.url, before)
  expect(await migrate(database.url, [...baseline, later])).toEqual([later.name])
  expect(await migrate(database.url, [...baseline, later])).toEqual([])
  await expect(migrate(database.url, before)).rejects.toThrow(`its migration ${later.name} is unknown here`)

  const empty = await createTestDatabase({ empty: true })
  expect(await migrate(empty.url, [...baseline, later])).toEqual([...baseline, later].map(({ name }) => name))
  await empty.drop()
})

test('a database with only some of them is refused, with what to do', async () => {
  await migrate(database.url, before.slice(0, 1))
  const rows = await history()
  await expect(migrate(database.url, [...baseline, later])).rejects.toMatchObject({
    name: 'StartProblem',
    message:
      'This database is too old for this version: it lacks 2 of the migrations that one baseline has replaced, the last one 20260103000000_third.',
    remedy:
      'Start the last version before the baseline once, and then this one. The last version before the baseline is the one whose newest migration has that name.',
  })
  expect(await history()).toEqual(rows)
})

test('one of them that was begun and never finished is told as any other', () => {
  const rows: Applied[] = before.map(({ name }, place) => ({ migration_name: name, checksum: '', finished: place < 2 }))
  expect(() => missingAmong(rows, baseline)).toThrow('20260103000000_third was begun by another program')
})

test('a mark that nobody knows is a mistake; only the comments at the beginning are read', () => {
  expect(() => marksOf({ name: 'x', sql: '-- patency: outside transactions\nselect 1' })).toThrow(
    'migration x has a mark that means nothing: outside transactions',
  )
  expect(marksOf({ name: 'x', sql: '\r\n-- Why.\r\n-- patency: in batches\r\nselect 1' }).way).toBe('in batches')
  expect(marksOf({ name: 'x', sql: 'select 1;\n-- patency: in batches' }).way).toBe('in a transaction')
})

test('the baseline of this repository stands for the 49 migrations before it', async () => {
  await migrate(database.url)
  const all = readMigrations()
  const replaced = all.flatMap((migration) => marksOf(migration).replaces)
  expect(replaced).toHaveLength(49)
  expect(new Set(replaced).size).toBe(49)
  // As the last version before it left the history.
  await client.query(`delete from _prisma_migrations`)
  for (const name of replaced)
    await client.query(
      `insert into _prisma_migrations (id, checksum, migration_name, finished_at) values (gen_random_uuid(), 'x', $1, now())`,
      [name],
    )
  const newer = all.filter((migration) => !marksOf(migration).isBaseline).map(({ name }) => name)
  expect(await pendingMigrations(client, all)).toEqual(newer)
  expect((await appliedMigrations(client)).map(({ name }) => name)).toEqual(replaced)
  // Nothing of the baseline is later than what came after it.
  expect(all.slice(newer.length ? -newer.length : all.length).map(({ name }) => name)).toEqual(newer)
})
