import { globalId, type Json } from '../../server/test/harness/doors'
import { rest, signIn, type Session } from '../lib/laboratory'

/** Somebody of the demo hospital who is signed in, and what they need to place a call. */
export type Person = Omit<Session, 'address'> & {
  email: string
  purposeId: string
  /** Of a procedure that leaves no line to come back to. */
  fieldId: string
}

/** A new connection for each request, so that none is lost with an idle one that the other end has closed. */
const json = { 'content-type': 'application/json', connection: 'close' }

const emails = ['clinician', 'nurse2', 'fatima', 'elena', 'samuel', 'manager'].map((name) => `${name}@demo.example`)

/** People of Riverside Health who work calls, each signed in once. */
export const signInPeople = async (address: string, count: number): Promise<Person[]> => {
  const signInOne = async (email: string): Promise<Person> => {
    const session = await signIn(address, email)
    const purposes = (await rest(session, 'GET', 'callpurposes')) as { id: string; name: string; lineCheck: boolean }[]
    const procedures = (await rest(session, 'GET', 'procedures')) as {
      name: string
      fields: { id: string; type: string }[]
    }[]
    // The demo's people may be at work: whoever leads a call can take no other.
    for (const { id, assignedTo } of (await rest(session, 'GET', 'calls/active')) as Json[])
      if (assignedTo?.id === session.userId) await rest(session, 'POST', `calls/${id}/return`, {})
    return {
      ...session,
      email,
      purposeId: purposes.find(({ name, lineCheck }) => name !== 'Custom' && !lineCheck)!.id,
      fieldId: procedures.find(({ name }) => name === 'Other')!.fields.find(({ type }) => type === 'text')!.id,
    }
  }
  return Promise.all(emails.slice(0, count).map(signInOne))
}

/** What came of a request. `cut`: the line broke before the answer; `hung`: none came in time. */
export type Answer =
  | { kind: 'done'; callId: string; call: Json }
  | { kind: 'refused'; status: number; code: string; current: Json }
  | { kind: 'unavailable' }
  | { kind: 'broken'; status: number; text: string }
  | { kind: 'cut' }
  | { kind: 'hung' }

export type Verb = 'createCall' | 'assignCall' | 'returnCall' | 'closeCall'
/** `contact` marks the call, `key` makes the creation happen once. */
export type Deed =
  | { verb: 'createCall'; contact: string; key: string }
  | { verb: Exclude<Verb, 'createCall'>; callId: string }

/** Longer than the server lets anybody wait for the database. */
const longestWaitMs = 20_000

/** Does it through either door, and says what came of it. */
export const act = async (address: string, person: Person, door: 'graphql' | 'rest', deed: Deed): Promise<Answer> => {
  try {
    return await (door === 'rest' ? throughRest : throughGraphql)(
      address,
      person,
      deed,
      AbortSignal.timeout(longestWaitMs),
    )
  } catch (error) {
    return { kind: (error as Error).name === 'TimeoutError' ? 'hung' : 'cut' }
  }
}

const recorded = ({ fieldId }: Person) => ({ fields: [{ fieldId, values: ['Flushed'] }] })
const paths = { assignCall: 'assigntome', returnCall: 'return', closeCall: 'close' }

const throughRest = async (address: string, person: Person, deed: Deed, signal: AbortSignal): Promise<Answer> => {
  const calls = `${address}/api/v0/providers/${person.providerId}/calls`
  const headers: Record<string, string> = {
    ...json,
    cookie: person.cookie,
    ...(deed.verb === 'createCall' ? { 'idempotency-key': deed.key } : {}),
  }
  const response = await fetch(deed.verb === 'createCall' ? calls : `${calls}/${deed.callId}/${paths[deed.verb]}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(
      deed.verb === 'createCall'
        ? { purposeId: person.purposeId, contact: deed.contact }
        : deed.verb === 'closeCall'
          ? recorded(person)
          : {},
    ),
    signal,
  })
  const told = read(await response.text())
  if (response.status === 200) return { kind: 'done', callId: told.id as string, call: told }
  return failed(response.status, told, told.code, told.current)
}

const showCall = 'databaseId contact completedAt assignedTo { databaseId }'
const document = (verb: Verb): string =>
  `mutation($input: ${verb[0]!.toUpperCase()}${verb.slice(1)}Input!) { it: ${verb}(input: $input) { __typename ... on ${verb[0]!.toUpperCase()}${verb.slice(1)}Success { call { ${showCall} } } ... on Refusal { code current { ... on Call { ${showCall} } } } } }`

const throughGraphql = async (address: string, person: Person, deed: Deed, signal: AbortSignal): Promise<Answer> => {
  const input =
    deed.verb === 'createCall'
      ? { purposeId: globalId('Purpose', person.purposeId), contact: deed.contact, clientMutationId: deed.key }
      : { callId: globalId('Call', deed.callId), ...(deed.verb === 'closeCall' ? recorded(person) : {}) }
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { ...json, cookie: person.cookie, 'patency-client': 'faults', 'patency-provider': person.providerId },
    body: JSON.stringify({ query: document(deed.verb), variables: { input } }),
    signal,
  })
  const told = read(await response.text())
  const it = told.data?.it
  if (it?.call) return { kind: 'done', callId: it.call.databaseId, call: it.call }
  if (it?.code) return { kind: 'refused', status: response.status, code: it.code, current: it.current }
  return failed(response.status, told, told.errors?.[0]?.extensions?.code)
}

/** The answer; of what is no JSON the text. */
const read = (text: string): Json => {
  try {
    return JSON.parse(text)
  } catch {
    return { text }
  }
}

const failed = (status: number, told: Json, code = 'nothing that can be read', current: Json = null): Answer => {
  if (status === 503 && code === 'UNAVAILABLE') return { kind: 'unavailable' }
  if (status < 500 && code !== 'UNAVAILABLE' && code !== 'BROKEN') return { kind: 'refused', status, code, current }
  return { kind: 'broken', status, text: JSON.stringify(told).slice(0, 500) }
}
