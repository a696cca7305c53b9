import { jest } from '@jest/globals'
import pg from 'pg'
import { createTestDatabase, type TestDatabase } from '../../test/database/database'
import { readMigrations, type Migration } from './history'
import { migrate, pendingMigrations } from './migrate'

const two: Migration[] = [
  {
    name: '20260101000000_first',
    sql: `create table kettle (id int primary key, label text default ';');\ninsert into kettle values (1);`,
  },
  { name: '20260102000000_second', sql: 'alter table kettle add column warm boolean not null default false;' },
]

let database: TestDatabase

beforeEach(async () => {
  database = await createTestDatabase({ empty: true })
})
afterEach(() => database.drop())

async function query<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

test('a fresh database gets every migration in order, recorded as prisma migrate deploy records them', async () => {
  const told = jest.fn()
  expect(await migrate(database.url, two, { onApply: told })).toEqual(['20260101000000_first', '20260102000000_second'])
  expect(told.mock.calls.flat()).toEqual(['20260101000000_first', '20260102000000_second'])
  expect(await query('select * from kettle')).toEqual([{ id: 1, label: ';', warm: false }])
  const [row] = await query(
    `select checksum, applied_steps_count, logs, rolled_back_at, finished_at >= started_at as finished from _prisma_migrations order by migration_name`,
  )
  expect(row).toEqual({
    checksum: '228f5b93114150bc694744702ebfefbc904c9f0c29b67146f171f5b16ec88097',
    applied_steps_count: 1,
    logs: null,
    rolled_back_at: null,
    finished: true,
  })
})

test('a database that takes no writes is refused with a sentence', async () => {
  await query(
    `do $$ begin execute format('alter database %I set default_transaction_read_only = on', current_database()); end $$`,
  )
  await expect(migrate(database.url, two)).rejects.toMatchObject({
    name: 'StartProblem',
    message: 'The database takes no writes: default_transaction_read_only is on.',
  })
})

test('the application may read the history of migrations and not write it', async () => {
  await migrate(database.url)
  const [rights] = await query(
    `select ${['select', 'insert', 'update', 'delete', 'truncate'].map((right) => `has_table_privilege('patency_app', '_prisma_migrations', '${right}') as ${right === 'select' ? 'reads' : `"${right}s"`}`).join(', ')}`,
  )
  expect(rights).toEqual({ reads: true, inserts: false, updates: false, deletes: false, truncates: false })
})

test('a second run changes nothing', async () => {
  await migrate(database.url, two)
  const before = await query('select * from _prisma_migrations')
  expect(await migrate(database.url, two)).toEqual([])
  expect(await query('select * from _prisma_migrations')).toEqual(before)
})

test('line ends changed by a checkout are not an edit', async () => {
  await migrate(database.url, two)
  const windows = two.map(({ name, sql }) => ({ name, sql: sql.replaceAll('\n', '\r\n') }))
  expect(await migrate(database.url, windows)).toEqual([])
})

test('a migration that was edited after it was applied is refused', async () => {
  await migrate(database.url, two)
  const edited = [two[0]!, { ...two[1]!, sql: 'select 1;' }]
  await expect(migrate(database.url, edited)).rejects.toThrow(
    '20260102000000_second was edited after it had been applied',
  )
})

test('a database of a newer Patency is refused, and nothing is applied to it', async () => {
  await migrate(database.url, two)
  const older = [two[0]!, { name: '20260103000000_third', sql: 'create table pot ();' }]
  await expect(migrate(database.url, older)).rejects.toThrow('changed by a newer Patency')
  expect(await query(`select to_regclass('pot') as pot`)).toEqual([{ pot: null }])
})

test('a migration that another program left half done is refused', async () => {
  await migrate(database.url, two)
  await query(`update _prisma_migrations set finished_at = null where migration_name = '20260102000000_second'`)
  await expect(migrate(database.url, two)).rejects.toThrow('never finished')
})

test('one that was rolled back by hand is applied again', async () => {
  await migrate(database.url, two)
  await query(
    `alter table kettle drop column warm; update _prisma_migrations set rolled_back_at = now() where migration_name = '20260102000000_second'`,
  )
  expect(await migrate(database.url, two)).toEqual(['20260102000000_second'])
})

test('a migration that fails leaves nothing behind, and those before it stay', async () => {
  const broken = [two[0]!, { name: '20260102000000_broken', sql: 'create table pot (); select 1 / 0;' }]
  await expect(migrate(database.url, broken)).rejects.toThrow(
    '20260102000000_broken failed and was undone: division by zero',
  )
  expect(
    await query(`select to_regclass('pot') as pot, (select count(*)::int from _prisma_migrations) as applied`),
  ).toEqual([{ pot: null, applied: 1 }])
})

test('of servers that start at the same moment, one migrates and the others wait for it', async () => {
  const slow = [{ ...two[0]!, sql: `select pg_sleep(0.3); ${two[0]!.sql}` }, two[1]!]
  const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(database.url, slow)))
  expect(applied.map((names) => names.length).sort()).toEqual([0, 0, 0, 0, 2])
})

test('the migrations of this repository apply to an empty database, and none is pending then', async () => {
  const all = readMigrations()
  expect(all.length).toBeGreaterThan(0)
  await migrate(database.url, all)
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  expect(await pendingMigrations(client, all)).toEqual([])
  await client.end()
})
