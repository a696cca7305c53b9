import type { Socket } from 'node:net'
import type pg from 'pg'
import { DatabaseClient, type DatabaseClientConfig } from './databaseClient'

/** So many statements PostgreSQL prepares for one connection; each takes memory there for as long as the connection lives. */
export const mostNames = 500

/** Statements whose names begin so are few, and keep their names however many there are. */
export const alwaysNamed = 'patency_'

type Named = { name?: string | undefined }
type BaseClient = {
  connection: { stream: Socket }
  on(event: 'error', listener: () => void): void
  query(statement: unknown, ...rest: unknown[]): unknown
}
const BaseClient = DatabaseClient as unknown as new (config: DatabaseClientConfig) => BaseClient

/**
 * A connection that is closed when no answer comes within `query_timeout`: it may be dead without
 * either end knowing, and whatever is asked on it next would wait as well. It prepares only so many
 * statements under names; what is asked beyond them is sent without one.
 */
class GuardedClient extends BaseClient {
  readonly #names = new Set<string>()

  constructor(config: DatabaseClientConfig) {
    super(config)
    // Whoever asks on a connection that breaks is told; an error without a listener would end the process.
    this.on('error', () => undefined)
  }

  override query(statement: unknown, ...rest: unknown[]): unknown {
    if (typeof statement === 'object' && statement !== null) this.#limitNames(statement)
    const last = rest.at(-1)
    if (typeof last === 'function')
      rest.splice(
        -1,
        1,
        (error: unknown, result: unknown): unknown => (this.#closeIfSilent(error), last(error, result)),
      )
    const answer = super.query(statement, ...rest)
    if (!(answer instanceof Promise)) return answer
    // In one chain: an error's stack follows it to who asked, and stops where a promise has two listeners.
    return answer.catch((error: unknown) => {
      this.#closeIfSilent(error)
      throw error
    })
  }

  #closeIfSilent(error: unknown): void {
    if (error instanceof Error && error.message === 'Query read timeout') this.connection.stream.destroy()
  }

  #limitNames(statement: Named): void {
    const { name } = statement
    if (!name || name.startsWith(alwaysNamed) || this.#names.has(name)) return
    if (this.#names.size < mostNames) this.#names.add(name)
    else statement.name = undefined
  }
}

const Guarded = GuardedClient as unknown as new (config: DatabaseClientConfig) => pg.Client

export { Guarded as GuardedClient }
