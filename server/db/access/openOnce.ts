import type pg from 'pg'
import { StartProblem } from '../../startProblem'
import { DatabaseClient } from './databaseClient'

/** OpenSSL's codes for a certificate of an authority that Node.js does not know. */
const unknownAuthority = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
])

const remedyOf = (code: string | undefined, message: string, variable: string): string => {
  if (code !== undefined && unknownAuthority.has(code))
    return `Its certificate is from an authority that this machine does not know. Name the authority's certificate in ${variable}, …?sslmode=verify-full&sslrootcert=/etc/ssl/hospital-ca.pem, or start with NODE_EXTRA_CA_CERTS=/etc/ssl/hospital-ca.pem.`
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return `Its certificate is for another name. Let ${variable} name the host as the certificate does, or get a certificate for that name.`
  if (code === 'CERT_HAS_EXPIRED' || code === 'CERT_NOT_YET_VALID')
    return 'Renew its certificate, and check the clock of this machine.'
  if (/does not support SSL/.test(message))
    return `Switch on ssl in its postgresql.conf; or leave sslmode out of ${variable} on a network that only you can read.`
  if (code === '28000' && /no encryption/.test(message))
    return `It takes connections with TLS only: add ?sslmode=verify-full to ${variable}.`
  if (code === 'ENOENT' || code === 'EACCES')
    return `${variable} names a certificate file (sslrootcert, sslcert, sslkey) that cannot be read.`
  return `Check that it runs, that ${variable} names its host, port, user, password and database rightly, and that this machine may reach it.`
}

/** Why the database (or the pooler) at the address of the variable could not be opened, and what to do. */
export const unusable = (what: 'database' | 'pooler', url: string, variable: string, error: unknown): StartProblem => {
  const { code, message } = error as NodeJS.ErrnoException
  return new StartProblem(
    `The ${what} at ${new URL(url).host} cannot be used: ${message || code}.`,
    remedyOf(code, message, variable),
  )
}

/** An address of a database, and the variable or argument that gave it. */
export type Address = { url: string; variable: string }

/**
 * One connection for the time of the work. A database that cannot be opened is a StartProblem that says what to do; so
 * is what fails in the work, unless `explain` has other words for that.
 */
export const openOnce = async <Result>(
  { url, variable }: Address,
  options: pg.ClientConfig & { application_name: string },
  work: (client: pg.Client) => Promise<Result>,
  explain?: (error: unknown) => unknown,
): Promise<Result> => {
  let explained = (error: unknown): unknown => unusable('database', url, variable, error)
  let client: pg.Client | null = null
  try {
    // A certificate that the address names is read here.
    client = new DatabaseClient({ connectionString: url, connectionTimeoutMillis: 10_000, ...options })
    client.on('error', () => undefined)
    await client.connect()
    explained = explain ?? explained
    return await work(client)
  } catch (error) {
    throw error instanceof StartProblem ? error : explained(error)
  } finally {
    // Whatever was under way ends with the connection, and leaves nothing.
    await client?.end().catch(() => undefined)
  }
}
