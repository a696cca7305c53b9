import { getRequestListener } from '@hono/node-server'
import type { HttpBindings } from '@hono/node-server'
import { clearedSessionCookie, readSessionCookie, sessionCookie } from '../auth/cookie'
import type { Env } from '../env'
import type { Logger } from '../log'
import { routes } from '../rest/v0/index'
import { serveRoutes } from '../rest/v0/kernel/serve'
import { showCall } from '../rest/v0/showCall'
import { findCall } from '../services/calls/readCall'
import { recordPatientReads } from '../services/kernel/audit'
import type { Authenticate } from './authentication'

export const createRest = ({ env, authenticate, log }: { env: Env; authenticate: Authenticate; log: Logger }) => {
  const app = serveRoutes(routes, {
    authenticate: (c, caller) => authenticate((c.env as HttpBindings).incoming, 'rest', caller),
    cookies: (headers) => ({
      token: readSessionCookie(headers.get('cookie')),
      keep: (token) => sessionCookie(token, headers, env),
      clear: () => clearedSessionCookie(headers, env),
    }),
    current: async ({ subject }, request) => {
      const call = subject && (await findCall(request, subject.id))
      if (call) await recordPatientReads(request, [call.id])
      return call ? showCall(call) : undefined
    },
    broken: (error) => log.error({ err: error }, 'a route broke'),
  })
  return getRequestListener(app.fetch)
}
