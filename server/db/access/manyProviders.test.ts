// Many providers in one process: they share connections and one Prisma client, and nothing else.
import pg from 'pg'
import { PrismaPg } from '@prisma/adapter-pg'
import { createCall } from '../../services/calls/entries/createCall'
import { doors, type RestAnswer } from '../../test/harness/doors'
import { openHospital, type Hospital } from '../../test/hospital/hospital'
import { subscribe, type Subscriber } from '../../test/harness/subscriber'
import { PrismaClient } from '../generated/prisma/client'
import { prepareConnection } from './pipelinedQuery'
import { inScope, scopedPool, systemScope } from './scopedPool'

let hospital: Hospital
beforeAll(async () => {
  hospital = await openHospital()
})
afterAll(() => hospital.close())

/** As many at once as there are connections: on a busy machine a longer queue for them is refused as busy. */
const inTens = <T>(all: T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / 10) }, (_, n) => all.slice(10 * n, 10 * n + 10))

/** Providers that are there besides the hospital's two. */
const openProviders = async (
  count: number,
): Promise<{ id: string; purposeId: string; request: Awaited<ReturnType<Hospital['as']>> }[]> => {
  const { system } = hospital.clients
  const rosa = await hospital.as(hospital.people.rosa)
  const providers = await system.provider.createManyAndReturn({
    data: Array.from({ length: count }, () => ({ name: `Provider ${crypto.randomUUID()}` })),
  })
  await system.statusCode.createMany({ data: providers.map(({ id }) => ({ providerId: id, name: 'Normal' })) })
  const purposes = await system.purpose.createManyAndReturn({
    data: providers.map(({ id }) => ({ providerId: id, name: 'Difficult IV', weight: 0, lineCheck: false })),
  })
  return purposes.map(({ id: purposeId, providerId }) => ({
    id: providerId,
    purposeId,
    request: { ...rosa, actor: { ...rosa.actor!, providerId } },
  }))
}

test('of sixty providers that all write while the others are read, no command fails', async () => {
  const { clients } = hospital
  const providers = await openProviders(60)
  const touch = () =>
    Promise.all(providers.map(({ id }) => clients.forProvider(id).change.findMany({ where: { sequence: { gt: 0 } } })))
  for (const some of inTens(providers)) {
    const written = some.map(({ request, purposeId }) => createCall(request, { purposeId }))
    const outcomes = await Promise.allSettled([...written, touch()])
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
  }
  for (const { id } of providers) expect(await clients.forProvider(id).call.count()).toBe(1)
})

/** A name of letters for each number, because addresses are made of them. */
const letters = (n: number): string => String.fromCharCode(97 + Math.floor(n / 26), 97 + (n % 26))

test('sixty providers, each with a screen and a writer, are served by one process: no write is refused, and each screen is told', async () => {
  const providers = await openProviders(60)
  const address = await hospital.serve()
  const nurses = []
  for (const [n, { id, purposeId }] of providers.entries())
    nurses.push({ purposeId, person: await hospital.hire(`Nurse ${letters(n)}`, 'Clinician', id) })
  const screens: Subscriber[] = []
  try {
    for (const { person } of nurses) {
      const screen = subscribe(address, person)
      screens.push(screen)
      await screen.next(() => true)
    }
    const answers: RestAnswer[] = []
    for (const some of inTens(nurses))
      answers.push(
        ...(await Promise.all(
          some.map(({ person, purposeId }) =>
            doors(address, person).rest('POST', `/providers/${person.providerId}/calls`, { purposeId }),
          ),
        )),
      )
    expect(answers.map(({ status }) => status)).toEqual(nurses.map(() => 200))
    await Promise.all(
      screens.map((screen, index) =>
        screen.next(({ changed }) => changed.some(({ databaseId }) => databaseId === answers[index]!.body.id)),
      ),
    )
    for (const [index, { events }] of screens.entries())
      expect(events.flatMap(({ changed }) => changed.map(({ databaseId }) => databaseId))).toEqual([
        answers[index]!.body.id,
      ])
  } finally {
    await Promise.all(screens.map((screen) => screen.stop()))
  }
})

test('a transaction of one provider outlives the use of any number of others', async () => {
  const { clients, riverside } = hospital
  const providers = await openProviders(60)
  const found = await clients.transaction(riverside.id, async (tx) => {
    await tx.purpose.count()
    for (const { id } of providers) await clients.forProvider(id).purpose.count()
    return tx.purpose.count()
  })
  expect(found).toBe(5)
})

test('lookups of two providers at the same moment never mix', async () => {
  const { clients, riverside, lakeshore } = hospital
  const sides = [
    { id: riverside.id, own: Object.values(riverside.purposes), foreign: Object.values(lakeshore.purposes) },
    { id: lakeshore.id, own: Object.values(lakeshore.purposes), foreign: Object.values(riverside.purposes) },
  ]
  for (let round = 0; round < 20; round += 1) {
    const looks = sides.flatMap(({ id: providerId, own, foreign }) => {
      const { purpose } = clients.forProvider(providerId)
      return [...own.map((id) => ({ id, seen: true })), ...foreign.map((id) => ({ id, seen: false }))].map(
        async ({ id, seen }) => ({
          providerId: seen ? providerId : undefined,
          found: (await purpose.findUnique({ where: { id } }))?.providerId,
        }),
      )
    })
    for (const { providerId, found } of await Promise.all(looks)) expect(found).toBe(providerId)
  }
})

test('within a transaction lookups see its provider alone, whatever others look up at the same moment', async () => {
  const { clients, riverside, lakeshore } = hospital
  const looks = Array.from({ length: 20 }, (_, n) => {
    const [own, other] = n % 2 === 0 ? [riverside, lakeshore] : [lakeshore, riverside]
    return clients.transaction(own.id, async (tx) => {
      const found = await Promise.all(
        [...Object.values(own.purposes), ...Object.values(other.purposes)].map((id) =>
          tx.purpose.findUnique({ where: { id } }),
        ),
      )
      return (
        found.map((purpose) => purpose?.providerId ?? null).join() ===
        [...Object.values(own.purposes).map(() => own.id), ...Object.values(other.purposes).map(() => null)].join()
      )
    })
  })
  expect((await Promise.all(looks)).every(Boolean)).toBe(true)
})

test('outside of every scope nothing is visible', async () => {
  const pool = new pg.Pool({
    connectionString: hospital.database.url,
    options: '-c role=patency_app',
    onConnect: prepareConnection,
  })
  const prisma = new PrismaClient({
    adapter: new PrismaPg(scopedPool(pool, { alone: 0, inTransactions: 0, roundTrips: 0 })),
  })
  try {
    const counts = async (db: Pick<PrismaClient, 'call' | 'purpose' | 'auditEntry'>) => [
      await db.purpose.count(),
      await db.auditEntry.count(),
    ]
    await hospital.openCall()
    const [purposes, entries] = await inScope(systemScope, () => counts(prisma))
    expect([purposes! > 0, entries! > 0]).toEqual([true, true])
    expect(await counts(prisma)).toEqual([0, 0])
    expect(await prisma.$transaction((tx) => counts(tx))).toEqual([0, 0])
    await expect(
      prisma.purpose.create({
        data: { providerId: hospital.riverside.id, name: 'Forged', weight: 9, lineCheck: false },
      }),
    ).rejects.toThrow(/row-level security/)
    expect(await inScope(systemScope, () => counts(prisma))).toEqual([purposes, entries])
  } finally {
    await pool.end()
  }
})
