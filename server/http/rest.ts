import { getRequestListener } from '@hono/node-server'
import type { HttpBindings } from '@hono/node-server'
import { routePath } from 'hono/route'
import { clearedSessionCookie, readSessionCookie, sessionCookie } from '../auth/cookie'
import type { Env } from '../env'
import type { Logger } from '../log'
import { pages, routes } from '../rest/v0/index'
import { currentRecord } from '../rest/v0/current'
import { problem } from '../rest/v0/kernel/problem'
import { longestOf, serveRoutes } from '../rest/v0/kernel/serve'
import type { Authenticate } from './authentication'
import { nameRequest } from './metrics'
import { isSecure } from './origin'
import type { KeptAnswers } from './preparedAnswers'

/** How large the body of a request to an address of the contract may be, in bytes. */
export const longestRestBody = longestOf(routes)

export const createRest = ({ env, authenticate, answers, log }: { env: Env; authenticate: Authenticate; answers: KeptAnswers; log: Logger }) => {
  const app = serveRoutes(routes, pages, {
    authenticate: (c, caller) => {
      const { incoming } = c.env as HttpBindings
      nameRequest(incoming, `${c.req.method} ${routePath(c)}`)
      return authenticate(incoming, 'rest', caller)
    },
    cookies: (c) => {
      const secure = isSecure((c.env as HttpBindings).incoming, env)
      return { token: readSessionCookie(c.req.header('cookie'), secure), keep: (token) => sessionCookie(token, secure), clear: () => clearedSessionCookie(secure) }
    },
    shared: answers.answer,
    current: ({ subject }, request) => (subject ? currentRecord(request, subject) : Promise.resolve(undefined)),
    broken: (error, trouble) => (trouble ? log.warn({ err: error, request: true }, 'the database could not serve a route') : log.error({ err: error }, 'a route broke')),
  })
  return getRequestListener(app.fetch, {
    // What is refused before a route is found is no request in the sense of HTTP.
    errorHandler: () => {
      const { status, ...rest } = problem('MALFORMED', 'The request cannot be read.')
      return new Response(JSON.stringify({ ...rest, status }), { status, headers: { 'content-type': 'application/problem+json; charset=utf-8', 'cache-control': 'no-store' } })
    },
  })
}
