import type { Context } from 'hono'
import { BadRequest } from './problem'
import type { Body } from './route'

/** The object in the body; none is the same as an empty one. */
export const readBody = async (c: Context): Promise<Body> => {
  const text = decode(await received(c))
  if (text === '') return {}
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new BadRequest('UNSUPPORTED_TYPE', 'The body must be application/json.')
  const parsed = parse(text)
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw new BadRequest('MALFORMED', 'The body must be a JSON object.')
  return parsed as Body
}

/** Reading fails when the caller goes away half way, which is no fault of ours. */
const received = (c: Context): Promise<ArrayBuffer> =>
  c.req.arrayBuffer().catch(() => {
    throw new BadRequest('MALFORMED', 'The body ended early.')
  })

/** Strictly, because what is replaced in silence would be stored other than it was meant. */
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
