// Nurses who each create a call, claim it, correct it and close it, over and over: through the bare handler at `bare`,
// with the screens' `documents` through GraphQL, or else through the contract.
// Prints { requests, seconds, p50, p95, byVerb, wrong }.
import { randomUUID } from 'node:crypto'
import { percentile } from '../../lib/percentile.mjs'
import { finish, options, sender, workFor } from './kit.mjs'

const { address, bare, documents, providerId, nurses, facts } = options
const send = sender(nurses.length)
const times = { create: [], claim: [], update: [], close: [] }
const wrong = {}

const calls = `${address}/api/v0/providers/${providerId}/calls`
const contract = {
  create: (_id, contact) => ['POST', calls, { purposeId: facts.purposeId, roomId: facts.roomId, contact }],
  claim: (id) => ['POST', `${calls}/${id}/assigntome`, {}],
  update: (id, contact) => ['PUT', `${calls}/${id}`, { contact }],
  close: (id) => ['POST', `${calls}/${id}/close`, { fields: [{ fieldId: facts.fieldId, values: ['Flushed'] }] }],
}

const globalId = (type, id) => Buffer.from(`${type}:${id}`).toString('base64')
const inputs = {
  create: (_id, contact) => ({
    purposeId: globalId('Purpose', facts.purposeId),
    roomId: globalId('Room', facts.roomId),
    contact,
  }),
  claim: (id) => ({ callId: globalId('Call', id) }),
  update: (id, contact) => ({ callId: globalId('Call', id), contact }),
  close: (id) => ({ callId: globalId('Call', id), fields: [{ fieldId: facts.fieldId, values: ['Flushed'] }] }),
}
const withDocument = (verb, id, contact) => [
  'POST',
  `${address}/graphql`,
  { query: documents[verb], variables: { input: inputs[verb](id, contact) } },
]

const request = (verb, id, userId, contact) => {
  if (bare) return ['POST', `${bare}${verb}/${id}`, { ...facts, userId, contact }]
  return documents ? withDocument(verb, id, contact) : contract[verb](id, contact)
}

/** The call's id when the answer says that it is done. */
const doneIn = (answer, id) => {
  if (answer.status !== 200) return null
  const told = JSON.parse(answer.text())
  if (!documents) return told.id
  const { call } = Object.values(told.data ?? {})[0] ?? {}
  return call ? (call.databaseId ?? id) : null
}

const own = documents ? { 'patency-client': 'bench' } : {}

const ask = async (now, verb, id, { userId, cookie }, contact) => {
  const [method, url, sent] = request(verb, id, userId, contact)
  const body = JSON.stringify(sent)
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), cookie, ...own }
  const began = performance.now()
  const answer = await send(url, { method, headers, body })
  if (now.isCounted) times[verb].push(performance.now() - began)
  const done = doneIn(answer, id)
  if (done) return done
  const what = `${verb} ${answer.status} ${answer.text().slice(0, 300)}`
  wrong[what] = (wrong[what] ?? 0) + 1
  return null
}

const work = async (now, nurse) => {
  for (let n = 0; !now.isOver; n += 1) {
    const id = await ask(now, 'create', randomUUID(), nurse, `ext ${n}`)
    const isDone =
      id &&
      (await ask(now, 'claim', id, nurse, '')) &&
      (await ask(now, 'update', id, nurse, `ext ${n}, again`)) &&
      (await ask(now, 'close', id, nurse, ''))
    if (!isDone) return
  }
}

const seconds = await workFor(
  nurses.map((nurse) => (now) => work(now, nurse)),
  options,
)
const summary = (list) => ({ p50: percentile(list, 0.5), p95: percentile(list, 0.95) })
const every = Object.values(times).flat()
const byVerb = Object.fromEntries(Object.entries(times).map(([verb, list]) => [verb, summary(list)]))
finish({ requests: every.length, seconds, ...summary(every), byVerb, wrong })
