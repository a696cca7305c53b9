// What a transaction sends: in which order, in how many round trips, and what becomes of it when a part of it fails.
import { randomUUID } from 'node:crypto'
import { createTestDatabase, type TestDatabase } from '../../test/database/database'
import { until } from '../../test/harness/until'
import { openClients, type Clients, type Db, type Statement, type TransactionSql } from './client'
import { troubleOf } from './trouble'

let database: TestDatabase
let clients: Clients
beforeAll(async () => {
  database = await createTestDatabase()
  clients = openClients(database.url, { connections: 1 })
})
afterAll(async () => {
  await clients.close()
  await database.drop()
})

const add: Statement = { name: 'patency_test_add', text: 'insert into provider (id, name) values ($1, $2)' }
const rename: Statement = { name: 'patency_test_rename', text: 'update provider set name = $2 where id = $1' }
const count: Statement = { name: 'patency_test_count', text: 'select count(*)::int as n from provider' }
const names: Statement = {
  name: 'patency_test_names',
  text: 'select name from provider where name = any($1) order by name',
}

const countIn = async (sql: Pick<TransactionSql, 'rows'>): Promise<number> =>
  (await sql.rows<{ n: number }>(count, []))[0]!.n
const kept = async (...wanted: string[]): Promise<string[]> =>
  (await clients.rows<{ name: string }>(names, [wanted])).map(({ name }) => name)
/** Everything once, so that the one connection has prepared it. */
const prepare = (on = clients) =>
  on.systemTransaction(async (_tx, sql) => {
    sql.ahead(add, [randomUUID(), randomUUID()])
    sql.ahead(rename, [randomUUID(), 'nobody'])
    await Promise.all([countIn(sql), sql.rows(names, [[]])])
  })
const tripsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const before = clients.transactionRoundTrips()
  await work()
  return clients.transactionRoundTrips() - before
}

test('what is asked at the same moment goes in one round trip, in its order, and each has its own rows', async () => {
  await prepare()
  const trips = await tripsOf(() =>
    clients.systemTransaction(async (tx, sql) => {
      const before = countIn(sql)
      sql.ahead(add, [randomUUID(), 'Ahead'])
      const [first, second, ahead, providers] = await Promise.all([
        before,
        countIn(sql),
        sql.rows(names, [['Ahead', 'Nowhere']]),
        tx.provider.findMany({ where: { name: 'Ahead' } }),
      ])
      expect(second).toBe(first + 1)
      expect(ahead).toEqual([{ name: 'Ahead' }])
      expect(providers).toHaveLength(1)
    }),
  )
  // Prisma asks a moment later; and the commit.
  expect(trips).toBe(3)
  expect(await kept('Ahead')).toEqual(['Ahead'])
})

test('the first use of a statement changes nothing but the number of round trips', async () => {
  const fresh = openClients(database.url, { connections: 1 })
  await fresh.systemTransaction(async (_tx, sql) => {
    sql.ahead(add, [randomUUID(), 'Fresh'])
    expect(await Promise.all([countIn(sql), sql.rows(names, [['Fresh']])])).toEqual([
      expect.any(Number),
      [{ name: 'Fresh' }],
    ])
  })
  await fresh.close()
  expect(await kept('Fresh')).toEqual(['Fresh'])
})

test.each([
  ['on a connection that has prepared it', () => prepare()],
  ['on a new connection', () => Promise.resolve()],
])('of what is sent together one that fails fails the others, and nothing is kept, %s', async (_where, before) => {
  await before()
  const id = randomUUID()
  const failing = clients.systemTransaction(async (_tx, sql) => {
    sql.ahead(add, [id, 'First of two'])
    sql.ahead(add, [id, 'Second of two'])
    await Promise.all([countIn(sql), countIn(sql)])
  })
  await expect(failing).rejects.toMatchObject({ code: '23505', stack: expect.stringContaining('scopedPool.test') })
  expect(await kept('First of two', 'Second of two')).toEqual([])
  expect(await clients.systemTransaction((_tx, sql) => countIn(sql))).toBeGreaterThan(0)
})

test('what nobody waits for goes with the commit, in one round trip', async () => {
  await prepare()
  await clients.systemTransaction((_tx, sql) => countIn(sql))
  const trips = await tripsOf(() =>
    clients.systemTransaction((_tx, sql) => {
      sql.ahead(add, [randomUUID(), 'With the commit'])
      return Promise.resolve()
    }),
  )
  expect(trips).toBe(1)
  expect(await kept('With the commit')).toEqual(['With the commit'])
})

