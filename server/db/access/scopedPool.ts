import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import { alwaysNamed } from './connection'
import { begin, isPrepared, PipelinedQuery, scopeTo, type Opening } from './pipelinedQuery'

/** Row-level security lets this scope see every provider; for sign-in, jobs and the change feed only. */
export const systemScope = 'system'

/** How many statements were sent, and in how many round trips those of transactions. */
export type Sent = { alone: number; inTransactions: number; roundTrips: number }

/** `opening`: what sets the scope. `connection`: the one of the transaction that was begun in it. */
type Scope = { readonly opening: Opening; connection: TransactionConnection | null }

const scopes = new AsyncLocalStorage<Scope>()

/** Runs `work` so that whatever it asks the database, it sees the rows of this provider and no others. */
export const inScope = <T>(
  of: string,
  work: () => Promise<T>,
  openingOf: (of: string) => Opening = scopeTo,
): Promise<T> => {
  const scope: Scope = { opening: openingOf(of), connection: null }
  return scopes.run(scope, work)
}

type Answer = Promise<pg.QueryResult>

/** Asks on a connection that somebody holds; a query object is answered by a callback only. */
const ask = (client: pg.ClientBase, query: PipelinedQuery): Promise<pg.QueryResult[]> =>
  new Promise((resolve, reject) => {
    const callback = (error: Error | null, last: pg.QueryResult): void =>
      error ? reject(error) : resolve([...query.results, last])
    client.query(query as unknown as pg.QueryConfig, callback)
  })

/** Errors whose stack leads to where their statement was asked. */
const traced = new WeakSet<Error>()

const traceTo = (origin: string | undefined, error: Error): Error => {
  if (origin === undefined) return error
  error.stack = `${error.name}: ${error.message}${origin.slice(origin.indexOf('\n'))}`
  traced.add(error)
  return error
}

const rollback = { text: 'ROLLBACK' }
const nothing = { command: '', rowCount: null, oid: 0, fields: [], rows: [] } satisfies pg.QueryResult

type Waiting = { resolve: (result: pg.QueryResult) => void; reject: (error: unknown) => void }
/** `origin`: the stack of who queued a statement; when it fails, there is no other. */
type Queued = { statement: pg.QueryConfig; origin?: { stack?: string }; waiting?: Waiting }

/**
 * A connection for one transaction of one scope. What is asked at the same moment is sent in one
 * round trip, in the order in which it was asked; so is what was to be sent ahead of it. What
 * begins the transaction and sets the scope goes ahead of its first statement; a transaction
 * without a statement is never begun. What nobody waits for, and what is asked last, goes out together
 * with the commit, so that the locks it takes are held for no round trip.
 */
