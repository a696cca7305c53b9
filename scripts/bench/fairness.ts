import { ask, rest, signIn } from '../lib/laboratory'
import { percentile } from '../lib/percentile.mjs'
import { graphql, load } from './http'
import { timed, type Row } from './row'
import type { World } from './world'

/** Just within what one document may cost, and answered for each caller by itself. */
const costly =
  '{ viewer { email } provider { facilities { rooms { name facility { rooms { name } } } } queue { calls { edges { node { id version createdAt contact room { name facility { name } } purpose { name } statusCode { name } } } } } } }'
const nodes = `query($ids: [ID!]!) { ${Array.from({ length: 9 }, (_, n) => `n${n}: nodes(ids: $ids) { id ... on Call { version contact } }`).join(' ')} }`

/** The 95th percentile of what a colleague waits for, asking one thing after the other, in milliseconds. */
const p95 = async (world: World, seconds: number): Promise<number> => {
  const times: number[] = []
  const end = performance.now() + seconds * 1_000
  while (performance.now() < end) {
    times.push(await timed(() => ask(world, '{ viewer { email } provider { purposes { name } } }')))
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return percentile(times, 0.95)
}

/** A colleague beside somebody External who asks for all they may, twenty requests in parallel, under the usual rate limit. */
export const benchFairness = async (world: World, seconds: number): Promise<Row[]> => {
  const other = await signIn(world.address, 'external@demo.example')
  const active = (await rest(world, 'GET', 'calls/active')) as { id: string }[]
  const ids = Array.from({ length: 100 }, (_, n) =>
    Buffer.from(`Call:${active[n % active.length]!.id}`).toString('base64'),
  )
  const rows: Row[] = []
  for (const [what, query] of [
    ['costly documents', costly],
    ['nine hundred nodes', nodes],
  ] as const) {
    await p95(world, 1)
    const quiet = await p95(world, 2 * seconds)
    const greedy = load(graphql(other, query, { ids }), { connections: 20, seconds: 2 * seconds, warmup: 0 })
    const beside = await p95(world, 2 * seconds)
    const { statuses } = await greedy
    const ratio = beside / quiet
    rows.push({
      what: `A colleague beside ${what}, 20 in parallel`,
      measured: `p95 ${beside.toFixed(1)} ms, quiet ${quiet.toFixed(1)} ms, ratio ${ratio.toFixed(1)}; the other got ${JSON.stringify(statuses)}`,
      must: 'three times quiet',
      aim: 'twice',
      met: ratio <= 3,
    })
  }
  return rows
}
