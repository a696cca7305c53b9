import pg from 'pg'
import { alwaysNamed } from './connection'

// The parts of node-postgres's connection that sending several statements in one round trip needs.
type Wire = {
  bind(portal: { statement: string; values: (string | null)[] }): void
  execute(portal: { portal: string; rows: number }): void
}
type PreparedQuery = {
  prepare(connection: Wire): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: Wire): void
}
const BaseQuery = pg.Query as unknown as new (config: pg.QueryConfig) => PreparedQuery

/** A statement that is sent ahead of another one; its rows are not read. */
export type Ahead = { name: string; text: string; values: (string | null)[] }

export const begin: Ahead = { name: `${alwaysNamed}begin`, text: 'begin', values: [] }
/** Row-level security lets only rows of this provider be seen until the transaction ends. */
export const scopeTo = (scope: string): Ahead => ({ name: `${alwaysNamed}scope`, text: "select set_config('app.provider', $1, true)", values: [scope] })

const prepare = async (client: pg.ClientBase): Promise<void> => {
  for (const statement of [begin, scopeTo('')]) await client.query(statement)
  await client.query('rollback')
}

/** Prepares what is sent ahead of every query, on a connection that is new. The pool waits for it, which its type does not say. */
export const prepareConnection = prepare as (client: pg.ClientBase) => void

/**
 * Whether the statement may be sent ahead on this connection. Nothing is prepared in a pipeline,
 * because of one that failed nobody knows how far it came.
 */
export const isPrepared = (client: pg.ClientBase, { name }: Ahead): boolean => (client as unknown as { connection: { parsedStatements: Record<string, string> } }).connection.parsedStatements[name] !== undefined

/**
 * A query with statements that are sent ahead of it without a Sync between, so that all run in one
 * round trip, and in one transaction when none was begun. What is local to that transaction is
 * safe behind a pooler, too. When one of them fails, those after it do not run, and the query fails.
 */
export class PipelinedQuery extends BaseQuery {
  readonly #ahead: Ahead[]
  #unanswered: number

  constructor(config: pg.QueryConfig, ahead: Ahead[]) {
    // An empty list makes node-postgres take the extended protocol for texts without parameters.
    super({ ...config, values: config.values ?? [] })
    this.#ahead = ahead
    this.#unanswered = ahead.length
  }

  requiresPreparation(): boolean {
    return true
  }

  override prepare(connection: Wire): void {
    for (const { name, values } of this.#ahead) {
      connection.bind({ statement: name, values })
      connection.execute({ portal: '', rows: 0 })
    }
    super.prepare(connection)
  }

  override handleDataRow(message: unknown): void {
    if (this.#unanswered === 0) super.handleDataRow(message)
  }

  override handleCommandComplete(message: unknown, connection: Wire): void {
    if (this.#unanswered === 0) super.handleCommandComplete(message, connection)
    else this.#unanswered -= 1
  }
}