export class TransactionConnection {
  readonly #client: pg.PoolClient
  readonly #sent: Sent
  #openings: Opening[]
  #queued: Queued[] = []
  #last: pg.QueryConfig[] = []
  /** What is asked now waits for the commit. */
  #isHeld = false
  /** What is asked last was not asked yet: the commit waits for it. */
  #isAwaited = false
  #asked: Promise<void> | null = null
  #arrive = (): void => undefined
  #leave = (): void => undefined
  /** Settles when the transaction is over, whatever came of it. */
  readonly over = new Promise<void>((resolve) => (this.#leave = resolve))
  #isSending = false
  /** The connection is the pool's again, and may be somebody else's. */
  #isOver = false
  /** The commit was asked for, whatever came of it. */
  #isEnding = false
  /** It could not be rolled back, so nobody else may work on the connection. */
  #isBroken = false
  /** What failed first; nothing is sent after it but a rollback. */
  #failure: { error: unknown } | null = null

  constructor(client: pg.PoolClient, scope: Opening, sent: Sent) {
    this.#client = client
    this.#sent = sent
    this.#openings = [begin, scope]
  }

  /** Sends the statement together with the next one that is asked, or with the commit. When it fails, so does that. */
  ahead(statement: pg.QueryConfig): void {
    const origin = {}
    Error.captureStackTrace(origin, this.ahead)
    this.#queued.push({ statement, origin })
  }

  /** Sends the statement together with the commit. */
  atCommit(statement: pg.QueryConfig): void {
    this.#last.push(statement)
  }

  /**
   * Sends what this asks together with the commit, so its answer is there only after it: what it asks at once, or the first
   * statement that Prisma makes of it.
   */
  lastly<T>(ask: () => Promise<T>): Promise<T> {
    this.#isHeld = true
    this.#isAwaited = true
    this.#asked = new Promise((resolve) => (this.#arrive = resolve))
    const answer = ask()
    // Whoever commits is told when that fails, and then asks for no answer.
    answer.catch(() => undefined).finally(() => this.#arrive())
    return answer
  }

  /** Whether a statement that is asked now goes with the commit. */
  get awaitsLast(): boolean {
    return this.#isAwaited
  }

  query(config: pg.QueryConfig): Answer {
    const hasBegun = this.#openings.length === 0
    if (config.text === 'BEGIN') return Promise.resolve(nothing)
    if (config.text === 'COMMIT')
      return hasBegun || this.#queued.length + this.#last.length > 0 ? this.#commit(config) : Promise.resolve(nothing)
    if (config.text === 'ROLLBACK') return hasBegun ? this.#rollback(config) : Promise.resolve(nothing)
    return this.#ask(config)
  }

  async commit(): Promise<void> {
    if (this.#isAwaited) await this.#asked
    this.#isAwaited = false
    await this.query({ name: `${alwaysNamed}commit`, text: 'COMMIT' })
  }

  /** Ends it although its work goes on: what is asked from now on is refused. Does nothing once it is being committed. */
  giveUp(): void {
    if (!this.#isEnding) void this.end()
  }

  /** Rolls back what was not committed, and gives the connection back. */
  async end(): Promise<void> {
    if (this.#isOver) return
    const undone = this.#isEnding ? null : this.query(rollback)
    this.#isOver = true
    await undone?.catch(() => (this.#isBroken = true))
    this.#client.release(this.#isBroken)
    this.#leave()
  }

  async #commit(config: pg.QueryConfig): Answer {
    this.#isEnding = true
    this.#isHeld = false
    try {
      for (const statement of this.#last) this.ahead(statement)
      return await this.#ask(config)
    } catch (error) {
      // The commit did not run after a statement that failed.
      await this.#rollback(rollback).catch(() => (this.#isBroken = true))
      throw error
    }
  }

  #rollback(config: pg.QueryConfig): Answer {
    this.#failure ??= { error: new Error('The transaction was rolled back.') }
    for (const { waiting } of this.#queued.splice(0)) waiting?.reject(this.#failure.error)
    this.#isHeld = false
    return this.#ask(config)
  }

  #ask(statement: pg.QueryConfig): Answer {
    // With the code of Prisma, which says so of its own statements: it took too long (server/db/access/trouble.ts).
    if (this.#isOver) return Promise.reject(Object.assign(new Error('The transaction is over.'), { code: 'P2028' }))
    const queued = { statement }
    this.#queued.push(queued)
    if (this.#isAwaited) this.#arrive()
    this.#isAwaited = false
    return this.#answerTo(queued)
  }

  #answerTo(queued: Queued): Answer {
    return new Promise<pg.QueryResult>((resolve, reject) => {
      queued.waiting = { resolve, reject }
      queueMicrotask(() => void this.#send())
    }).catch((error: unknown) => {
      if (error instanceof Error && !traced.has(error)) Error.captureStackTrace(error)
      throw error
    })
  }

  /** Sends what is queued for as long as somebody waits for some of it. */
  async #send(): Promise<void> {
    if (this.#isSending || this.#isHeld) return
    this.#isSending = true
    while (this.#queued.some(({ waiting }) => waiting)) await this.#sendTogether(this.#next())
    this.#isSending = false
  }

  /** What may go in one round trip: a statement that is not prepared yet can only be its last. */
  #next(): Queued[] {
    const unprepared = this.#queued.findIndex(({ statement }) => !isPrepared(this.#client, statement))
    return this.#queued.splice(0, unprepared === -1 ? this.#queued.length : unprepared + 1)
  }

  async #sendTogether(queued: Queued[]): Promise<void> {
    const openings = this.#openings
    this.#openings = []
    this.#sent.inTransactions += openings.length + queued.length
    this.#sent.roundTrips += 1
    const statements = queued.map(({ statement }) => statement)
    const query = new PipelinedQuery(statements.pop()!, openings, statements)
    try {
      if (this.#failure && queued[0]!.statement.text !== rollback.text) throw this.#failure.error
      const results = await ask(this.#client, query)
      queued.forEach(({ waiting }, index) => waiting?.resolve(results[index]!))
    } catch (error) {
      if (error instanceof Error && !traced.has(error)) traceTo(queued[query.answered]?.origin?.stack, error)
      this.#failure ??= { error }
      for (const { waiting } of queued) waiting?.reject(error)
    }
  }

  on(event: 'error', listener: (error: Error) => void): void {
    this.#client.on(event, listener)
  }

  removeListener(event: 'error', listener: (error: Error) => void): void {
    this.#client.removeListener(event, listener)
  }

  release(error?: Error | boolean): void {
    this.#isOver = true
    this.#client.release(error)
  }
}

/** A transaction that has begun, for Prisma to work in; it neither begins nor ends it. */
const lent = (connection: TransactionConnection) => ({
  query: (config: pg.QueryConfig): Answer =>
    ['BEGIN', 'COMMIT', 'ROLLBACK'].includes(config.text) ? Promise.resolve(nothing) : connection.query(config),
  on: connection.on.bind(connection),
  removeListener: connection.removeListener.bind(connection),
  release: () => undefined,
})

/** Begins a transaction in the scope at hand. It takes a connection; `end` it. */
export const beginTransaction = async (pool: pg.Pool, sent: Sent): Promise<TransactionConnection> => {
  const scope = scopes.getStore()!
  scope.connection = new TransactionConnection(await pool.connect(), scope.opening, sent)
  return scope.connection
}

/** The pool, as Prisma's driver sees it: each query and each transaction runs in the scope in which it was asked; outside of every scope nothing is visible. */
export const scopedPool = (pool: pg.Pool, sent: Sent): pg.Pool => {
  const nowhere = scopeTo('')
  const query = async (config: pg.QueryConfig): Answer => {
    const scope = scopes.getStore()
    if (scope?.connection?.awaitsLast) return scope.connection.query(config)
    // What is asked after a last answer is as new as that.
    if (scope?.connection) await scope.connection.over
    sent.alone += 1
    const opening = scope?.opening ?? nowhere
    return pool.query(new PipelinedQuery(config, [opening]) as unknown as pg.QueryConfig)
  }
  const connect = async (): Promise<TransactionConnection | ReturnType<typeof lent>> => {
    const scope = scopes.getStore()
    return scope?.connection
      ? lent(scope.connection)
      : new TransactionConnection(await pool.connect(), scope?.opening ?? nowhere, sent)
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
