import type { Context } from 'hono'
import { invalid } from '../../../domain/kernel/refusal'
import { Refused } from '../../../services/kernel/refused'
import { readForm } from '../../../files/sentForm'
import { formEnvelope } from '../../../services/kernel/files/sentFile'
import { BadRequest } from './problem'
import type { Body, Route, RouteContext } from './route'

/** The object in the body. No body is the same as an empty object; so is null for a route without fields. */
export const readBody = async (c: Context, { body }: Pick<Route, 'body'>): Promise<Body> => {
  const text = decode(await received(c))
  if (text === '') return {}
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new BadRequest('UNSUPPORTED_TYPE', 'The body must be application/json.')
  const parsed = parse(text)
  if (parsed === null && Object.keys(body?.fields ?? {}).length === 0) return {}
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw new BadRequest('MALFORMED', 'The body must be a JSON object.')
  return parsed as Body
}

/** The largest body of a request without a file, in bytes. */
export const longestBody = 1024 * 1024

/** The largest body of a request, in bytes, by the file that its route takes. */
export const longestBodyOf = (file: Route['file']): number => (file ? file.most + formEnvelope : longestBody)

/** What a larger body is refused with: a file at its part. */
export const tooLarge = (file: Route['file']): BadRequest =>
  file
    ? new BadRequest('TOO_LARGE', `${file.messages.size}.`, {
        errors: [{ field: file.part, message: file.messages.size }],
      })
    : new BadRequest('TOO_LARGE', `The request is larger than ${longestBody / 1024 / 1024} MiB.`)

/** The one file in the body; null without a file. A file that is too large is refused before it is read to the end. */
export const readFile = async (
  c: Context,
  taken: NonNullable<Route['file']>,
  receive: (body: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>,
): Promise<RouteContext['file']> => {
  const type = c.req.header('content-type') ?? ''
  if (!/^multipart[/]form-data\s*;/i.test(type))
    throw new BadRequest('UNSUPPORTED_TYPE', 'The body must be multipart/form-data.')
  const { part, most, messages, ignored = [] } = taken
  const body = receive((c.req.raw.body ?? []) as AsyncIterable<Uint8Array>)
  const form = await readForm(body, type, { most: longestBodyOf(taken) })
  if (form === 'endedEarly') throw new BadRequest('MALFORMED', 'The body ended early.')
  if (form === 'malformed') throw new BadRequest('MALFORMED', 'The body is not well-formed multipart/form-data.')
  if (form === 'tooLarge') throw tooLarge(taken)
  const { fields, files } = form
  const stray = [...fields, ...files]
    .map((sent) => sent.part)
    .filter((name) => name !== part && !ignored.includes(name))
  if (stray.length > 0)
    throw new Refused(
      invalid([...new Set(stray)].map((field) => ({ field, message: 'Is not a field of this request' }))),
    )
  if ([...fields, ...files].filter((sent) => sent.part === part).length > 1)
    throw new Refused(invalid([{ field: part, message: messages.single }]))
  const file = files.find((sent) => sent.part === part)
  if (!file) return null
  if (file.bytes.length > most) throw tooLarge(taken)
  return { name: file.name, bytes: file.bytes }
}

/** Reading fails when the caller disconnects; that is not an error of the server. */
const received = (c: Context): Promise<ArrayBuffer> =>
  c.req.arrayBuffer().catch(() => {
    throw new BadRequest('MALFORMED', 'The body ended early.')
  })

/** Strictly, because a silent replacement would store something other than what was sent. */
const decode = (bytes: ArrayBuffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new BadRequest('MALFORMED', 'The body is not UTF-8.')
  }
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new BadRequest('MALFORMED', 'The body is not well-formed JSON.')
  }
}
