import { openProviders } from '../lib/hire'
import { runProgram, withDatabase } from '../lib/laboratory'
import { median, repeat, type Row } from './row'
import type { World } from './world'
import { screenDocument } from '../../server/test/harness/screenDocuments'

const perSecond = 20

type Seen = {
  p50: number
  p95: number
  burst: number
  failed: Record<string, number>
  memory: number
  created: number
  arrived: number
}

/** The same pace of writes, spread over few providers and over many; then a write of each at once. */
export const benchProviders = async (world: World, seconds: number): Promise<Row[]> => {
  const providers = await withDatabase(world.databaseUrl, (client) => openProviders(client, 200))
  const document = screenDocument('queueFeedSubscription')
  const load = (count: number, measured = 2 * seconds): Promise<Seen> =>
    runProgram('bench/load/providerLoad.mjs', {
      address: world.address,
      pid: world.pid,
      providers: providers.slice(0, count),
      perSecond,
      seconds: measured,
      document,
    })
  await load(10, 2)
  const few = await repeat(3, () => load(10))
  const many = await repeat(3, () => load(200))
  const [ten, all] = [median(few, ({ p95 }) => p95), median(many, ({ p95 }) => p95)]
  const failed = many.flatMap((seen) => Object.entries(seen.failed).map(([what, times]) => `${times} × ${what}`))
  const lost = many.reduce((sum, seen) => sum + seen.created - seen.arrived, 0)
  const memory = Math.max(...many.map((seen) => seen.memory))
  const burst = Math.max(...many.map((seen) => seen.burst))
  return [
    {
      what: `200 providers in one process, each with a socket and a writer, ${perSecond} writes/s`,
      measured: `${failed.length === 0 ? 'no write refused' : failed.join('; ')}, ${lost} changes lost; p95 ${all.p95.toFixed(1)} against ${ten.p95.toFixed(1)} ms of 10 providers, ratio ${(all.p95 / ten.p95).toFixed(2)}; all 200 at once within ${burst.toFixed(0)} ms; ${memory.toFixed(0)} MB`,
      must: 'none refused, twice, 400 MB',
      aim: '1,000 providers',
      met: failed.length === 0 && lost === 0 && all.p95 <= 2 * ten.p95 && memory <= 400,
      figures: { processMb: memory },
    },
  ]
}
