import { setTimeout as wait } from 'node:timers/promises'
import { longestOutageMs, spreadOf, tooSlow, untilRight, type Kind } from './kind'
import { startLoad } from './load'
import { signInPeople } from './people'
import { Random } from '../../prisma/demo/story/random'
import { killAll, openInstallation } from './server'
import { lostOf } from './verify'
import { openWatchers, readQueue, unequal } from './watcher'

/** `kill -9` of PostgreSQL, the postmaster and all its children, while people work and watch. */
export const killDatabase: Kind = async (options) => {
  const { rounds, seed, isShort } = options
  const chance = new Random(seed)
  const installation = await openInstallation(options)
  const server = await installation.start()
  try {
    const people = await signInPeople(server.address, isShort ? 3 : 5)
    const watchers = await openWatchers(isShort ? 4 : 20, people, () => server.address)
    const load = startLoad({ people, address: () => server.address, seed })
    const took: number[] = []
    const lost: string[] = []
    for (let round = 0; round < rounds; round += 1) {
      await wait(chance.between(800, 2_000))
      const processes = installation.databaseProcesses()
      const [postmaster] = processes
      killAll(processes)
      const started = Date.now()
      const ready = await fetch(`${server.address}/health/ready`).catch(() => null)
      const isBack = (installation.databaseProcesses()[0] ?? postmaster) !== postmaster
      if (ready?.status !== 503 && !isBack) lost.push(`ready answered ${ready?.status} while the database was away`)
      took.push(await untilRight(async () => (await readQueue(server.address, people[0]!)).version > 0, started))
      // Another kill in the middle of the recovery would only make it begin anew.
      await untilRight(async () => (await fetch(`${server.address}/health/ready`)).status === 200, started)
    }
    await wait(500)
    const ledger = await load.finish()
    lost.push(...(await unequal(server.address, watchers, people[0]!)))
    await Promise.all(watchers.map((watcher) => watcher.stop()))
    if (server.hasEnded()) lost.push(`the server ended with its database: ${server.said().slice(-2_000)}`)
    lost.push(
      ...tooSlow('Serving again', took, longestOutageMs(options)),
      ...(await lostOf(installation.databaseUrl(), ledger)),
    )
    const { unavailable, cut } = ledger.counts
    return {
      figures: {
        'acknowledged writes': ledger.acknowledged.length,
        'answered 503': unavailable,
        'requests cut': cut,
        'slowest answer': `${ledger.slowestMs} ms`,
        'serves again': spreadOf(took),
      },
      lost,
    }
  } finally {
    await server.stop()
    installation.remove()
  }
}
