import type { IncomingMessage } from 'node:http'
import { headersOf, readDeviceCookie, readPairedCookie, readSessionCookie } from '../../auth/cookie'
import { findApiToken } from '../../auth/apiTokens'
import { findDevice } from '../../auth/devices'
import { hashSessionToken } from '../../auth/sessionToken'
import {
  actorIn,
  defaultProviderId,
  feedPositionIn,
  findSession,
  isInactiveFor,
  movedTo,
  type SignedIn,
} from '../../auth/sessions'
import type { Clients } from '../../db/access/client'
import type { Actor } from '../../domain/kernel/actor'
import type { FeedPosition } from '../../domain/kernel/feedPosition'
import { isUuid } from '../../domain/kernel/uuid'
import { notFound } from '../../domain/kernel/refusal'
import type { Env } from '../../env'
import type { FileStore } from '../../files/fileStore'
import { installationReach } from '../../push/reach'
import { Refused } from '../../services/kernel/refused'
import { Denied, type Door, type Request } from '../../services/kernel/request'
import { addressOf, isSecure } from '../edge/origin'

export type Authenticated = {
  request: Request
  session: SignedIn | null
  /** Where the provider's feed stood when the caller was read; null without a caller in a provider. */
  position: FeedPosition | null
}

/** What a door knows about a request in addition to its headers. */
type Caller = {
  /** The provider of the request; null means the session's provider. */
  providerId: string | null
  /** False for requests that a page sends without a user action. */
  isUserAction: boolean
  /** A token that was just issued; otherwise the token of the cookie is used. */
  token?: string
  /** The page of a paired screen asks, so that nobody who is signed in there counts. */
  isDevice?: boolean
}

/**
 * Authenticates a request. Without a valid session the actor is null, and everything that needs an actor is denied. A
 * provider that the person does not belong to is refused as unknown, and an inactive one of theirs as inactive.
 */
export type Authenticate = (req: IncomingMessage, door: Door, caller: Caller) => Promise<Authenticated>

export const authentication = ({
  env,
  clients,
  files,
  now,
}: {
  env: Env
  clients: Clients
  files: FileStore
  now: () => Date
}): Authenticate => {
  const limits = { idleMinutes: env.sessionIdleMinutes, maxHours: env.sessionMaxHours }
  const push = env.push === 'on' ? installationReach(env) : null
  return async (req, door, caller) => {
    const headers = headersOf(req)
    const userAgent = headers.get('user-agent')
    const base = {
      clients,
      files,
      now,
      door,
      origin: addressOf(req, env),
      userAgent,
      deviceToken: readDeviceCookie(headers.get('cookie'), isSecure(req, env)),
      canMail: env.smtpUrl !== null,
      push,
    }
    if (caller.isDevice || headers.get('patency-device') !== null) {
      const secret = readPairedCookie(headers.get('cookie'), isSecure(req, env))
      const found = secret && (await findDevice(clients, hashSessionToken(secret), now()))
      if (!found || found.isStopped) return { request: { ...base, actor: null }, session: null, position: null }
      const { device, position } = found
      if (caller.providerId !== null && caller.providerId !== device.providerId) throw new Refused(notFound('provider'))
      return { request: { ...base, actor: null, device }, session: null, position }
    }
    const bearer = /^Bearer ([\w-]+)$/i.exec(headers.get('authorization') ?? '')?.[1]
    const cookie = caller.token ?? readSessionCookie(headers.get('cookie'), isSecure(req, env))
    const named = caller.providerId && isUuid(caller.providerId) ? caller.providerId : null
    // An API token takes precedence over a cookie.
    const session = headers.get('authorization')
      ? bearer && (await findApiToken(clients, hashSessionToken(bearer), now(), limits))
      : cookie &&
        (await findSession(clients, hashSessionToken(cookie), now(), limits, {
          isUserAction: caller.isUserAction,
          providerId: named,
        }))
    // An open page acts for the person who opened it, not for somebody who signed in later in the same browser.
    const expectedUserId = headers.get('patency-user')
    if (!session || (expectedUserId && expectedUserId !== session.user.id))
      return { request: { ...base, actor: null }, session: null, position: null }
    const providerId = caller.providerId === null ? defaultProviderId(session) : named
    if (providerId && isInactiveFor(session, providerId)) {
      const address = movedTo(session, providerId)
      throw new Denied('PROVIDER_INACTIVE', address === null ? undefined : `This provider has moved to ${address}.`)
    }
    const actor = providerId ? actorIn(session, providerId) : null
    if (caller.providerId !== null && !(actor && (await exists(clients, actor))))
      throw new Refused(notFound('provider'))
    const position = actor ? feedPositionIn(session, actor.providerId) : null
    return { request: { ...base, actor, session }, session, position }
  }
}

/** A role implies that the provider exists; a superadmin without a role may name any id. */
const exists = async (clients: Clients, { role, providerId }: Actor): Promise<boolean> =>
  role !== null ||
  (await clients.system.provider.findUnique({ where: { id: providerId }, select: { id: true } })) !== null
