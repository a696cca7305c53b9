import { Prisma } from '../../db/generated/prisma/client'
import { openClients, type Clients } from '../../db/access/client'
import { createTestDatabase, type TestDatabase } from '../../test/database/database'
import { percentiles } from './percentiles'

let database: TestDatabase
let clients: Clients
beforeAll(async () => {
  database = await createTestDatabase()
  clients = openClients(database.url)
})
afterAll(async () => {
  await clients.close()
  await database.drop()
})

const shares = [0, 0.1, 0.5, 0.9, 1]

test('rules 7.7: percentiles are those of percentile_cont, of any number of values, in any order', async () => {
  const sets = [
    [7n],
    [3n, 1n],
    [5n, 1n, 9n, 4n],
    [2n, 2n, 2n],
    [0n, 0n, 47_934_588n],
    ...Array.from({ length: 40 }, (_none, size) =>
      Array.from({ length: size + 1 }, (_each, n) => BigInt((n * 7_919 * (size + 3)) % 10_007)),
    ),
  ]
  for (const set of sets) {
    const [row] = await clients.system.$queryRaw<{ ours: number[]; theirs: number[] }[]>`
      with one as (select ${set}::bigint[] as waits)
      select ${percentiles(Prisma.sql`unnest(waits) as ms`, Prisma.sql`cardinality(waits)`, shares)} as ours,
        (select percentile_cont(${shares}::float8[]) within group (order by ms) from unnest(waits) as ms) as theirs from one`
    expect({ set, found: row!.ours }).toEqual({ set, found: row!.theirs })
  }
})

test('of no values there are none', async () => {
  const [row] = await clients.system.$queryRaw<{ ours: (number | null)[] }[]>`
    select ${percentiles(Prisma.sql`unnest(array[]::bigint[]) as ms`, Prisma.sql`0`, [0.5, 0.9])} as ours`
  expect(row!.ours).toEqual([null, null])
})
