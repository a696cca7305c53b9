import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { DatabaseClient } from '../access/databaseClient'
import { unusable } from '../access/openOnce'
import { badConfiguration, StartProblem } from '../../startProblem'

// With fewer connections of the pooler than these, two of them share one at once.
const connections = 10
const rounds = 3
const longestMs = 10_000

/** PostgreSQL's codes for a name that is taken already, and for one that is not there. */
const mixedUp = ['42P05', '26000']

/**
 * A pooler that lends a connection for each transaction has to keep the prepared statements of its clients apart; one
 * that does not lets the server start, and then fails most of its requests. Several connections use one name in turn:
 * without that support the second finds the name taken, or the first finds its own gone.
 */
export const checkPooler = async (url: string): Promise<void> => {
  // A name that no earlier start has left behind.
  const statement = { name: `patency_pooler_${randomUUID()}`, text: 'select 1' }
  const clients = Array.from(
    { length: connections },
    () =>
      new DatabaseClient({
        connectionString: url,
        isPooled: true,
        connectionTimeoutMillis: longestMs,
        query_timeout: longestMs,
        application_name: 'patency-start',
      }),
  )
  try {
    for (const client of clients) {
      client.on('error', () => undefined)
      await client.connect()
    }
    for (let round = 0; round < rounds; round += 1) for (const client of clients) await client.query(statement)
    // All at once as well, so that the pooler lends several connections, and not the same one again and again.
    await Promise.all(clients.map((client) => client.query(statement)))
  } catch (error) {
    const { code } = error as pg.DatabaseError
    if (!mixedUp.includes(code ?? '')) throw unusable('pooler', url, 'PATENCY_POOL_URL', error)
    throw new StartProblem(
      `The pooler at ${new URL(url).host} mixes up the prepared statements of its clients (${code}), so most requests would fail.`,
      'PgBouncer keeps them apart from version 1.21 on, with max_prepared_statements above 0 (choose 1000). With an older one use pool_mode = session, or leave PATENCY_POOL_URL out.',
      badConfiguration,
    )
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)))
  }
}
