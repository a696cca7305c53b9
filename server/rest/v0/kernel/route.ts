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

/** What the handler of a route gets: the request, decoded and authenticated. */
export type RouteContext = {
  request: Request
  session: SignedIn | null
  params: Record<string, string>
  /** The body under the command's names. */
  input: Body
  /** The contract's name under which each field of the input was sent. */
  sentNames: ReadonlyMap<string, string>
  /** The uploaded file, for a route that takes one. */
  file: { name: string; bytes: Uint8Array } | null
  /** The values of the query's parameters. */
  query: Record<string, QueryValue>
  /** The version in If-Match; null accepts any version (rules 3.14). */
  expectedVersion: number | null
  /** Sets a cookie on the answer. */
  setCookie: (header: string) => void
  /** Authenticates the caller by a token that was just issued. */
  sessionOf: (token: string) => Promise<{ request: Request; session: SignedIn | null }>
  /** The tokens of the session, of the known device and of the paired screen, and their cookie headers. */
  cookies: {
    token: string | null
    keep: (token: string) => string
    clear: () => string
    device: string | null
    keepDevice: (token: string) => string
    paired: string | null
    keepPaired: (token: string) => string
  }
}

/** A route of the REST contract; the OpenAPI document is made from these rows. */
export type Route = {
  /** The name of its command or read. */
  name: string
  /** A short title. */
  summary: string
  /** A longer description. */
  description?: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below /api/v0; `{name}` is a parameter. With `{providerId}` the caller works in that provider. */
  path: string
  permission: Action | 'anyone'
  /** A POST that changes nothing; a token of scope `read` is enough. */
  isRead?: true
  /** Clients send it without a user action, so it does not extend the session. */
  isPoll?: true
  /** The fields of the body, and the schema that checks them. */
  body?: { fields: BodyFields; checkedBy: ObjectSchema<AnyObject> }
  /** The file that is sent as multipart/form-data: the name of its part, and its size limit in bytes. */
  file?: {
    part: string
    description: string
    most: number
    /** What is said of a larger one, and of several. */
    messages: { size: string; single: string }
    /** Other parts that clients send with it; they are not read. */
    ignored?: readonly string[]
  }
  /** The parameters of its query, by name. */
  query?: Record<string, QueryParameter>
  /** The number of fields of a long answer; it counts for the rate limit like the cost of a GraphQL document. */
  cost?: number | ((context: RouteContext) => number)
  /** It takes the processor or the database for long, so it waits for its turn among everybody's heavy work. */
  isHeavy?: true | ((context: RouteContext) => boolean)
  /** It may be read from a replica, and then says as of when it is. */
  isReport?: true
  /** Whether it takes If-Match or Idempotency-Key. */
  takes?: 'version' | 'key'
  /** The refusals of its command, in addition to those that every route of its kind has. */
  refusals?: readonly ProblemCode[]
  /** The schema of a JSON answer, or the media types of a `Streamed` file. */
  answer: JsonSchema | { types: readonly string[]; description: string }
  /**
   * The entity tag of the answer, computed without the answer (rules 8.3). `queue`: people who see the same calls share
   * one answer until the provider's feed moves (decision 0010).
   */
  tag?: 'queue' | ((context: RouteContext) => Promise<string>)
  handle: (context: RouteContext) => Promise<unknown>
}

/** The result of a verb whose caller can no longer see the record; the answer is `{}`. */
export type Gone = undefined | void

/** A route whose handler returns the type of its schema. */
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

/** Checks that every route declares a permission; otherwise the server does not start. */
export const declared = (routes: Route[]): Route[] => {
  const open = routes.filter(
    ({ permission }) => permission !== 'anyone' && !Object.hasOwn(permissions, permission ?? ''),
  )
  if (open.length > 0)
    throw new Error(`${open.map(({ method, path }) => `${method} ${path}`).join(', ')}: declares no permission`)
  return routes
}

/** The body under the names of the route's command. */
export const readInput = ({ body: declared }: Route, body: Body): ReadBody =>
  readFields(declared?.fields ?? {}, body, declared && leftOutAsNull(declared.checkedBy))

/** The command's name of each field → the contract's name, with the path of its object. */
const namesOf = (fields: BodyFields, within = ''): [string, string][] =>
  Object.entries(fields).flatMap(([name, field]): [string, string][] => {
    if ('asRead' in field || 'insteadOf' in field) return []
    return 'input' in field ? [[field.input, within + name]] : namesOf(field.of, `${within}${name}.`)
  })

/** A refused field under the contract's name; a path inside the field is kept. */
const renamed = (names: ReadonlyMap<string, string>, field: string): string => {
  const [head] = /^[^.[]*/.exec(field)!
  return (names.get(head) ?? head) + field.slice(head.length)
}

export const isWrite = ({ method, isRead }: Route): boolean => method !== 'GET' && !isRead

/** Runs the handler; refusals name fields as the contract does. */
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
