import pg from 'pg'
import { Random } from '../../prisma/demo/story/random'
import { readMigrations, type Migration } from '../../server/db/migrations/history'
import { migrate } from '../../server/db/migrations/migrate'
import { freePort } from '../../server/test/database/freePort'
import { fillLists } from '../bench/lists/listedCalls'
import { openDemoHospital, startServer, withDatabase } from '../lib/laboratory'
import type { Kind } from './kind'
import { startLoad } from './load'
import { signInPeople } from './people'
import { lostOf } from './verify'

/** One takes minutes. */
const mostRounds = 2

/**
 * A large hospital is upgraded while people work: a column is added to `call` while a dump reads it, an index is built
 * and every call is filled beside the server, and the program that does it is cut off and started again.
 */
export const migrations: Kind = async ({ rounds: asked, seed, isShort }) => {
  const rounds = Math.min(asked, mostRounds)
  const chance = new Random(seed)
  const hospital = await openDemoHospital()
  const calls = isShort ? 2_000 : 1_000_000
  await withDatabase(hospital.url, (client) => fillLists(client, calls))
  const server = await startServer({
    DATABASE_URL: hospital.url,
    PORT: String(await freePort()),
    // Beside other tests nothing is as fast as it is alone.
    PATENCY_PATIENCE: isShort ? '10' : '1',
  })
  try {
    const people = await signInPeople(server.address, isShort ? 3 : 5)
    const load = startLoad({ people, address: () => server.address, seed })
    const lost: string[] = []
    const all = readMigrations()
    const took: number[] = []
    let cutOff = 0
    for (let round = 0; round < rounds; round += 1) {
      const column = `fault_${round}`
      all.push(...sampleOf(column))
      const started = Date.now()
      cutOff += await upgrade(hospital.url, all, chance.between(50, isShort ? 500 : 20_000))
      took.push(Date.now() - started)
      lost.push(...(await unfilled(hospital.url, column)))
    }
    const ledger = await load.finish()
    const { unavailable, cut, hung } = ledger.counts
    for (const [what, times] of Object.entries({ unavailable, cut, hung }))
      if (times > 0) lost.push(`${times} requests were ${what}; the server said ${server.said().slice(-1_000)}`)
    return {
      rounds,
      figures: {
        calls,
        'acknowledged writes': ledger.acknowledged.length,
        'migrations cut off': cutOff,
        'the longest upgrade': `${Math.max(...took)} ms`,
        'the longest request': `${ledger.slowestMs} ms`,
      },
      lost: [...lost, ...(await lostOf(hospital.url, ledger))],
    }
  } finally {
    await server.stop()
    await hospital.drop()
  }
}

/** What a new version may bring: a column that every call has, filled by an index of those that lack it. */
const sampleOf = (column: string): Migration[] =>
  [
    `alter table call add column ${column} text;`,
    `-- patency: outside a transaction\ncreate index concurrently if not exists ${column}_todo on call (id) where ${column} is null;`,
    `-- patency: in batches\nupdate call set ${column} = coalesce(contact, '') where id in (select id from call where ${column} is null order by id limit $1 for update);`,
    `-- patency: outside a transaction\ndrop index concurrently if exists ${column}_todo;\n-- next\ncreate index concurrently if not exists ${column}_idx on call (provider_id, ${column});`,
  ].map((sql, step) => ({ name: `29990101000000_${column.padStart(12, '0')}_${step}`, sql }))

/** Migrates as a start does, and again when it was cut off after so long; answers how often it was. */
const upgrade = async (url: string, migrations: Migration[], cutAfterMs: number): Promise<number> => {
  const dump = new pg.Client({ connectionString: url })
  await dump.connect()
  await dump.query('begin; lock table call in access share mode')
  let waits = 0
  let letGo: Promise<unknown> | null = null
  // The dump outlasts two tries to get at the table.
  const onWait = (): void => {
    waits += 1
    if (waits === 2) letGo = dump.query('rollback')
  }
  let isCut = false
  const timer = setTimeout(() => {
    isCut = true
    void cutOff(url)
  }, cutAfterMs)
  try {
    await migrate(url, migrations, { onWait })
    return 0
  } catch (error) {
    if (!isCut) throw error
    await (letGo ?? dump.query('rollback'))
    await migrate(url, migrations)
    return 1
  } finally {
    clearTimeout(timer)
    await dump.end()
  }
}

const cutOff = (url: string): Promise<unknown> =>
  withDatabase(url, (client) =>
    client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'patency-migrate'`,
    ),
  )

/** Calls that were there before the column and have nothing in it, and indexes that are not whole. */
const unfilled = (url: string, column: string): Promise<string[]> =>
  withDatabase(url, async (client) => {
    const { rows } = await client.query<{ missed: number; broken: number; index: string | null }>(
      `select (select count(*)::int from call where ${column} is null and created_at < (select started_at from _prisma_migrations where migration_name like '%${column}\\_0')) as missed,
         (select count(*)::int from pg_index where not indisvalid) as broken, to_regclass('${column}_idx')::text as index`,
    )
    const { missed, broken, index } = rows[0]!
    return [
      ...(missed > 0 ? [`${missed} calls were not filled in ${column}`] : []),
      ...(broken > 0 || index === null
        ? [`${column}: ${broken} indexes are broken, and ${index ?? 'its own is missing'}`]
        : []),
    ]
  })
