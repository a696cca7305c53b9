// A nurse of each provider who watches its queue over a websocket and puts calls into it: one provider after the other
// at a steady pace, then all at once. Prints the times, the answers that were no success, and the server's memory.
import { setTimeout as wait } from 'node:timers/promises'
import { percentile } from '../../lib/percentile.mjs'
import { atPace, finish, memory, options, watchQueue } from './kit.mjs'

const { address, pid, providers, document } = options

let arrived = 0
const hear = (data) => {
  arrived += JSON.parse(data).payload.data.callQueueChanged.changed.length
}

const times = []
const failed = {}
const create = async ({ providerId, cookie, purposeId }) => {
  const began = performance.now()
  const answer = await fetch(`${address}/api/v0/providers/${providerId}/calls`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ purposeId }),
  })
  const what = `${answer.status} ${(await answer.text()).slice(0, 200)}`
  if (answer.status !== 200) failed[what] = (failed[what] ?? 0) + 1
  return performance.now() - began
}

const open = (provider) => watchQueue({ address, document, ...provider }, hear)
for (let n = 0; n < providers.length; n += 20) await Promise.all(providers.slice(n, n + 20).map(open))
// Once before, so that what is measured is not the first of its kind.
for (const provider of providers.slice(0, 20)) await create(provider)

await atPace(options, async (n) => times.push(await create(providers[n % providers.length])))
const burst = await Promise.all(providers.map(create))
// What arrives later than the feed's look at all heads, every two seconds, is lost.
const created = Math.min(20, providers.length) + times.length + burst.length
for (const until = performance.now() + 2_500; arrived < created && performance.now() < until;) await wait(50)
finish({
  p50: percentile(times, 0.5),
  p95: percentile(times, 0.95),
  burst: Math.max(...burst),
  failed,
  memory: memory(pid) / 1024,
  created,
  arrived,
})
