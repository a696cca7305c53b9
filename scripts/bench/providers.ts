import { runProgram, withDatabase } from '../lib/laboratory'
import { median, repeat, type Row } from './row'
import { hireNurse, type World } from './world'
import { screenDocument } from '../../server/test/harness/screenDocuments'

const perSecond = 20

type Provider = { providerId: string; purposeId: string; cookie: string }
type Seen = {
  p50: number
  p95: number
  burst: number
  failed: Record<string, number>
  memory: number
  created: number
  arrived: number
}

/** Providers with what a call needs, and a nurse with a session in each. */
const openProviders = (databaseUrl: string, count: number): Promise<Provider[]> =>
  withDatabase(databaseUrl, async (client) => {
    const providers: Provider[] = []
    for (let n = 0; n < count; n += 1) {
      const { rows } = await client.query<Omit<Provider, 'cookie'>>(
        `with provider as (insert into provider (id, name) values (gen_random_uuid(), $1) returning id),
         status as (insert into status_code (id, provider_id, name) select gen_random_uuid(), id, 'Normal' from provider),
         purpose as (insert into purpose (id, provider_id, name, weight, line_check) select gen_random_uuid(), id, 'Difficult IV', 0, false from provider returning id)
         select provider.id as "providerId", purpose.id as "purposeId" from provider, purpose`,
        [`Provider ${n}`],
      )
      const { cookie } = await hireNurse(client, rows[0]!.providerId, `Nurse of provider ${n}`)
      providers.push({ ...rows[0]!, cookie })
    }
    return providers
  })

/** The same pace of writes, spread over few providers and over many; then a write of each at once. */
export const benchProviders = async (world: World, seconds: number): Promise<Row[]> => {
  const providers = await openProviders(world.databaseUrl, 200)
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
      must: 'none refused, twice, 600 MB',
      aim: '1,000 providers',
      met: failed.length === 0 && lost === 0 && all.p95 <= 2 * ten.p95 && memory <= 600,
    },
  ]
}
