import { jest } from '@jest/globals'
import type { Logger } from '../../log'
import { readEnv } from '../../env'
import { createTestDatabase } from '../../test/database/database'
import { DatabaseClient } from '../access/databaseClient'
import { openDatabase } from './database'

test('a database whose system sorts otherwise than when it was made starts, and says what to do', async () => {
  const database = await createTestDatabase()
  const env = readEnv({ DATABASE_URL: database.url })
  const warn = jest.fn()
  const start = async () => (await openDatabase(env, { warn } as unknown as Logger, () => undefined)).stop()
  await start()
  expect(warn).not.toHaveBeenCalled()

  // As after an upgrade of the operating system, of ICU, or with pg_upgrade.
  const client = new DatabaseClient({ connectionString: database.url })
  await client.connect()
  await client.query(`update pg_database set datcollversion = '0.9' where datname = current_database()`)
  await start()
  const name = new URL(database.url).pathname.slice(1)
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(`version 0.9, now .*reindex \\(concurrently\\) database ${name};`)],
  ])

  await client.query(`alter database ${name} refresh collation version`)
  await start()
  expect(warn).toHaveBeenCalledTimes(1)
  await client.end()
  await database.drop()
})
