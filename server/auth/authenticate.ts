import { isUuid } from '../domain/kernel/input'
import { notFound } from '../domain/kernel/refusal'
import type { Clients } from '../db/client'
import { actorIn, defaultProviderId, findSession, type SessionLimits, type SignedIn } from '../services/account/findSession'
import { Refused } from '../services/kernel/refused'
import type { Door, Request } from '../services/kernel/request'
import { hashSessionToken } from './sessionToken'

export type Caller = {
  token: string | null
  /** The provider that the request names; null takes the session's. */
  providerId: string | null
  door: Door
  origin: string | null
  /** False for what a page does by itself, without a person. */
  isDeed: boolean
}

export type Authenticated = { request: Request; session: SignedIn | null }

/**
 * Turns a token into who asks. Without a living session the actor is null, and whatever
 * needs one denies. A provider the person does not belong to is refused as unknown.
 */
export const authenticate = async (clients: Clients, now: () => Date, limits: SessionLimits, caller: Caller): Promise<Authenticated> => {
  const base = { clients, now, door: caller.door, origin: caller.origin }
  const session = caller.token ? await findSession(clients, hashSessionToken(caller.token), now(), limits, caller.isDeed) : null
  if (!session) return { request: { ...base, actor: null }, session: null }
  const providerId = caller.providerId ?? defaultProviderId(session)
  if (caller.providerId && !isUuid(caller.providerId)) throw new Refused(notFound('provider'))
  const actor = providerId ? actorIn(session, providerId) : null
  if (caller.providerId && !actor) throw new Refused(notFound('provider'))
  return { request: { ...base, actor }, session }
}
