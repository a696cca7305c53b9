import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import { begin, isPrepared, PipelinedQuery, scopeTo, type Ahead } from './pipelinedQuery'

/** Row-level security lets this scope see every provider; for sign-in, jobs and the change feed only. */
export const systemScope = 'system'

/** How many statements were sent. */
export type Sent = { alone: number; inTransactions: number }

/** `connection`: the one of the transaction that was begun in the scope. */
export type Scope = { readonly of: string; connection: TransactionConnection | null }

const scopes = new AsyncLocalStorage<Scope>()

/** Runs `work` so that whatever it asks the database, it sees the rows of this provider and no others. */
export const inScope = <T>(of: string, work: (scope: Scope) => Promise<T>): Promise<T> => {
  const scope: Scope = { of, connection: null }
  return scopes.run(scope, () => work(scope))
}

type Answer = Promise<pg.QueryResult>

/** Asks on a connection that somebody holds; a query object is answered by a callback only. */
const ask = (client: pg.ClientBase, query: PipelinedQuery): Answer =>
  new Promise((resolve, reject) => {
    const callback = (error: Error | null, result: pg.QueryResult): void => (error ? reject(error) : resolve(result))
    client.query(query as unknown as pg.QueryConfig, callback)
  })

const nothing = { command: '', rowCount: null, oid: 0, fields: [], rows: [] } satisfies pg.QueryResult

/**
 * A connection for one transaction of one scope. What begins the transaction and sets the scope is
 * sent ahead of its first statement; a transaction without a statement is never begun. What is
 * written last goes out together with the commit, so that the locks it takes are held for no
 * round trip.
 */
export class TransactionConnection {
  readonly #client: pg.PoolClient
  readonly #sent: Sent
  #ahead: Ahead[]
  #last: Ahead[] = []
  #hasBegun = false

  constructor(client: pg.PoolClient, scope: string, sent: Sent) {
    this.#client = client
    this.#sent = sent
    this.#ahead = [begin, scopeTo(scope)]
  }

  /** Sends the statement together with the next one. */
  async ahead(statement: Ahead): Promise<void> {
    if (isPrepared(this.#client, statement)) this.#ahead.push(statement)
    else await this.#send(statement)
  }

  /** Sends the statement together with the commit. */
  atCommit(statement: Ahead): void {
    this.#last.push(statement)
  }

  query(config: pg.QueryConfig): Answer {
    if (config.text === 'BEGIN') return Promise.resolve(nothing)
    if (config.text === 'COMMIT') return this.#commit(config)
    if (config.text === 'ROLLBACK' && !this.#hasBegun) return Promise.resolve(nothing)
    return this.#send(config)
  }

  async #commit(config: pg.QueryConfig): Answer {
    if (!this.#hasBegun && this.#last.length === 0) return nothing
    try {
      for (const statement of this.#last) await this.ahead(statement)
      return await this.#send(config)
    } catch (error) {
      // The commit did not run after a statement that failed, and Prisma sends nothing more.
      await this.#send({ text: 'ROLLBACK' }).catch(() => undefined)
      throw error
    }
  }

  #send(config: pg.QueryConfig): Answer {
    const ahead = this.#ahead
    this.#ahead = []
    this.#sent.inTransactions += ahead.length + 1
    this.#hasBegun = true
    return ahead.length === 0 ? this.#client.query(config) : ask(this.#client, new PipelinedQuery(config, ahead))
  }

  on(event: 'error', listener: (error: Error) => void): void {
    this.#client.on(event, listener)
  }

  removeListener(event: 'error', listener: (error: Error) => void): void {
    this.#client.removeListener(event, listener)
  }

  release(error?: Error | boolean): void {
    this.#client.release(error)
  }
}

/** The pool, as Prisma's driver sees it: each query and each transaction runs in the scope in which it was asked; outside of every scope nothing is visible. */
export const scopedPool = (pool: pg.Pool, sent: Sent): pg.Pool => {
  const query = (config: pg.QueryConfig): Answer => {
    sent.alone += 1
    return pool.query(new PipelinedQuery(config, [scopeTo(scopes.getStore()?.of ?? '')]) as unknown as pg.QueryConfig)
  }
  const connect = async (): Promise<TransactionConnection> => {
    const scope = scopes.getStore()
    const connection = new TransactionConnection(await pool.connect(), scope?.of ?? '', sent)
    if (scope) scope.connection = connection
    return connection
  }
  const own: Partial<Record<PropertyKey, unknown>> = { query, connect }
  // The pool does everything else as itself. An object that inherits from it would, at the first
  // connection that breaks, begin to count connections of its own.
  return new Proxy(pool, {
    get: (it, name) => {
      const value = Object.hasOwn(own, name) ? own[name] : (Reflect.get(it, name) as unknown)
      return typeof value === 'function' ? (value.bind(it) as unknown) : value
    },
  })
}
