import { spawn } from 'node:child_process'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { projectRoot } from '../../server/paths'
import { runProgram, screenHeaders } from '../lib/laboratory'
import type { Row } from './row'
import type { World } from './world'
import { screenDocument } from '../../server/test/harness/screenDocuments'

const here = path.join(projectRoot, 'scripts/bench')

type Request = {
  url: string
  method?: string
  headers?: Record<string, string>
  body?: string
  bodyFile?: string
  dripped?: number
  isSlow?: boolean
}
type Seen = { requests: number; seconds: number; bytes: number; statuses: Record<string, number> }

/** Sends the request over and over. */
export const load = (
  request: Request,
  how: { connections: number; seconds: number; warmup?: number; isCut?: boolean },
): Promise<Seen> => runProgram('bench/load/load.mjs', { ...request, ...how })

/** The bare handler that the rows are measured against, in a process of its own. */
export const startReference = async ({
  databaseUrl,
  providerId,
}: World): Promise<{ url: string; stop: () => void }> => {
  const child = spawn(
    process.execPath,
    [path.join(projectRoot, 'node_modules/tsx/dist/cli.mjs'), path.join(here, 'reference.ts'), databaseUrl, providerId],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const port = await new Promise<string>((resolve) =>
    child.stdout.on('data', (chunk: Buffer) => resolve(chunk.toString().trim().split(' ')[1]!)),
  )
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill() }
}

export const graphql = (
  { address, cookie }: { address: string; cookie: string },
  query: string,
  variables = {},
): Request => ({
  url: `${address}/graphql`,
  method: 'POST',
  headers: screenHeaders(cookie),
  body: JSON.stringify({ query, variables }),
})

const writesPerSecond = 20

/** Changes calls of the queue while something is measured; answers how many a second. */
const whileWriting = async ({ address, cookie, providerId }: World, measured: () => Promise<void>): Promise<number> => {
  const options = JSON.stringify({ address, cookie, providerId, perSecond: writesPerSecond })
  const writer = spawn(process.execPath, [path.join(here, 'load/steadyWrites.mjs'), options], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const said = text(writer.stdout)
  await measured()
  writer.stdin.end()
  const done = Number(await said)
  if (!(done > 0)) throw new Error('the writes ended early')
  return done
}

/** The queue and its polls against the bare handler, in turns, so that both meet the same machine. */
export const benchQueue = async (world: World, seconds: number): Promise<Row[]> => {
  const reference = await startReference(world)
  const active = {
    url: `${world.address}/api/v0/providers/${world.providerId}/calls/active`,
    headers: { cookie: world.cookie },
  }
  const tag = async (): Promise<string> => (await fetch(active.url, { headers: active.headers })).headers.get('etag')!
  const bare: Request = { url: reference.url }
  const queue = graphql(world, screenDocument('QueuePageQuery'))
  const quiet: Record<string, Request> = {
    bare,
    queue,
    rest: active,
    poll: graphql(world, screenDocument('queueFeedPollQuery')),
  }
  const busy: Record<string, Request> = { bareBusy: bare, queueBusy: queue, restBusy: active }
  const best: Record<string, number> = {}
  let fewestWrites = Number.POSITIVE_INFINITY
  const notes: Record<string, string> = {}
  const keep = async (name: string, request: Request): Promise<void> => {
    const seen = await load(request, { connections: 20, seconds })
    best[name] = Math.max(best[name] ?? 0, seen.requests / seen.seconds)
    const bytesEach = seen.requests === 0 ? 0 : seen.bytes / seen.requests
    notes[name] = `${Math.round(bytesEach / 1024)} KB, ${Object.keys(seen.statuses).join()}`
  }
  for (let round = 0; round < 3; round += 1) {
    for (const [name, request] of Object.entries(quiet)) await keep(name, request)
    await keep('restPoll', { ...active, headers: { ...active.headers, 'if-none-match': await tag() } })
    const done = await whileWriting(world, async () => {
      for (const [name, request] of Object.entries(busy)) await keep(name, request)
    })
    fewestWrites = Math.min(fewestWrites, done)
  }
  reference.stop()
  const row = (what: string, name: string, must: number, aim: string, beside = 'bare'): Row => {
    const ratio = best[name]! / best[beside]!
    const measured = `${best[name]!.toFixed(0)}/s (${notes[name]}) against ${best[beside]!.toFixed(0)}/s (${notes[beside]}), ratio ${ratio.toFixed(2)}`
    return { what, measured, must: `${must} times the bare handler`, aim, met: ratio >= must }
  }
  const writes = `, beside ${writesPerSecond} writes a second (at least ${fewestWrites.toFixed(0)} were done)`
  return [
    row('Active queue through GraphQL', 'queue', 1.5, '3 times'),
    row(`Active queue through GraphQL${writes}`, 'queueBusy', 0.6, 'faster than it', 'bareBusy'),
    row('Active queue through REST', 'rest', 0.6, 'faster than it'),
    row(`Active queue through REST${writes}`, 'restBusy', 0.6, 'faster than it', 'bareBusy'),
    { ...row('Unchanged poll, GraphQL', 'poll', 5, '10 times'), figures: { pollsPerSecond: best.poll! } },
    row('Unchanged poll, REST If-None-Match', 'restPoll', 5, '10 times'),
  ]
}
