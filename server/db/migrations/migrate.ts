import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { DatabaseClient } from '../access/databaseClient'
import { projectRoot } from '../../paths'
import { diskFull, isDiskFull, StartProblem } from '../../startProblem'

// The folders, the table and the lock are those of `prisma migrate deploy`, so that either
// may be used on one database. Prisma's own engine is not, because it splits a script at
// each semicolon and leaves halves behind.
const prismaLock = 72707369
const lockTimeout = '60s'

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

export interface Migration {
  name: string
  sql: string
}

export interface Applied {
  migration_name: string
  checksum: string
  finished: boolean
}

/** Of the history table, what missingAmong() needs. */
export const appliedColumns = `migration_name, checksum, finished_at is not null as finished from _prisma_migrations where rolled_back_at is null order by started_at`

const migrationsFolder = path.join(projectRoot, 'prisma', 'migrations')

export function readMigrations(folder = migrationsFolder): Migration[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(folder, entry.name, 'migration.sql')))
    .map(({ name }) => ({ name, sql: readFileSync(path.join(folder, name, 'migration.sql'), 'utf8') }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

function checksum(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** A checkout may have changed the line ends, which changes nothing that matters. */
export function isUnchanged({ sql }: Migration, applied: { checksum: string }): boolean {
  const unix = sql.replaceAll('\r\n', '\n')
  return [sql, unix, unix.replaceAll('\n', '\r\n')].some((text) => checksum(text) === applied.checksum)
}

/**
 * Brings the database to the newest schema, each migration whole or not at all. Answers the names of those it applied.
 * `onWarning` is told what a migration found that somebody should look at.
 */
export async function migrate(
  url: string,
  migrations: Migration[] = readMigrations(),
  onApply?: (name: string) => void,
  onWarning?: (message: string) => void,
): Promise<string[]> {
  const client = new DatabaseClient({ connectionString: url, application_name: 'patency-migrate' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await checkWritable(client)
    await takeLock(client)
    const pending = await findPending(client, migrations)
    client.on('notice', ({ severity, message }) => {
      if (severity === 'WARNING' && message) onWarning?.(message)
    })
    if (pending.length > 0) await client.query(historyTable)
    for (const migration of pending) {
      onApply?.(migration.name)
      await apply(client, migration)
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

/** The migrations that the database holds, the oldest first, whoever applied them. */
export async function appliedMigrations(client: pg.ClientBase): Promise<{ name: string; checksum: string }[]> {
  const exists = await client.query<{ found: string | null }>(`select to_regclass('_prisma_migrations')::text as found`)
  if (exists.rows[0]?.found == null) return []
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

async function takeLock(client: pg.Client): Promise<void> {
  try {
    await client.query(`set lock_timeout = '${lockTimeout}'`)
    await client.query('select pg_advisory_lock($1)', [prismaLock])
    await client.query('set lock_timeout = 0')
  } catch (error) {
    if ((error as pg.DatabaseError).code !== '55P03') throw error
    throw new StartProblem(
      'Another program has been changing the schema of this database for more than a minute.',
      'Wait until it is done. If nothing is, end the database session that holds advisory lock 72707369.',
    )
  }
}

async function findPending(client: pg.ClientBase, migrations: Migration[]): Promise<Migration[]> {
  const exists = await client.query<{ found: string | null }>(`select to_regclass('_prisma_migrations')::text as found`)
  if (exists.rows[0]?.found == null) return migrations
  const { rows } = await client.query<Applied>(`select ${appliedColumns}`)
  return missingAmong(rows, migrations)
}

/** The migrations that the rows of the history do not name. Refuses a history that this program does not know. */
export function missingAmong(rows: Applied[], migrations: Migration[]): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration]))
  for (const row of rows) {
    const migration = known.get(row.migration_name)
    if (!migration) {
      throw new StartProblem(
        `This database was changed by a newer Patency: its migration ${row.migration_name} is unknown here.`,
        'Start that version or a newer one. An older server must not write to it.',
      )
    }
    if (!row.finished) {
      throw new StartProblem(
        `Migration ${row.migration_name} was begun by another program and never finished.`,
        'Look at what it left behind, put it right, and mark it with "prisma migrate resolve"; or restore the backup from before.',
      )
    }
    if (!isUnchanged(migration, row)) {
      throw new StartProblem(
        `Migration ${row.migration_name} was edited after it had been applied to this database.`,
        'Restore the file from version control; a change to the schema goes into a new migration.',
      )
    }
  }
  const applied = new Set(rows.map((row) => row.migration_name))
  return migrations.filter(({ name }) => !applied.has(name))
}

async function apply(client: pg.Client, { name, sql }: Migration): Promise<void> {
  try {
    await client.query('begin')
    await client.query(sql)
    await client.query(
      `insert into _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       values ($1, $2, $3, transaction_timestamp(), clock_timestamp(), 1)`,
      [randomUUID(), checksum(sql), name],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    if (isDiskFull(error)) throw diskFull('the database')
    const { code, message } = error as pg.DatabaseError
    throw new StartProblem(
      `Migration ${name} failed and was undone: ${message} (${code ?? 'no code'}).`,
      'Nothing is half done. Check that the database user owns the tables and may create roles, then start again.',
    )
  }
}
