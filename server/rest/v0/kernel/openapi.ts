import { isOwnAction, permissions } from '../../../domain/kernel/permissions'
import { asOfMeans } from '../../../services/kernel/request'
import { bodySchema } from './bodySchema'
import { list, named, oneOf, record, text, whole, type JsonSchema } from './jsonSchema'
import { problems, titles, type ProblemCode } from './problem'
import { isWrite, type Route } from './route'

export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description: string
  schema: JsonSchema
}
export type Answer = {
  description: string
  headers?: Record<string, { description: string; schema: JsonSchema }>
  content?: Record<string, { schema: JsonSchema }>
}
export type Operation = {
  operationId: string
  summary: string
  description: string
  tags: string[]
  security: Record<string, string[]>[]
  parameters: Parameter[]
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> }
  responses: Record<string, Answer>
}
export type OpenApi = {
  openapi: '3.1.1'
  info: { title: string; version: string; description: string; license: { name: string; identifier: string } }
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, Record<string, string>> }
}

const description = `Success is always 200; the body is the record that was created, changed or read, or \`{}\`. Any other answer is \`application/problem+json\` with a stable \`code\`.

Sign in with \`POST /auth/login\`, which sets a cookie, or send an API token: \`Authorization: Bearer …\`. Change a record with the version that you read (\`If-Match\`): if somebody changed it meanwhile, you get the record as it is now, and nothing is lost. A body may contain fields that the contract does not name, so you can send a record back as you read it. The header \`Patency-Ignored\` lists fields that had a value and were ignored. Null means the same as leaving a field out, unless the field describes null. A number may be sent as a string, and a string of digits as a number; a boolean as \`True\`, \`1\` or \`yes\`; an id in upper case, in braces or without dashes. A trailing slash makes no difference. \`HEAD\` works wherever \`GET\` does, and \`OPTIONS\` everywhere.`

const described: Record<string, string> = {
  providerId: 'The provider that you work in; `GET /users/me` lists yours.',
  lineId: 'The id of the line.',
}

const recordAt = (path: string): string =>
  path.includes('/images/')
    ? 'image'
    : path.includes('/lines/{id}')
      ? 'line'
      : /\/calls\/|callId/.test(path)
        ? 'call'
        : path.startsWith('/providers/{id}')
          ? 'provider'
          : 'record'

const parameterOf = (name: string, path: string): Parameter => ({
  name,
  in: 'path',
  required: true,
  description: described[name] ?? `The id of the ${recordAt(path)}.`,
  schema: { type: 'string', format: 'uuid' },
})

const optional = (place: 'query' | 'header', name: string, description: string, schema: JsonSchema): Parameter => ({
  name,
  in: place,
  required: false,
  description,
  schema,
})

const parametersOf = ({ path, query = {}, takes, tag }: Route): Parameter[] => [
  ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => parameterOf(name!, path)),
  ...Object.entries(query).map(([name, parameter]) => optional('query', name, parameter.description, parameter.schema)),
  ...(takes === 'version'
    ? [
        optional(
          'header',
          'If-Match',
          '`"v` and the `version` of the record that you read, or its ETag; of several tags the newest counts. Refused with `STALE` when the record has changed since. Without this header the last write wins, field by field, and lists lose no entry.',
          { type: 'string', examples: ['"v7"'] },
        ),
      ]
    : []),
  ...(takes === 'key'
    ? [
        optional(
          'header',
          'Idempotency-Key',
          'Any unique text. When it is repeated within 24 hours, the first answer is given again and nothing is created.',
          { type: 'string', maxLength: 200 },
        ),
      ]
    : []),
  ...(tag
    ? [
        optional('header', 'If-None-Match', 'ETags that you have; the answer is 304 when one of them is current.', {
          type: 'string',
        }),
      ]
    : []),
]

const needsSignIn = ({ permission, refusals = [] }: Route): boolean =>
  permission !== 'anyone' || refusals.includes('UNAUTHENTICATED')

/** Every code that the route may be refused with. */
const codesOf = (route: Route): ProblemCode[] => {
  const { permission, method, path, query, takes, refusals = [] } = route
  const whenLocked = permission === 'anyone' || isOwnAction(permission)
  const beforePasswordChange = permission === 'anyone' || 'beforePasswordChange' in permissions[permission]
  const hasBody = method !== 'GET'
  const codes: [applies: boolean, ...codes: ProblemCode[]][] = [
    [true, 'MALFORMED', 'FOREIGN_ORIGIN', 'TOO_MANY_REQUESTS', 'BROKEN', 'UNAVAILABLE'],
    [hasBody, 'TOO_LARGE', 'UNSUPPORTED_TYPE', 'VALIDATION'],
    [query !== undefined, 'VALIDATION'],
    [needsSignIn(route), 'UNAUTHENTICATED', 'PROVIDER_INACTIVE'],
    [permission !== 'anyone', 'FORBIDDEN'],
    [!whenLocked, 'ACCOUNT_LOCKED'],
    [!beforePasswordChange, 'PASSWORD_CHANGE_REQUIRED'],
    [permission !== 'anyone' && isWrite(route), 'TOKEN_READ_ONLY'],
    [path.includes('{'), 'NOT_FOUND'],
    [takes === 'version', 'STALE'],
    [takes === 'key', 'KEY_REUSED'],
    [true, ...refusals],
  ]
  return [...new Set(codes.flatMap(([applies, ...some]) => (applies ? some : [])))]
}

