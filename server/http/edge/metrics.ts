import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Env } from '../../env'
import { openSockets, registry, requestSeconds, sqlStatements, subscribers } from '../../metrics'
import type { Authenticate } from '../doors/authentication'
import { sendProblem } from './send'

/** What is known of a request by the time its answer is out. */
type Named = { operation?: string; isKnownCaller?: true }

const named = new WeakMap<IncomingMessage, Named>()

const about = (req: IncomingMessage): Named => {
  const known = named.get(req) ?? {}
  named.set(req, known)
  return known
}

/** A REST route by its pattern, or a GraphQL operation by its name. */
export const nameRequest = (req: IncomingMessage, operation: string | undefined): void => {
  about(req).operation = operation
}

/** The name that a caller gave to what they ask for. */
export const operationName = ({
  operationName,
  query,
}: {
  operationName?: string
  query?: string
}): string | undefined => operationName ?? /^\s*(?:query|mutation|subscription)\s+(\w+)/.exec(query ?? '')?.[1]

/** Notes which requests came from somebody who is signed in. */
export const notingCallers =
  (authenticate: Authenticate): Authenticate =>
  async (req, door, wanted) => {
    const authenticated = await authenticate(req, door, wanted)
    if (authenticated.session) about(req).isKnownCaller = true
    return authenticated
  }

// Callers choose the names of GraphQL operations, and each name is a series that is kept: so many,
// of so many letters, and only from people who are signed in.
const mostOperations = 200
const operations = new Set<string>()

const graphqlLabel = ({ operation, isKnownCaller }: Named): string => {
  if (!isKnownCaller) return 'stranger'
  if (!operation || !/^\w{1,60}$/.test(operation)) return 'other'
  if (operations.size < mostOperations) operations.add(operation)
  return operations.has(operation) ? operation : 'other'
}

const labelsOf = (req: IncomingMessage, pathname: string): { door: string; operation: string } => {
  const known = about(req)
  if (pathname === '/graphql') return { door: 'graphql', operation: graphqlLabel(known) }
  if (pathname.startsWith('/api/')) return { door: 'rest', operation: known.operation ?? 'other' }
  return pathname.startsWith('/health/') || pathname === '/metrics'
    ? { door: 'operator', operation: pathname }
    : { door: 'web', operation: 'file' }
}

/** Measures the request until its answer is out or its caller gone. */
export const measure = (req: IncomingMessage, res: ServerResponse, pathname: string): void => {
  const begun = performance.now()
  res.once('close', () => {
    const status = res.writableFinished ? `${Math.floor(res.statusCode / 100)}xx` : 'aborted'
    requestSeconds.observe({ ...labelsOf(req, pathname), status }, (performance.now() - begun) / 1000)
  })
}

export type Load = { sockets: number; subscribers: number; statements: number }

/** Answers `/metrics` in Prometheus's text form; null when the request was not that. */
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
      401,
      'UNAUTHENTICATED',
      'Metrics are for this machine, and for who shows PATENCY_METRICS_TOKEN.',
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
  const shown = /^Bearer (\S+)$/i.exec(req.headers.authorization ?? '')?.[1]
  if (shown !== undefined) return metricsToken !== null && timingSafeEqual(digest(shown), digest(metricsToken))
  return isFromHere(req)
}

/**
 * Whether somebody on this machine asks, for themselves: neither a proxy on this machine for
 * somebody elsewhere, nor a page that a browser here was led to by a name that points here.
 */
const isFromHere = ({ socket, headers }: IncomingMessage): boolean => {
  const isLoopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(socket.remoteAddress ?? '')
  const isForwarded = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some((name) => headers[name] !== undefined)
  return isLoopback && !isForwarded && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/.test(headers.host ?? '')
}
