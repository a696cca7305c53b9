import pg from 'pg'
import { alwaysNamed } from './connection'

// The parts of node-postgres's connection that sending several statements in one round trip needs.
type Wire = {
  bind(portal: { statement: string; values: (string | null)[] }): void
  execute(portal: { portal: string; rows: number }): void
}
type PreparedQuery = {
  _result: pg.QueryResult
  _canceledDueToError: unknown
  _getRows(connection: Wire, rows?: number): void
  prepare(connection: Wire): void
  handleRowDescription(message: unknown): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: Wire): void
}
const BaseQuery = pg.Query as unknown as new (config: pg.QueryConfig) => PreparedQuery

/** A statement that begins a transaction or sets its scope; its rows are not read. */
export type Opening = { name: string; text: string; values: string[] }

export const begin: Opening = { name: `${alwaysNamed}begin`, text: 'begin', values: [] }
/** Row-level security lets only rows of this provider be seen until the transaction ends. */
export const scopeTo = (scope: string): Opening => ({
  name: `${alwaysNamed}scope`,
  text: "select set_config('app.provider', $1, true)",
  values: [scope],
})

/**
 * What a statement over many calls needs besides the scope. Its plan is made for its own range, because one that fits any
 * range fits none; processors share it, and pages are read in any order, as from a disk without a head; and it sorts and
 * counts in memory, which `heavyTurns` bounds.
 */
const forMany = {
  plan_cache_mode: 'force_custom_plan',
  random_page_cost: '1.1',
  parallel_tuple_cost: '0.01',
  work_mem: '32MB',
}

/** The same scope, for a statement that counts or sorts a large part of a provider's calls. */
export const reportScopeTo = (scope: string): Opening => ({
  name: `${alwaysNamed}report_scope`,
  text: `select set_config('app.provider', $1, true), ${Object.entries(forMany)
    .map(([name, value]) => `set_config('${name}', '${value}', true)`)
    .join(', ')}`,
  values: [scope],
})

const prepare = async (client: pg.ClientBase): Promise<void> => {
  for (const statement of [begin, scopeTo(''), reportScopeTo('')]) await client.query(statement)
  await client.query('rollback')
}

/** Prepares what is sent ahead of every query, on a connection that is new. The pool waits for it, which its type does not say. */
export const prepareConnection = prepare as (client: pg.ClientBase) => void

/**
 * Whether the statement may be sent ahead on this connection. Nothing is prepared in a pipeline,
 * because of one that failed nobody knows how far it came.
 */
export const isPrepared = (client: pg.ClientBase, { name }: { name?: string | undefined }): boolean =>
  name !== undefined &&
  (client as unknown as { connection: { parsedStatements: Record<string, string> } }).connection.parsedStatements[
    name
  ] !== undefined

/** An empty list makes node-postgres take the extended protocol for texts without parameters. */
const extended = (config: pg.QueryConfig): pg.QueryConfig => ({ ...config, values: config.values ?? [] })

/** A prepared statement with its result, without the Sync that would end the pipeline. */
class Part extends BaseQuery {
  override _getRows(connection: Wire): void {
    connection.execute({ portal: '', rows: 0 })
  }
}

/**
 * A query with prepared statements that are sent ahead of it without a Sync between, so that all run in one
 * round trip, and in one transaction when none was begun. What is local to that transaction is
 * safe behind a pooler, too. When one of them fails, those after it do not run, and the query fails.
 */
export class PipelinedQuery extends BaseQuery {
  readonly #openings: Opening[]
  readonly #parts: Part[]
  /** How many of the statements before the last one were answered, the openings included. */
  #answered = 0

  constructor(last: pg.QueryConfig, openings: Opening[], ahead: pg.QueryConfig[] = []) {
    super(extended(last))
    this.#openings = openings
    this.#parts = ahead.map((config) => new Part(extended(config)))
  }

  /** Of the statements ahead, once the query was answered. */
  get results(): pg.QueryResult[] {
    return this.#parts.map(({ _result }) => _result)
  }

  /** How many of the statements after the openings were answered: of a query that failed, which one it was. */
  get answered(): number {
    return Math.max(0, this.#answered - this.#openings.length)
  }

  requiresPreparation(): boolean {
    return true
  }

  override prepare(connection: Wire): void {
    for (const { name, values } of this.#openings) {
      connection.bind({ statement: name, values })
      connection.execute({ portal: '', rows: 0 })
    }
    for (const part of this.#parts) part.prepare(connection)
    super.prepare(connection)
  }

  override handleRowDescription(message: unknown): void {
    const part = this.#part()
    if (part) part.handleRowDescription(message)
    else super.handleRowDescription(message)
  }

  override handleDataRow(message: unknown): void {
    const part = this.#part()
    if (part) part.handleDataRow(message)
    else if (!this.#isBefore()) super.handleDataRow(message)
  }

  override handleCommandComplete(message: unknown, connection: Wire): void {
    const part = this.#part()
    if (!part && !this.#isBefore()) return super.handleCommandComplete(message, connection)
    part?.handleCommandComplete(message, connection)
    // A row that could not be read makes the query fail.
    this._canceledDueToError ||= part?._canceledDueToError ?? false
    this.#answered += 1
  }

  #isBefore(): boolean {
    return this.#answered < this.#openings.length + this.#parts.length
  }

  /** The statement ahead whose answer comes now. */
  #part(): Part | undefined {
    return this.#parts[this.#answered - this.#openings.length]
  }
}
