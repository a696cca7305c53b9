import type { IncomingMessage } from 'node:http'
import { authenticate, type Authenticated } from '../auth/authenticate'
import { headersOf, readSessionCookie } from '../auth/cookie'
import type { Clients } from '../db/client'
import type { Env } from '../env'
import type { Door } from '../services/kernel/request'
import { addressOf } from './origin'

export type AuthenticationParts = { env: Env; clients: Clients; now: () => Date }

/** How a Node request at a door becomes who asks. */
export type AuthenticateRequest = (req: IncomingMessage, door: Door, wanted: { providerId: string | null; isDeed: boolean; token?: string }) => Promise<Authenticated>

export const authentication = ({ env, clients, now }: AuthenticationParts): AuthenticateRequest => {
  const limits = { idleMinutes: env.sessionIdleMinutes, maxHours: env.sessionMaxHours }
  return (req, door, { providerId, isDeed, token }) =>
    authenticate(clients, now, limits, {
      token: token ?? readSessionCookie(headersOf(req).get('cookie')),
      providerId,
      door,
      origin: addressOf(req, env),
      isDeed,
    })
}
