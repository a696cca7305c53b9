import { createHash } from 'node:crypto'
import { PrismaPg } from '@prisma/adapter-pg'
import { LRUCache } from 'lru-cache'
import pg from 'pg'
import { PrismaClient, type Prisma } from './generated/prisma/client'
import { badConfiguration, StartProblem } from '../startProblem'
import { Line } from './line'
import { ScopedQuery } from './scopedQuery'

export type Db = PrismaClient
export type Tx = Prisma.TransactionClient

/** Row-level security lets this scope see every provider; for sign-in, jobs and the change feed only. */
const systemScope = 'system'

/** The application's ways into the database. All of them work as the role patency_app. */
export type Clients = {
  /** Prisma for one provider: rows of another do not exist, whatever a query forgets. */
  forProvider(providerId: string): Db
  /** Prisma over all providers. */
  system: Db
  /** A hand-written statement over all providers, prepared under its name, where Prisma would take too long. */
  rows<R extends pg.QueryResultRow>(statement: { name: string; text: string }, values: unknown[]): Promise<R[]>
  /** Runs `work` in one transaction of the provider, which is given up after `longestMs`. */
  transaction<T>(providerId: string, work: (tx: Tx) => Promise<T>, longestMs?: number): Promise<T>
  /** The same over all providers, for jobs. */
  systemTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** How many statements were sent since the start, for tests that count them. */
  statements(): number
  close(): Promise<void>
}

const applicationRole = 'patency_app'

/** Row-level security does not bind who owns the tables: a way in as anybody but the lesser role is none. */
export const checkRole = async ({ system }: Clients): Promise<void> => {
  const [found] = await system.$queryRaw<{ role: string }[]>`select current_user::text as role`.catch((error: Error) => {
    throw new StartProblem(
      `The server cannot work on the database as ${applicationRole}: ${error.message.trim().split('\n').at(-1)}.`,
      `Check that the user of DATABASE_URL may take on that role (grant ${applicationRole} to …), and PATENCY_POOL_URL if you set it.`,
    )
  })
  if (found?.role === applicationRole) return
  throw new StartProblem(
    `The pooler of PATENCY_POOL_URL lets the server in as ${found?.role}, and not as ${applicationRole}, whom row-level security binds.`,
    `Give the pooler a user of its own that takes on that role: create role patency_web login password '…' in role ${applicationRole}; alter role patency_web set role = '${applicationRole}';`,
    badConfiguration,
  )
}

// One round trip for each repeated statement instead of two: PostgreSQL keeps its plan by name.
const statementName = ({ sql }: { sql: string }): string => createHash('sha256').update(sql).digest('base64url')

const firsts: Record<string, string> = { findUnique: 'findFirst', findUniqueOrThrow: 'findFirstOrThrow' }

/**
 * Prisma sends lookups of the same moment together, and gives each its row by comparing the row
 * with everything in the lookup's filter: one that asks for more than the id, as ours do for
 * visibility, then finds nothing. First rows are looked up one by one.
 */
const oneByOne = (db: Db): Db => {
  const known = new Map<PropertyKey, unknown>()
  const model = (delegate: object): object => new Proxy(delegate, { get: (it, name) => Reflect.get(it, firsts[String(name)] ?? name) as unknown })
  const look = (name: PropertyKey): unknown => {
    const value = Reflect.get(db, name) as unknown
    if (typeof value === 'function') return value.bind(db) as unknown
    return typeof value === 'object' && value !== null && 'findUnique' in value ? model(value) : value
  }
  return new Proxy(db, {
    get: (_db, name) => {
      if (!known.has(name)) known.set(name, look(name))
      return known.get(name)
    },
  })
}

// A statement ends well before the browser gives up (30 s), a wait for a lock before Prisma ends
// the transaction (5 s), so that whoever waits is told why. An answer that does not come even
// then is not coming: the line is dead.
const limits = { statement_timeout: 10_000, lock_timeout: 4_000, idle_in_transaction_session_timeout: 15_000 }
const longestSilenceMs = 12_000
const longestQueueMs = 5_000
const longestTransactionMs = 5_000
const settings = [`role=${applicationRole}`, ...Object.entries(limits).map(([name, ms]) => `${name}=${ms}`)].map((setting) => `-c ${setting}`).join(' ')

/** `pooled`: `url` is of a pooler, which takes no settings; its own user has to be bound (checkRole). */
export const openClients = (url: string, { connections = 10, pooled = false, silenceMs = longestSilenceMs } = {}): Clients => {
  let sent = 0
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    ...(pooled ? {} : { options: settings }),
    connectionTimeoutMillis: longestQueueMs,
    query_timeout: silenceMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // With a connection go the statements that it has prepared.
    maxLifetimeSeconds: 3_600,
    Client: Line,
    application_name: 'patency',
  })
  // A connection that breaks while idle is replaced at the next use.
  pool.on('error', () => undefined)
  // Each provider's Prisma client listens once.
  pool.setMaxListeners(0)

  const query = (config: pg.QueryConfig, scope: string): Promise<pg.QueryResult> => {
    sent += 1
    return pool.query(new ScopedQuery(config, scope) as unknown as pg.QueryConfig)
  }
  const open = (scope: string): Db => {
    const ask = (config: pg.QueryConfig) => query(config, scope)
    // The pool does everything else as itself. An object that inherits from it would, at the first
    // connection that breaks, begin to count connections of its own.
    const scoped = new Proxy(pool, {
      get: (it, name) => {
        const value = name === 'query' ? ask : (Reflect.get(it, name) as unknown)
        return typeof value === 'function' ? (value.bind(it) as unknown) : value
      },
    })
    return oneByOne(new PrismaClient({ adapter: new PrismaPg(scoped, { statementNameGenerator: statementName }) }))
  }

  const system = open(systemScope)
  // A client holds about 6 MB for its query compiler, so those not in use are let go.
  const byProvider = new LRUCache<string, Db>({ max: 40, dispose: (db) => void db.$disconnect() })
  const forProvider = (providerId: string): Db => {
    const known = byProvider.get(providerId)
    if (known) return known
    const opened = open(providerId)
    byProvider.set(providerId, opened)
    return opened
  }

  const transaction = <T>(db: Db, scope: string, work: (tx: Tx) => Promise<T>, timeout = longestTransactionMs): Promise<T> =>
    db.$transaction(
      async (tx) => {
        await tx.$executeRaw`select set_config('app.provider', ${scope}, true)`
        return work(tx)
      },
      { timeout },
    )

  return {
    forProvider,
    system,
    rows: async <R extends pg.QueryResultRow>(statement: { name: string; text: string }, values: unknown[]) =>
      (await query({ ...statement, values }, systemScope)).rows as R[],
    transaction: (providerId, work, longestMs) => transaction(forProvider(providerId), providerId, work, longestMs),
    systemTransaction: (work) => transaction(system, systemScope, work),
    statements: () => sent,
    close: () => pool.end(),
  }
}
