import pg from 'pg'
import { createTestDatabase, type TestDatabase } from '../../test/database/database'
import { until } from '../../test/harness/until'
import { nextRows, usualPatience } from './apply'
import type { Migration } from './history'
import { migrate } from './migrate'

const name = '20260102000000_second'
const outside = (...statements: string[]): Migration => ({
  name,
  sql: `-- patency: outside a transaction\n${statements.join('\n-- next\n')}`,
})
// Three rows at a time, in their order.
const batches: Migration = {
  name,
  sql: `-- patency: in batches
update kettle set warm = true where id in (select id from kettle where warm is null order by id limit $1 for update);`,
}
const inOne: Migration = { name, sql: 'alter table kettle add column lid text' }
/** As many tries as it takes, and soon; and no batch that is larger, or smaller where the machine is slow. */
const untilGiven = { lockTimeoutMs: 20, pauseMs: 1, tries: Infinity, firstRows: 3, mostRows: 3, longMs: Infinity }

let database: TestDatabase
let owner: pg.Client
let other: pg.Client
beforeEach(async () => {
  database = await createTestDatabase({ empty: true })
  owner = new pg.Client({ connectionString: database.url })
  other = new pg.Client({ connectionString: database.url })
  await owner.connect()
  await other.connect()
  await migrate(database.url, [{ name: '20260101000000_first', sql: 'select 1' }])
  await owner.query('create table kettle (id int primary key, label text, warm boolean)')
  await owner.query(`insert into kettle select n, 'kettle ' || n from generate_series(1, 10) n`)
})
afterEach(async () => {
  await owner.end()
  await other.end()
  await database.drop()
})

const run = (migration: Migration, onWait?: (message: string) => void, patience = untilGiven): Promise<string[]> =>
  migrate(database.url, [{ name: '20260101000000_first', sql: 'select 1' }, migration], onWait && { onWait }, patience)

async function rowsOf<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
  return (await owner.query<Row>(sql)).rows
}
const isRecorded = async (): Promise<boolean> =>
  (await rowsOf(`select from _prisma_migrations where migration_name = '${name}' and finished_at >= started_at`))
    .length === 1
const warmIds = async (): Promise<number[]> =>
  (await rowsOf<{ id: number }>('select id from kettle where warm order by id')).map(({ id }) => id)
const indexes = (): Promise<object[]> =>
  rowsOf(
    `select indexrelid::regclass::text as name, indisvalid as valid from pg_index where indrelid = 'kettle'::regclass and not indisprimary order by 1`,
  )

/** Runs it and answers when it waits for the first time, with the end still to come. */
const untilItWaits = async (migration: Migration): Promise<{ end: Promise<string[]>; told: string }> => {
  let tell: (message: string) => void
  const waits = new Promise<string>((resolve) => (tell = resolve))
  const end = run(migration, (message) => tell(message))
  end.catch(() => undefined)
  return { end, told: await waits }
}

/** Until the migration waits inside of a statement. */
const untilBlocked = async (): Promise<void> => {
  const blocked = `select from pg_stat_activity where datname = current_database() and application_name = 'patency-migrate' and wait_event_type = 'Lock'`
  await until(async () => (await owner.query(blocked)).rowCount === 1)
}

describe('outside a transaction', () => {
  test('statements run one after the other, also those that PostgreSQL allows in no transaction', async () => {
    const two = outside(
      `create index concurrently if not exists kettle_label on kettle (label) where label <> ';';`,
      `create index concurrently if not exists kettle_warm on kettle (warm)`,
    )
    expect(await run(two)).toEqual([name])
    expect(await indexes()).toEqual([
      { name: 'kettle_label', valid: true },
      { name: 'kettle_warm', valid: true },
    ])
    expect(await isRecorded()).toBe(true)
    expect(await run(two)).toEqual([])
  })

  test('two statements without the line between them are refused by PostgreSQL, and told', async () => {
    const both = outside('create index concurrently a on kettle (label); create index concurrently b on kettle (warm)')
    await expect(run(both)).rejects.toMatchObject({
      name: 'StartProblem',
      message: expect.stringMatching(`^Migration ${name} failed: CREATE INDEX CONCURRENTLY cannot `),
      remedy: expect.stringMatching(/^What it has done stays, and the next start goes on from there\./),
    })
    expect(await isRecorded()).toBe(false)
  })

  test('an index that a run left unfinished is built anew by the next one; others stay', async () => {
    await owner.query(`update kettle set label = 'same'`)
    await expect(owner.query('create unique index concurrently stray on kettle (label)')).rejects.toThrow('unique')
    const one = outside('create unique index concurrently if not exists kettle_label on kettle (label)')
    await expect(run(one)).rejects.toThrow('could not create unique index')
    const stray = { name: 'stray', valid: false }
    expect(await indexes()).toEqual([{ name: 'kettle_label', valid: false }, stray])
    expect(await isRecorded()).toBe(false)

    await owner.query('update kettle set label = id::text')
    expect(await run(one)).toEqual([name])
    expect(await indexes()).toEqual([{ name: 'kettle_label', valid: true }, stray])
  })

  test('a start that waits for another one does not keep its index waiting', async () => {
    const one = outside('create index concurrently if not exists kettle_label on kettle (label)')
    await other.query('begin')
    await other.query(`update kettle set label = 'held' where id = 1`)
    const first = run(one)
    await untilBlocked()
    const { end: second, told } = await untilItWaits(one)
    expect(told).toMatch(
      /^The schema of this database is being changed by patency-migrate, session \d+ of PostgreSQL\. This start waits for it\./,
    )
    // Nobody is kept from work by the index.
    await owner.query(`update kettle set label = 'other' where id = 2`)
    await other.query('commit')
    expect(await Promise.all([first, second])).toEqual([[name], []])
    expect(await indexes()).toEqual([{ name: 'kettle_label', valid: true }])
  })
})

