import { setTimeout as wait } from 'node:timers/promises'
import { openDemoHospital, startServer, type Server } from '../lib/laboratory'
import type { Kind } from './kind'
import { startLoad } from './load'
import { act, signInPeople, type Person } from './people'
import { Random } from '../../prisma/demo/story/random'
import { lostOf } from './verify'
import { closeScreens, dropLine, openScreens, screenFigures, unequal } from './watcher'

/** Two servers on one database, behind a balancer, of which now one and now the other is killed, and lines between them and the screens. */
export const twoServers: Kind = async ({ rounds, seed, isShort }) => {
  const chance = new Random(seed)
  const hospital = await openDemoHospital()
  const servers: (Server | null)[] = await Promise.all([
    startServer({ DATABASE_URL: hospital.url }),
    startServer({ DATABASE_URL: hospital.url }),
  ])
  const living = (): Server[] => servers.filter((server) => server !== null)
  const any = (): Server => chance.pick(living())
  const people = await signInPeople(any().address, 6)
  const [workers, claimers] = [people.slice(0, 2), people.slice(2)]
  const patience = { keepAlive: 2_000, pong: 2_000, retry: 100 }
  const screens = await openScreens(isShort ? 20 : 100, people, () => any().port, patience)
  try {
    const load = startLoad({ people: workers, address: () => any().address, seed, pauseMs: 20 })
    const lost: string[] = []
    const kill = async (index: number): Promise<void> => {
      const killed = servers[index]!
      servers[index] = null
      await killed.kill()
      await wait(chance.between(200, 1_000))
      servers[index] = await startServer({ DATABASE_URL: hospital.url })
    }
    for (let round = 0; round < rounds; round += 1) {
      for (let race = 0; race < 3; race += 1)
        lost.push(...(await raceFor(living(), workers[0]!, claimers, `race-${seed}-${round}-${race}`)))
      const dropped = screens.filter(() => chance.chance(0.3))
      for (const screen of dropped) dropLine(screen, chance)
      const killing = kill(round % 2)
      await wait(chance.between(200, 2_000))
      for (const { proxy } of dropped) proxy.mend()
      await killing
    }
    const ledger = await load.finish()
    const watchers = screens.map(({ watcher }) => watcher)
    lost.push(...(await unequal(any().address, watchers, people[0]!)), ...(await lostOf(hospital.url, ledger)))
    return {
      figures: {
        screens: screens.length,
        'servers killed': rounds,
        'claims raced': rounds * 3 * claimers.length,
        ...screenFigures(screens),
        'acknowledged writes': ledger.acknowledged.length,
        'requests cut': ledger.counts.cut,
      },
      lost,
    }
  } finally {
    await closeScreens(screens)
    for (const server of living()) await server.stop()
    await hospital.drop()
  }
}

/** All claim one call at once, through different servers and doors: one has it, and the others are told. */
const raceFor = async (servers: Server[], creator: Person, claimers: Person[], mark: string): Promise<string[]> => {
  const [first] = servers
  const created = await act(first!.address, creator, 'rest', { verb: 'createCall', contact: mark, key: mark })
  if (created.kind !== 'done') return [`${mark} was not created: ${JSON.stringify(created).slice(0, 300)}`]
  const { callId } = created
  const answers = await Promise.all(
    claimers.map((person, index) =>
      act(servers[index % servers.length]!.address, person, index < 2 ? 'graphql' : 'rest', {
        verb: 'assignCall',
        callId,
      }),
    ),
  )
  const winners = answers.flatMap((answer, index) => (answer.kind === 'done' ? [index] : []))
  const others = answers.filter((answer) => answer.kind !== 'done')
  const wrong = others
    .filter((answer) => answer.kind !== 'refused' || answer.code !== 'CALL_ALREADY_ASSIGNED')
    .map((answer) => `${mark}: ${JSON.stringify(answer).slice(0, 300)}`)
  if (winners.length !== 1) return [...wrong, `${mark} has ${winners.length} winners`]
  const closed = await act(first!.address, claimers[winners[0]!]!, 'graphql', { verb: 'closeCall', callId })
  return closed.kind === 'done' ? wrong : [...wrong, `${mark} was not closed: ${JSON.stringify(closed).slice(0, 300)}`]
}
