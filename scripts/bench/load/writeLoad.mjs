// Nurses who each create a call, claim it, correct it and close it, over and over, in a process of its own, so that
// the sender's work does not count as the server's. `bare` is the address of the bare handler; without it the contract
// is asked. Prints { requests, seconds, p50, p95, byVerb, wrong }.
import http from 'node:http'
import { randomUUID } from 'node:crypto'

const { address, bare, providerId, nurses, facts, seconds, warmup = 1 } = JSON.parse(process.argv[2])
const agent = new http.Agent({ keepAlive: true, maxSockets: nurses.length })
const target = new URL(bare ?? address)
const times = { create: [], claim: [], update: [], close: [] }
const wrong = {}
let counting = false
let stopped = false

const send = (method, path, headers, body) =>
  new Promise((resolve, reject) => {
    const text = JSON.stringify(body)
    const request = http.request(
      {
        agent,
        host: target.hostname,
        port: target.port,
        path,
        method,
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), ...headers },
      },
      (response) => {
        const parts = []
        response.on('data', (part) => parts.push(part))
        response.on('end', () => resolve({ status: response.statusCode, text: Buffer.concat(parts).toString() }))
      },
    )
    request.on('error', reject)
    request.end(text)
  })

const calls = `/api/v0/providers/${providerId}/calls`
const contract = {
  create: (_id, { contact }) => ['POST', calls, { purposeId: facts.purposeId, roomId: facts.roomId, contact }],
  claim: (id) => ['POST', `${calls}/${id}/assigntome`, {}],
  update: (id, { contact }) => ['PUT', `${calls}/${id}`, { contact }],
  close: (id) => ['POST', `${calls}/${id}/close`, { fields: [{ fieldId: facts.fieldId, values: ['Flushed'] }] }],
}

const ask = async (verb, id, { userId, cookie }, contact) => {
  const began = performance.now()
  const { status, text } = bare
    ? await send('POST', `/${verb}/${id}`, {}, { ...facts, userId, contact })
    : await send(...(([method, path, body]) => [method, path, { cookie }, body])(contract[verb](id, { contact })))
  if (counting && !stopped) times[verb].push(performance.now() - began)
  if (status === 200) return JSON.parse(text).id
  wrong[`${verb} ${status} ${text.slice(0, 300)}`] = (wrong[`${verb} ${status} ${text.slice(0, 300)}`] ?? 0) + 1
  return null
}

const work = async (nurse) => {
  for (let n = 0; !stopped; n += 1) {
    const id = await ask('create', randomUUID(), nurse, `ext ${n}`)
    if (
      !id ||
      !(await ask('claim', id, nurse, '')) ||
      !(await ask('update', id, nurse, `ext ${n}, again`)) ||
      !(await ask('close', id, nurse, ''))
    )
      return
  }
}

const all = Promise.all(nurses.map(work))
await new Promise((resolve) => setTimeout(resolve, warmup * 1000))
counting = true
const began = performance.now()
await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
const took = (performance.now() - began) / 1000
// What is begun is finished: who leads a call can claim no other.
stopped = true
await all
const at = (list, part) => [...list].sort((a, b) => a - b)[Math.floor(list.length * part)] ?? 0
const every = Object.values(times).flat()
const byVerb = Object.fromEntries(
  Object.entries(times).map(([verb, list]) => [verb, { p50: at(list, 0.5), p95: at(list, 0.95) }]),
)
process.stdout.write(
  JSON.stringify({ requests: every.length, seconds: took, p50: at(every, 0.5), p95: at(every, 0.95), byVerb, wrong }),
)
process.exit(0)
