// Opens many websockets that watch one queue, changes calls at a steady pace over REST, and checks
// that every (client, change) pair arrives. Prints the times from the change's answer to its arrival.
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { percentile } from '../../lib/percentile.mjs'
import { atPace, finish, memory, options, watchQueue } from './kit.mjs'

const { address, cookies, providerId, pid, sockets, perSecond, seconds, document } = options
/** One session has few sockets, as one browser has. */
const socketsOfOne = 50
const headers = { cookie: cookies[0], 'content-type': 'application/json' }
const url = `${address}/api/v0/providers/${providerId}/calls`
const calls = (await (await fetch(`${url}/active`, { headers })).json()).filter(
  ({ assignedTo, purpose }) => !assignedTo && purpose.name !== 'Custom',
)

/** Milliseconds of processor time that the server has used. */
const cpu = () => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** call id @ version → arrivals. */
const arrived = new Map()
/** The last event, and its arrivals: most sockets are told the same bytes, which are parsed once. */
let last = { data: Buffer.alloc(0), arrivals: [] }
const arrivalsOf = (data) => {
  if (data.equals(last.data)) return last.arrivals
  const arrivals = JSON.parse(data).payload.data.callQueueChanged.changed.map(({ databaseId, version }) => {
    const key = `${databaseId}@${version}`
    if (!arrived.has(key)) arrived.set(key, [])
    return arrived.get(key)
  })
  last = { data, arrivals }
  return arrivals
}
const hear = (data) => {
  const at = performance.now()
  for (const arrivals of arrivalsOf(data)) arrivals.push(at)
}

const before = memory(pid)
const open = (index) =>
  watchQueue({ address, providerId, document, cookie: cookies[Math.floor(index / socketsOfOne)] }, hear)
for (let n = 0; n < sockets; n += 50)
  await Promise.all(Array.from({ length: Math.min(50, sockets - n) }, (_, index) => open(n + index)))
await wait(500)
const perSocket = (memory(pid) - before) / sockets

const answered = new Map()
const change = async (n) => {
  const { id } = calls[n % calls.length]
  const body = JSON.stringify({ contact: `ext ${n} of ${process.pid}` })
  const answer = await fetch(`${url}/${id}`, { method: 'PUT', headers, body })
  const at = performance.now()
  if (answer.status !== 200) throw new Error(await answer.text())
  answered.set(`${id}@${(await answer.json()).version}`, at)
}
const cpuBefore = cpu()
await atPace(options, change)
await wait(2_000)
const cpuEach = (cpu() - cpuBefore) / (perSecond * seconds)

const times = []
let lost = 0
for (const [key, at] of answered) {
  const arrivals = arrived.get(key) ?? []
  // Two changes of one call that are told together arrive as the newer one.
  lost += sockets - arrivals.length
  for (const arrival of arrivals) times.push(Math.max(0, arrival - at))
}
finish({ pairs: times.length, lost, p50: percentile(times, 0.5), p95: percentile(times, 0.95), cpuEach, perSocket })
