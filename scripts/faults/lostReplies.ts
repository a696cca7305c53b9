import { setTimeout as wait } from 'node:timers/promises'
import { openProxy } from '../../server/test/database/proxy'
import { openDemoHospital, startServer } from '../lib/laboratory'
import type { Kind } from './kind'
import { startLoad } from './load'
import { signInPeople, type Verb } from './people'
import { Random } from '../../prisma/demo/story/random'
import { lostOf } from './verify'

const verbs: Verb[] = ['createCall', 'assignCall', 'returnCall', 'closeCall']

/** The server acts, and its answer is lost; whoever asked sends it again. In each round every verb loses an answer. */
export const lostReplies: Kind = async ({ rounds, seed, isShort }) => {
  const chance = new Random(seed)
  const hospital = await openDemoHospital()
  const server = await startServer({ DATABASE_URL: hospital.url })
  const proxy = await openProxy(() => ({ host: '127.0.0.1', port: server.port }))
  try {
    const people = await signInPeople(server.address, isShort ? 2 : 4)
    const load = startLoad({ people, address: () => `http://127.0.0.1:${proxy.port}`, seed, pauseMs: 10 })
    const { sentAgain } = load.ledger
    const deadline = Date.now() + 30_000 + rounds * 10_000
    while (verbs.some((verb) => sentAgain[verb] < rounds) && Date.now() < deadline) {
      proxy.swallow(1)
      await wait(chance.between(10, 60))
    }
    const lost = verbs
      .filter((verb) => sentAgain[verb] < rounds)
      .map((verb) => `no answer to ${verb} was lost in time, so nothing is known of it`)
    const ledger = await load.finish()
    lost.push(...(await lostOf(hospital.url, ledger)))
    return {
      figures: {
        'answers lost': ledger.counts.cut,
        ...Object.fromEntries(verbs.map((verb) => [`${verb} sent again`, sentAgain[verb]])),
        'acknowledged writes': ledger.acknowledged.length,
      },
      lost,
    }
  } finally {
    await proxy.close()
    await server.stop()
    await hospital.drop()
  }
}
