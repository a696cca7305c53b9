import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Clients } from '../db/client'
import type { Env } from '../env'
import { openImageStore } from '../files/imageStore'
import type { Logger } from '../log'
import type { ChangeFeed } from '../realtime/changeFeed'
import type { Presence } from '../realtime/presence'
import { authentication } from './authentication'
import { createFlood, tooManyRequests } from './flood'
import { createGraphql } from './graphql'
import { asksForGraphiql, setSecurityHeaders } from './headers'
import { serveHealth } from './health'
import { measure, notingCallers, serveMetrics } from './metrics'
import { isOwnOrigin, isWellAddressed } from './origin'
import { keepAnswers } from './preparedAnswers'
import { createRest, longestRestBody } from './rest'
import { sendProblem } from './send'
import { createStatic } from './static'
import { createWebsocket } from './websocket'

export interface App {
  handle(req: IncomingMessage, res: ServerResponse): void
  upgrade(req: IncomingMessage, socket: Duplex, head: Buffer): void
  drain(): Promise<void>
}

export type AppParts = { env: Env; whyNotReady: () => Promise<string | null>; clients: Clients; feed: ChangeFeed; presence: Presence; now: () => Date; log: Logger }

/** Of a request, in bytes. */
const longestBody = 1024 * 1024

/** All doors of one server: GraphQL with its websocket, the REST contract, health, and the web app. */
export function createApp({ env, whyNotReady, clients, feed, presence, now, log }: AppParts): App {
  const flood = createFlood(env)
  const images = openImageStore(env.dataDir)
  const authenticate = flood.noting(notingCallers(authentication({ env, clients, images, now })))
  const answers = keepAnswers()
  const { yoga, finish } = createGraphql({ clients, feed, authenticate, answers, log, development: env.mode === 'development', longestBody })
  const rest = createRest({ env, authenticate, answers, log })
  const websocket = createWebsocket({ env, yoga, finish, authenticate, flood, presence, log })
  const serveStatic = createStatic()

  return {
    handle(req, res) {
      setSecurityHeaders(req, res, env)
      const [pathname = '/'] = (req.url ?? '/').split('?', 1)
      measure(req, res, pathname)
      if (serveHealth(req, res, pathname, whyNotReady) || serveMetrics(req, res, pathname, env, () => ({ ...websocket.load(), statements: clients.statements() + clients.transactionStatements() }))) return
      if (!isWellAddressed(req)) return sendProblem(req, res, 400, 'MALFORMED', 'The address or the header Host is none.')
      const isApi = pathname === '/graphql' || pathname === '/api' || pathname.startsWith('/api/')
      if (!isApi) return serveStatic(req, res, pathname)
      if (!isOwnOrigin(req, env)) return sendProblem(req, res, 403, 'FOREIGN_ORIGIN', 'This page may not call Patency from where it stands.')
      const seconds = flood.wait(req)
      if (seconds > 0) {
        res.setHeader('retry-after', seconds)
        return sendProblem(req, res, 429, 'TOO_MANY_REQUESTS', tooManyRequests(seconds))
      }
      const longest = pathname === '/graphql' ? longestBody : longestRestBody(req.method, pathname)
      if (Number(req.headers['content-length'] ?? 0) > longest) return sendProblem(req, res, 413, 'TOO_LARGE', `The request is larger than ${Math.floor(longest / 1024 / 1024)} MiB.`)
      if (pathname !== '/graphql') return void rest(req, res)
      if (req.method === 'POST' || (env.mode === 'development' && asksForGraphiql(req))) return void yoga(req, res)
      // Not by GET: an address is kept in logs and histories, where what is asked of patients must not be.
      res.setHeader('allow', 'POST')
      sendProblem(req, res, 405, 'METHOD_NOT_ALLOWED', 'GraphQL is asked by POST.')
    },
    upgrade: websocket.upgrade,
    drain: websocket.drain,
  }
}
