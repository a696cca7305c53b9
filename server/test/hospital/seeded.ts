import pg from 'pg'
import { openFileStore } from '../../files/fileStore'
import { createTestDatabase } from '../database/database'
import { seedDemo } from '../../../prisma/demo/load/index'

// A Friday afternoon of the hospital.
export const now = new Date('2026-11-20T19:30:00Z')

/** The demo hospital at a fixed time in its own database, to be read with SQL. */
export const openSeeded = async (print: (line: string) => void = () => undefined) => {
  const database = await createTestDatabase()
  const start = performance.now()
  await seedDemo({ url: database.url, now, files: openFileStore({ dataDir: process.env.PATENCY_DATA! }), print })
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const rows = async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> =>
    (await client.query<Row & pg.QueryResultRow>(sql, values)).rows
  return {
    url: database.url,
    client,
    tookMs: Math.round(performance.now() - start),
    rows,
    number: async (sql: string): Promise<number> => Number(Object.values((await rows(sql))[0] ?? {})[0]),
    close: async () => {
      await client.end()
      await database.drop()
    },
  }
}
