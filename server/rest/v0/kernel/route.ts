import type { AnyObject, ObjectSchema } from 'yup'
import { permissions, type Action } from '../../../domain/kernel/permissions'
import { invalid, type FieldRefusal } from '../../../domain/kernel/refusal'
import type { SignedIn } from '../../../auth/sessions'
import { Refused } from '../../../services/kernel/refused'
import type { Request } from '../../../services/kernel/request'
import { leftOutAsNull, readFields, type Body, type BodyFields, type ReadBody } from './bodyFields'
import type { JsonSchema, Schema } from './jsonSchema'
import type { ProblemCode } from './problem'
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
  flags: Record<string, boolean>
  /** The chosen values of the query's parameters; of one that is not there the first. */
  choices: Record<string, string>
  /** The numbers of the query; of one that is not there null. */
  numbers: Record<string, number | null>
  /** The texts of the query; of one that is not there null. */
  texts: Record<string, string | null>
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
  /** Query parameters that are one of these values, and what they mean. */
  choices?: Record<string, { values: readonly string[]; says: string }>
  /** Query parameters that are true or false, and what true means. */
  flags?: Record<string, string>
  /** Query parameters that are whole numbers from 0, and what they say. */
  numbers?: Record<string, string>
  /** Query parameters that are any text, and what they say. */
  texts?: Record<string, string>
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

/** The route's flags from the query; one that is there is `true` or `false`. */
export const flagsFrom = ({ flags = {} }: Route, query: URLSearchParams): Record<string, boolean> => {
  const odd = Object.keys(flags).filter(
    (name) =>
      query.getAll(name).some((value) => value !== 'true' && value !== 'false') || query.getAll(name).length > 1,
  )
  if (odd.length > 0) throw new Refused(invalid(odd.map((field) => ({ field, message: 'Must be true or false' }))))
  return Object.fromEntries(Object.keys(flags).map((name) => [name, query.get(name) === 'true']))
}

/** The route's choices from the query; of one that is not there the first value. */
export const choicesFrom = ({ choices = {} }: Route, query: URLSearchParams): Record<string, string> => {
  const sent = Object.entries(choices).map(([name, { values }]) => ({ name, values, given: query.getAll(name) }))
  const odd = sent.filter(
    ({ values, given }) => given.length > 1 || (given.length === 1 && !values.includes(given[0]!)),
  )
  if (odd.length > 0)
    throw new Refused(
      invalid(odd.map(({ name, values }) => ({ field: name, message: `Must be ${values.join(' or ')}` }))),
    )
  return Object.fromEntries(sent.map(({ name, values, given }) => [name, given[0] ?? values[0]!]))
}

/** Bytes that are answered as they are, to be kept as a file of this name. */
export class Download {
  constructor(
    readonly bytes: Uint8Array,
    readonly contentType: string,
    readonly fileName: string,
  ) {}
}

/** The route's numbers from the query. */
export const numbersFrom = ({ numbers = {} }: Route, query: URLSearchParams): Record<string, number | null> => {
  const odd = Object.keys(numbers).filter(
    (name) => query.getAll(name).some((value) => !/^\d{1,15}$/.test(value)) || query.getAll(name).length > 1,
  )
  if (odd.length > 0)
    throw new Refused(invalid(odd.map((field) => ({ field, message: 'Must be a whole number from 0' }))))
  return Object.fromEntries(
    Object.keys(numbers).map((name) => [name, query.has(name) ? Number(query.get(name)) : null]),
  )
}

/** The route's texts from the query. */
export const textsFrom = ({ texts = {} }: Route, query: URLSearchParams): Record<string, string | null> => {
  const odd = Object.keys(texts).filter((name) => query.getAll(name).length > 1)
  if (odd.length > 0) throw new Refused(invalid(odd.map((field) => ({ field, message: 'Must stand there once' }))))
  return Object.fromEntries(Object.keys(texts).map((name) => [name, query.get(name)]))
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
