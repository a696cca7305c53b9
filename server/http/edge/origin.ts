import type { IncomingMessage } from 'node:http'
import { isIP, SocketAddress } from 'node:net'
import { LRUCache } from 'lru-cache'
import { networkOf } from '../../domain/account/network'
import type { Env } from '../../env'

/**
 * Whether the request comes from a page of our own origin or of a configured one. Programs other than browsers send no
 * Origin header, and have no cookies of other people.
 */
export const isOwnOrigin = (req: IncomingMessage, env: Pick<Env, 'publicOrigins' | 'trustProxy'>): boolean => {
  const { origin, host } = req.headers
  if (origin === undefined) return true
  if (env.publicOrigins.includes(origin)) return true
  if (!URL.canParse(origin)) return false
  const from = new URL(origin)
  // Anybody on the network could serve the same host without TLS.
  return from.host === host && (from.protocol === 'https:' || !isSecure(req, env))
}

// Requests repeat the same few hosts.
const hosts = new LRUCache<string, boolean>({ max: 100 })

const isHost = (host: string): boolean => {
  const known = hosts.get(host)
  if (known !== undefined) return known
  const is = URL.canParse(`http://${host}`) && new URL(`http://${host}`).host === host.toLowerCase().replace(/:80$/, '')
  hosts.set(host, is)
  return is
}

/** Whether the URL and the Host header are valid and unambiguous. */
export const isWellAddressed = ({ url = '', headers, rawHeaders }: IncomingMessage): boolean => {
  const named = rawHeaders.filter(
    (name, index) => index % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host',
  )
  return named.length === 1 && isHost(headers.host ?? '') && url.startsWith('/') && !/[\\\s]/.test(url)
}

/** Whether a path below `/api` needs no decoding or normalization. */
export const isPlainPath = (pathname: string): boolean => /^(\/[\w-]+(\.\w+)*)*\/?$/.test(pathname)

type Trust = Pick<Env, 'trustProxy'>

/** The entry that the outermost of our own proxies wrote; the caller sent the entries before it. */
const forwarded = (header: string | string[] | undefined, { trustProxy }: Trust): string | undefined => {
  if (trustProxy === 0) return undefined
  const hops = String(header ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean)
  return hops.at(-Math.min(trustProxy, hops.length))
}

/**
 * The address in what a proxy or a socket tells, written in the one usual way: proxies add a port and brackets, and a
 * dual-stack socket shows IPv4 addresses inside IPv6. Null when it is none.
 */
const parseAddress = (told: string | undefined): string | null => {
  if (told === undefined) return null
  const [, inBrackets, beforePort] = /^"?\[([^\]]+)\](?::\d+)?"?$|^([\d.]+):\d+$/.exec(told) ?? []
  const [address] = (inBrackets ?? beforePort ?? told).split('%') as [string]
  const family = isIP(address)
  if (family === 0) return null
  const plain = new SocketAddress({ address, family: family === 4 ? 'ipv4' : 'ipv6' }).address
  return plain.replace(/^::ffff:(?=[\d.]+$)/, '')
}

/** The caller's network address, according to our own proxies. What is no address says nothing: then it is the proxy's. */
export const addressOf = (req: IncomingMessage, env: Trust): string | null =>
  parseAddress(forwarded(req.headers['x-forwarded-for'], env)) ?? parseAddress(req.socket.remoteAddress)

/** The network under which requests are counted before the caller is authenticated. */
export const callerNetwork = (req: IncomingMessage, env: Trust): string => networkOf(addressOf(req, env))

/** Whether the caller uses https, according to our own proxies. */
export const isSecure = (req: IncomingMessage, env: Trust): boolean =>
  forwarded(req.headers['x-forwarded-proto'], env)?.toLowerCase() === 'https'
