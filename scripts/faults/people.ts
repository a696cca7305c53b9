import { demoPassword } from '../../prisma/demo/plan/accounts'
import { globalId, type Json } from '../../server/test/harness/doors'

/** Somebody of the demo hospital who is signed in, and what they need to place a call. */
export type Person = {
  userId: string
  cookie: string
  providerId: string
  purposeId: string
  /** Of a procedure that leaves no line to come back to. */ fieldId: string
  email: string
}

/** A new connection for each request, so that none is lost with an idle one that the other end has closed. */
const json = { 'content-type': 'application/json', connection: 'close' }

const emails = ['clinician', 'nurse2', 'fatima', 'elena', 'samuel', 'manager'].map((name) => `${name}@demo.example`)

/** People of Riverside Health who work calls, each signed in once. */
export const signIn = async (address: string, count: number): Promise<Person[]> => {
  const people: Person[] = []
  for (const email of emails.slice(0, count)) {
    const login = await fetch(`${address}/api/v0/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: demoPassword }),
    })
    const me = (await login.json()) as Json
    const person = {
      userId: me.id as string,
      cookie: login.headers.get('set-cookie')!.split(';')[0]!,
      providerId: me.providerRoles[0].providerId as string,
      email,
    }
    const read = async (what: string): Promise<Json> =>
      (
        await fetch(`${address}/api/v0/providers/${person.providerId}/${what}`, { headers: { cookie: person.cookie } })
      ).json()
    const purposes = (await read('callpurposes')) as { id: string; name: string; lineCheck: boolean }[]
    const procedures = (await read('procedures')) as { name: string; fields: { id: string; type: string }[] }[]
    await standFree(address, person)
    people.push({
      ...person,
      purposeId: purposes.find(({ name, lineCheck }) => name !== 'Custom' && !lineCheck)!.id,
      fieldId: procedures.find(({ name }) => name === 'Other')!.fields.find(({ type }) => type === 'text')!.id,
    })
  }
  return people
}

/** The demo's people may be at work: whoever leads a call can take no other. */
const standFree = async (
  address: string,
  { userId, cookie, providerId }: Pick<Person, 'userId' | 'cookie' | 'providerId'>,
): Promise<void> => {
  const calls = `${address}/api/v0/providers/${providerId}/calls`
  const active = (await (await fetch(`${calls}/active`, { headers: { cookie } })).json()) as Json[]
  for (const { id, assignedTo } of active)
    if (assignedTo?.id === userId)
      await fetch(`${calls}/${id}/return`, { method: 'POST', headers: { ...json, cookie }, body: '{}' })
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
  { verb: 'createCall'; contact: string; key: string } | { verb: Exclude<Verb, 'createCall'>; callId: string }

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
  const text = await response.text()
  if (response.status === 200)
    return { kind: 'done', callId: (JSON.parse(text) as Json).id as string, call: JSON.parse(text) as Json }
  return failed(response.status, text, () => {
    const { code, current } = JSON.parse(text) as Json
    return { code, current: current ?? null }
  })
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
  const text = await response.text()
  const { data, errors } = parsed(text)
  if (data?.it?.call) return { kind: 'done', callId: data.it.call.databaseId, call: data.it.call }
  if (data?.it?.code) return { kind: 'refused', status: response.status, code: data.it.code, current: data.it.current }
  return failed(response.status, text, () => ({ code: errors[0].extensions.code, current: null }))
}

const parsed = (text: string): Json => {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

const failed = (status: number, text: string, told: () => { code: string; current: Json }): Answer => {
  const { code, current } = ((): { code: string; current: Json } => {
    try {
      return told()
    } catch {
      return { code: 'nothing that can be read', current: null }
    }
  })()
  if (status === 503 && code === 'UNAVAILABLE') return { kind: 'unavailable' }
  if (status < 500 && code !== 'UNAVAILABLE' && code !== 'BROKEN') return { kind: 'refused', status, code, current }
  return { kind: 'broken', status, text: text.slice(0, 500) }
}