const problemWith = (codes: ProblemCode[]): JsonSchema => ({
  allOf: [named('Problem'), { type: 'object', properties: { code: { enum: codes } } }],
})

const refusalsOf = (route: Route): Record<string, Answer> => {
  const codes = codesOf(route)
  const statuses = [...new Set(codes.map((code) => problems[code].status))].sort((a, b) => a - b)
  return Object.fromEntries(
    statuses.map((status) => {
      const own = codes.filter((code) => problems[code].status === status)
      return [
        String(status),
        {
          description: own.map((code) => `\`${code}\`: ${problems[code].meaning}`).join('\n\n'),
          content: { 'application/problem+json': { schema: problemWith(own) } },
        },
      ]
    }),
  )
}

const ignored = {
  'Patency-Ignored': {
    description:
      'Fields of the body that had a value and were ignored, separated by commas; at most 30 names. Missing when there are no such fields.',
    schema: { type: 'string' },
  },
}

const kept = {
  'Patency-Kept': {
    description:
      'Lists that came without a version and lacked entries, which were kept, separated by commas. Missing when there are none.',
    schema: { type: 'string' },
  },
}

const asOf = {
  'Patency-As-Of': {
    description: `${asOfMeans} Missing when it has all.`,
    schema: { type: 'string', format: 'date-time' },
  },
}

const etag = { ETag: { description: 'The tag of the answer.', schema: { type: 'string' } } }

/** The body of a route that takes a file. */
const fileBody = ({ part, description }: NonNullable<Route['file']>): NonNullable<Operation['requestBody']> => ({
  required: true,
  content: {
    'multipart/form-data': {
      schema: { ...record({ [part]: { type: 'string', format: 'binary', description } }) },
    },
  },
})

const contentOf = (answer: Route['answer']): NonNullable<Answer['content']> =>
  isBytes(answer)
    ? Object.fromEntries(answer.types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]))
    : { 'application/json': { schema: answer } }

const isBytes = (answer: Route['answer']): answer is Extract<Route['answer'], { types: readonly string[] }> =>
  Array.isArray(answer.types)

const operationOf = (route: Route): Operation => {
  const { name, summary, description = '', permission, path, body, file, tag, answer } = route
  const setsCookie: Answer['headers'] = path.startsWith('/auth/')
    ? { 'Set-Cookie': { description: 'Sets or clears the session cookie.', schema: { type: 'string' } } }
    : {}
  const headers: Answer['headers'] = {
    ...(tag ? etag : {}),
    ...setsCookie,
    ...(route.method === 'GET' || file ? {} : ignored),
    ...(route.takes === 'version' ? kept : {}),
    ...(route.isReport ? asOf : {}),
  }
  return {
    operationId: name,
    summary,
    description: [description, permission === 'anyone' ? '' : `Needs the permission \`${permission}\`.`]
      .join(' ')
      .trim(),
    tags: [path.replace('/providers/{providerId}', '').split('/')[1]!],
    security: needsSignIn(route) ? [{ cookie: [] }, { token: [] }] : [],
    parameters: parametersOf(route),
    ...(body
      ? {
          requestBody: {
            required: bodySchema(body).required !== undefined,
            content: { 'application/json': { schema: bodySchema(body) } },
          },
        }
      : {}),
    ...(file ? { requestBody: fileBody(file) } : {}),
    responses: {
      200: {
        description: 'Done.',
        ...(Object.keys(headers).length > 0 ? { headers } : {}),
        content: contentOf(answer),
      },
      ...(tag ? { 304: { description: 'Your copy is current.', headers: etag } } : {}),
      ...refusalsOf(route),
    },
  }
}

const problemSchema: JsonSchema = {
  ...record(
    {
      type: { const: 'about:blank' },
      title: text(),
      status: whole(),
      code: oneOf(Object.keys(problems), 'A stable code: test for it, not for the message.'),
      message: text('A sentence for people.'),
      errors: list(
        record({ field: text('The name of the field in the request.'), message: text() }),
        'For VALIDATION: every problem, at its field. For TOO_LARGE: that of a file, at its part.',
      ),
      current: {
        description:
          'With 409 and 412: the current record, when the refusal is about a record that you may see; the current list, when it is about the order of a list. It has the form of the `GET` answer.',
      },
    },
    ['current'],
  ),
  description: 'Why a request was refused (RFC 9457).',
}

/** The contract as an OpenAPI document, made from the routes that are served. */
export const openApi = (routes: Route[], answers: Record<string, JsonSchema>, version: string): OpenApi => {
  const paths: OpenApi['paths'] = {}
  for (const route of routes)
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operationOf(route) }
  const tags = [
    ...new Set(Object.values(paths).flatMap((path) => Object.values(path).flatMap((operation) => operation.tags))),
  ]
  return {
    openapi: '3.1.1',
    info: { title: 'Patency', version, description, license: { name: 'Apache 2.0', identifier: 'Apache-2.0' } },
    servers: [{ url: '/api/v0' }],
    tags: tags.map((name) => ({ name })),
    paths,
    components: {
      schemas: { ...answers, Problem: problemSchema },
      securitySchemes: {
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: 'patency',
          description: 'Set by `POST /auth/login`. Behind TLS it is named `__Host-patency`.',
        },
        token: { type: 'http', scheme: 'bearer', description: 'An API token of a person and a provider.' },
      },
    },
  }
}

/** The title of a status, for the page that shows the document. */
export const titleOf = (status: string): string => titles[Number(status)] ?? (status === '304' ? 'Not changed' : 'Done')