test('the last answer comes with the commit, and shows what was written before it', async () => {
  await prepare()
  await clients.systemTransaction((_tx, sql) => countIn(sql))
  const trips = await tripsOf(async () => {
    const { answer } = await clients.systemTransaction((_tx, sql) => {
      sql.ahead(add, [randomUUID(), 'Answered'])
      const answer = sql.lastly(() => sql.rows(names, [['Answered', 'Not yet']]))
      sql.atCommit(add, [randomUUID(), 'Not yet'])
      return Promise.resolve({ answer })
    })
    expect(await answer).toEqual([{ name: 'Answered' }])
  })
  expect(trips).toBe(1)
  expect(await kept('Answered', 'Not yet')).toEqual(['Answered', 'Not yet'])
})

test('what Prisma asks first for the last answer goes with the commit, and what it asks then comes after it, in the same scope', async () => {
  const id = randomUUID()
  await clients.system.provider.create({ data: { id, name: `Asked of Prisma ${id}` } })
  await clients.system.purpose.createMany({
    data: [id, (await clients.system.provider.create({ data: { name: 'Another' } })).id].map((providerId) => ({
      providerId,
      name: 'Of one provider',
      weight: 1,
    })),
  })
  const ask = async () => {
    const { answer } = await clients.transaction(id, (_tx, sql) => {
      sql.ahead(rename, [id, 'With the commit of Prisma'])
      const answer = sql.lastly(async (db) => ({
        first: await db.provider.findMany({ where: { id }, select: { name: true } }),
        second: await db.purpose.count(),
      }))
      sql.atCommit(rename, [id, 'After the answer'])
      return Promise.resolve({ answer })
    })
    expect(await answer).toEqual({ first: [{ name: 'With the commit of Prisma' }], second: 1 })
  }
  await ask()
  await prepare()
  const alone = clients.statements()
  expect(await tripsOf(ask)).toBe(1)
  expect(clients.statements() - alone).toBe(1)
  expect(await kept('With the commit of Prisma', 'After the answer')).toEqual(['After the answer'])
})

test('what Prisma asks after a last answer is as new, also where the commit takes a round trip of its own', async () => {
  // Nothing is prepared on a new connection, so the answer comes before the commit, and another connection is free.
  const fresh = openClients(database.url, { connections: 2, patience: 12 })
  const id = randomUUID()
  await clients.system.provider.create({ data: { id, name: 'As it was' } })
  const nameNow = async (db: Db) => (await db.provider.findFirst({ where: { id } }))!.name
  const lock = { name: 'patency_test_lock', text: 'select pg_advisory_xact_lock(1)' }
  const written = await clients.systemTransaction(async (_tx, held) => {
    await held.rows(lock, [])
    let wasAnswered = (): void => undefined
    const answered = new Promise<void>((resolve) => (wasAnswered = resolve))
    const writing = fresh.systemTransaction((_own, sql) => {
      sql.ahead(rename, [id, 'As it is answered'])
      const answer = sql.lastly(async (db) => {
        const first = await nameNow(db)
        wasAnswered()
        return [first, await nameNow(db)]
      })
      sql.atCommit(rename, [id, 'As it is committed'])
      sql.atCommit(lock, [])
      return Promise.resolve({ answer })
    })
    await answered
    // Meanwhile it could be asked what was before.
    for (let n = 0; n < 20; n += 1) await countIn(held)
    return { writing }
  })
  expect(await (await written.writing).answer).toEqual(['As it is answered', 'As it is committed'])
  await fresh.close()
})

test.each([
  ['asks nothing', () => Promise.resolve('nothing')],
  ['cannot be asked', (db: Db) => db.provider.findMany({ where: { nothing: 1 } as never }).catch(() => 'nothing')],
])('a last answer that %s keeps no commit waiting', async (what, ask) => {
  const { answer } = await clients.systemTransaction((_tx, sql) => {
    sql.ahead(add, [randomUUID(), `It ${what}`])
    return Promise.resolve({ answer: sql.lastly(ask) })
  })
  expect(await answer).toBe('nothing')
  expect(await kept(`It ${what}`)).toEqual([`It ${what}`])
})

test('a last answer that Prisma is refused undoes the write', async () => {
  let answer: Promise<unknown> | undefined
  const failing = clients.systemTransaction((_tx, sql) => {
    sql.ahead(add, [randomUUID(), 'Answered by Prisma'])
    answer = sql.lastly((db) => db.$queryRaw`select 1 / (select 0 * count(*) from provider)`)
    return Promise.resolve()
  })
  await expect(failing).rejects.toMatchObject({ code: '22012' })
  await expect(answer).rejects.toThrow()
  expect(await kept('Answered by Prisma')).toEqual([])
  expect(await clients.systemTransaction((_tx, sql) => countIn(sql))).toBeGreaterThan(0)
})

