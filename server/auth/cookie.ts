import type { IncomingMessage } from 'node:http'
import type { Env } from '../env'

// Browsers accept the __Host- prefix only with Secure, that is behind TLS.
const plainName = 'patency'
const secureName = '__Host-patency'

/** Whether the browser's side of the connection is https, as far as our proxies say. */
const isSecure = (headers: { get(name: string): string | null }, env: Env): boolean =>
  env.trustProxy > 0 && headers.get('x-forwarded-proto')?.split(',')[0]?.trim() === 'https'

export const readSessionCookie = (header: string | null | undefined): string | null => {
  for (const part of (header ?? '').split(';')) {
    const [name, value] = part.trim().split('=', 2)
    if ((name === plainName || name === secureName) && value) return value
  }
  return null
}

const attributes = 'Path=/; HttpOnly; SameSite=Lax'

/** A Set-Cookie header that keeps the token until the browser closes; the server ends sessions. */
export const sessionCookie = (token: string, headers: { get(name: string): string | null }, env: Env): string =>
  isSecure(headers, env) ? `${secureName}=${token}; ${attributes}; Secure` : `${plainName}=${token}; ${attributes}`

export const clearedSessionCookie = (headers: { get(name: string): string | null }, env: Env): string =>
  isSecure(headers, env) ? `${secureName}=; ${attributes}; Secure; Max-Age=0` : `${plainName}=; ${attributes}; Max-Age=0`

/** Node's header object in the form of the fetch standard. */
export const headersOf = (req: IncomingMessage): { get(name: string): string | null } => ({
  get: (name) => {
    const value = req.headers[name.toLowerCase()]
    return Array.isArray(value) ? (value[0] ?? null) : (value ?? null)
  },
})
