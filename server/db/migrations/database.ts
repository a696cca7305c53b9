import { DatabaseClient } from '../access/databaseClient'
import type { Env } from '../../env'
import type { Logger } from '../../log'
import { StartProblem } from '../../startProblem'
import { openEmbedded } from '../embedded/embedded'
import { migrate } from './migrate'

const leastVersion = 150_000

export interface Database {
  /** Of the user who owns the schema; the application's pools take a lesser role. */
  url: string
  isEmbedded: boolean
  /** True when this start made the embedded database. */
  freshlyCreated: boolean
  stop(): Promise<void>
}

/** Opens the database of this installation and brings its schema up to date. */
export async function openDatabase(env: Env, log: Logger, print: (line: string) => void): Promise<Database> {
  const embedded = env.databaseUrl === null ? await openEmbedded(env.dataDir, log, print) : null
  const url = embedded?.url ?? (env.databaseUrl as string)
  try {
    if (embedded?.adopted) print('The database was still running after a hard stop; it is taken over.')
    if (!embedded) await checkExternal(url)
    await migrate(url, undefined, (name) => print(`Updating the database: ${name}`))
    return {
      url,
      isEmbedded: embedded !== null,
      freshlyCreated: embedded?.freshlyCreated ?? false,
      stop: async () => embedded?.stop(),
    }
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}

async function checkExternal(url: string): Promise<void> {
  const { host } = new URL(url)
  const client = new DatabaseClient({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
    application_name: 'patency-start',
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
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
  } finally {
    await client.end().catch(() => undefined)
  }
}
