import type pg from 'pg'
import { StartProblem } from '../../startProblem'
import { DatabaseClient } from './databaseClient'
import { unusable } from './unusable'

/** An address of a database, and the variable or argument that gave it. */
export type Address = { url: string; variable: string }

/**
 * One connection for the time of the work. A database that cannot be opened is a StartProblem that says what to do; so
 * is what fails in the work, unless `explain` has other words for that.
 */
export const openOnce = async <Result>(
  { url, variable }: Address,
  options: pg.ClientConfig & { application_name: string },
  work: (client: pg.Client) => Promise<Result>,
  explain?: (error: unknown) => unknown,
): Promise<Result> => {
  let explained = (error: unknown): unknown => unusable('database', url, variable, error)
  let client: pg.Client | null = null
  try {
    // A certificate that the address names is read here.
    client = new DatabaseClient({ connectionString: url, connectionTimeoutMillis: 10_000, ...options })
    client.on('error', () => undefined)
    await client.connect()
    explained = explain ?? explained
    return await work(client)
  } catch (error) {
    throw error instanceof StartProblem ? error : explained(error)
  } finally {
    // Whatever was under way ends with the connection, and leaves nothing.
    await client?.end().catch(() => undefined)
  }
}
