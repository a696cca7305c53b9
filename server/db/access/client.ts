import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { PrismaClient, type Prisma } from '../generated/prisma/client'
import { badConfiguration, StartProblem } from '../../startProblem'
import type { Logger } from '../../log'
import { GuardedClient, mostNames } from './connection'
import { connectionSettings, type DatabaseClientConfig } from './databaseClient'
import { prepareConnection, reportScopeTo, type scopeTo } from './pipelinedQuery'
import { beginTransaction, inScope, scopedPool, systemScope, type TransactionConnection } from './scopedPool'

export type Db = PrismaClient
export type Tx = Prisma.TransactionClient

/** A hand-written statement, prepared under its name. */
export type Statement = { name: string; text: string }
/** Answers the rows of hand-written statements. */
export type Sql = { rows<R extends pg.QueryResultRow>(statement: Statement, values: unknown[]): Promise<R[]> }
/** The same in the transaction that Prisma works in; what is asked at the same moment goes in one round trip, in its order. */
export type TransactionSql = Sql & {
  /** Sends the statement together with the next one, or with the commit; when it fails, so does that. */
  ahead(statement: Statement, values: unknown[]): void
  /** Sends the statement together with the commit, after everything else. */
  atCommit(statement: Statement, values: unknown[]): void
  /**
   * Sends together with the commit what this asks at once by these statements, or the first statement that `db` makes of
   * it; any other comes after it. Await the answer after the transaction, not in it.
   */
  lastly<T>(ask: (db: Db) => Promise<T>): Promise<T>
}

/** `asOf`: of a replica, which has every change that was committed before; null: the primary, which has all. */
export type ReportSource = { db: Db; asOf: Date | null }

/** The application's ways into the database. All of them work as the role patency_app. */
export type Clients = {
  /** Prisma for one provider: rows of another do not exist, whatever a query forgets. */
  forProvider(providerId: string): Db
  /**
   * The same for what counts or sorts a large part of the provider's calls, each statement planned for what it was asked.
   * It may be a replica (`readReportsFrom`).
   */
  forReports(providerId: string): ReportSource
  /** Prisma over all providers. */
  system: Db
  /** A hand-written statement over all providers, where Prisma would take too long. */
  rows: Sql['rows']
  /** Hand-written statements of one provider, where Prisma would take too long. */
  sql(providerId: string): Sql
  /** Runs `work` in one transaction of the provider, which is given up after `longestMs`. */
  transaction<T>(providerId: string, work: (tx: Tx, sql: TransactionSql) => Promise<T>, longestMs?: number): Promise<T>
  /** The same over all providers, for jobs. */
  systemTransaction<T>(work: (tx: Tx, sql: TransactionSql) => Promise<T>): Promise<T>
  /** How many statements were sent since the start outside of transactions, how many within, and in how many round trips those; for tests that count them. */
  statements(): number
  transactionStatements(): number
  transactionRoundTrips(): number
  close(): Promise<void>
}

const applicationRole = 'patency_app'

/** Row-level security does not apply to the owner of the tables, so the server must connect as the lesser role. */
export const checkRole = async ({ system }: Clients): Promise<void> => {
  const [found] = await system.$queryRaw<{ role: string }[]>`select current_user::text as role`.catch(
    (error: Error) => {
      throw new StartProblem(
        `The server cannot work on the database as ${applicationRole}: ${error.message.trim().split('\n').at(-1)}.`,
        `Check that the user of DATABASE_URL may take on that role (grant ${applicationRole} to …), and PATENCY_POOL_URL if you set it.`,
      )
    },
  )
  if (found?.role === applicationRole) return
  throw new StartProblem(
    `PATENCY_POOL_URL connects as ${found?.role}. It must connect as ${applicationRole}, to which row-level security applies.`,
    `Give the pooler a user of its own that takes on that role: create role patency_web login password '…' in role ${applicationRole}; alter role patency_web set role = '${applicationRole}';`,
    badConfiguration,
  )
}

