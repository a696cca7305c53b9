import { setTimeout as wait } from 'node:timers/promises'
import { openDemoHospital, startServer } from '../lib/laboratory'
import type { Kind } from './kind'
import { startLoad } from './load'
import { signInPeople } from './people'
import { Random } from '../../prisma/demo/story/random'
import { lostOf } from './verify'
import { closeScreens, dropLine, openScreens, screenFigures, unequal } from './watcher'

/** Screens whose network breaks or falls silent for a while, at different moments, while the queue moves. */
export const dropSockets: Kind = async ({ rounds, seed, isShort }) => {
  const chance = new Random(seed)
  const hospital = await openDemoHospital()
  const server = await startServer({ DATABASE_URL: hospital.url })
  const people = await signInPeople(server.address, 3)
  const patience = isShort ? { keepAlive: 400, pong: 400, retry: 50 } : undefined
  const opened = await openScreens(isShort ? 8 : 40, people, () => server.port, patience)
  const screens = opened.map((screen) => ({ ...screen, drops: 0, isAway: false }))
  try {
    const load = startLoad({ people, address: () => server.address, seed, pauseMs: 20 })
    const longest: number[] = []
    const drop = async (screen: (typeof screens)[number]): Promise<void> => {
      const ms = isShort ? chance.spread(200, 2_000) : chance.spread(1_000, 60_000)
      longest.push(ms)
      screen.drops += 1
      screen.isAway = true
      dropLine(screen, chance)
      await wait(ms)
      screen.proxy.mend()
      screen.isAway = false
    }
    const under: Promise<void>[] = []
    for (let round = 0; round < rounds; round += 1) {
      for (const screen of screens) if (!screen.isAway && chance.chance(0.4)) under.push(drop(screen))
      await wait(isShort ? 1_000 : 3_000)
    }
    await Promise.all(under)
    const ledger = await load.finish()
    const watchers = screens.map(({ watcher }) => watcher)
    const lost = [...(await unequal(server.address, watchers, people[0]!)), ...(await lostOf(hospital.url, ledger))]
    for (const { watcher, drops } of screens)
      if (watcher.rereadings() > drops)
        lost.push(`a screen that was dropped ${drops} times read the queue ${watcher.rereadings()} times anew`)
    return {
      figures: {
        screens: screens.length,
        drops: under.length,
        'longest drop': `${Math.round(Math.max(0, ...longest) / 100) / 10} s`,
        ...screenFigures(screens),
        'acknowledged writes': ledger.acknowledged.length,
      },
      lost,
    }
  } finally {
    await closeScreens(screens)
    await server.stop()
    await hospital.drop()
  }
}
