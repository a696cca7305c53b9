import { jest } from '@jest/globals'
import type { Logger } from '../../log'
import { readEnv } from '../../env'
import { createTestDatabase } from '../../test/database/database'
import { DatabaseClient } from '../access/databaseClient'
import { openDatabase } from './database'

test.each([
  ['an upgrade of the operating system', '0.9'],
  ['one of ICU', '153.14.37'],
  ['a copy of its folder to another system', "unknown 'build' 2.28"],
])('a database whose system sorts otherwise after %s starts, and says what to do', async (_after, version) => {
  const database = await createTestDatabase()
  const env = readEnv({ DATABASE_URL: database.url })
  const warn = jest.fn()
  const start = async () => (await openDatabase(env, { warn } as unknown as Logger, () => undefined)).stop()
  await start()
  expect(warn).not.toHaveBeenCalled()

  const client = new DatabaseClient({ connectionString: database.url })
  await client.connect()
  await client.query(`update pg_database set datcollversion = $1 where datname = current_database()`, [version])
  await start()
  const name = new URL(database.url).pathname.slice(1)
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(`version ${version}, now .*reindex \\(concurrently\\) database ${name};`)],
  ])

  await client.query(`alter database ${name} refresh collation version`)
  await start()
  expect(warn).toHaveBeenCalledTimes(1)
  await client.end()
  await database.drop()
})
