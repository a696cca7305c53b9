import type { AnyObject, ObjectSchema } from 'yup'
import { permissions, type Action } from '../../../domain/kernel/permissions'
import type { FieldRefusal } from '../../../domain/kernel/refusal'
import type { SignedIn } from '../../../auth/sessions'
import { Refused } from '../../../services/kernel/refused'
import type { Request } from '../../../services/kernel/request'
import { leftOutAsNull, readFields, type Body, type BodyFields, type ReadBody } from './bodyFields'
import type { JsonSchema, Schema } from './jsonSchema'
import type { ProblemCode } from './problem'
import type { QueryParameter, QueryValue } from './query'
import type { Streamed } from './streamed'

export type { Body, BodyFields } from './bodyFields'

/** What a route's handler gets: everything about the request, decoded and authenticated. */
export type RouteContext = {
  request: Request
  session: SignedIn | null
  params: Record<string, string>
  /** The body under the service's names. */
  input: Body
  /** By which of the contract's names the fields of the input were sent. */
  sentNames: ReadonlyMap<string, string>
  /** The file that was sent, of a route that takes one. */
  file: { name: string; bytes: Uint8Array } | null
  /** The values of the query's parameters. */
  query: Record<string, QueryValue>
  /** The version that If-Match names; null when any will do (rules 3.14). */
  expectedVersion: number | null
  /** Sets a cookie on the answer. */
  setCookie: (header: string) => void
  /** The caller as they are once a token is theirs. */
  sessionOf: (token: string) => Promise<{ request: Request; session: SignedIn | null }>
  /** The tokens of the session and of the known device, and the cookie headers for them, for signing in and out. */
  cookies: {
    token: string | null
    keep: (token: string) => string
    clear: () => string
    device: string | null
    keepDevice: (token: string) => string
  }
}

/** A row of the REST contract; the OpenAPI document is made of nothing else. */
export type Route = {
  /** The service behind it. */
  name: string
  /** What it does, in a few words. */
  summary: string
  /** The same in full, where there is more to say. */
  description?: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below /api/v0; `{name}` is a parameter. With `{providerId}` the caller works in that provider. */
  path: string
  permission: Action | 'anyone'
  /** Changes nothing, although it is a POST: a token of scope `read` will do. */
  isRead?: true
  /** What legacy clients ask by themselves; it does not keep a session from idling out. */
  isPoll?: true
  /** The body's fields, and the schema with which the service checks them. */
  body?: { fields: BodyFields; checkedBy: ObjectSchema<AnyObject> }
  /** The one file that is sent as multipart/form-data: the name of its part, and the most bytes it may have. */
  file?: { part: string; says: string; most: number }
  /** The parameters of its query, by name. */
  query?: Record<string, QueryParameter>
  /** How many fields its answer may hold, where that is many; counted for the rate limit as a GraphQL document is. */
  cost?: number | ((context: RouteContext) => number)
  /** The header that it honours: If-Match, or Idempotency-Key. */
  takes?: 'version' | 'key'
  /** Why the service may refuse, besides what every route of its kind may be refused for. */
  refusals?: readonly ProblemCode[]
  /** What is answered as JSON; or the media types of the bytes that are, as a `Download`. */
  answer: JsonSchema | { types: readonly string[]; says: string }
  /**
   * The entity tag of what would be answered, cheaper to have than the answer (rules 8.3). `queue`: the same is answered
   * to all who see the same of the queue, whatever they send along, until the provider's feed moves (decision 0010).
   */
  tag?: 'queue' | ((context: RouteContext) => Promise<string>)
  handle: (context: RouteContext) => Promise<unknown>
}

/** What became of a record that a verb moved out of its caller's sight: there is nothing to say of it, so `{}` is answered. */
export type Gone = undefined | void

/** A row whose handler answers what its schema says. */
export const route = <T>(
  row: Omit<Route, 'answer' | 'handle'> & {
    answer: Schema<T>
    handle: (context: RouteContext) => Promise<NoInfer<T> | Gone | Streamed>
  },
): Route => row

/** A route that reads. */
export const readRoute = <T>(
  name: string,
  path: string,
  summary: string,
  answer: Schema<T>,
  handle: (context: RouteContext) => Promise<NoInfer<T>>,
  permission: Action = 'call:see',
): Route => ({ name, path, summary, method: 'GET', permission, answer, handle })

/** The routes, when each says who may use it; one that does not keeps the server from starting. */
export const declared = (routes: Route[]): Route[] => {
  const open = routes.filter(
    ({ permission }) => permission !== 'anyone' && !Object.hasOwn(permissions, permission ?? ''),
  )
  if (open.length > 0)
    throw new Error(`${open.map(({ method, path }) => `${method} ${path}`).join(', ')}: declares no permission`)
  return routes
}

/** The body as the route's service takes it. */
export const readInput = ({ body: declared }: Route, body: Body): ReadBody =>
  readFields(declared?.fields ?? {}, body, declared && leftOutAsNull(declared.checkedBy))

/** The service's name of each field → the contract's, with the object that it stands in. */
const namesOf = (fields: BodyFields, within = ''): [string, string][] =>
  Object.entries(fields).flatMap(([name, field]): [string, string][] => {
    if ('asRead' in field || 'insteadOf' in field) return []
    return 'input' in field ? [[field.input, within + name]] : namesOf(field.of, `${within}${name}.`)
  })

/** A refused field by the contract's name; what stands inside a field keeps its place in it. */
const renamed = (names: ReadonlyMap<string, string>, field: string): string => {
  const [head] = /^[^.[]*/.exec(field)!
  return (names.get(head) ?? head) + field.slice(head.length)
}

/** Bytes that are answered as they are, to be kept as a file of this name. */
export class Download {
  constructor(
    readonly bytes: Uint8Array,
    readonly contentType: string,
    readonly fileName: string,
  ) {}
}

/** Whether it may change something. */
export const isWrite = ({ method, isRead }: Route): boolean => method !== 'GET' && !isRead

/** Runs the handler, and tells refused fields by the contract's names. */
export const handleNamed = async (route: Route, context: RouteContext): Promise<unknown> => {
  try {
    return await route.handle(context)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const names = new Map([
      ['clientMutationId', 'Idempotency-Key'],
      ...namesOf(route.body?.fields ?? {}),
      ...context.sentNames,
    ])
    const fields: FieldRefusal[] = error.refusal.fields.map(({ field, message }) => ({
      field: renamed(names, field),
      message,
    }))
    throw new Refused({ ...error.refusal, fields }, error.subject)
  }
}
