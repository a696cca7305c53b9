import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { Env } from '../env'

/**
 * Whether a browser may send this from where it stands: from our own address or one of the
 * configured ones. Programs that are no browsers send no Origin, and carry no foreign cookies.
 */
export const isOwnOrigin = (req: IncomingMessage, env: Pick<Env, 'publicOrigins'>): boolean => {
  const { origin, host } = req.headers
  if (origin === undefined) return true
  if (env.publicOrigins.includes(origin)) return true
  return URL.canParse(origin) && new URL(origin).host === host
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
  const named = rawHeaders.filter((name, index) => index % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host')
  return named.length === 1 && isHost(headers.host ?? '') && url.startsWith('/') && !/[\\\s]/.test(url)
}

/** The caller's network address; behind trusted proxies the one that the outermost of them saw. */
export const addressOf = (req: IncomingMessage, env: Pick<Env, 'trustProxy'>): string | null => {
  const forwarded = String(req.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean)
  const trusted = env.trustProxy > 0 ? forwarded.at(-env.trustProxy) : undefined
  return trusted ?? req.socket.remoteAddress ?? null
}