/** A pooler's user brings settings of its own, of which the pooler lets the server change few. */
export const checkSettings = async ({ system }: Clients): Promise<void> => {
  const found = await system.$queryRaw<{ name: string; setting: string }[]>`
    select name, setting from pg_settings where name = any(${Object.keys(connectionSettings)})`
  const wrong = found.find(({ name, setting }) => setting !== connectionSettings[name])
  if (!wrong) return
  throw new StartProblem(
    `The pooler of PATENCY_POOL_URL gives connections with ${wrong.name} = '${wrong.setting}', and the server needs '${connectionSettings[wrong.name]}'.`,
    `Set it for the pooler's user, and restart the pooler: alter role … set ${wrong.name} = '${connectionSettings[wrong.name]}';`,
    badConfiguration,
  )
}

// One round trip for each repeated statement instead of two: PostgreSQL keeps its plan by name.
const names = new LRUCache<string, string>({ max: 2 * mostNames })
const statementName = ({ sql }: { sql: string }): string => {
  const name = names.get(sql) ?? createHash('sha256').update(sql).digest('base64url')
  names.set(sql, name)
  return name
}

const firsts: Record<string, string> = { findUnique: 'findFirst', findUniqueOrThrow: 'findFirstOrThrow' }

type Method = (...args: unknown[]) => Promise<unknown>

/**
 * Prisma as one scope sees it. What is asked is sent at once, because a promise of Prisma's that
 * waits until somebody awaits it would leave the scope.
 *
 * Without batching: Prisma sends lookups of the same moment together, whoever asks for them, and
 * gives each its row by comparing the row with everything in the lookup's filter. That would mix
 * providers, and one that asks for more than the id, as ours do for visibility, finds nothing. So
 * unique rows are looked up as first rows, one by one.
 */
const withoutBatching = (prisma: PrismaClient, within: (work: () => Promise<unknown>) => Promise<unknown>): Db => {
  const scoped =
    (owner: object, method: Method) =>
    (...args: unknown[]) =>
      within(async () => await method.apply(owner, args))
  const look = (owner: object, name: PropertyKey): unknown => {
    const value = Reflect.get(owner, firsts[String(name)] ?? name) as unknown
    if (typeof value === 'function') return scoped(owner, value as Method)
    return typeof value === 'object' && value !== null && 'findFirst' in value ? new Proxy(value, { get: look }) : value
  }
  return new Proxy<Db>(prisma, { get: look })
}

// A statement ends well before the browser gives up (30 s), a wait for a lock before Prisma ends
// the transaction (5 s), so that whoever waits is told why. An answer that does not come even
// then is not coming: the connection is dead.
const limits = { statement_timeout: 10_000, lock_timeout: 4_000, idle_in_transaction_session_timeout: 15_000 }
const longestSilenceMs = 12_000
const longestQueueMs = 5_000
const longestTransactionMs = 5_000
const settingsOf = (patience: number): Record<string, string | number> => ({
  role: applicationRole,
  ...Object.fromEntries(Object.entries(limits).map(([name, ms]) => [name, ms * patience])),
})

type Options = {
  connections?: number
  /** `url` is of a pooler, which takes no settings; its own user has to be bound (checkRole). */
  pooled?: boolean
  /** Multiplies every limit (`Env.patience`). */
  patience?: number
  silenceMs?: number
  log?: Logger
}

