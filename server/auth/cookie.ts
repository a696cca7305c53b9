import type { IncomingMessage } from 'node:http'
import { deviceKeptMs } from '../domain/account/throttle'

// Browsers accept the __Host- prefix only with Secure, that is behind TLS.
const plainName = 'patency'
const secureName = '__Host-patency'

const nameOf = (secure: boolean): string => (secure ? secureName : plainName)
const deviceNameOf = (secure: boolean): string => `${nameOf(secure)}-device`

/** Of a browser that signed in before, which is kept longer than any session (rules 2.6). */
const deviceSeconds = deviceKeptMs / 1_000

const readCookie = (header: string | null | undefined, wanted: string): string | null => {
  for (const part of (header ?? '').split(';')) {
    const [name, value] = part.trim().split('=', 2)
    if (name === wanted && value) return value
  }
  return null
}

/**
 * The session's token. Behind TLS only that of the prefixed cookie, which no other host of the
 * domain and nobody on an unencrypted connection can plant.
 */
export const readSessionCookie = (header: string | null | undefined, secure: boolean): string | null =>
  readCookie(header, nameOf(secure))

/** The token by which a browser is known as one in which somebody signed in before. */
export const readDeviceCookie = (header: string | null | undefined, secure: boolean): string | null =>
  readCookie(header, deviceNameOf(secure))

const attributes = (secure: boolean): string => `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

/** A Set-Cookie header that keeps the token until the browser closes; the server ends sessions. */
export const sessionCookie = (token: string, secure: boolean): string =>
  `${nameOf(secure)}=${token}; ${attributes(secure)}`

export const clearedSessionCookie = (secure: boolean): string => `${nameOf(secure)}=; ${attributes(secure)}; Max-Age=0`

export const deviceCookie = (token: string, secure: boolean): string =>
  `${deviceNameOf(secure)}=${token}; ${attributes(secure)}; Max-Age=${deviceSeconds}`

/** Node's header object in the form of the fetch standard. */
export const headersOf = (req: IncomingMessage): { get(name: string): string | null } => ({
  get: (name) => {
    const value = req.headers[name.toLowerCase()]
    return Array.isArray(value) ? (value[0] ?? null) : (value ?? null)
  },
})
