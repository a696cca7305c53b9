import type { Env } from '../../env'
import { StartProblem } from '../../startProblem'
import type { Clients } from './client'
import { appliedColumns, missingAmong, readMigrations, type Applied } from '../migrations/history'
import { troubleOf, type Trouble } from './trouble'

// One round trip that needs everything a write needs: a place in the pool, the role's rights, and a database that
// takes writes, although it changes no row and leaves nothing in PostgreSQL's log.
const statement = {
  name: 'patency_ready',
  text: `with written as (update session set seen_at = seen_at where false) select ${appliedColumns}`,
}

/** Health checks of proxies give up after about five seconds. */
const longestMs = 4_000

const reasons: Record<Trouble, string> = {
  away: 'the database does not answer',
  busy: 'the database is too busy',
  full: 'the disk of the database is full',
  files: 'the store of files does not answer',
  scanner: 'the virus scanner does not answer',
  moving: 'a provider is being moved',
}
const readOnly = 'the database takes no writes: it is a standby, or default_transaction_read_only is on'
const pooled = (reason: string): string => `${reason} through the pooler of PATENCY_POOL_URL`

const codeOf = (error: unknown): unknown => (error as { code?: unknown } | null)?.code

const reasonOf = (error: unknown): string => {
  if (error instanceof StartProblem) return error.message
  if (codeOf(error) === '25006') return readOnly
  const trouble = troubleOf(error)
  return trouble ? reasons[trouble] : `the database refuses a write (${String(codeOf(error) ?? 'no code')})`
}

/**
 * Answers null while a write works by the way that requests take, through the same pool and as the same role, and the
 * schema is the one that this program knows; else the reason. Any number of callers at once ask the database once.
 */
export const openReadiness = (
  clients: Pick<Clients, 'rows'>,
  { poolUrl }: Pick<Env, 'poolUrl'>,
): (() => Promise<string | null>) => {
  const migrations = readMigrations()
  const ask = async (): Promise<string | null> => {
    try {
      const missing = missingAmong(await clients.rows<Applied>(statement, []), migrations)
      return missing.length === 0 ? null : `migrations are missing: ${missing.map(({ name }) => name).join(', ')}`
    } catch (error) {
      return poolUrl === null || error instanceof StartProblem ? reasonOf(error) : pooled(reasonOf(error))
    }
  }
  let asking: Promise<string | null> | null = null
  return async () => {
    asking ??= ask().finally(() => (asking = null))
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<string>((resolve) => {
      timer = setTimeout(() => resolve(poolUrl === null ? reasons.away : pooled(reasons.away)), longestMs)
    })
    return Promise.race([asking, late]).finally(() => clearTimeout(timer))
  }
}
