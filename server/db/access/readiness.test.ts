import pg from 'pg'
import { createTestDatabase, type TestDatabase } from '../../test/database/database'
import { openProxy } from '../../test/database/proxy'
import { openClients, type Clients } from './client'
import { marksOf, readMigrations } from '../migrations/history'
import { openReadiness } from './readiness'

let database: TestDatabase
let owner: pg.Client
beforeAll(async () => {
  database = await createTestDatabase()
  owner = new pg.Client({ connectionString: database.url })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await database.drop()
})

/** What new connections to the database answer. */
const answer = async (
  poolUrl: string | null = null,
  work: (clients: Clients, whyNotReady: () => Promise<string | null>) => Promise<unknown> = (_, whyNotReady) =>
    whyNotReady(),
): Promise<unknown> => {
  const clients = openClients(poolUrl ?? database.url, { pooled: poolUrl !== null })
  try {
    return await work(clients, openReadiness(clients, { poolUrl }))
  } finally {
    await clients.close()
  }
}

test('a database that takes writes and holds every migration is ready', async () => {
  expect(await answer()).toBeNull()
})

test('a standby, which answers and takes no writes, is not', async () => {
  const name = new URL(database.url).pathname.slice(1)
  await owner.query(`alter database ${name} set default_transaction_read_only = on`)
  expect(await answer()).toBe('the database takes no writes: it is a standby, or default_transaction_read_only is on')
  await owner.query('set default_transaction_read_only = off')
  await owner.query(`alter database ${name} reset default_transaction_read_only`)
  expect(await answer()).toBeNull()
})

test('nor is one whose tables the role of the application may not write', async () => {
  await owner.query('revoke update on session from patency_app')
  expect(await answer()).toBe('the database refuses a write (42501)')
  await owner.query('grant update on session to patency_app')
  expect(await answer()).toBeNull()
})

test('nor one that lacks a migration, or has one that this program does not know', async () => {
  const { name } = readMigrations().at(-1)!
  const [row] = (
    await owner.query<Record<string, unknown>>('delete from _prisma_migrations where migration_name = $1 returning *', [
      name,
    ])
  ).rows
  expect(await answer()).toBe(`migrations are missing: ${name}`)
  await owner.query('insert into _prisma_migrations select * from json_populate_record(null::_prisma_migrations, $1)', [
    JSON.stringify(row),
  ])
  await owner.query(
    `insert into _prisma_migrations (id, checksum, migration_name, finished_at) values ('x', 'y', '29990101000000_later', now())`,
  )
  expect(await answer()).toBe(
    'This database was changed by a newer Patency: its migration 29990101000000_later is unknown here.',
  )
  await owner.query(`delete from _prisma_migrations where id = 'x'`)
  expect(await answer()).toBeNull()
})

test('one that was made before the baseline is ready as it is', async () => {
  const replaced = readMigrations().flatMap((migration) => marksOf(migration).replaces)
  await owner.query('create table history_kept as table _prisma_migrations')
  const baseline = readMigrations().flatMap((migration) => (marksOf(migration).isBaseline ? [migration.name] : []))
  await owner.query('delete from _prisma_migrations where migration_name = any($1)', [baseline])
  await owner.query(
    `insert into _prisma_migrations (id, checksum, migration_name, finished_at) select gen_random_uuid(), 'x', name, now() from unnest($1::text[]) name`,
    [replaced],
  )
  expect(await answer()).toBeNull()
  await owner.query('delete from _prisma_migrations where migration_name = $1', [replaced[0]])
  expect(await answer()).toMatch(/^This database is too old for this version: it lacks 1 of the migrations/)
  await owner.query('delete from _prisma_migrations')
  await owner.query('insert into _prisma_migrations table history_kept')
  await owner.query('drop table history_kept')
  expect(await answer()).toBeNull()
})

test('a dead pooler is a reason, although the database itself answers', async () => {
  const direct = new URL(database.url)
  const pooler = await openProxy(() => ({ host: direct.hostname, port: Number(direct.port) }))
  // As a pooler's own user does.
  await owner.query(`create role ready_web login password 'pw' in role patency_app`)
  await owner.query(`alter role ready_web set role = 'patency_app'`)
  const url = Object.assign(new URL(direct), { port: String(pooler.port), username: 'ready_web', password: 'pw' }).href
  try {
    await answer(url, async (_, whyNotReady) => {
      expect(await whyNotReady()).toBeNull()
      pooler.cut()
      expect(await whyNotReady()).toBe('the database does not answer through the pooler of PATENCY_POOL_URL')
      expect(await answer()).toBeNull()
      pooler.mend()
      expect(await whyNotReady()).toBeNull()
    })
  } finally {
    await pooler.close()
    await owner.query('drop role ready_web')
  }
})

test('many who ask at once cost one statement', async () => {
  await answer(null, async (clients, whyNotReady) => {
    expect(await whyNotReady()).toBeNull()
    const before = clients.statements()
    expect(await Promise.all(Array.from({ length: 50 }, whyNotReady))).toEqual(Array(50).fill(null))
    expect(clients.statements() - before).toBe(1)
  })
})
