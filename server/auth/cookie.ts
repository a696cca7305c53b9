import type { IncomingMessage } from 'node:http'

// Browsers accept the __Host- prefix only with Secure, that is behind TLS.
const plainName = 'patency'
const secureName = '__Host-patency'

const nameOf = (secure: boolean): string => (secure ? secureName : plainName)

/**
 * The session's token. Behind TLS only that of the prefixed cookie, which no other host of the
 * domain and nobody on an unencrypted line can plant.
 */
export const readSessionCookie = (header: string | null | undefined, secure: boolean): string | null => {
  for (const part of (header ?? '').split(';')) {
    const [name, value] = part.trim().split('=', 2)
    if (name === nameOf(secure) && value) return value
  }
  return null
}

const attributes = (secure: boolean): string => `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

/** A Set-Cookie header that keeps the token until the browser closes; the server ends sessions. */
export const sessionCookie = (token: string, secure: boolean): string => `${nameOf(secure)}=${token}; ${attributes(secure)}`

export const clearedSessionCookie = (secure: boolean): string => `${nameOf(secure)}=; ${attributes(secure)}; Max-Age=0`

/** Node's header object in the form of the fetch standard. */
export const headersOf = (req: IncomingMessage): { get(name: string): string | null } => ({
  get: (name) => {
    const value = req.headers[name.toLowerCase()]
    return Array.isArray(value) ? (value[0] ?? null) : (value ?? null)
  },
})
