import type { IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { headersOf, readPairedCookie, readSessionCookie } from '../../auth/cookie'
import { hashSessionToken } from '../../auth/sessionToken'
import type { Env } from '../../env'
import { heavyTurns, inTurn, type Weight } from '../../heavyWork'
import { TooManyWait, type Who } from '../../turns'
import type { Authenticate, Authenticated } from '../doors/authentication'
import { concurrencyLimit } from './concurrencyLimit'
import { isSecure, callerNetwork } from './origin'

type Bucket = { tokens: number; at: number }

/** The most callers to remember; a forgotten caller starts with a full bucket. */
const mostCallers = 50_000

/** A sign-in counts as this many requests: checking a password is slow, and each attempt is recorded. */
const signInPoints = 20

/** This much estimated cost of a GraphQL document (schema/kernel/cost.ts) counts as one more request. */
const costOfAPoint = 1_000

/** Points that one session or token may have in flight: four requests, or a costly document and one request. */
const mostInFlight = 4
/** Requests of one session or token that may wait for their turn. */
const mostWaiting = 100

/** A token bucket for each key, which holds the requests of a minute and refills evenly; the number of buckets is limited. */
const buckets = (perMinute: number, now: () => number) => {
  const kept = new LRUCache<string, Bucket>({ max: mostCallers })
  const perMs = perMinute / 60_000
  /** Takes points from the bucket; the seconds to wait when it has too few, otherwise 0. */
  return (key: string, points: number): number => {
    const at = now()
    const { tokens, at: before } = kept.get(key) ?? { tokens: perMinute, at }
    const filled = Math.min(perMinute, tokens + (at - before) * perMs)
    const cost = Math.min(points, perMinute)
    const isEnough = filled >= cost
    kept.set(key, { tokens: isEnough ? filled - cost : filled, at })
    return isEnough ? 0 : Math.ceil((cost - filled) / perMs / 1_000)
  }
}

export const tooManyRequests = (seconds: number): string =>
  `Too many requests at once. Try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`

/** Whoever was refused within this time waits as long for the next refusal, so that a program that never waits costs little. */
const holdMs = 1_000

/** A caller exceeds the rate limit. */
export class TooManyRequests extends Error {
  constructor(readonly seconds: number) {
    super(tooManyRequests(seconds))
  }
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')

/** The hash of the API token, the session cookie or the paired screen's cookie of a request; hashed, because it is kept in memory. */
const readCredential = (req: IncomingMessage, env: Env): string | null => {
  const headers = headersOf(req)
  const [cookie, secure] = [headers.get('cookie'), isSecure(req, env)]
  const session = headers.get('patency-device') === null ? readSessionCookie(cookie, secure) : null
  const secret = headers.get('authorization') ?? session ?? readPairedCookie(cookie, secure)
  return secret && base64(hashSessionToken(secret))
}

export type RateLimit = ReturnType<typeof createRateLimit>

/**
 * Limits the requests of each caller to this process, before they cost anything. A valid session or token has its own
 * bucket, so that a hospital behind one address is many callers; everybody else shares the bucket of their address.
 * Credentials become known only when an accepted request was authenticated with them.
 */
export const createRateLimit = (env: Env, now: () => number = () => performance.now()) => {
  const callerBuckets = buckets(env.requestsPerMinute, now)
  const addressBuckets = buckets(env.strangerRequestsPerMinute, now)
  const known = new LRUCache<string, true>({ max: mostCallers })
  const credentials = new WeakMap<IncomingMessage, string | null>()
  const people = new WeakMap<IncomingMessage, Who>()
  /** By the key of a bucket: when the caller was refused last. */
  const refusedAt = new LRUCache<string, number>({ max: mostCallers })
  const turns = concurrencyLimit(mostInFlight, mostWaiting)

  /** Hashes the credential of a request once. */
  const credentialOf = (req: IncomingMessage): string | null => {
    const before = credentials.get(req)
    if (before !== undefined) return before
    const credential = readCredential(req, env)
    credentials.set(req, credential)
    return credential
  }
  const callerOf = (req: IncomingMessage): string | null => {
    const credential = credentialOf(req)
    return credential !== null && known.has(credential) ? credential : null
  }

  /** Counts a request or a websocket message; the seconds to wait when it exceeds the limit, otherwise 0. */
  const count = (req: IncomingMessage, points = isSignIn(req) ? signInPoints : 1): number => {
    const caller = isSignIn(req) ? null : callerOf(req)
    return caller === null ? addressBuckets(callerNetwork(req, env), points) : callerBuckets(caller, points)
  }
  const charge = (req: IncomingMessage, points: number): void => {
    const seconds = points > 0 ? count(req, points) : 0
    if (seconds > 0) throw new TooManyRequests(seconds)
  }

  return {
    count,
    /** Called before a refusal is sent; whoever goes on asking while they are refused is answered a second later. */
    hold: async (req: IncomingMessage): Promise<void> => {
      const key = callerOf(req) ?? callerNetwork(req, env)
      const before = refusedAt.get(key) ?? -Infinity
      refusedAt.set(key, now())
      if (now() - before < holdMs) await wait(holdMs)
    },
    /** Counts the estimated cost of a document in addition to its request; throws TooManyRequests. */
    chargeDocument: (req: IncomingMessage, cost: number): void => charge(req, pointsOf(cost)),
    /**
     * Does the work when it is its turn: heavy work among that of everybody (`heavyWork.ts`), other work among that of the
     * same session or token. `goesOn`: a part of an answer that was begun. Throws TooManyRequests when too much waits.
     */
    inTurn: async <T>(
      req: IncomingMessage,
      { cost, isHeavy }: Weight,
      work: () => Promise<T>,
      how?: { goesOn: true },
    ): Promise<T> => {
      const caller = callerOf(req)
      const who = people.get(req)
      if (isHeavy && who)
        return inTurn(heavyTurns, who, work, how).catch((error: unknown) => {
          throw error instanceof TooManyWait ? new TooManyRequests(error.seconds) : error
        })
      // Requests without a known caller read no rows.
      if (caller === null) return work()
      const leave = await turns(caller, 1 + pointsOf(cost))
      if (!leave) throw new TooManyRequests(1)
      try {
        return await work()
      } finally {
        leave()
      }
    },
    /** Remembers which credentials are valid. */
    recordCredentials:
      (authenticate: Authenticate): Authenticate =>
      async (req, door, caller) => {
        const authenticated = await authenticate(req, door, caller)
        const credential = credentialOf(req)
        const isValid = authenticated.session !== null || authenticated.request.device != null
        const who = whoOf(authenticated)
        if (who) people.set(req, who)
        if (credential !== null && isValid && caller.token === undefined) known.set(credential, true)
        else if (credential !== null && !isValid) known.delete(credential)
        return authenticated
      },
  }
}

/** The person, or the paired screen, and the provider in which they work. */
const whoOf = ({ session, request: { actor, device } }: Authenticated): Who | null =>
  session
    ? { person: session.user.id, provider: actor?.providerId ?? session.user.id }
    : device
      ? { person: device.id, provider: device.providerId }
      : null

const pointsOf = (cost: number): number => Math.floor(cost / costOfAPoint)

const isSignIn = ({ url = '' }: IncomingMessage): boolean => /^\/api\/v0\/auth\/login\/?(\?|$)/.test(url)
