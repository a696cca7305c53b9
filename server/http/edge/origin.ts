import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import { networkOf } from '../../domain/account/network'
import type { Env } from '../../env'

/**
 * Whether the page that sends this may: it comes from our own origin or a configured one. Programs other than
 * browsers send no Origin header, and carry no cookies of other people.
 */
export const isOwnOrigin = (req: IncomingMessage, env: Pick<Env, 'publicOrigins' | 'trustProxy'>): boolean => {
  const { origin, host } = req.headers
  if (origin === undefined) return true
  if (env.publicOrigins.includes(origin)) return true
  if (!URL.canParse(origin)) return false
  const from = new URL(origin)
  // The same host without TLS could be anybody on the network.
  return from.host === host && (from.protocol === 'https:' || !isSecure(req, env))
}

// The same few hosts come with every request.
const hosts = new LRUCache<string, boolean>({ max: 100 })

const isHost = (host: string): boolean => {
  const known = hosts.get(host)
  if (known !== undefined) return known
  const is = URL.canParse(`http://${host}`) && new URL(`http://${host}`).host === host.toLowerCase().replace(/:80$/, '')
  hosts.set(host, is)
  return is
}

/** Whether the request names a place on this server in a way that has one meaning only. */
export const isWellAddressed = ({ url = '', headers, rawHeaders }: IncomingMessage): boolean => {
  const named = rawHeaders.filter(
    (name, index) => index % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host',
  )
  return named.length === 1 && isHost(headers.host ?? '') && url.startsWith('/') && !/[\\\s]/.test(url)
}

/** Whether a path below `/api` is written in the one way in which the contract has it: nothing encoded, no dots or blanks to be resolved. */
export const isPlainPath = (pathname: string): boolean => /^(\/[\w-]+(\.\w+)*)*\/?$/.test(pathname)

type Trust = Pick<Env, 'trustProxy'>

/** What the outermost of our own proxies wrote into the header; what stands before that was sent along by the caller. */
const forwarded = (header: string | string[] | undefined, { trustProxy }: Trust): string | undefined => {
  if (trustProxy === 0) return undefined
  const hops = String(header ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean)
  return hops.at(-Math.min(trustProxy, hops.length))
}

/** The caller's network address, as far as our own proxies tell. */
export const addressOf = (req: IncomingMessage, env: Trust): string | null =>
  forwarded(req.headers['x-forwarded-for'], env) ?? req.socket.remoteAddress ?? null

/** What the caller's requests are counted under while it is not known who they are. */
export const callerNetwork = (req: IncomingMessage, env: Trust): string => networkOf(addressOf(req, env))

/** Whether the caller's side of the connection is https, as far as our own proxies tell. */
export const isSecure = (req: IncomingMessage, env: Trust): boolean =>
  forwarded(req.headers['x-forwarded-proto'], env) === 'https'