describe('in batches', () => {
  test('a statement is repeated until it changes nothing, each time in a transaction of its own', async () => {
    expect(await run(batches)).toEqual([name])
    const groups = await rowsOf('select array_agg(id order by id) as ids from kettle group by xmin::text order by 1')
    expect(groups).toEqual([{ ids: [1, 2, 3] }, { ids: [4, 5, 6] }, { ids: [7, 8, 9] }, { ids: [10] }])
    expect(await isRecorded()).toBe(true)
  })

  test('a row that somebody holds keeps only its batch waiting, and no one else', async () => {
    await other.query('begin')
    await other.query('select from kettle where id = 8 for update')
    const { end, told } = await untilItWaits(batches)
    expect(told).toBe(`Migration ${name} waits for others to let go of what it changes (try 1 of Infinity).`)
    expect(await warmIds()).toEqual([1, 2, 3, 4, 5, 6])
    // Row 7 is of the batch that waits, which lets go of it in between.
    await owner.query(`update kettle set label = 'changed' where id in (1, 7, 10)`)
    expect(await isRecorded()).toBe(false)
    await other.query('commit')
    expect(await end).toEqual([name])
    expect(await warmIds()).toHaveLength(10)
    expect(await rowsOf(`select id from kettle where label = 'changed' order by id`)).toEqual([
      { id: 1 },
      { id: 7 },
      { id: 10 },
    ])
  })

  test('a run that was killed goes on where it was', async () => {
    await other.query('begin')
    await other.query('select from kettle where id = 8 for update')
    const { end } = await untilItWaits(batches)
    await owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'patency-migrate'`,
    )
    await expect(end).rejects.toMatchObject({ name: 'StartProblem' })
    await other.query('commit')
    const done = await rowsOf('select id, xmin::text as by from kettle where warm order by id')
    expect(done).toHaveLength(6)
    expect(await isRecorded()).toBe(false)
    expect(await run(batches)).toEqual([name])
    expect((await rowsOf('select id, xmin::text as by from kettle order by id')).slice(0, 6)).toEqual(done)
    expect(await warmIds()).toHaveLength(10)
  })

  test('two statements without the line between them are told', async () => {
    await expect(run({ name, sql: `${batches.sql}\nselect 1` })).rejects.toThrow(
      `Migration ${name} failed: cannot insert multiple commands into a prepared statement`,
    )
  })

  test.each([
    [1_000, 251, 500],
    [1_000, 250, 1_000],
    [1_000, 83, 2_000],
    [8_000, 1, 10_000],
    [1, 9_000, 1],
  ])('after %i rows in %i ms the next batch has %i', (rows, tookMs, next) => {
    expect(nextRows(rows, tookMs, usualPatience)).toBe(next)
  })
})

describe('in one transaction', () => {
  test('while it waits for a table, others read and write it; then it is applied', async () => {
    await other.query('begin')
    await other.query(`update kettle set label = 'held' where id = 1`)
    const { end } = await untilItWaits(inOne)
    // Behind a lock that is waited for without end, these would wait for the other transaction.
    await owner.query('select from kettle')
    await owner.query(`update kettle set label = 'mine' where id = 2`)
    await other.query('commit')
    expect(await end).toEqual([name])
    expect(await rowsOf('select lid from kettle where id = 1')).toEqual([{ lid: null }])
  })

  test('after its last try it says what to look for, and nothing is half done', async () => {
    await other.query('begin')
    await other.query('lock table kettle')
    const told: string[] = []
    const alsoPot: Migration = { name, sql: `create table pot (); ${inOne.sql}` }
    await expect(run(alsoPot, (message) => told.push(message), { ...untilGiven, tries: 3 })).rejects.toMatchObject({
      name: 'StartProblem',
      message: `Migration ${name} was undone: others did not let go of what it changes (55P03).`,
      remedy: expect.stringMatching(/^Nothing is half done\. Look in pg_stat_activity/),
    })
    expect(told).toHaveLength(2)
    await other.query('rollback')
    expect(await rowsOf(`select to_regclass('pot') as pot`)).toEqual([{ pot: null }])
  })

  test('requests, which wait four seconds for a lock, outlast a try', () => {
    expect(usualPatience.lockTimeoutMs).toBeLessThan(4_000)
  })
})
