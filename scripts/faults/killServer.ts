import { setTimeout as wait } from 'node:timers/promises'
import { longestOutageMs, spreadOf, tooSlow, untilRight, type Kind } from './kind'
import { startLoad } from './load'
import { signInPeople } from './people'
import { Random } from '../../prisma/demo/story/random'
import { openInstallation } from './server'
import { lostOf } from './verify'
import { readQueue } from './watcher'

/** `kill -9` of the server while people work; what starts it again is a supervisor's work, here ours. */
export const killServer: Kind = async (options) => {
  const { rounds, seed, isShort } = options
  const chance = new Random(seed)
  const installation = await openInstallation(options)
  let server = await installation.start()
  try {
    const people = await signInPeople(server.address, isShort ? 3 : 5)
    const load = startLoad({ people, address: () => server.address, seed })
    const took: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      await wait(chance.between(500, 1_500))
      await server.kill()
      const started = Date.now()
      server = await installation.start()
      took.push(await untilRight(async () => (await readQueue(server.address, people[0]!)).version > 0, started))
    }
    await wait(500)
    const ledger = await load.finish()
    const lost = [
      ...tooSlow('Serving again', took, longestOutageMs(options)),
      ...(await lostOf(installation.databaseUrl(), ledger)),
    ]
    return {
      figures: {
        'acknowledged writes': ledger.acknowledged.length,
        'requests cut': ledger.counts.cut,
        'serves again': spreadOf(took),
      },
      lost,
    }
  } finally {
    await server.stop()
    installation.remove()
  }
}
