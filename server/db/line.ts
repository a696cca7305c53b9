import type { Socket } from 'node:net'
import pg from 'pg'

/** So many statements PostgreSQL prepares for one connection; each takes memory there for as long as the connection lives. */
export const mostNames = 500

type Named = { name?: string | undefined }
type BaseClient = { connection: { stream: Socket }; on(event: 'error', listener: () => void): void; query(statement: unknown, ...rest: unknown[]): unknown }
const BaseClient = pg.Client as unknown as new (config?: string | pg.ClientConfig) => BaseClient

const isSilence = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout'

/**
 * A connection that gives up a line on which no answer comes within `query_timeout`: it may be
 * dead without either end knowing, and whatever is asked on it next would wait as well. It
 * prepares only so many statements under names; what is asked beyond them is sent without one.
 */
class Line extends BaseClient {
  readonly #names = new Set<string>()

  constructor(config?: string | pg.ClientConfig) {
    super(config)
    // Whoever asks on a line that breaks is told; an error that nobody hears would end the process.
    this.on('error', () => undefined)
  }

  override query(statement: unknown, ...rest: unknown[]): unknown {
    if (typeof statement === 'object' && statement !== null) this.#bound(statement)
    const answer = super.query(statement, ...rest)
    if (answer instanceof Promise) answer.catch((error: unknown) => isSilence(error) && this.connection.stream.destroy())
    return answer
  }

  #bound(statement: Named): void {
    const { name } = statement
    if (!name || this.#names.has(name)) return
    if (this.#names.size < mostNames) this.#names.add(name)
    else statement.name = undefined
  }
}

const LineClient = Line as unknown as typeof pg.Client

export { LineClient as Line }
