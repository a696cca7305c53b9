import type { Env } from '../../env'
import { createLog } from '../../log'
import { StartProblem } from '../../startProblem'
import { openOnce } from '../access/openOnce'
import { openDatabase } from '../migrations/database'
import { findOpenEmbedded, holdsEmbedded, openEmbedded } from '../embedded/embedded'
import { readMigrations } from '../migrations/history'
import { pendingMigrations } from '../migrations/migrate'

export interface Visit {
  /** Of the owner of the schema. */
  url: string
  /** Stops the embedded database again, when it was started for this. */
  end(): Promise<void>
}

interface VisitOptions {
  /** Makes the embedded database when there is none. */
  makes: boolean
  /** Whatever its schema; otherwise it has to be this version's. */
  asItIs: boolean
  print: (line: string) => void
}

/**
 * The database of this installation for one command: that of DATABASE_URL, the embedded one
 * beside its server, or the embedded one for the time of the command.
 */
export async function visitDatabase(env: Env, { makes, asItIs, print }: VisitOptions): Promise<Visit> {
  const running = env.databaseUrl ?? findOpenEmbedded(env.dataDir)
  if (running !== null) {
    await checkSchema(running, asItIs)
    return { url: running, end: () => Promise.resolve() }
  }
  if (!makes && !holdsEmbedded(env.dataDir)) {
    throw new StartProblem(
      `There is no database in ${env.dataDir}.`,
      'Set PATENCY_DATA to the folder of the installation, or DATABASE_URL to its database.',
    )
  }
  const log = createLog({ logLevel: 'error', logFormat: env.logFormat })
  const database = asItIs ? await openEmbedded(env.dataDir, log, print) : await openDatabase(env, log, print)
  return { url: database.url, end: () => database.stop() }
}

/** Servers may be at work on it: a command does not change its schema under them. */
const checkSchema = (url: string, asItIs: boolean): Promise<void> =>
  openOnce({ url, variable: 'DATABASE_URL' }, { application_name: 'patency-command' }, async (client) => {
    if (asItIs) return
    const pending = await pendingMigrations(client, readMigrations())
    if (pending.length === 0) return
    throw new StartProblem(
      `The database lacks migrations of this version: ${pending.join(', ')}.`,
      'Bring it up to date first: npm run migrate, or npm start.',
    )
  })
