import { getRequestListener } from '@hono/node-server'
import type { HttpBindings } from '@hono/node-server'
import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import { routePath } from 'hono/route'
import {
  clearedSessionCookie,
  deviceCookie,
  pairedCookie,
  readDeviceCookie,
  readPairedCookie,
  readSessionCookie,
  sessionCookie,
} from '../../auth/cookie'
import type { Env } from '../../env'
import type { Logger } from '../../log'
import { pages, routes } from '../../rest/v0/index'
import { currentRecord } from '../../rest/v0/calls/current'
import { BadRequest, problem } from '../../rest/v0/kernel/problem'
import { fileOf, serveRoutes } from '../../rest/v0/kernel/serve'
import type { Authenticate } from './authentication'
import { nameRequest } from '../edge/metrics'
import { isSecure } from '../edge/origin'
import type { KeptAnswers } from '../../realtime/preparedAnswers'
import { TooManyRequests, tooManyRequests, type RateLimit } from '../edge/rateLimit'
import { TooManyWait } from '../../turns'
import { TooManyFiles, type Uploads } from '../edge/uploads'

/** The file that a request takes, by its method and path. */
export const restFile = fileOf(routes)

type RestDoorParts = {
  env: Env
  authenticate: Authenticate
  rateLimit: RateLimit
  uploads: Uploads
  answers: KeptAnswers
  log: Logger
}

export const createRest = ({ env, authenticate, rateLimit, uploads, answers, log }: RestDoorParts) => {
  const incomingOf = (c: Context): IncomingMessage => (c.env as HttpBindings).incoming
  /** What the limits refuse, as the contract tells it. */
  const refusing = async <T>(c: Context, work: () => T | Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      const refused =
        error instanceof TooManyRequests || error instanceof TooManyWait
          ? new BadRequest('TOO_MANY_REQUESTS', tooManyRequests(error.seconds), { retryAfter: error.seconds })
          : error instanceof TooManyFiles
            ? new BadRequest('TOO_MANY_REQUESTS', error.message)
            : null
      if (refused) await rateLimit.hold(incomingOf(c))
      throw refused ?? error
    }
  }
  const app = serveRoutes(routes, pages, {
    authenticate: (c, caller) => {
      const { incoming } = c.env as HttpBindings
      nameRequest(incoming, `${c.req.method} ${routePath(c)}`)
      return authenticate(incoming, 'rest', caller)
    },
    cookies: (c) => {
      const secure = isSecure((c.env as HttpBindings).incoming, env)
      const sent = c.req.header('cookie')
      return {
        token: readSessionCookie(sent, secure),
        keep: (token) => sessionCookie(token, secure),
        clear: () => clearedSessionCookie(secure),
        device: readDeviceCookie(sent, secure),
        keepDevice: (token) => deviceCookie(token, secure),
        paired: readPairedCookie(sent, secure),
        keepPaired: (token) => pairedCookie(token, secure),
      }
    },
    charge: (c, cost) => refusing(c, () => rateLimit.chargeDocument(incomingOf(c), cost)),
    inTurn: (c, weight, work, how) => refusing(c, () => rateLimit.inTurn(incomingOf(c), weight, work, how)),
    uploads: (c, userId, work) => refusing(c, () => uploads(userId, work)),
    shared: answers.answer,
    current: ({ subject }, request) => (subject ? currentRecord(request, subject) : Promise.resolve(undefined)),
    broken: (error, trouble) =>
      trouble
        ? log.warn({ err: error, request: true }, 'the database could not serve a route')
        : log.error({ err: error }, 'a route broke'),
  })
  return getRequestListener(app.fetch, {
    // Hono calls this for requests that it cannot parse.
    errorHandler: () => {
      const { status, ...rest } = problem('MALFORMED', 'The request cannot be read.')
      return new Response(JSON.stringify({ ...rest, status }), {
        status,
        headers: { 'content-type': 'application/problem+json; charset=utf-8', 'cache-control': 'no-store' },
      })
    },
  })
}
