// How the feed itself stands lost connections and long absences; what it tells screens is in queueChanged.test.
import net from 'node:net'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { endFeedConnections } from '../test/harness/feedConnections'
import { testPatience } from '../test/harness/patience'
import { until } from '../test/harness/until'
import { hospitalOfFile } from '../test/hospital/setUp'
import { startChangeFeed } from './changeFeed'
import { mostChanges, readFeed, type FeedReading } from './readFeed'

const log = pino({ level: 'silent' })
// A feed that gives a slow machine up would lose its connection once more.
const patient = { patience: testPatience }

const hospital = hospitalOfFile()

const feedConnections = async (): Promise<number> => {
  const [found] = await hospital.clients.system.$queryRaw<
    { count: number }[]
  >`select count(*)::int from pg_stat_activity where application_name = 'patency-feed' and datname = current_database()`
  return found!.count
}

/** A way to the database on which the first `times` connections break at the moment at which they ask to listen. */
const breakingAtListen = async (times: number) => {
  const { hostname, port } = new URL(hospital.database.url)
  let broken = 0
  const listener = net.createServer((client) => {
    const server = net.connect(Number(port), hostname)
    for (const socket of [client, server]) socket.on('error', () => undefined)
    client.on('close', () => server.destroy())
    server.on('close', () => client.destroy())
    server.pipe(client)
    client.on('data', (bytes) => {
      if (times > broken && bytes.includes('listen patency_change')) {
        broken += 1
        client.resetAndDestroy()
      } else server.write(bytes)
    })
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const url = Object.assign(new URL(hospital.database.url), {
    port: String((listener.address() as AddressInfo).port),
  }).href
  return {
    url,
    broken: () => broken,
    breakAgain: (more: number) => (times = broken + more),
    close: () => new Promise((resolve) => listener.close(resolve)),
  }
}

test('however often it breaks while it begins to listen, there is one connection, and none when it was stopped', async () => {
  const way = await breakingAtListen(0)
  const feed = await startChangeFeed(way.url, hospital.clients, log, patient)
  const standings: (string | null)[] = []
  feed.onPermissionsChanged((userId) => standings.push(userId))
  way.breakAgain(3)
  await endFeedConnections(hospital.database.url)
  await until(() => way.broken() === 3 && standings.length > 0)
  expect(standings).toEqual([null])
  await until(async () => (await feedConnections()) === 1)
  await feed.stop()
  await until(async () => (await feedConnections()) === 0)
  await way.close()
})

test('a database that is busy when the server starts is asked again until it listens', async () => {
  const way = await breakingAtListen(3)
  const said: string[] = []
  const listener = pino({ level: 'warn' }, { write: (line) => void said.push(JSON.parse(line).msg) })
  const feed = await startChangeFeed(way.url, hospital.clients, listener, patient)
  expect(way.broken()).toBe(3)
  expect(said).toEqual(['the change feed has no connection yet; trying again'])
  await until(async () => (await feedConnections()) === 1)
  await feed.stop()
  await way.close()
})

test('who is too far behind is told so, instead of everything that came meanwhile', async () => {
  const { clients, riverside } = hospital
  const way = await breakingAtListen(0)
  const feed = await startChangeFeed(way.url, clients, log, patient)
  const heard: FeedReading[] = []
  const { head } = await feed.follow(riverside.id, (reading) => Promise.resolve(void heard.push(reading)))
  await clients.system.change.createMany({
    data: Array.from({ length: 3 * mostChanges }, () => ({
      providerId: riverside.id,
      kind: 'call',
      entityId: riverside.id,
    })),
  })
  await until(() => heard.length > 0)
  expect(heard).toEqual([{ head: { epoch: head.epoch, sequence: head.sequence + 3 * mostChanges }, changes: null }])
  await clients.system.change.create({ data: { providerId: riverside.id, kind: 'call', entityId: riverside.id } })
  await until(() => heard.length > 1)
  expect(heard[1]!.changes).toHaveLength(1)
  await feed.stop()
  await way.close()
})

test('a listener that breaks takes nothing from the others', async () => {
  const { clients, riverside } = hospital
  const feed = await startChangeFeed(hospital.database.url, clients, log, patient)
  const heard: FeedReading[] = []
  await feed.follow(riverside.id, () => Promise.reject(new Error('no one could be told')))
  await feed.follow(riverside.id, (reading) => Promise.resolve(void heard.push(reading)))
  await hospital.openCall()
  await until(() => heard.length > 0)
  await hospital.openCall()
  await until(() => heard.length > 1)
  await feed.stop()
})

test('what is read after a position is whole, or it is said that it is not', async () => {
  const { clients, riverside } = hospital
  const { head } = await readFeed(clients, riverside.id, null)
  const after = async (sequence: number, epoch = head.epoch) =>
    (await readFeed(clients, riverside.id, { epoch, sequence })).changes
  expect(await after(head.sequence)).toEqual([])
  expect((await after(head.sequence - 2))!.map(({ sequence }) => sequence)).toEqual([head.sequence - 1, head.sequence])
  expect(await after(head.sequence - mostChanges)).toHaveLength(mostChanges)
  expect(await after(head.sequence - mostChanges - 1)).toBeNull()
  expect(await after(head.sequence + 1)).toBeNull()
  expect(await after(head.sequence, '000000000000')).toBeNull()
  await clients.system.change.deleteMany({ where: { providerId: riverside.id, sequence: { lt: head.sequence } } })
  expect(await after(head.sequence - 1)).toHaveLength(1)
  expect(await after(head.sequence - 2)).toBeNull()
})
