import type { Action } from '../../../domain/kernel/permissions'
import { invalid, type FieldRefusal } from '../../../domain/kernel/refusal'
import type { SignedIn } from '../../../auth/sessions'
import { Refused } from '../../../services/kernel/refused'
import type { Request } from '../../../services/kernel/request'

export type Body = Record<string, unknown>

/** What a route's handler gets: everything about the request, decoded and authenticated. */
export type RouteContext = {
  request: Request
  session: SignedIn | null
  params: Record<string, string>
  query: URLSearchParams
  body: Body
  /** The version that If-Match names; null when any will do (rules 3.14). */
  expectedVersion: number | null
  /** Sets a cookie on the answer. */
  setCookie: (header: string) => void
  /** The caller as they are once a token is theirs. */
  sessionOf: (token: string) => Promise<{ request: Request; session: SignedIn | null }>
  /** The session's token and the cookie headers for one, for signing in and out. */
  cookies: { token: string | null; keep: (token: string) => string; clear: () => string }
}

/** A row of the REST contract. */
export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below /api/v0; `{name}` is a parameter. With `{providerId}` the caller works in that provider. */
  path: string
  permission: Action | 'anyone'
  /** What legacy clients ask by themselves; it does not keep a session from idling out. */
  isPoll?: true
  /** The entity tag of what would be answered, cheaper to have than the answer (rules 8.3). */
  tag?: (context: RouteContext) => Promise<string>
  handle: (context: RouteContext) => Promise<unknown>
}

/** The contract's name of a body field → the service's name of the input field. */
export type BodyNames = Record<string, string>

/**
 * The service's input from a body. A key that the contract does not know is refused when it
 * holds something, because dropping it would lose what somebody entered.
 */
export const inputFrom = (names: BodyNames, body: Body): Body => {
  const unknown = Object.entries(body).filter(([key, value]) => !(key in names) && holdsSomething(value))
  if (unknown.length > 0) throw new Refused(invalid(unknown.map(([field]) => ({ field, message: 'Is not a field of this request' }))))
  return Object.fromEntries(Object.entries(body).flatMap(([key, value]) => (names[key] ? [[names[key], value]] : [])))
}

const holdsSomething = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && value !== false && !(Array.isArray(value) && value.length === 0)

/** Runs a service whose refusals name its own fields, and tells them by the contract's names. */
export const withNames = async <R>(names: BodyNames, run: () => Promise<R>): Promise<R> => {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const nameOf = (field: string): string => Object.entries(names).find(([, input]) => input === field)?.[0] ?? field
    const fields: FieldRefusal[] = error.refusal.fields.map(({ field, message }) => ({ field: nameOf(field), message }))
    throw new Refused({ ...error.refusal, fields }, error.subject)
  }
}
