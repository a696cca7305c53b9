import { parse, print, visit } from 'graphql'
import { memoryMb, runProgram, withDatabase } from '../lib/laboratory'
import { median, repeat, type Row } from './row'
import { openSession } from '../lib/hire'
import type { World } from './world'
import { screenDocument } from '../../server/test/harness/screenDocuments'

type Seen = { pairs: number; lost: number; p50: number; p95: number; cpuEach: number; perSocket: number }

const feed = screenDocument('queueFeedSubscription')

/** The subscription without what only alerts need of a call. */
const feedWithoutAlerts = print(
  visit(parse(feed), {
    FragmentSpread: ({ name }) => (name.value === 'alertedCall_call' ? null : undefined),
    FragmentDefinition: ({ name }) => (name.value === 'alertedCall_call' ? null : undefined),
  }),
)

const watch = async (
  world: World,
  sockets: number,
  perSecond: number,
  seconds: number,
  document = feed,
): Promise<Seen> => {
  const { address, cookie, userId, providerId, databaseUrl, pid } = world
  // One session has few sockets, as one browser has.
  const more = await withDatabase(databaseUrl, (client) =>
    repeat(Math.ceil(sockets / 50) - 1, () => openSession(client, userId, providerId)),
  )
  const cookies = [cookie, ...more]
  return runProgram('bench/load/subscribers.mjs', {
    address,
    cookies,
    providerId,
    pid,
    sockets,
    perSecond,
    seconds,
    document,
  })
}

const times = ({ p50, p95, pairs, lost }: Seen): string =>
  `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, ${pairs} pairs, ${lost} lost`

/** A thousand browsers that watch one queue while twenty changes a second come; the middle one of three runs. */
export const benchRealtime = async (world: World, seconds: number): Promise<Row[]> => {
  // What a change costs when one watches is the write and the reading of what changed.
  await watch(world, 1, 20, seconds)
  const one = await watch(world, 1, 20, 2 * seconds)
  const runs: Seen[] = []
  const without: Seen[] = []
  for (let round = 0; round < 3; round += 1) {
    runs.push(await watch(world, 1_000, 20, 2 * seconds))
    without.push(await watch(world, 1_000, 20, 2 * seconds, feedWithoutAlerts))
  }
  const seen = median(runs, ({ p95 }) => p95)
  const bare = median(without, ({ p95 }) => p95)
  const lost = runs.reduce((sum, run) => sum + run.lost, 0)
  const more = median(runs, ({ cpuEach }) => cpuEach).cpuEach - one.cpuEach
  const worse = seen.p95 / bare.p95
  return [
    {
      what: 'Change to screen with alerts, 1,000 subscribers, beside the same without',
      measured: `p95 ${seen.p95.toFixed(1)} ms beside ${bare.p95.toFixed(1)} ms, ${worse.toFixed(2)} times`,
      must: 'at most 1.1 times',
      aim: '1 time',
      met: worse <= 1.1,
    },
    {
      what: 'Change to screen, 1,000 subscribers, 20 changes/s',
      measured: times(seen),
      must: 'p95 40 ms, nothing lost',
      aim: '15 ms',
      met: seen.p95 <= 40 && lost === 0,
    },
    {
      what: 'Work per change at 1,000 subscribers',
      measured: `${more.toFixed(1)} ms of the server's processor, beside ${one.cpuEach.toFixed(1)} ms for the write and its reading`,
      must: '12 ms',
      aim: '8 ms',
      met: more <= 12,
      figures: { changeMs: one.cpuEach, thousandScreensMs: more },
    },
  ]
}

/** So many screens on one process, and two changes a second. A process needs a file descriptor for each. */
export const benchSockets = async (world: World, seconds: number): Promise<Row[]> => {
  const rows: Row[] = []
  for (const [sockets, must, aim] of [
    [2_000, '2,000 at 150 KB each, nothing lost', '10,000'],
    [10_000, '–', '10,000 at 150 KB each, nothing lost'],
  ] as const) {
    const seen = await watch(world, sockets, 2, 2 * seconds)
    const measured = `${seen.perSocket.toFixed(0)} KB each; at 2 changes/s ${times(seen)}`
    rows.push({
      what: `${sockets.toLocaleString('en')} sockets held by one process`,
      measured,
      must,
      aim,
      met: seen.perSocket <= 150 && seen.lost === 0,
      figures: { sockets, socketKb: seen.perSocket },
    })
  }
  return rows
}

/** An hour of 200 screens with a change a second, twenty times as fast. */
export const benchMemory = async (world: World): Promise<Row[]> => {
  const { pairs, lost } = await watch(world, 200, 20, 180)
  const memory = memoryMb(world.pid)
  return [
    {
      what: 'Memory of a server with the demo after 3,600 changes, 200 screens',
      measured: `${memory.toFixed(0)} MB; ${pairs} pairs, ${lost} lost`,
      must: '250 MB, nothing lost',
      aim: '200 MB',
      met: memory <= 250 && lost === 0,
    },
  ]
}
