import { useCSRFPrevention } from '@graphql-yoga/plugin-csrf-prevention'
import { GraphQLError, NoSchemaIntrospectionCustomRule, validate, type ExecutionResult } from 'graphql'
import { createYoga, type Plugin } from 'graphql-yoga'
import { headersOf } from '../../auth/cookie'
import type { Clients } from '../../db/access/client'
import { retryAfterSeconds, troubleOf, troubleWords } from '../../db/access/trouble'
import type { Logger } from '../../log'
import type { ChangeFeed } from '../../realtime/changeFeed'
import { nilUuid } from '../../domain/kernel/uuid'
import { schema } from '../../schema/index'
import type { Context } from '../../schema/kernel/context'
import { impersonal } from '../../schema/kernel/plugins/personal'
import { recordPatientReads } from '../../services/kernel/audit'
import { Refused } from '../../services/kernel/refused'
import { Denied } from '../../services/kernel/request'
import type { Authenticate, Authenticated } from './authentication'
import { ownHeaders, takingFiles } from './graphqlFile'
import { boundedRequests, documentCaches, readableRequests } from './limits'
import { nameRequest, operationName } from '../edge/metrics'
import { preparedAnswers, stamp, type Incoming, type KeptAnswers } from '../../realtime/preparedAnswers'
import type { RateLimit } from '../edge/rateLimit'
import type { Uploads } from '../edge/uploads'

/** Only signed-in people may read the schema. */
const hideSchema: Plugin<Context> = {
  // Not in the validation, whose result is cached for everybody.
  onExecute: ({ args, setResultAndStopExecution }) => {
    if ((args.contextValue as Context).session) return
    const hasIntrospection = validate(args.schema, args.document, [NoSchemaIntrospectionCustomRule]).length > 0
    if (hasIntrospection)
      setResultAndStopExecution({
        errors: [new GraphQLError('Sign in first.', { extensions: { code: 'UNAUTHENTICATED' } })],
      })
  },
}

/** Suggestions in error messages would reveal the schema to people who are not signed in. */
const hideSuggestions = (authenticated: (incoming: Incoming) => Promise<Authenticated>): Plugin<Context, Incoming> => ({
  onExecutionResult: async ({ result, context, setResult }) => {
    const { errors } = (result ?? {}) as ExecutionResult
    if (!errors?.some(({ message }) => suggestion.test(message))) return
    const incoming = context as Incoming
    const { session } = incoming.authenticated ?? (await authenticated(incoming).catch(() => ({ session: null })))
    if (session) return
    const plain = errors.map(
      (error) =>
        new GraphQLError(error.message.replace(suggestion, ''), {
          nodes: error.nodes,
          source: error.source,
          positions: error.positions,
          path: error.path,
          extensions: error.extensions,
        }),
    )
    setResult({ ...(result as ExecutionResult), errors: plain })
  },
})

const suggestion = /\s*Did you mean [^]*$/

export type GraphqlParts = {
  clients: Clients
  feed: ChangeFeed
  authenticate: Authenticate
  rateLimit: RateLimit
  uploads: Uploads
  answers: KeptAnswers
  log: Logger
  development: boolean
  longestBody: number
}

