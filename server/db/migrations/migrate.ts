import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { DatabaseClient } from '../access/databaseClient'
import { StartProblem } from '../../startProblem'
import { apply, usualPatience, type Patience } from './apply'
import { appliedColumns, missingAmong, readMigrations, type Applied, type Migration } from './history'

// The folders, the table and the lock are those of `prisma migrate deploy`, so that either may be used on one database
// (but for one that holds what the baseline replaced). Prisma's own engine is not, because it splits a script at each
// semicolon, leaves halves behind, and knows none of our marks.
const prismaLock = 72707369
const lookAgainMs = 250
const sayAgainMs = 60_000

const historyTable = `
  create table if not exists _prisma_migrations (
    id varchar(36) primary key not null,
    checksum varchar(64) not null,
    finished_at timestamptz,
    migration_name varchar(255) not null,
    logs text,
    rolled_back_at timestamptz,
    started_at timestamptz not null default now(),
    applied_steps_count integer not null default 0
  )`

export interface Listener {
  /** The name of a migration that begins. */
  onApply?: (name: string) => void
  /** What a migration found that somebody should look at. */
  onWarning?: (message: string) => void
  /** For whom or what it waits. */
  onWait?: (message: string) => void
}

/** Brings the database to the newest schema. Answers the names of the migrations that it applied. */
export async function migrate(
  url: string,
  migrations: Migration[] = readMigrations(),
  listener: Listener = {},
  patience: Patience = usualPatience,
): Promise<string[]> {
  // A limit that somebody gave the database would end the long ones.
  const client = new DatabaseClient({
    connectionString: url,
    application_name: 'patency-migrate',
    settings: { statement_timeout: 0 },
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await checkWritable(client)
    await takeLock(client, listener)
    const pending = await findPending(client, migrations)
    client.on('notice', ({ severity, message }) => {
      if (severity === 'WARNING' && message) listener.onWarning?.(message)
    })
    if (pending.length > 0) await client.query(historyTable)
    for (const migration of pending) {
      listener.onApply?.(migration.name)
      await apply(client, migration, patience, listener.onWait)
    }
    return pending.map(({ name }) => name)
  } finally {
    // Ending the connection gives the lock back.
    await client.end()
  }
}

/** Names of migrations that the database does not hold yet. Refuses a database that this program must not touch. */
export async function pendingMigrations(client: pg.ClientBase, migrations: Migration[]): Promise<string[]> {
  return (await findPending(client, migrations)).map(({ name }) => name)
}

/** The migrations that the history of the database names, the oldest first, whoever applied them. */
export async function appliedMigrations(client: pg.ClientBase): Promise<{ name: string; checksum: string }[]> {
  if (!(await hasHistory(client))) return []
  const { rows } = await client.query<{ name: string; checksum: string }>(
    `select migration_name as name, checksum from _prisma_migrations where rolled_back_at is null and finished_at is not null order by migration_name`,
  )
  return rows
}

/** Also where nothing is to be migrated: a server needs a database that takes writes. */
async function checkWritable(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ standby: boolean; readOnly: boolean }>(
    `select pg_is_in_recovery() as standby, current_setting('transaction_read_only') = 'on' as "readOnly"`,
  )
  const { standby, readOnly } = rows[0]!
  if (standby)
    throw new StartProblem(
      'The database is a standby and takes no writes.',
      'Promote it, or let DATABASE_URL lead to the primary.',
    )
  if (readOnly)
    throw new StartProblem(
      'The database takes no writes: default_transaction_read_only is on.',
      'Switch that off for the database and its user, or let DATABASE_URL lead to another.',
    )
}

/**
 * Waits as long as another program holds the lock, and says so. It asks again and again instead of waiting in the
 * database: an index that the other one builds concurrently would wait for that statement, and both for ever.
 */
async function takeLock(client: pg.Client, { onWait }: Listener): Promise<void> {
  for (let waitedMs = 0; ; waitedMs += lookAgainMs) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [prismaLock])
    if (rows[0]!.taken) return
    if (waitedMs % sayAgainMs === 0) onWait?.(await describeHolder(client))
    await wait(lookAgainMs)
  }
}

async function describeHolder(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ pid: number; program: string }>(
    `select l.pid, coalesce(nullif(a.application_name, ''), 'a program without a name') as program
       from pg_locks l join pg_stat_activity a on a.pid = l.pid join pg_database d on d.oid = l.database
       where l.locktype = 'advisory' and l.granted and l.classid = 0 and l.objid = $1 and d.datname = current_database()`,
    [prismaLock],
  )
  const holder = rows[0]
  const who = holder ? `${holder.program}, session ${holder.pid} of PostgreSQL` : 'another program'
  const remedy = holder ? ` If nothing does any more, end it: select pg_terminate_backend(${holder.pid});` : ''
  return `The schema of this database is being changed by ${who}. This start waits for it.${remedy}`
}

async function hasHistory(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ found: string | null }>(
    `select to_regclass('_prisma_migrations')::text as found`,
  )
  return rows[0]?.found != null
}

async function findPending(client: pg.ClientBase, migrations: Migration[]): Promise<Migration[]> {
  if (!(await hasHistory(client))) return migrations
  const { rows } = await client.query<Applied>(`select ${appliedColumns}`)
  return missingAmong(rows, migrations)
}
