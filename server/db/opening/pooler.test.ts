import pg from 'pg'
import { createTestDatabase, type TestDatabase } from '../../test/database/database'
import {
  documented,
  documentedIni,
  keepsStatementsApart,
  pgbouncerVersion,
  startPgbouncer,
} from '../../test/database/pgbouncer'
import { openTransactionPooler } from '../../test/database/transactionPooler'
import { checkRole, checkSettings, openClients } from '../access/client'
import { DatabaseClient } from '../access/databaseClient'
import { checkPooler } from './pooler'

let database: TestDatabase
let direct: URL
beforeAll(async () => {
  database = await createTestDatabase()
  direct = new URL(database.url)
})
afterAll(() => database.drop())

const mixedUp = {
  message: expect.stringMatching(/mixes up the prepared statements of its clients \((42P05|26000)\)/),
  remedy: expect.stringMatching(/1\.21.*max_prepared_statements/),
  exitCode: 78,
}

test.each([1, 3, 7])(
  'a pooler of %i connections that does not keep prepared statements apart is refused at the start, in words',
  async (size) => {
    const pooler = await openTransactionPooler(database.url, size)
    try {
      await expect(checkPooler(pooler.url)).rejects.toMatchObject(mixedUp)
      // Also when an earlier start has left its statement there.
      await expect(checkPooler(pooler.url)).rejects.toMatchObject(mixedUp)
    } finally {
      await pooler.close()
    }
  },
)

test('one that gives each client a connection of its own is accepted', async () => {
  await checkPooler(database.url)
})

test('one that is not there is explained', async () => {
  await expect(checkPooler('postgresql://a:hush@127.0.0.1:1/x')).rejects.toMatchObject({
    message: expect.stringMatching(/^The pooler at 127\.0\.0\.1:1 cannot be used: (?!.*hush)/),
    remedy: expect.stringContaining('PATENCY_POOL_URL'),
  })
})

describe('the PgBouncer of docs/operations.md', () => {
  const settings = documented('ini', '[pgbouncer]')
  const version = pgbouncerVersion()
  const keepsApart = keepsStatementsApart()

  let admin: pg.Client
  beforeAll(async () => {
    admin = new pg.Client({ connectionString: database.url })
    await admin.connect()
    await admin.query(documented('sql', 'create role patency_web'))
  })
  afterAll(async () => {
    await admin.query('drop role patency_web')
    await admin.end()
  })

  const through = async (
    changes: Record<string, string | null>,
    work: (url: string) => Promise<void>,
  ): Promise<void> => {
    const pooler = await startPgbouncer(
      documentedIni(direct, changes),
      documented('', 'patency_web'),
      'patency_web:change-me',
      'patency',
    )
    try {
      await work(pooler.url)
    } finally {
      await pooler.kill()
    }
  }

  test('names everything that PgBouncer needs', () => {
    for (const name of ['listen_addr', 'listen_port', 'auth_type', 'auth_file', 'pool_mode', 'max_prepared_statements'])
      expect(settings).toMatch(new RegExp(`^${name} = \\S`, 'm'))
    expect(documented('', 'patency_web')).toBe('"patency_web" "change-me"\n')
  })

  // What can be seen depends on what is installed; the tests above need nothing.
  if (version === null) return

  test('in session mode any version is accepted, and connects as the role of the application', async () => {
    await through({ pool_mode: 'session', ...(keepsApart ? {} : { max_prepared_statements: null }) }, async (url) => {
      await checkPooler(url)
      const clients = openClients(url, { pooled: true })
      await checkRole(clients)
      await clients.close()
    })
  })

  test('works in UTC through it, whatever zone its user and the database have', async () => {
    await admin.query(`alter role patency_web set timezone = 'Asia/Kolkata'`)
    await admin.query(`alter database ${direct.pathname.slice(1)} set datestyle = 'German'`)
    // Without prepared statements, any version is enough for this.
    await through({ ...(keepsApart ? {} : { max_prepared_statements: null }) }, async (url) => {
      const client = new DatabaseClient({ connectionString: url, isPooled: true })
      await client.connect()
      const { rows } = await client.query(
        `select current_setting('timezone') as zone, current_setting('datestyle') as "dates"`,
      )
      expect(rows).toEqual([{ zone: 'UTC', dates: 'ISO, MDY' }])
      await client.end()
    })
    await through({ pool_mode: 'session', ...(keepsApart ? {} : { max_prepared_statements: null }) }, async (url) => {
      const clients = openClients(url, { pooled: true })
      await checkSettings(clients)
      await clients.close()
    })
  })

  test('in transaction mode it is accepted where it keeps prepared statements apart, and refused otherwise', async () => {
    if (keepsApart) await through({}, checkPooler)
    await through({ max_prepared_statements: keepsApart ? '0' : null }, (url) =>
      expect(checkPooler(url)).rejects.toMatchObject(mixedUp),
    )
  })
})
