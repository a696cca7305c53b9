// A nurse of each provider who watches its queue over a websocket and puts calls into it: one provider after the other
// at a steady pace, then all at once. Prints the times, the answers that were no success, and the server's memory.
import { readFileSync } from 'node:fs'
import WebSocket from 'ws'

const { address, pid, providers, perSecond, seconds, document } = JSON.parse(process.argv[2])

const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024

let arrived = 0
const watch = ({ providerId, cookie }) =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
      headers: { cookie },
    })
    const variables = { providerId: Buffer.from(`Provider:${providerId}`).toString('base64'), connections: [] }
    socket.on('error', reject)
    socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload: { provider: providerId } })))
    socket.on('message', (data) => {
      const { type, payload } = JSON.parse(data)
      if (type === 'connection_ack')
        socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: document, variables } }))
      else if (type === 'next') {
        arrived += payload.data.callQueueChanged.changed.length
        resolve()
      }
    })
  })

const times = []
const failed = {}
const create = async ({ providerId, cookie, purposeId }) => {
  const began = performance.now()
  const answer = await fetch(`${address}/api/v0/providers/${providerId}/calls`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ purposeId }),
  })
  const text = await answer.text()
  if (answer.status !== 200)
    failed[`${answer.status} ${text.slice(0, 200)}`] = (failed[`${answer.status} ${text.slice(0, 200)}`] ?? 0) + 1
  return performance.now() - began
}

for (let n = 0; n < providers.length; n += 20) await Promise.all(providers.slice(n, n + 20).map(watch))
// Once before, so that what is measured is not the first of its kind.
for (const provider of providers.slice(0, 20)) await create(provider)

const pending = []
for (let n = 0; n < perSecond * seconds; n += 1) {
  pending.push(create(providers[n % providers.length]).then((took) => times.push(took)))
  await new Promise((resolve) => setTimeout(resolve, 1000 / perSecond))
}
await Promise.all(pending)
const burst = await Promise.all(providers.map(create))
// What arrives later than the feed's look at all heads, every two seconds, is lost.
const created = Math.min(20, providers.length) + times.length + burst.length
for (const until = performance.now() + 2_500; arrived < created && performance.now() < until;)
  await new Promise((resolve) => setTimeout(resolve, 50))
const at = (list, part) => [...list].sort((a, b) => a - b)[Math.floor(list.length * part)]
process.stdout.write(
  JSON.stringify({
    p50: at(times, 0.5),
    p95: at(times, 0.95),
    burst: Math.max(...burst),
    failed,
    memory: memory(),
    created,
    arrived,
  }),
)
process.exit(0)
