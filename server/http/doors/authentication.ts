import type { IncomingMessage } from 'node:http'
import { headersOf, readSessionCookie } from '../../auth/cookie'
import { findApiToken } from '../../auth/apiTokens'
import { hashSessionToken } from '../../auth/sessionToken'
import { actorIn, defaultProviderId, findSession, type SignedIn } from '../../auth/sessions'
import type { Clients } from '../../db/access/client'
import type { Actor } from '../../domain/kernel/actor'
import { isUuid } from '../../domain/kernel/input/input'
import { notFound } from '../../domain/kernel/refusal'
import type { Env } from '../../env'
import type { ImageStore } from '../../files/imageStore'
import { Refused } from '../../services/kernel/refused'
import type { Door, Request } from '../../services/kernel/request'
import { addressOf, isSecure } from '../edge/origin'

export type Authenticated = { request: Request; session: SignedIn | null }

/** What a door knows of a request besides its headers. */
export type Wanted = {
  /** The provider that the request names; null takes the session's. */
  providerId: string | null
  /** False for what a page does by itself, without a person. */
  isDeed: boolean
  /** A token that has just been given out; otherwise the cookie's. */
  token?: string
}

/**
 * Turns a Node request into who asks. Without a living session the actor is null, and whatever
 * needs one denies. A provider the person does not belong to is refused as unknown.
 */
export type Authenticate = (req: IncomingMessage, door: Door, wanted: Wanted) => Promise<Authenticated>

export const authentication = ({
  env,
  clients,
  images,
  now,
}: {
  env: Env
  clients: Clients
  images: ImageStore
  now: () => Date
}): Authenticate => {
  const limits = { idleMinutes: env.sessionIdleMinutes, maxHours: env.sessionMaxHours }
  return async (req, door, wanted) => {
    const base = { clients, images, now, door, origin: addressOf(req, env) }
    const headers = headersOf(req)
    const bearer = /^Bearer ([\w-]+)$/i.exec(headers.get('authorization') ?? '')?.[1]
    const cookie = wanted.token ?? readSessionCookie(headers.get('cookie'), isSecure(req, env))
    const named = wanted.providerId && isUuid(wanted.providerId) ? wanted.providerId : null
    // A program that shows a token is that token's owner, whatever cookie came along.
    const session = headers.get('authorization')
      ? bearer && (await findApiToken(clients, hashSessionToken(bearer), now()))
      : cookie &&
        (await findSession(clients, hashSessionToken(cookie), now(), limits, {
          isDeed: wanted.isDeed,
          providerId: named,
        }))
    // A page that is still open acts for the person who opened it, and not for whoever signed in beside it since.
    const meant = headers.get('patency-user')
    if (!session || (meant && meant !== session.user.id)) return { request: { ...base, actor: null }, session: null }
    const providerId = wanted.providerId === null ? defaultProviderId(session) : named
    const actor = providerId ? actorIn(session, providerId) : null
    if (wanted.providerId !== null && !(actor && (await exists(clients, actor))))
      throw new Refused(notFound('provider'))
    return { request: { ...base, actor }, session }
  }
}

/** Where somebody holds a role there is a provider; a superadmin may name anything. */
const exists = async (clients: Clients, { role, providerId }: Actor): Promise<boolean> =>
  role !== null ||
  (await clients.system.provider.findUnique({ where: { id: providerId }, select: { id: true } })) !== null
