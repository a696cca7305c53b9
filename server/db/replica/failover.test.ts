// A standby that is promoted without the last changes gives their numbers to others. Whoever remembers a number reads
// anew (decision 0030).
import { readFeed } from '../../realtime/readFeed'
import { doors } from '../../test/harness/doors'
import { openHospital, type Hospital } from '../../test/hospital/hospital'
import { openReplicatedDatabase, type ReplicatedDatabase } from '../../test/database/replica'
import { subscribe } from '../../test/harness/subscriber'
import { until } from '../../test/harness/until'
import { readMigrations } from '../migrations/history'
import { migrate } from '../migrations/migrate'

let database: ReplicatedDatabase
let hospital: Hospital
let address: string
beforeAll(async () => {
  database = await openReplicatedDatabase()
  hospital = await openHospital({}, database)
  address = await hospital.serve()
})
afterAll(() => hospital.close())

const rosa = () => doors(address, hospital.people.rosa)
const queue = (tag?: string) =>
  rosa().rest(
    'GET',
    `/providers/${hospital.riverside.id}/calls/active`,
    undefined,
    tag === undefined ? {} : { 'if-none-match': tag },
  )
const call = (id: string, tag: string) =>
  rosa().rest('GET', `/providers/${hospital.riverside.id}/calls/${id}`, undefined, { 'if-none-match': tag })
const shown = async (): Promise<{ version: number; ids: string[] }> => {
  const { data } = await rosa().graphql('{ provider { queue { version calls { edges { node { databaseId } } } } } }')
  return {
    version: data!.provider.queue.version,
    ids: data!.provider.queue.calls.edges.map(({ node }: { node: { databaseId: string } }) => node.databaseId),
  }
}
const sequence = async (): Promise<number> =>
  (await readFeed(hospital.clients, hospital.riverside.id, null)).head.sequence
const correct = (id: string, contact: string, headers: Record<string, string> = {}) =>
  rosa().rest('PUT', `/providers/${hospital.riverside.id}/calls/${id}`, { contact }, headers)

test('a start against the standby ends with a sentence, and before anything is tried', async () => {
  for (const migrations of [
    undefined,
    [...readMigrations(), { name: '29990101000000_later', sql: 'create table kettle (id int)' }],
  ])
    await expect(migrate(database.standbyUrl, migrations)).rejects.toMatchObject({
      name: 'StartProblem',
      message: 'The database is a standby and takes no writes.',
      remedy: expect.stringContaining('DATABASE_URL'),
    })
})

test('after a failover that lost changes, who holds a tag or a version of then is given the queue of now', async () => {
  const { people, openCall } = hospital
  const kept = await openCall()
  const watcher = subscribe(address, people.ben)
  await watcher.next(() => true)
  await database.inStep()
  database.cutReplication()
  for (let n = 0; n < 4; n += 1) await openCall()
  await correct(kept, 'lost')
  const lost = {
    tag: (await queue()).headers.get('etag')!,
    ...(await shown()),
    sequence: await sequence(),
    callTag: (await call(kept, '')).headers.get('etag')!,
  }
  expect((await queue(lost.tag)).status).toBe(304)

  await database.failOver()
  await until(async () => (await queue()).status === 200)
  // As many changes as were lost: the feed is where it was, and the call of the version that it had.
  await correct(kept, 'new')
  const ids = [kept]
  while ((await sequence()) < lost.sequence) ids.push(await openCall())
  expect(await sequence()).toBe(lost.sequence)

  const now = await queue(lost.tag)
  expect({ status: now.status, ids: now.body.map(({ id }: { id: string }) => id).sort() }).toEqual({
    status: 200,
    ids: [...ids].sort(),
  })
  const polled = await shown()
  expect(polled.version).not.toBe(lost.version)
  expect(polled.ids.sort()).toEqual([...ids].sort())
  expect(await call(kept, lost.callTag)).toMatchObject({ status: 200, body: { contact: 'new' } })
  expect((await correct(kept, 'blind', { 'if-match': lost.callTag })).status).toBe(412)

  const back = subscribe(address, people.manager, { since: lost.version })
  await back.next(() => true)
  expect(back.events[0]).toMatchObject({ resync: true, version: await hospital.version() })
  const missed = await watcher.next(({ resync }) => resync)
  expect(missed.changed).toEqual([])
  const next = await openCall()
  await watcher.next(({ changed }) => changed.some(({ databaseId }) => databaseId === next))
  await Promise.all([back.stop(), watcher.stop()])
})
