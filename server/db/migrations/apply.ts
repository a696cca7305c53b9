import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { diskFull, isDiskFull, StartProblem } from '../../startProblem'
import { checksum, marksOf, type Migration } from './history'

/** How long a migration waits for a lock and how often; how many rows a batch has, and from when on it lasts too long. */
export interface Patience {
  lockTimeoutMs: number
  pauseMs: number
  tries: number
  firstRows: number
  mostRows: number
  longMs: number
}

/**
 * Whoever wants a table after a waiting `alter table` waits behind it. So it gives up soon, well within the four seconds
 * that a request waits, lets the requests through, and tries again.
 */
export const usualPatience: Patience = {
  lockTimeoutMs: 1_000,
  pauseMs: 2_000,
  tries: 60,
  firstRows: 500,
  mostRows: 10_000,
  longMs: 250,
}

/** Whoever wants a row of a batch waits for its end. So the next one is smaller where the last one took long. */
export const nextRows = (
  rows: number,
  tookMs: number,
  { mostRows, longMs }: Pick<Patience, 'mostRows' | 'longMs'>,
): number =>
  tookMs > longMs ? Math.max(1, Math.floor(rows / 2)) : tookMs < longMs / 3 ? Math.min(mostRows, rows * 2) : rows

/** Of PostgreSQL: a lock that was not given in time, and a deadlock. Both end with whoever held the other lock. */
const isLockProblem = (error: unknown): boolean =>
  ['55P03', '40P01'].includes(String((error as pg.DatabaseError | null)?.code))

type Say = (message: string) => void

/**
 * Applies a migration in the way that its mark says, and writes its row of the history:
 * in a transaction, whole or not at all (without a mark);
 * outside a transaction, one statement after the other, which `create index concurrently` needs;
 * in batches, each statement again and again, with the number of rows to change as `$1`, until it changes none.
 * What ran without a transaction stays when it breaks off; the next run begins with the first statement again.
 */
export async function apply(
  client: pg.Client,
  migration: Migration,
  patience: Patience,
  onWait: Say = () => undefined,
): Promise<void> {
  const { name, sql } = migration
  const { way } = marksOf(migration)
  const patiently = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    for (let tried = 1; ; tried += 1)
      try {
        return await work()
      } catch (error) {
        if (!isLockProblem(error) || tried === patience.tries) throw error
        onWait(`Migration ${name} waits for others to let go of what it changes (try ${tried} of ${patience.tries}).`)
        await wait(patience.pauseMs)
      }
  }
  try {
    // Building an index concurrently waits for everybody who is at work, and keeps nobody waiting.
    const lockTimeoutMs = way === 'outside a transaction' ? 0 : patience.lockTimeoutMs
    await client.query(`set lock_timeout = ${lockTimeoutMs}`)
    if (way === 'in a transaction') return await patiently(() => inTransaction(client, migration))
    const { rows } = await client.query<{ now: Date }>('select now()')
    if (way === 'outside a transaction') await dropBrokenIndexes(client, sql)
    for (const statement of statementsOf(sql)) {
      if (way === 'outside a transaction') await client.query(statement)
      else await inBatches(client, statement, patience, patiently)
    }
    await record(client, migration, rows[0]!.now)
  } catch (error) {
    throw explain(error, name, way === 'in a transaction')
  }
}

async function inTransaction(client: pg.Client, migration: Migration): Promise<void> {
  try {
    await client.query('begin')
    await client.query(migration.sql)
    await record(client, migration)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

/** Without `startedAt`: it began with this transaction. */
const record = (client: pg.Client, { name, sql }: Migration, startedAt: Date | null = null): Promise<unknown> =>
  client.query(
    `insert into _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
     values ($1, $2, $3, coalesce($4, transaction_timestamp()), clock_timestamp(), 1)`,
    [randomUUID(), checksum(sql), name, startedAt],
  )

/** A line that says only this stands between two statements. No parser has to know where a statement ends. */
const separator = /^-- next *$/m

const statementsOf = (sql: string): string[] => sql.replaceAll('\r\n', '\n').split(separator)

async function inBatches(
  client: pg.Client,
  statement: string,
  patience: Patience,
  patiently: <Result>(work: () => Promise<Result>) => Promise<Result>,
): Promise<void> {
  for (let rows = patience.firstRows, changed: number | null = rows; changed;) {
    const batch = rows
    const tookMs = await patiently(async () => {
      const started = performance.now()
      changed = (await client.query(statement, [batch])).rowCount
      return performance.now() - started
    })
    rows = nextRows(rows, tookMs, patience)
  }
}

const brokenIndexes = `
  select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
  where not i.indisvalid and c.relnamespace = current_schema()::regnamespace`

/** A run that broke off while it built an index leaves it there, unused; `if not exists` would take it for a whole one. */
async function dropBrokenIndexes(client: pg.Client, sql: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(brokenIndexes)
  const words = new Set(sql.match(/\w+/g))
  for (const { name } of rows)
    if (words.has(name)) await client.query(`drop index concurrently if exists ${client.escapeIdentifier(name)}`)
}

function explain(error: unknown, name: string, isUndone: boolean): unknown {
  if (isDiskFull(error)) return diskFull('the database')
  const { code, message } = error as pg.DatabaseError
  const rest = isUndone ? 'Nothing is half done.' : 'What it has done stays, and the next start goes on from there.'
  if (isLockProblem(error))
    return new StartProblem(
      `Migration ${name} ${isUndone ? 'was undone' : 'stopped'}: others did not let go of what it changes (${code}).`,
      `${rest} Look in pg_stat_activity for a transaction that stays open, such as a dump or a forgotten psql; wait for it or end it, and start again.`,
    )
  return new StartProblem(
    `Migration ${name} ${isUndone ? 'failed and was undone' : 'failed'}: ${message} (${code ?? 'no code'}).`,
    `${rest} Check that the database user owns the tables and may create roles, then start again.`,
  )
}
