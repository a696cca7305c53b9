import pg from 'pg'
import { openFileStore } from '../../files/fileStore'
import { seedDemo } from '../../../prisma/demo/load/index'
import { createFilledDatabase } from '../database/database'

// A Friday afternoon of the hospital.
export const now = new Date('2026-11-20T19:30:00Z')

/** The demo hospital at a fixed time in its own database, to be read with SQL; `printed`: what seeding said. */
export const openSeeded = async () => {
  const database = await createFilledDatabase('patency_seeded_template', async (url) => {
    const start = performance.now()
    const printed: string[] = []
    const files = openFileStore({ dataDir: process.env.PATENCY_DATA! })
    await seedDemo({ url, now, files, print: (line) => printed.push(line) })
    return { printed, tookMs: Math.round(performance.now() - start) }
  })
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const rows = async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> =>
    (await client.query<Row & pg.QueryResultRow>(sql, values)).rows
  return {
    url: database.url,
    ...database.facts,
    client,
    rows,
    number: async (sql: string): Promise<number> => Number(Object.values((await rows(sql))[0] ?? {})[0]),
    close: async () => {
      await client.end()
      await database.drop()
    },
  }
}