test('of who gives up, nothing is answered by Prisma either', async () => {
  let answer: Promise<unknown> | undefined
  const failing = clients.systemTransaction(async (_tx, sql) => {
    await countIn(sql)
    answer = sql.lastly((db) => db.provider.count())
    throw new Error('no more')
  })
  await expect(failing).rejects.toThrow('no more')
  await expect(answer).rejects.toThrow('The transaction was rolled back.')
  expect(await clients.systemTransaction((_tx, sql) => countIn(sql))).toBeGreaterThan(0)
})

test.each([
  ['on a connection that has prepared it', prepare],
  ['on a new connection', () => Promise.resolve()],
])('of a write that fails there is no last answer, and nothing is kept, %s', async (_where, before) => {
  const fresh = openClients(database.url, { connections: 1 })
  await before(fresh)
  const id = randomUUID()
  let answer: Promise<unknown> | undefined
  const failing = fresh.systemTransaction((_tx, sql) => {
    sql.ahead(add, [id, 'First of two'])
    sql.ahead(add, [id, 'Second of two'])
    answer = sql.lastly(() => countIn(sql))
    sql.atCommit(add, [randomUUID(), 'After two'])
    return Promise.resolve()
  })
  await expect(failing).rejects.toMatchObject({ code: '23505', stack: expect.stringContaining('scopedPool.test') })
  await expect(answer).rejects.toMatchObject({ code: '23505' })
  expect(await kept('First of two', 'Second of two', 'After two')).toEqual([])
  expect(await fresh.systemTransaction((_tx, sql) => countIn(sql))).toBeGreaterThan(0)
  await fresh.close()
})

test('who gives up before the commit has sent nothing of what was to go with it', async () => {
  await prepare()
  const failing = clients.systemTransaction(async (_tx, sql) => {
    await countIn(sql)
    sql.ahead(add, [randomUUID(), 'Given up'])
    void sql.lastly(() => countIn(sql))
    throw new Error('no more')
  })
  await expect(failing).rejects.toThrow('no more')
  expect(await kept('Given up')).toEqual([])
  expect(await clients.systemTransaction((_tx, sql) => countIn(sql))).toBeGreaterThan(0)
})

test('what fails at the commit leaves nothing behind, and the connection serves on', async () => {
  await prepare()
  const id = randomUUID()
  const failing = clients.systemTransaction(async (_tx, sql) => {
    await sql.rows(add, [id, 'Before the commit'])
    sql.atCommit(add, [id, 'At the commit'])
  })
  await expect(failing).rejects.toThrow()
  expect(await kept('Before the commit', 'At the commit')).toEqual([])
  expect(await clients.systemTransaction((_tx, sql) => countIn(sql))).toBeGreaterThan(0)
})

test('what a verb asks after its transaction was given up is not sent, because the connection may be someone else’s by then', async () => {
  await prepare()
  /** Transactions of this database that do nothing at the moment. */
  const idle = async (): Promise<number> => {
    const [row] = await clients.system.$queryRaw<{ count: number }[]>`
      select count(*)::int as count from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`
    return row!.count
  }
  let error: unknown
  let prismas: unknown
  const givenUp = clients.transaction(
    randomUUID(),
    async (tx, sql) => {
      await countIn(sql)
      await until(async () => (await idle()) === 0)
      error = await sql.rows(add, [randomUUID(), 'Too late']).catch((problem: unknown) => problem)
      prismas = await tx.provider.create({ data: { name: 'Too late' } }).catch((problem: unknown) => problem)
    },
    100,
  )
  await expect(givenUp).rejects.toThrow()
  expect(error).toEqual(new Error('The transaction is over.'))
  expect(troubleOf(error)).toBe('busy')
  expect(troubleOf(prismas)).toBe('busy')
  expect(await kept('Too late')).toEqual([])
})

test('a report is planned for what it was asked, and nothing of that stays on the connection', async () => {
  const settings = async (db: Pick<Db, '$queryRaw'>) => {
    const [row] = await db.$queryRaw<
      { plan: string; memory: string; scope: string }[]
    >`select current_setting('plan_cache_mode') as plan, current_setting('work_mem') as memory, current_setting('app.provider') as scope`
    return row!
  }
  const id = randomUUID()
  const usual = await settings(clients.forProvider(id))
  expect(usual).toEqual({ plan: 'auto', memory: expect.any(String) as string, scope: id })
  const ofReports = { plan: 'force_custom_plan', memory: '32MB', scope: id }
  expect(await settings(clients.forReports(id).db)).toEqual(ofReports)
  expect(await clients.forReports(id).db.$transaction(settings)).toEqual(ofReports)
  expect(await settings(clients.forProvider(id))).toEqual(usual)
  // The scope holds all the same.
  await clients.system.provider.create({ data: { id, name: 'Reported' } })
  await clients.system.purpose.create({ data: { providerId: id, name: 'Hidden', weight: 1 } })
  expect(await clients.forReports(id).db.purpose.count()).toBe(1)
  expect(await clients.forReports(randomUUID()).db.purpose.count()).toBe(0)
})
