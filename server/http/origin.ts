import type { IncomingMessage } from 'node:http'
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

/** The caller's network address; behind trusted proxies the one that the outermost of them saw. */
export const addressOf = (req: IncomingMessage, env: Pick<Env, 'trustProxy'>): string | null => {
  const forwarded = String(req.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean)
  const trusted = env.trustProxy > 0 ? forwarded.at(-env.trustProxy) : undefined
  return trusted ?? req.socket.remoteAddress ?? null
}
