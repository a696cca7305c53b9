import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Random } from '../../../prisma/demo/story/random'
import { openFileStore } from '../../../server/files/fileStore'
import { openProxy } from '../../../server/test/database/proxy'
import { s3Credentials, startS3Server } from '../../../server/test/servers/s3Server'
import { hireNurse, openProviders } from '../../lib/hire'
import { startServer, withDatabase, type Server } from '../../lib/laboratory'
import { lostFiles, photo, upload, ways, type FilesLedger } from '../files/files'
import { longestOutageMs, spreadOf, tooSlow, untilRight, type Kind } from '../kind'
import { startLoad } from '../load'
import type { Person } from '../people'
import { lostOf } from '../verify'
import { openWatchers, readQueue, unequal } from '../watcher'
import { openDatabases } from './databases'
import { watchOutages } from './outages'
import { openPooler } from './pooler'
import { readReports, type Reader } from './reports'

/** What breaks in a round; each kind comes in its turn, in an order of chance. */
const breakages = ['a server', 'the pooler', 'the primary', 'a server', 'all servers in turns'] as const

/**
 * A group of hospitals on three servers, a pooler, a primary, a replica and an S3 server, behind a balancer: servers, the
 * pooler and the primary are killed, and the servers are replaced one after the other, while every hospital works.
 */
export const group: Kind = async (options) => {
  const { rounds, seed, isShort } = options
  const chance = new Random(seed)
  const count = isShort ? 5 : 100
  /** What is open, the last one closed first. */
  const open: (() => Promise<unknown>)[] = []
  try {
    Object.assign(process.env, s3Credentials)
    const s3 = await startS3Server()
    open.push(() => s3.close())
    const folder = mkdtempSync(path.join(tmpdir(), 'patency-group-files-'))
    open.push(() => Promise.resolve(rmSync(folder, { recursive: true, force: true })))
    const databases = await openDatabases()
    open.push(() => databases.close())
    const pooler = await openPooler(databases.url)
    open.push(() => pooler.close())
    const { people, readers } = await withDatabase(databases.url, async (client) => {
      const hired: Person[] = await openProviders(client, count)
      const managers: Reader[] = []
      for (const { providerId } of hired.slice(0, Math.ceil(count / 10))) {
        const { cookie } = await hireNurse(client, providerId, `Manager of ${providerId}`, 'Manager')
        managers.push({ providerId, cookie })
      }
      return { people: hired, readers: managers }
    })
    const start = (): Promise<Server> =>
      startServer({
        DATABASE_URL: databases.url,
        PATENCY_POOL_URL: pooler.url,
        PATENCY_REPLICA_URL: databases.readUrl,
        PATENCY_FILES_URL: s3.urlOf('group'),
        PATENCY_DATA: folder,
      })
    const servers: (Server | null)[] = []
    const living = (): Server[] => servers.filter((server) => server !== null)
    open.push(() => Promise.all(living().map((server) => server.stop())))
    for (let index = 0; index < 3; index += 1) servers.push(await start())
    const balancer = await openProxy(() => ({ host: '127.0.0.1', port: chance.pick(living()).port }))
    open.push(() => balancer.close())
    const address = `http://127.0.0.1:${balancer.port}`
    const watchers = await openWatchers(5 * count, people, () => address)
    open.push(() => Promise.all(watchers.map((watcher) => watcher.stop())))
    const load = startLoad({ people, address: () => address, seed, pauseMs: isShort ? 50 : 3_000, retryMs: 500 })
    const reports = readReports(readers, () => address, load.ledger, isShort ? 50 : 2_000)
    const outages = watchOutages(() => readQueue(address, people[0]!))
    open.push(() => outages.stop())
    const files: FilesLedger = { images: [], documents: [], added: [], cut: 0, wrong: [] }
    let isOver = false
    const picture = await photo(chance)
    const uploading = Promise.all(
      people.slice(0, 3).map(async (person) => {
        for (let sent = 0; !isOver; sent += 1) {
          await upload(address, { ...person, requirementId: '' }, ways[sent % 2]!, picture, files)
          await wait(isShort ? 50 : 2_000)
        }
      }),
    )

    const took: Record<(typeof breakages)[number], number[]> = {
      'a server': [],
      'the pooler': [],
      'the primary': [],
      'all servers in turns': [],
    }
    const killServer = async (): Promise<undefined> => {
      const index = servers.indexOf(chance.pick(living()))
      const killed = servers[index]!
      servers[index] = null
      await killed.kill()
      await wait(chance.between(200, 2_000))
      servers[index] = await start()
    }
    const breakIt: Record<(typeof breakages)[number], () => Promise<{ whole: Promise<void> } | undefined>> = {
      'a server': killServer,
      'the pooler': async () => {
        await pooler.kill()
        await wait(chance.between(200, 2_000))
        await pooler.start()
      },
      'the primary': () => databases.failOver(),
      'all servers in turns': async () => {
        for (let index = 0; index < servers.length; index += 1) {
          const leaving = servers[index]!
          servers[index] = null
          await leaving.stop()
          servers[index] = await start()
        }
      },
    }
    const between: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      await wait(isShort ? 500 : chance.between(5_000, 20_000))
      const what = breakages[round % breakages.length]!
      between.push(outages.longest())
      const broken = await breakIt[what]()
      const isServed = async (): Promise<boolean> => (await readQueue(address, people[0]!)).version > 0
      await untilRight(isServed, Date.now())
      // Only then is there a standby again that has each commit.
      await broken?.whole
      took[what].push(outages.longest())
    }
    await wait(500)
    between.push(outages.longest())
    isOver = true
    await uploading
    const ledger = await load.finish()
    const { figures: read, wrong } = await reports.finish()
    const differing: string[] = []
    for (const [index, person] of people.entries())
      differing.push(
        ...(await unequal(
          address,
          watchers.filter((_, at) => at % count === index),
          person,
        )),
      )
    const store = openFileStore({ dataDir: folder, filesUrl: s3.urlOf('group') })
    const { lost: lostHere } = await lostFiles(databases.url, store, files, true)
    return {
      figures: {
        providers: count,
        screens: watchers.length,
        pooler: pooler.name,
        'servers killed': took['a server'].length,
        'pooler killed': took['the pooler'].length,
        failovers: took['the primary'].length,
        'rolling upgrades': took['all servers in turns'].length,
        'acknowledged writes': ledger.acknowledged.length,
        'files kept': files.images.length + files.documents.length,
        'requests cut': ledger.counts.cut,
        'answered 503': ledger.counts.unavailable,
        'slowest answer': `${ledger.slowestMs} ms`,
        'reports read': read.read,
        'of them from the replica': read.fromReplica,
        'the oldest was': `${read.oldestMs} ms old`,
        ...Object.fromEntries(
          Object.entries(took).map(([what, outage]) => [`without an answer when it was ${what}`, spreadOf(outage)]),
        ),
        'without an answer between': spreadOf(between),
        'this program stood still': `${outages.standstillMs()} ms at most`,
      },
      lost: [
        ...wrong,
        ...(read.fromReplica === 0 ? ['no report was read from the replica'] : []),
        ...differing,
        ...lostHere,
        ...tooSlow('Serving again', Object.values(took).flat(), longestOutageMs(options)),
        ...tooSlow('An answer while nothing was broken', between, longestOutageMs(options)),
        ...living().flatMap((server) => (server.hasEnded() ? [`a server ended: ${server.said().slice(-2_000)}`] : [])),
        ...(await lostOf(databases.url, ledger)),
      ],
    }
  } finally {
    for (const close of open.reverse()) await close()
  }
}