export const openClients = (
  url: string,
  { connections = 10, pooled = false, patience = 1, silenceMs = longestSilenceMs * patience, log }: Options = {},
): Clients => {
  const sent = { alone: 0, inTransactions: 0, roundTrips: 0 }
  const config: pg.PoolConfig & DatabaseClientConfig = {
    connectionString: url,
    max: connections,
    ...(pooled ? { isPooled: true } : { settings: settingsOf(patience) }),
    connectionTimeoutMillis: longestQueueMs * patience,
    query_timeout: silenceMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // With a connection go the statements that it has prepared.
    maxLifetimeSeconds: 3_600,
    Client: GuardedClient as typeof pg.Client,
    onConnect: prepareConnection,
    application_name: 'patency',
  }
  const pool = new pg.Pool(config)
  // A connection that breaks while nobody uses it is replaced at the next use. However many they are, the log tells of the outage once (server/outages.ts).
  pool.on('error', (error) => log?.warn({ err: error }, 'an idle connection to the database broke'))

  const scoped = scopedPool(pool, sent)
  const prisma = new PrismaClient({
    adapter: new PrismaPg(scoped, { statementNameGenerator: statementName }),
    transactionOptions: { maxWait: longestQueueMs * patience },
  })
  const prismaIn = (scope: string, openingOf?: typeof scopeTo): Db =>
    withoutBatching(prisma, (work) => inScope(scope, work, openingOf))
  const prismaHere = withoutBatching(prisma, (work) => work())
  const sql = (scope: string): Sql => ({
    rows: async <R extends pg.QueryResultRow>(statement: Statement, values: unknown[]) =>
      (await inScope(scope, () => scoped.query<R>({ ...statement, values }))).rows,
  })
  const transaction = <T>(
    scope: string,
    work: (tx: Tx, sql: TransactionSql) => Promise<T>,
    longestMs = longestTransactionMs,
  ): Promise<T> =>
    inScope(scope, async () => {
      const connection = await beginTransaction(pool, sent)
      const late = setTimeout(() => connection.giveUp(), longestMs * patience)
      const guest = joining(prisma)
      try {
        const result = await work(guest.tx, sqlOf(connection, prismaHere))
        await connection.commit()
        return result
      } finally {
        clearTimeout(late)
        await guest.leave()
        await connection.end()
      }
    })

  return {
    forProvider: (providerId) => prismaIn(providerId),
    forReports: (providerId) => ({ db: prismaIn(providerId, reportScopeTo), asOf: null }),
    system: prismaIn(systemScope),
    sql,
    rows: sql(systemScope).rows,
    transaction,
    systemTransaction: (work) => transaction(systemScope, work),
    statements: () => sent.alone,
    transactionStatements: () => sent.inTransactions,
    transactionRoundTrips: () => sent.roundTrips,
    close: () => pool.end(),
  }
}

/**
 * Prisma in the transaction at hand. It joins when it is first asked something: joining takes it longer than a statement
 * takes the database, and the verbs that nurses wait for most ask it nothing.
 */
const joining = (prisma: PrismaClient): { tx: Tx; leave(): Promise<void> } => {
  let joined: Promise<Tx> | null = null
  let end = (): void => undefined
  let left: Promise<void> | null = null
  const join = (): Promise<Tx> =>
    new Promise((resolve, reject) => {
      const stay = (tx: Tx) =>
        new Promise<void>((ended) => {
          end = ended
          resolve(tx)
        })
      // The connection knows when its time is over.
      left = prisma.$transaction(stay, { timeout: 2 ** 31 - 1 }).catch(reject)
    })
  const within =
    (...path: PropertyKey[]) =>
    async (...args: unknown[]): Promise<unknown> => {
      let [owner, method]: unknown[] = [null, await (joined ??= join())]
      for (const name of path) [owner, method] = [method, Reflect.get(method as object, name)]
      return (method as Method).apply(owner, args)
    }
  const look = (name: PropertyKey): unknown =>
    String(name).startsWith('$') ? within(name) : new Proxy({}, { get: (_model, method) => within(name, method) })
  const leave = async (): Promise<void> => {
    await joined?.catch(() => undefined)
    end()
    await left
  }
  return { tx: new Proxy({} as Tx, { get: (_tx, name) => look(name) }), leave }
}

const sqlOf = (connection: TransactionConnection, db: Db): TransactionSql => ({
  rows: async <R extends pg.QueryResultRow>(statement: Statement, values: unknown[]) =>
    (await connection.query({ ...statement, values })).rows as R[],
  ahead: (statement, values) => connection.ahead({ ...statement, values }),
  atCommit: (statement, values) => connection.atCommit({ ...statement, values }),
  lastly: (ask) => connection.lastly(() => ask(db)),
})
