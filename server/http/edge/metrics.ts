import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Env } from '../../env'
import { openSockets, registry, requestSeconds, sqlStatements, subscribers } from '../../metrics'
import type { Authenticate } from '../doors/authentication'
import { problem } from '../../rest/v0/kernel/problem'
import { sendProblem } from './send'

/** What the metrics know about a request. */
type Facts = { operation?: string; isKnownCaller?: true }

const factsOfRequest = new WeakMap<IncomingMessage, Facts>()

const factsOf = (req: IncomingMessage): Facts => {
  const known = factsOfRequest.get(req) ?? {}
  factsOfRequest.set(req, known)
  return known
}

/** Names the operation of a request: the pattern of a REST route, or the name of a GraphQL operation. */
export const nameRequest = (req: IncomingMessage, operation: string | undefined): void => {
  factsOf(req).operation = operation
}

/** The name of a GraphQL operation. */
export const operationName = ({
  operationName,
  query,
}: {
  operationName?: string
  query?: string
}): string | undefined => operationName ?? /^\s*(?:query|mutation|subscription)\s+(\w+)/.exec(query ?? '')?.[1]

/** Records which requests are authenticated. */
export const recordCallers =
  (authenticate: Authenticate): Authenticate =>
  async (req, door, caller) => {
    const authenticated = await authenticate(req, door, caller)
    if (authenticated.session) factsOf(req).isKnownCaller = true
    return authenticated
  }

// Callers choose the names of GraphQL operations, and each name becomes a time series. Their number and length are
// limited, and only names from signed-in people count.
const mostOperations = 200
const operations = new Set<string>()

const graphqlLabel = ({ operation, isKnownCaller }: Facts): string => {
  if (!isKnownCaller) return 'stranger'
  if (!operation || !/^\w{1,60}$/.test(operation)) return 'other'
  if (operations.size < mostOperations) operations.add(operation)
  return operations.has(operation) ? operation : 'other'
}

const labelsOf = (req: IncomingMessage, pathname: string): { door: string; operation: string } => {
  const known = factsOf(req)
  if (pathname === '/graphql') return { door: 'graphql', operation: graphqlLabel(known) }
  if (pathname.startsWith('/api/')) return { door: 'rest', operation: known.operation ?? 'other' }
  return pathname.startsWith('/health/') || pathname === '/metrics'
    ? { door: 'operator', operation: pathname }
    : { door: 'web', operation: 'file' }
}

/** Measures the time until the answer is sent or the caller disconnects. */
export const measure = (req: IncomingMessage, res: ServerResponse, pathname: string): void => {
  const startedAt = performance.now()
  res.once('close', () => {
    const status = res.writableFinished ? `${Math.floor(res.statusCode / 100)}xx` : 'aborted'
    requestSeconds.observe({ ...labelsOf(req, pathname), status }, (performance.now() - startedAt) / 1000)
  })
}

export type Load = { sockets: number; subscribers: number; statements: number }

/** Answers `/metrics` in Prometheus's text format; null for any other request. */
export const serveMetrics = (
  req: IncomingMessage,
  res: ServerResponse,
  pathname: string,
  env: Pick<Env, 'metricsToken'>,
  load: () => Load,
): Promise<void> | null => {
  if (pathname !== '/metrics') return null
  if (!mayRead(req, env)) {
    res.setHeader('www-authenticate', 'Bearer')
    sendProblem(
      req,
      res,
      problem('UNAUTHENTICATED', 'Metrics are only for this machine, or for requests with PATENCY_METRICS_TOKEN.'),
    )
    return Promise.resolve()
  }
  const now = load()
  openSockets.set(now.sockets)
  subscribers.set(now.subscribers)
  sqlStatements.reset()
  sqlStatements.inc(now.statements)
  return registry.metrics().then((text) => {
    res.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' })
    res.end(req.method === 'HEAD' ? undefined : text)
  })
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

const mayRead = (req: IncomingMessage, { metricsToken }: Pick<Env, 'metricsToken'>): boolean => {
  const token = /^Bearer (\S+)$/i.exec(req.headers.authorization ?? '')?.[1]
  if (token !== undefined) return metricsToken !== null && timingSafeEqual(digest(token), digest(metricsToken))
  return isFromThisMachine(req)
}

/**
 * Whether the request comes from this machine: not through a proxy on this machine, and not from a page whose host
 * name was made to resolve to this machine (DNS rebinding).
 */
const isFromThisMachine = ({ socket, headers }: IncomingMessage): boolean => {
  const isLoopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(socket.remoteAddress ?? '')
  const isForwarded = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some((name) => headers[name] !== undefined)
  return isLoopback && !isForwarded && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/.test(headers.host ?? '')
}
