import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '../../server/paths'
import { documentOf, type Row } from './http'
import type { World } from './world'

type Seen = { pairs: number; lost: number; p50: number; p95: number; cpuEach: number; perSocket: number }

const run = promisify(execFile)

/** A thousand browsers that watch one queue while twenty changes a second come. */
export const benchRealtime = async (world: World, seconds: number): Promise<Row[]> => {
  const document = documentOf('web/calls/queue/__generated__/queueFeedSubscription.graphql.ts')
  const { address, cookie, providerId, pid } = world
  const watch = async (sockets: number): Promise<Seen> => {
    const options = { address, cookie, providerId, pid, sockets, perSecond: 20, seconds, document }
    const { stdout } = await run(process.execPath, [path.join(projectRoot, 'scripts/bench/subscribers.mjs'), JSON.stringify(options)], { maxBuffer: 1e7 })
    return JSON.parse(stdout) as Seen
  }
  // What a change costs when one watches is the write and the reading of what changed.
  const one = await watch(1)
  const seen = await watch(1_000)
  const more = seen.cpuEach - one.cpuEach
  return [
    { what: 'Change to screen, 1,000 subscribers, 20 changes/s', measured: `p50 ${seen.p50.toFixed(1)} ms, p95 ${seen.p95.toFixed(1)} ms, ${seen.pairs} pairs, ${seen.lost} lost`, ratio: null, must: 'p95 60 ms, nothing lost', met: seen.p95 <= 60 && seen.lost === 0 },
    { what: 'Work per change at 1,000 subscribers', measured: `${more.toFixed(1)} ms of the server's processor, beside ${one.cpuEach.toFixed(1)} ms for the write and its reading`, ratio: null, must: '20 ms', met: more <= 20 },
    { what: 'Memory per socket', measured: `${seen.perSocket.toFixed(0)} KB`, ratio: null, must: '150 KB', met: seen.perSocket <= 150 },
  ]
}
