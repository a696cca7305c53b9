import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import type { Person } from '../hospital/hospital'
import type { Json } from './doors'

/** The parts of a form in their order: texts and files. */
export type FormParts = [name: string, value: string | { name: string; bytes: Uint8Array }][]

/** Sends a form to GraphQL, as the GraphQL multipart request specification describes it. */
export const graphqlForm = async (
  address: string,
  person: Pick<Person, 'token'>,
  parts: FormParts,
  headers: Record<string, string> = { 'patency-client': 'test' },
): Promise<{ status: number; body: Json }> => {
  const form = new FormData()
  for (const [name, value] of parts)
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, new Blob([Uint8Array.from(value.bytes)]), value.name)
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { cookie: `patency=${person.token}`, ...headers },
    body: form,
  })
  return { status: response.status, body: await response.json() }
}

/**
 * Sends a form that is refused before it is read whole, over a connection of its own, with or without its length. Its
 * answer may be lost when the server closes the connection while more is sent; then this throws.
 */
export const sendLarge = async (
  url: string,
  { token }: Pick<Person, 'token'>,
  form: FormData,
  hasLength: boolean,
): Promise<{ status: number | undefined; body: Json }> => {
  const sent = new Response(form)
  const type = sent.headers.get('content-type')!
  const bytes = Buffer.from(await sent.arrayBuffer())
  const length = hasLength ? { 'content-length': bytes.length } : { 'transfer-encoding': 'chunked' }
  const headers = { cookie: `patency=${token}`, 'patency-client': 'test', 'content-type': type, ...length }
  const req = request(url, { method: 'POST', agent: false, headers })
  // After the answer nobody minds that the rest was not taken.
  req.on('error', () => {})
  const answered = once(req, 'response') as Promise<[IncomingMessage]>
  req.end(bytes)
  const [answer] = await answered
  return { status: answer.statusCode, body: (await json(answer)) as Json }
}
