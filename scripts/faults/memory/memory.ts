import { setTimeout as wait } from 'node:timers/promises'
import { Random } from '../../../prisma/demo/story/random'
import { memoryMb, openDemoHospital, rest, startServer } from '../../lib/laboratory'
import type { Kind } from '../kind'
import { startLoad } from '../load'
import { signInPeople, type Person } from '../people'
import { lostOf } from '../verify'
import { openWatchers, unequal, type Watcher } from '../watcher'
import { heapOption, openHeap } from './heap'
import { grows, trendOf } from './trend'

const mega = 1024 * 1024
/** Rounds in which caches fill. */
const settling = 5
/** So much more, over all rounds, is not worth a word. */
const mattersBytes = 2 * mega
/** Through two points every line fits. */
const fewestRounds = 3
const roundMs = 30_000

/** The last value of each fifth; all when there are fewer. */
const fifths = (values: readonly number[]): readonly number[] =>
  values.filter((_, at) => (at + 1) % Math.max(1, Math.floor(values.length / 5)) === 0)

const reports = ['completed', 'performance', 'responsetime', 'worklog', 'demand']

/** What nurses and managers read besides their queues, in turns. */
const readings: ((turn: number) => [method: string, what: string, sent?: object])[] = [
  (turn) => ['POST', `calls/completed?page=${turn % 50}`, {}],
  () => ['GET', 'calls/active'],
  (turn) => ['GET', `lines?page=${turn % 50}`],
  (turn) => ['POST', `reports/${reports[turn % reports.length]}`, { preset: 'LAST_MONTH' }],
  () => ['GET', 'users'],
]

/**
 * A hospital's work, much faster than people do it: 200 screens watch the queue and come and go, nurses work calls, lists and
 * reports are read. What the server keeps must not grow. How much it has in memory is for `npm run bench -- --only=memory`.
 */
export const memory: Kind = async ({ rounds, seed }) => {
  if (rounds < fewestRounds) throw new Error(`memory needs at least ${fewestRounds} rounds to see a trend`)
  const chance = new Random(seed)
  const hospital = await openDemoHospital()
  const server = await startServer({ DATABASE_URL: hospital.url }, [heapOption])
  const heap = await openHeap(server.said())
  let screens: Watcher[] = []
  try {
    const people = await signInPeople(server.address, 6)
    const manager = people.at(-1)!
    const [nurses, address] = [people.slice(0, 5), () => server.address]
    screens = await openWatchers(200, nurses, address)
    const load = startLoad({ people: nurses, address, seed, pauseMs: 400 })
    let isOver = false
    let read = 0
    const readOn = async (person: Person): Promise<void> => {
      for (; !isOver; read += 1) {
        await rest({ ...person, address: server.address }, ...readings[read % readings.length]!(read))
        await wait(500)
      }
    }
    const reading = readOn(manager)
    const kept: number[] = []
    let mostUsed = 0
    for (let round = 0; round < settling + rounds; round += 1) {
      await wait(roundMs)
      // A tenth of the screens is closed, and as many are opened.
      const leaving = screens.splice(chance.int(0, 180), 20)
      await Promise.all(leaving.map((screen) => screen.stop()))
      screens.push(...(await openWatchers(20, nurses, address)))
      mostUsed = Math.max(mostUsed, memoryMb(server.pid))
      if (round >= settling) kept.push(await heap.kept())
    }
    isOver = true
    await reading
    const ledger = await load.finish()
    const lost = [...(await unequal(server.address, screens, nurses[0]!)), ...(await lostOf(hospital.url, ledger))]
    const { slope, error } = trendOf(kept)
    if (grows(kept, mattersBytes))
      lost.push(`what it keeps grows: ${kept.map((bytes) => Math.round(bytes / mega)).join(', ')} MB`)
    return {
      figures: {
        screens: screens.length,
        'acknowledged writes': ledger.acknowledged.length,
        'lists and reports read': read,
        // One that grows at first fills caches; one that goes on to the end leaks.
        'kept after each fifth': `${fifths(kept)
          .map((bytes) => (bytes / mega).toFixed(1))
          .join(', ')} MB`,
        'grows in a round': `${(slope / 1024).toFixed(0)} KB, give or take ${(error / 1024).toFixed(0)}`,
        'in memory at most': `${mostUsed.toFixed(0)} MB`,
      },
      lost,
    }
  } finally {
    heap.close()
    await Promise.all(screens.map((screen) => screen.stop()))
    await server.stop()
    await hospital.drop()
  }
}
