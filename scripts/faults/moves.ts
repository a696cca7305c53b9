import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Random } from '../../prisma/demo/story/random'
import { projectRoot } from '../../server/paths'
import { createTestDatabase, type TestDatabase } from '../../server/test/database/database'
import { openProxy } from '../../server/test/database/proxy'
import { hireNurse, openProviders } from '../lib/hire'
import { ensureDatabases, startServer, withDatabase, type Server } from '../lib/laboratory'
import { spreadOf, type Kind } from './kind'
import { startLoad, type Load } from './load'
import type { Person } from './people'
import { lostOf } from './verify'
import { openWatchers, unequal, type Watcher } from './watcher'

/** An installation with people who work there, and stay. */
type Place = {
  database: TestDatabase
  folder: string
  server: Server
  staying: Person[]
  load: Load
  screens: Watcher[]
}

/**
 * A provider moves between two installations, there and back, while its people, and those of other providers in both, work
 * and look at their queues; an import is killed before it is done. Whatever anybody was told is done is where they work
 * afterwards, and every screen shows it.
 */
export const moves: Kind = async ({ rounds, seed, isShort }) => {
  const chance = new Random(seed)
  const stopDatabases = await ensureDatabases()
  const open: (() => Promise<unknown>)[] = [stopDatabases]
  try {
    const openPlace = async (name: string): Promise<Place> => {
      const database = await createTestDatabase()
      open.push(() => database.drop())
      const folder = mkdtempSync(path.join(tmpdir(), 'patency-moves-'))
      open.push(() => Promise.resolve(rmSync(folder, { recursive: true, force: true })))
      const staying = await withDatabase(database.url, async (client) => {
        const hired: Person[] = await openProviders(client, 3)
        await client.query(`update provider set name = $1 || name`, [`${name} `])
        await client.query(`update app_user set email = $1 || email`, [`${name}.`])
        return hired
      })
      const server = await startServer({ DATABASE_URL: database.url, PATENCY_DATA: folder })
      open.push(() => server.stop())
      const screens = await openWatchers(6, staying, () => server.address)
      open.push(() => Promise.all(screens.map((screen) => screen.stop())))
      const load = startLoad({ people: staying, address: () => server.address, seed, pauseMs: 50 })
      return { database, folder, server, staying, load, screens }
    }
    let [here, there] = [await openPlace('west'), await openPlace('east')]
    const movers = await withDatabase(here.database.url, async (client) => {
      const hired: Person[] = await openProviders(client, 1)
      const first = hired[0]!
      for (const name of ['Ann', 'Bea', 'Cleo'])
        hired.push({ ...first, ...(await hireNurse(client, first.providerId, name)) })
      return hired
    })
    const { providerId } = movers[0]!
    // The name of the site stays; the proxy sends it to where the provider is.
    const site = await openProxy(() => ({ host: '127.0.0.1', port: here.server.port }))
    open.push(() => site.close())
    const address = `http://127.0.0.1:${site.port}`
    const screens = await openWatchers(isShort ? 4 : 20, movers, () => address)
    open.push(() => Promise.all(screens.map((screen) => screen.stop())))
    const load = startLoad({ people: movers, address: () => address, seed: seed + 1, pauseMs: 20, retryMs: 200 })
    const file = path.join(here.folder, 'moved.zip')

    const tookMs: number[] = []
    let killed = 0
    for (let round = 0; round < rounds; round += 1) {
      await wait(chance.between(1_000, 4_000))
      const started = Date.now()
      await finished(provider(here, 'export', providerId, file))
      const doomed = provider(there, 'import', file)
      await wait(chance.between(500, 3_000))
      if (doomed.exitCode === null) killed += 1
      doomed.kill('SIGKILL')
      await ended(doomed)
      // Its transaction may have been committed, so that only the last step is left.
      if (doomed.exitCode !== 0)
        await finished(provider(there, 'import', file)).catch(() => finished(provider(there, 'reopen', providerId)))
      const former = here
      ;[here, there] = [there, former]
      site.cut()
      site.mend()
      tookMs.push(Date.now() - started)
      await finished(provider(former, 'moved', providerId, '--to', address))
      await finished(provider(former, 'remove', providerId))
      rmSync(file)
    }
    await wait(1_000)
    const ledger = await load.finish()
    const lost = [...(await unequal(address, screens, movers[0]!)), ...(await lostOf(here.database.url, ledger))]
    for (const place of [here, there]) {
      const stayed = await place.load.finish()
      for (const [index, person] of place.staying.entries())
        lost.push(
          ...(await unequal(
            place.server.address,
            place.screens.filter((_, at) => at % place.staying.length === index),
            person,
          )),
        )
      lost.push(...(await lostOf(place.database.url, stayed)))
      if (stayed.counts.unavailable > 0)
        lost.push(`${stayed.counts.unavailable} writes of providers that stay were refused`)
    }
    return {
      figures: {
        moves: rounds,
        'imports killed': killed,
        'acknowledged writes': ledger.acknowledged.length,
        'answered 503': ledger.counts.unavailable,
        'requests cut': ledger.counts.cut,
        'from the export to work in the other installation': spreadOf(tookMs),
        'acknowledged writes of others': [here, there].reduce(
          (sum, one) => sum + one.load.ledger.acknowledged.length,
          0,
        ),
        screens: screens.length + here.screens.length + there.screens.length,
      },
      lost,
    }
  } finally {
    for (const close of open.reverse()) await close()
  }
}

/** The operators' command there. */
const provider = ({ database, folder }: Place, ...args: string[]): ChildProcess =>
  spawn(process.execPath, ['scripts/operator/operate.mjs', 'provider', ...args], {
    cwd: projectRoot,
    env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: database.url, PATENCY_DATA: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  })

const ended = (child: ChildProcess): Promise<unknown> =>
  child.exitCode === null && child.signalCode === null
    ? new Promise((resolve) => child.once('close', resolve))
    : Promise.resolve()

const finished = async (child: ChildProcess): Promise<void> => {
  await ended(child)
  if (child.exitCode !== 0) throw new Error(`${child.spawnargs.slice(2).join(' ')} ended with ${child.exitCode}`)
}
