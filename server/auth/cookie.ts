import type { IncomingMessage } from 'node:http'
import { deviceKeptMs } from '../domain/account/throttle'

// Browsers accept the __Host- prefix only with Secure, so only behind TLS.
const plainName = 'patency'
const secureName = '__Host-patency'

const nameOf = (secure: boolean): string => (secure ? secureName : plainName)
const deviceNameOf = (secure: boolean): string => `${nameOf(secure)}-device`

/** The device cookie of a browser where somebody signed in outlives every session (rules 2.6). */
const deviceSeconds = deviceKeptMs / 1_000

const pairedNameOf = (secure: boolean): string => `${nameOf(secure)}-paired`

/** Browsers keep no cookie longer; each answer about the device renews it. */
const pairedSeconds = 400 * 24 * 3_600

const readCookie = (header: string | null | undefined, cookieName: string): string | null => {
  for (const part of (header ?? '').split(';')) {
    const [name, value] = part.trim().split('=', 2)
    if (name === cookieName && value) return value
  }
  return null
}

/**
 * The session's token. Behind TLS only the prefixed cookie counts, because other hosts of the domain and unencrypted
 * connections cannot set it.
 */
export const readSessionCookie = (header: string | null | undefined, secure: boolean): string | null =>
  readCookie(header, nameOf(secure))

/** The token of a browser where somebody has signed in before. */
export const readDeviceCookie = (header: string | null | undefined, secure: boolean): string | null =>
  readCookie(header, deviceNameOf(secure))

/** The secret of a paired screen, or of one that waits to be paired. */
export const readPairedCookie = (header: string | null | undefined, secure: boolean): string | null =>
  readCookie(header, pairedNameOf(secure))

const attributes = (secure: boolean): string => `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

/** A Set-Cookie header that keeps the token until the browser closes. The server decides when a session ends. */
export const sessionCookie = (token: string, secure: boolean): string =>
  `${nameOf(secure)}=${token}; ${attributes(secure)}`

export const clearedSessionCookie = (secure: boolean): string => `${nameOf(secure)}=; ${attributes(secure)}; Max-Age=0`

export const deviceCookie = (token: string, secure: boolean): string =>
  `${deviceNameOf(secure)}=${token}; ${attributes(secure)}; Max-Age=${deviceSeconds}`

/** It outlives the browser, so that a screen comes back by itself after a power loss. */
export const pairedCookie = (token: string, secure: boolean): string =>
  `${pairedNameOf(secure)}=${token}; ${attributes(secure)}; Max-Age=${pairedSeconds}`

/** Node's header object in the form of the fetch standard. */
export const headersOf = (req: IncomingMessage): { get(name: string): string | null } => ({
  get: (name) => {
    const value = req.headers[name.toLowerCase()]
    return Array.isArray(value) ? (value[0] ?? null) : (value ?? null)
  },
})
