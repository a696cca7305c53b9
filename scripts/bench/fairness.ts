import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { demoPassword } from '../../prisma/demo/plan/accounts'
import { projectRoot } from '../../server/paths'
import type { Row } from './row'
import type { World } from './world'

const run = promisify(execFile)

/** Just within what one document may cost, and answered for each caller by itself. */
const costly =
  '{ viewer { email } provider { facilities { rooms { name facility { rooms { name } } } } queue { calls { edges { node { id version createdAt contact room { name facility { name } } purpose { name } statusCode { name } } } } } } }'
const nodes = `query($ids: [ID!]!) { ${Array.from({ length: 9 }, (_, n) => `n${n}: nodes(ids: $ids) { id ... on Call { version contact } }`).join(' ')} }`

const headersOf = (cookie: string) => ({
  'content-type': 'application/json',
  'patency-client': 'bench',
  'patency-background': '1',
  cookie,
})

const signIn = async (address: string, email: string): Promise<string> => {
  const login = await fetch(`${address}/api/v0/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  })
  return login.headers.get('set-cookie')!.split(';')[0]!
}

/** The 95th percentile of what a colleague waits for, asking one thing after the other, in milliseconds. */
const p95 = async ({ address, cookie }: World, seconds: number): Promise<number> => {
  const times: number[] = []
  const end = performance.now() + seconds * 1_000
  while (performance.now() < end) {
    const begun = performance.now()
    const answer = await fetch(`${address}/graphql`, {
      method: 'POST',
      headers: headersOf(cookie),
      body: JSON.stringify({ query: '{ viewer { email } provider { purposes { name } } }' }),
    })
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`the colleague got ${answer.status}`)
    times.push(performance.now() - begun)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  times.sort((a, b) => a - b)
  return times[Math.floor(times.length * 0.95)]!
}

/** A colleague beside somebody External who asks for all they may, twenty requests in parallel, under the usual rate limit. */
export const benchFairness = async (world: World, seconds: number): Promise<Row[]> => {
  const cookie = await signIn(world.address, 'external@demo.example')
  const active = (await (
    await fetch(`${world.address}/api/v0/providers/${world.providerId}/calls/active`, {
      headers: { cookie: world.cookie },
    })
  ).json()) as { id: string }[]
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
    const greedy = run(process.execPath, [
      path.join(projectRoot, 'scripts/bench/load/load.mjs'),
      JSON.stringify({
        url: `${world.address}/graphql`,
        method: 'POST',
        headers: headersOf(cookie),
        body: JSON.stringify({ query, variables: { ids } }),
        connections: 20,
        seconds: 2 * seconds,
        warmup: 0,
      }),
    ])
    const beside = await p95(world, 2 * seconds)
    const { statuses } = JSON.parse((await greedy).stdout) as { statuses: Record<string, number> }
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
