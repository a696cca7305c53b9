import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import { headersOf, readSessionCookie } from '../../auth/cookie'
import { hashSessionToken } from '../../auth/sessionToken'
import type { Env } from '../../env'
import type { Authenticate } from '../doors/authentication'
import { concurrencyLimit } from './concurrencyLimit'
import { isSecure, callerNetwork } from './origin'

type Bucket = { tokens: number; at: number }

/** As many are remembered; one that is forgotten begins full again. */
const mostCallers = 50_000

/** How many requests a try to sign in counts as: a password is slow to check, and a try is written down. */
const signInPoints = 20

/** How much estimated cost of a GraphQL document (schema/kernel/cost.ts) counts as one request more. */
const costOfAPoint = 1_000

/** Points that one session or token may have in flight, so four requests, or one costly document alone. */
const mostInFlight = 4
/** Requests of one session or token that may wait for their turn. */
const mostWaiting = 100

/** A bucket for each key, which holds what is used in a minute and refills evenly; bounded in number. */
const buckets = (perMinute: number, now: () => number) => {
  const kept = new LRUCache<string, Bucket>({ max: mostCallers })
  const perMs = perMinute / 60_000
  /** Takes from the bucket; how many seconds to wait when there is not enough in it, otherwise 0. */
  return (key: string, points: number): number => {
    const at = now()
    const { tokens, at: before } = kept.get(key) ?? { tokens: perMinute, at }
    const filled = Math.min(perMinute, tokens + (at - before) * perMs)
    const wanted = Math.min(points, perMinute)
    const isEnough = filled >= wanted
    kept.set(key, { tokens: isEnough ? filled - wanted : filled, at })
    return isEnough ? 0 : Math.ceil((wanted - filled) / perMs / 1_000)
  }
}

export const tooManyRequests = (seconds: number): string =>
  `Too many requests at once. Come again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`

/** A caller asks for more than the rate limit allows. */
export class TooManyRequests extends Error {
  constructor(readonly seconds: number) {
    super(tooManyRequests(seconds))
  }
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')

/** What the caller shows: an API token, or the session's cookie; hashed, because it is kept. */
const readCredential = (req: IncomingMessage, env: Env): string | null => {
  const headers = headersOf(req)
  const shown = headers.get('authorization') ?? readSessionCookie(headers.get('cookie'), isSecure(req, env))
  return shown && base64(hashSessionToken(shown))
}

export type RateLimit = ReturnType<typeof createRateLimit>

/**
 * Bounds how much one caller may ask of this process, before it costs anything. A session or
 * token that was found to be somebody's has a bucket of its own, so that a hospital behind one
 * address is many callers; everybody else shares that of their address. Which credentials are
 * somebody's is only remembered from requests that were let in, and tells nothing of them.
 */
export const createRateLimit = (env: Env, now: () => number = () => performance.now()) => {
  const ofCaller = buckets(env.requestsPerMinute, now)
  const ofAddress = buckets(env.strangerRequestsPerMinute, now)
  const known = new LRUCache<string, true>({ max: mostCallers })
  const shown = new WeakMap<IncomingMessage, string | null>()
  const turns = concurrencyLimit(mostInFlight, mostWaiting)

  /** Hashed once for a request. */
  const credentialOf = (req: IncomingMessage): string | null => {
    const before = shown.get(req)
    if (before !== undefined) return before
    const credential = readCredential(req, env)
    shown.set(req, credential)
    return credential
  }
  const callerOf = (req: IncomingMessage): string | null => {
    const credential = credentialOf(req)
    return credential !== null && known.has(credential) ? credential : null
  }

  /** Counts a request, or a message of a websocket; the seconds to wait when it is one too many, otherwise 0. */
  const count = (req: IncomingMessage, points = isSignIn(req) ? signInPoints : 1): number => {
    const caller = isSignIn(req) ? null : callerOf(req)
    return caller === null ? ofAddress(callerNetwork(req, env), points) : ofCaller(caller, points)
  }
  const charge = (req: IncomingMessage, points: number): void => {
    const seconds = points > 0 ? count(req, points) : 0
    if (seconds > 0) throw new TooManyRequests(seconds)
  }

  return {
    count,
    /** Counts what a document is estimated to cost, beyond the request that brought it; throws TooManyRequests. */
    chargeDocument: (req: IncomingMessage, cost: number): void => charge(req, pointsOf(cost)),
    /** Does the work when the caller has little enough in flight; throws TooManyRequests when too many wait already. */
    inTurn: async <T>(req: IncomingMessage, cost: number, work: () => Promise<T>): Promise<T> => {
      const caller = callerOf(req)
      // Whoever is nobody is answered without reading rows.
      if (caller === null) return work()
      const leave = await turns(caller, 1 + pointsOf(cost))
      if (!leave) throw new TooManyRequests(1)
      try {
        return await work()
      } finally {
        leave()
      }
    },
    /** Remembers who was found to be signed in. */
    noting:
      (authenticate: Authenticate): Authenticate =>
      async (req, door, wanted) => {
        const authenticated = await authenticate(req, door, wanted)
        const credential = credentialOf(req)
        if (credential !== null && authenticated.session && wanted.token === undefined) known.set(credential, true)
        else if (credential !== null && !authenticated.session) known.delete(credential)
        return authenticated
      },
  }
}

const pointsOf = (cost: number): number => Math.floor(cost / costOfAPoint)

const isSignIn = ({ url = '' }: IncomingMessage): boolean => /^\/api\/v0\/auth\/login\/?(\?|$)/.test(url)