export const createGraphql = ({
  clients,
  feed,
  authenticate,
  rateLimit,
  uploads,
  answers,
  log,
  development,
  longestBody,
}: GraphqlParts) => {
  const authenticated = ({ req }: Incoming): Promise<Authenticated> => {
    const headers = headersOf(req)
    return authenticate(req, 'graphql', {
      providerId: headers.get('patency-provider'),
      isUserAction: headers.get('patency-background') === null,
    })
  }
  const contextOf = async (incoming: Incoming): Promise<Context> => {
    const { request, session, position } = incoming.authenticated ?? (await authenticated(incoming))
    // Without an actor, the nil provider makes every row invisible.
    const db = clients.forProvider(request.actor?.providerId ?? nilUuid)
    const context: Context = {
      request,
      session,
      db,
      feed,
      position,
      patientReads: new Set(),
      lineReads: new Set(),
      files: incoming.files ?? new Map<string, never>(),
    }
    return incoming.isPreparing ? { ...impersonal(context), readAt: stamp } : context
  }

  const yoga = createYoga<Incoming, Context>({
    schema,
    context: contextOf,
    graphqlEndpoint: '/graphql',
    graphiql: development && { title: 'Patency', subscriptionsProtocol: 'WS' },
    landingPage: false,
    batching: false,
    multipart: false,
    maxRequestBodySize: longestBody,
    cors: false,
    healthCheckEndpoint: '/graphql/health-is-at-/health/live',
    logging: {
      debug: (...args: unknown[]) => log.debug(args),
      info: (...args: unknown[]) => log.debug(args),
      warn: (...args: unknown[]) => log.warn(args),
      // maskError logs broken resolvers.
      error: () => undefined,
    },
    maskedErrors: { maskError: (error) => maskError(error, log) },
    plugins: [
      useCSRFPrevention({ requestHeaders: ownHeaders }),
      namedRequests,
      preparedAnswers(authenticated, answers),
      auditPatientReads,
      hideSchema,
      hideSuggestions(authenticated),
      noEventsOverHttp,
      boundedRequests(rateLimit),
      readableRequests,
    ],
    parserAndValidationCache: documentCaches(),
  })

  /** Finishes the answers of websockets, which do not go through Yoga. */
  const finish = async (result: ExecutionResult, context: Context): Promise<ExecutionResult> => {
    await flush(context)
    return result.errors
      ? { ...result, errors: result.errors.map((error) => maskError(error, log) as GraphQLError) }
      : result
  }
  const takeFile = takingFiles({
    authenticated,
    uploads,
    hold: rateLimit.hold,
    execute: (request, incoming) => Promise.resolve(yoga.fetch(request, incoming)),
    masked: (error) => maskError(error, log),
  })
  return { yoga, finish, takeFile }
}

/** The error that a caller sees: the code of an expected error, and no details of a broken resolver. */
const maskError = (error: unknown, log: Logger): Error => {
  const original = error instanceof GraphQLError ? (error.originalError ?? error) : error
  const place = error instanceof GraphQLError ? { nodes: error.nodes, path: error.path } : {}
  if (original instanceof Denied)
    return new GraphQLError(original.message, { ...place, extensions: { code: original.code } })
  if (original instanceof Refused)
    return new GraphQLError(original.refusal.message, { ...place, extensions: { code: original.refusal.code } })
  // Syntax errors, unknown fields and wrong variables are shown to the caller unchanged.
  if (original instanceof GraphQLError) return withCode(original, ownCode(original.extensions.code))
  const trouble = troubleOf(original)
  if (trouble) {
    log.warn({ err: original, request: true, path: place.path }, 'the database could not serve a resolver')
    const http = { status: 503, headers: { 'retry-after': String(retryAfterSeconds) } }
    return new GraphQLError(troubleWords[trouble], { ...place, extensions: { code: 'UNAVAILABLE', http } })
  }
  log.error({ err: original, path: place.path }, 'a resolver broke')
  return new GraphQLError('Something broke on our side. Look whether your change is there before you try again.', {
    ...place,
    extensions: { code: 'BROKEN' },
  })
}

/** Codes of libraries, and our codes with the same meaning. */
const codes: Record<string, string> = {
  BAD_REQUEST: 'MALFORMED',
  OPERATION_RESOLUTION_FAILURE: 'MALFORMED',
  REQUEST_ENTITY_TOO_LARGE: 'TOO_LARGE',
}

const ownCode = (code: unknown): string => (typeof code === 'string' ? (codes[code] ?? code) : 'MALFORMED')

const withCode = (error: GraphQLError, code: string): GraphQLError =>
  error.extensions.code === code
    ? error
    : new GraphQLError(error.message, { ...error, extensions: { ...error.extensions, code } })

const flush = async ({ request, patientReads, auditedReads, lineReads }: Context): Promise<void> => {
  const [calls, lines] = [[...patientReads].filter((id) => !auditedReads?.has(id)), [...lineReads]]
  patientReads.clear()
  lineReads.clear()
  await recordPatientReads(request, calls, lines)
}

/** Writes the audit row of a read before the answer is sent. */
const auditPatientReads: Plugin<Context> = {
  onExecute: () => ({ onExecuteDone: ({ args }) => flush(args.contextValue as Context) }),
}

/** Names the operation for the metrics. */
const namedRequests: Plugin<Context, Incoming> = {
  onParams: ({ params, context }) => nameRequest(context.req, operationName(params)),
}

/** Refuses subscriptions over HTTP, which would lack the checks of an open websocket. */
const noEventsOverHttp: Plugin<Context> = {
  onSubscribe: ({ setResultAndStopExecution }) =>
    setResultAndStopExecution({
      errors: [new GraphQLError('Subscriptions come over the websocket.', { extensions: { code: 'MALFORMED' } })],
    } as never),
}

export type Graphql = ReturnType<typeof createGraphql>
