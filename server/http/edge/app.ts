import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Clients } from '../../db/access/client'
import type { Env } from '../../env'
import type { FileStore } from '../../files/fileStore'
import type { Logger } from '../../log'
import type { ChangeFeed } from '../../realtime/changeFeed'
import type { Presence } from '../../realtime/presence'
import { authentication } from '../doors/authentication'
import { createGraphql } from '../doors/graphql'
import { isGraphiqlRequest, setSecurityHeaders } from './headers'
import { serveHealth } from './health'
import { measure, recordCallers, serveMetrics } from './metrics'
import { isOwnOrigin, isPlainPath, isWellAddressed } from './origin'
import { keepAnswers } from '../../realtime/preparedAnswers'
import { createRateLimit, tooManyRequests } from './rateLimit'
import { isFormRequest } from '../doors/graphqlFile'
import { createRest, restFile } from '../doors/rest'
import { longestBody, longestBodyOf, tooLarge } from '../../rest/v0/kernel/body'
import { problem, problemOf, type ProblemCode } from '../../rest/v0/kernel/problem'
import { answering, sendProblem } from './send'
import { createUploads } from './uploads'
import type { BuiltApp } from '../web/assets'
import type { OlderFiles } from '../web/olderFiles'
import { createStatic } from '../web/static'
import { createWebsocket } from '../doors/websocket'

export type App = {
  handle(req: IncomingMessage, res: ServerResponse): void
  upgrade(req: IncomingMessage, socket: Duplex, head: Buffer): void
  drain(): Promise<void>
}

export type AppParts = {
  env: Env
  whyNotReady: () => Promise<string | null>
  clients: Clients
  files: FileStore
  feed: ChangeFeed
  presence: Presence
  web: BuiltApp
  olderFiles: OlderFiles
  now: () => Date
  log: Logger
}

/** All doors of one server: GraphQL with its websocket, the REST contract, health, and the web app. */
export const createApp = ({
  env,
  whyNotReady,
  clients,
  files,
  feed,
  presence,
  web,
  olderFiles,
  now,
  log,
}: AppParts): App => {
  const rateLimit = createRateLimit(env)
  const authenticate = rateLimit.recordCredentials(recordCallers(authentication({ env, clients, files, now })))
  const answers = keepAnswers()
  const uploads = createUploads()
  const { yoga, finish, takeFile } = createGraphql({
    clients,
    feed,
    authenticate,
    rateLimit,
    uploads,
    answers,
    log,
    development: env.mode === 'development',
    longestBody,
  })
  const rest = createRest({ env, authenticate, rateLimit, uploads, answers, log })
  const websocket = createWebsocket({
    env,
    yoga,
    finish,
    authenticate,
    rateLimit,
    presence,
    build: web.build,
    now,
    log,
  })
  const serveStatic = createStatic(web, olderFiles.find)

  const serve = (req: IncomingMessage, res: ServerResponse): Promise<unknown> | void => {
    setSecurityHeaders(req, res, env)
    // An open page learns from it that there is a newer build (decision 0083).
    if (web.build) res.setHeader('patency-build', web.build)
    const refuse = (code: ProblemCode, message: string) => sendProblem(req, res, problem(code, message))
    const [pathname = '/'] = (req.url ?? '/').split('?', 1)
    measure(req, res, pathname)
    const operatorAnswer =
      serveHealth(req, res, pathname, whyNotReady, files.whyLimited) ??
      serveMetrics(req, res, pathname, env, () => ({
        ...websocket.load(),
        statements: clients.statements() + clients.transactionStatements(),
      }))
    if (operatorAnswer) return operatorAnswer
    if (!isWellAddressed(req)) return refuse('MALFORMED', 'Invalid URL or Host header.')
    const isApi = pathname === '/graphql' || pathname === '/api' || pathname.startsWith('/api/')
    if (!isApi) return serveStatic(req, res, pathname)
    // Not `Date`, which is the time of this machine or of a proxy: ages are reckoned by the database's.
    res.setHeader('patency-time', now().toISOString())
    if (!isOwnOrigin(req, env)) return refuse('FOREIGN_ORIGIN', 'Pages of other sites may not call Patency.')
    const seconds = rateLimit.count(req)
    if (seconds > 0) {
      res.setHeader('retry-after', seconds)
      return rateLimit.hold(req).then(() => refuse('TOO_MANY_REQUESTS', tooManyRequests(seconds)))
    }
    if (!isPlainPath(pathname)) return refuse('NOT_FOUND', 'There is nothing at this address.')
    if (!/^(identity)?$/i.test(req.headers['content-encoding'] ?? ''))
      return refuse('UNSUPPORTED_TYPE', 'The body must not be compressed: send it without Content-Encoding.')
    if (pathname === '/graphql' && isFormRequest(req)) return takeFile(req, res)
    const file = pathname === '/graphql' ? undefined : restFile(req.method, pathname)
    if (Number(req.headers['content-length'] ?? 0) > longestBodyOf(file))
      return sendProblem(req, res, problemOf(tooLarge(file))!)
    if (pathname !== '/graphql') return rest(req, res)
    if (req.method === 'POST' || (env.mode === 'development' && isGraphiqlRequest(req)))
      return Promise.resolve(yoga(req, res))
    // GET is refused, because URLs are kept in logs and browser histories, where patient data must not be.
    res.setHeader('allow', 'POST')
    refuse('METHOD_NOT_ALLOWED', 'GraphQL requests must use POST.')
  }

  return {
    handle: (req, res) => answering(req, res, log, () => serve(req, res)),
    upgrade: websocket.upgrade,
    drain: websocket.drain,
  }
}
