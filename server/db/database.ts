import pg from 'pg'
import type { Env } from '../env'
import type { Logger } from '../log'
import { StartProblem } from '../startProblem'
import { openEmbedded } from './embedded'
import { GuardedClient } from './connection'
import { migrate, pendingMigrations, readMigrations } from './migrate'

const leastVersion = 150_000

export interface Database {
  /** Of the user who owns the schema; the application's pools take a lesser role. */
  url: string
  isEmbedded: boolean
  /** True when this start made the embedded database. */
  freshlyCreated: boolean
  /** Null when it answers and holds every migration, else the reason why not. */
  check(): Promise<string | null>
  stop(): Promise<void>
}

/** Opens the database of this installation and brings its schema up to date. */
export async function openDatabase(env: Env, log: Logger, print: (line: string) => void): Promise<Database> {
  const embedded = env.databaseUrl === null ? await openEmbedded(env.dataDir, log, print) : null
  const url = embedded?.url ?? (env.databaseUrl as string)
  const probe = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 5000, query_timeout: 5000, Client: GuardedClient, application_name: 'patency-health' })
  probe.on('error', (error) => log.warn({ err: error }, 'health connection'))
  async function stop() {
    await probe.end()
    await embedded?.stop()
  }
  try {
    if (embedded?.adopted) print('The database was still running after a hard stop; it is taken over.')
    if (!embedded) await checkExternal(probe, url)
    const migrations = readMigrations()
    await migrate(url, migrations, (name) => print(`Updating the database: ${name}`))
    return {
      url,
      isEmbedded: embedded !== null,
      freshlyCreated: embedded?.freshlyCreated ?? false,
      async check() {
        try {
          const client = await probe.connect()
          let isDead = true
          try {
            const pending = await pendingMigrations(client, migrations)
            isDead = false
            return pending.length === 0 ? null : `migrations are missing: ${pending.join(', ')}`
          } finally {
            // One that did not answer is not asked again.
            client.release(isDead)
          }
        } catch (error) {
          return error instanceof StartProblem ? error.message : 'the database does not answer'
        }
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function checkExternal(pool: pg.Pool, url: string): Promise<void> {
  const { host } = new URL(url)
  try {
    const { rows } = await pool.query<{ server_version_num: string }>('show server_version_num')
    const version = Number(rows[0]?.server_version_num)
    if (version >= leastVersion) return
    throw new StartProblem(
      `The PostgreSQL at ${host} is version ${Math.floor(version / 10_000)}; Patency needs 15 or newer.`,
      'Upgrade it, or set DATABASE_URL to a newer one.',
    )
  } catch (error) {
    if (error instanceof StartProblem) throw error
    const { code, message } = error as NodeJS.ErrnoException
    throw new StartProblem(
      `The database at ${host} cannot be used: ${message || code}.`,
      'Check that it runs, that DATABASE_URL names its host, port, user, password and database rightly, and that this machine may reach it.',
    )
  }
}
