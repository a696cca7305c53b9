import type pg from 'pg'
import { openOnce } from '../access/openOnce'
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
    const warning = embedded ? null : await checkExternal(url)
    if (warning !== null) log.warn(warning)
    const warn = (message: string): void => log.warn(message)
    await migrate(url, undefined, {
      onApply: (name) => print(`Updating the database: ${name}`),
      onWarning: warn,
      onWait: warn,
    })
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

/** Refuses a database that cannot be used; answers what whoever runs it should know. */
export const checkExternal = (url: string): Promise<string | null> =>
  openOnce(
    { url, variable: 'DATABASE_URL' },
    { connectionTimeoutMillis: 5_000, query_timeout: 5_000, application_name: 'patency-start' },
    async (client) => {
      const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
      const version = Number(rows[0]?.server_version_num)
      if (version >= leastVersion) return await changedCollation(client)
      throw new StartProblem(
        `The PostgreSQL at ${new URL(url).host} is version ${Math.floor(version / 10_000)}; Patency needs 15 or newer.`,
        'Upgrade it, or set DATABASE_URL to a newer one.',
      )
    },
  )

/**
 * Says so where the operating system, or PostgreSQL's ICU, sorts texts otherwise than when the indexes of this database
 * were made; null where it does not. Then an index may miss names and take an e-mail address twice.
 */
async function changedCollation(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ name: string; made: string; actual: string }>(
    `select quote_ident(datname) as name, datcollversion as made, pg_database_collation_actual_version(oid) as actual
       from pg_database where datname = current_database()`,
  )
  const { name, made, actual } = rows[0]!
  if (made === null || actual === null || made === actual) return null
  return (
    `The sorting rules of the database's system changed (version ${made}, now ${actual}), so its indexes may not find what is there. ` +
    `Make them anew when it is quiet: reindex (concurrently) database ${name}; alter database ${name} refresh collation version;`
  )
}
