// Opens many websockets that watch one queue, changes calls at a steady pace over REST, and checks
// that every (client, change) pair arrives. Prints the times from the change's answer to its arrival.
import { readFileSync } from 'node:fs'
import WebSocket from 'ws'

const { address, cookies, providerId, pid, sockets: count, perSecond, seconds, document } = JSON.parse(process.argv[2])
/** One session has few sockets, as one browser has. */
const [cookie] = cookies
const socketsOfOne = 50
const globalId = Buffer.from(`Provider:${providerId}`).toString('base64')
const calls = (
  await (await fetch(`${address}/api/v0/providers/${providerId}/calls/active`, { headers: { cookie } })).json()
).filter(({ assignedTo, purpose }) => !assignedTo && purpose.name !== 'Custom')

/** Milliseconds of processor time that the server has used. */
const cpu = () => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}
const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1])

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
const before = memory()

const open = (index) =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
      headers: { cookie: cookies[Math.floor(index / socketsOfOne)] },
    })
    socket.on('error', reject)
    socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload: { provider: providerId } })))
    socket.on('message', (data) => {
      const at = performance.now()
      if (socket.isOpen) {
        for (const arrivals of arrivalsOf(data)) arrivals.push(at)
        return
      }
      const { type } = JSON.parse(data)
      if (type === 'connection_ack')
        socket.send(
          JSON.stringify({
            id: '1',
            type: 'subscribe',
            payload: { query: document, variables: { providerId: globalId, connections: [] } },
          }),
        )
      else if (type === 'next') {
        socket.isOpen = true
        resolve(socket)
      }
    })
  })

const sockets = []
for (let n = 0; n < count; n += 50)
  sockets.push(...(await Promise.all(Array.from({ length: Math.min(50, count - n) }, (_, index) => open(n + index)))))
await new Promise((resolve) => setTimeout(resolve, 500))
const perSocket = (memory() - before) / count

const answered = new Map()
const change = async (n) => {
  const { id } = calls[n % calls.length]
  const answer = await fetch(`${address}/api/v0/providers/${providerId}/calls/${id}`, {
    method: 'PUT',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ contact: `ext ${n} of ${process.pid}` }),
  })
  const at = performance.now()
  if (answer.status !== 200) throw new Error(await answer.text())
  const { version } = await answer.json()
  answered.set(`${id}@${version}`, at)
}
const total = perSecond * seconds
const cpuBefore = cpu()
const pending = []
for (let n = 0; n < total; n += 1) {
  pending.push(change(n))
  await new Promise((resolve) => setTimeout(resolve, 1000 / perSecond))
}
await Promise.all(pending)
await new Promise((resolve) => setTimeout(resolve, 2_000))
const cpuEach = (cpu() - cpuBefore) / total

const times = []
let lost = 0
for (const [key, at] of answered) {
  const arrivals = arrived.get(key) ?? []
  // Two changes of one call that are told together arrive as the newer one.
  lost += count - arrivals.length
  for (const arrival of arrivals) times.push(Math.max(0, arrival - at))
}
times.sort((a, b) => a - b)
process.stdout.write(
  JSON.stringify({
    pairs: times.length,
    lost,
    p50: times[Math.floor(times.length * 0.5)],
    p95: times[Math.floor(times.length * 0.95)],
    cpuEach,
    perSocket,
  }),
)
process.exit(0)
