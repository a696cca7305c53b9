import { hash, randomBytes } from 'node:crypto'

/** An opaque token for a cookie: 256 random bits. */
export const newSessionToken = (): string => randomBytes(32).toString('base64url')

/** The stored hash of a token, so that a copy of the database opens no session. */
export const hashSessionToken = (token: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(hash('sha256', token, 'buffer'))
