import path from 'node:path'
import { readS3Address } from './files/s3Place'
import { readScannerAddress } from './files/scan'
import { badConfiguration, StartProblem } from './startProblem'

const logFormats = ['text', 'json'] as const
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** The checked settings of this installation. */
export type Env = {
  mode: 'production' | 'development' | 'test'
  host: string
  /** 0: any free port. */
  port: number
  /** An external PostgreSQL; null: the embedded one in `dataDir`. */
  databaseUrl: string | null
  /** A pooler in front of that PostgreSQL, for most connections; null: none. */
  poolUrl: string | null
  /** A streaming replica of that PostgreSQL, which reports read; null: they read the primary. */
  replicaUrl: string | null
  /** How far it may be behind. */
  replicaLagSeconds: number
  dataDir: string
  /** The S3 store of files, as s3://bucket/prefix?endpoint=…&region=…; null: they are in `dataDir`. */
  filesUrl: string | null
  /** The virus scanner, as tcp://host:port or unix:/path; null: files are not scanned. */
  clamdUrl: string | null
  /** What an empty database is filled with. */
  seed: 'demo' | 'none'
  sessionIdleMinutes: number
  sessionMaxHours: number
  /** Origins, besides the server's own, from which browsers may send requests. */
  publicOrigins: string[]
  /** How many proxies in front are trusted about the caller's address. */
  trustProxy: number
  /** Requests per minute of one session or token at this process. */
  requestsPerMinute: number
  /** The same for all callers of one address who are not known to be signed in. */
  strangerRequestsPerMinute: number
  /** How many times as long as usual the server waits for its database, its files and unknown sockets before it gives up. */
  patience: number
  logLevel: (typeof logLevels)[number]
  /** The format of standard output: sentences for people, or JSON lines only. */
  logFormat: (typeof logFormats)[number]
  /** The token for reading /metrics from another machine; null: nobody can. */
  metricsToken: string | null
  /** The mail server, as smtp://user:password@host:587 or smtps://…; null: no mail is sent. */
  smtpUrl: string | null
  /** Who signs in there, where the address does not say it; null: nobody else. */
  smtpUser: { user: string; pass: string } | null
  /** The sender of mail. */
  mailFrom: string | null
  /** The address at which people open Patency, for links in mail. */
  publicUrl: string | null
  /** Whether push notifications are sent. */
  push: 'on' | 'off'
  /** The http proxy through which they are sent; null: directly. */
  pushProxy: string | null
  /** A test's push service is on this machine. */
  pushToLoopback: boolean
}

type Source = Record<string, string | undefined>

/**
 * Whether a user name or password in an address has signs that mean something else there. Programs read such an address
 * each in its own way: smtp://user:12#x@mail.example.org is port 12 of a host "user" to most.
 */
const hasLooseSigns = (address: string): boolean => {
  const [, authority = '', rest = ''] = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)(.*)$/is.exec(address) ?? []
  const account = authority.slice(0, authority.lastIndexOf('@') + 1)
  const isCutOff = account === '' && /^[^@]*@/.test(rest) && !/^[^#@]*\?[^#@]*=/.test(rest)
  return isCutOff || /%(?![0-9a-f]{2})|[\s"<>[\]^`{|}\\]/i.test(account)
}

const encoding =
  'In a user name or password, signs such as # / ? % @ : must be encoded: # as %23, / as %2F, ? as %3F, % as %25'

/** Reads the environment, or reports everything that is wrong with it at once. */
export const readEnv = (source: Source = process.env): Env => {
  const problems: string[] = []

  const text = (name: string): string | null => {
    return source[name]?.trim() || null
  }

  const whole = (name: string, fallback: number, least: number, most: number): number => {
    const given = text(name)
    if (given === null) return fallback
    const value = Number(given)
    if (/^\d+$/.test(given) && value >= least && value <= most) return value
    problems.push(`${name} must be a whole number from ${least} to ${most}, and is "${given}".`)
    return fallback
  }

  const choice = <T extends string>(name: string, fallback: T, choices: readonly T[]): T => {
    const given = text(name)
    if (given === null) return fallback
    const chosen = choices.find((one) => one === given)
    if (chosen === undefined) problems.push(`${name} must be one of ${choices.join(', ')}, and is "${given}".`)
    return chosen ?? fallback
  }

  const address = (name: string, shape: string, isRight: (url: URL) => boolean, otherWay = ''): string | null => {
    const given = text(name)
    if (given === null) return null
    const isLoose = hasLooseSigns(given)
    if (!isLoose && URL.canParse(given) && isRight(new URL(given))) return given
    // The value is not repeated: it usually holds a password.
    problems.push(`${name} must look like ${shape}.${isLoose ? ` ${encoding}${otherWay}.` : ''}`)
    return null
  }

  const databaseUrl = (name: string) =>
    address(
      name,
      'postgresql://user:password@host:5432/database',
      ({ protocol, pathname }) => /^postgres(ql)?:$/.test(protocol) && pathname.length > 1,
    )

  const secret = (name: string, least: number): string | null => {
    const given = text(name)
    if (given === null || (given.length >= least && /^[\x21-\x7e]+$/.test(given))) return given
    problems.push(`${name} must be ${least} or more characters, without blanks; openssl rand -hex 32 makes one.`)
    return null
  }

  const origins = (name: string): string[] => {
    const given = (text(name) ?? '')
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean)
    return given.map((one) => {
      const url = URL.canParse(one) ? new URL(one) : null
      if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search) return url.origin
      problems.push(
        `${name} must list origins such as https://calls.example.org, separated by commas; "${one}" is not one.`,
      )
      return one
    })
  }

  const mailServer = (name: string) =>
    address(
      name,
      'smtp://user:password@host:587 or smtps://user:password@host:465',
      ({ protocol, hostname }) => /^smtps?:$/.test(protocol) && hostname !== '',
      '; or set PATENCY_SMTP_USER and PATENCY_SMTP_PASSWORD, which are taken as they are',
    )

  const mailUser = (address: string | null): Env['smtpUser'] => {
    const user = text('PATENCY_SMTP_USER')
    // Taken as it is, with blanks at its ends.
    const pass = source['PATENCY_SMTP_PASSWORD'] || null
    if (user === null && pass === null) return null
    if (user === null || pass === null) problems.push('PATENCY_SMTP_USER and PATENCY_SMTP_PASSWORD need each other.')
    else if (address === null) problems.push('PATENCY_SMTP_USER needs PATENCY_SMTP_URL, the mail server.')
    else if (new URL(address).username || new URL(address).password)
      problems.push('PATENCY_SMTP_URL names a user, and PATENCY_SMTP_USER as well. Set one of the two.')
    else return { user, pass }
    return null
  }

  const fileStore = (name: string): string | null => {
    const given = text(name)
    if (given === null || readS3Address(given)) return given
    problems.push(
      `${name} must look like s3://bucket/prefix?region=us-east-1, with endpoint=https://… for other stores than Amazon's.`,
    )
    return null
  }

  const scanner = (name: string): string | null => {
    const given = text(name)
    if (given === null || readScannerAddress(given)) return given
    problems.push(`${name} must look like tcp://host:3310 or unix:/run/clamav/clamd.ctl.`)
    return null
  }

  const proxy = (name: string) =>
    address(
      name,
      'http://proxy.example.org:3128',
      ({ protocol, pathname }) => /^https?:$/.test(protocol) && pathname === '/',
    )

  const external = databaseUrl('DATABASE_URL')
  const poolUrl = databaseUrl('PATENCY_POOL_URL')
  if (poolUrl !== null && external === null)
    problems.push('PATENCY_POOL_URL needs DATABASE_URL, the same database without the pooler.')
  const replicaUrl = databaseUrl('PATENCY_REPLICA_URL')
  if (replicaUrl !== null && external === null)
    problems.push('PATENCY_REPLICA_URL needs DATABASE_URL, the primary that it follows.')
  const publicOrigins = origins('PATENCY_PUBLIC_ORIGIN')
  const smtpUrl = mailServer('PATENCY_SMTP_URL')
  const smtpUser = mailUser(smtpUrl)
  const mailFrom = text('PATENCY_MAIL_FROM')
  if (smtpUrl !== null && mailFrom === null)
    problems.push('PATENCY_SMTP_URL needs PATENCY_MAIL_FROM, the sender, such as Patency <patency@example.org>.')
  if (smtpUrl !== null && publicOrigins.length === 0)
    problems.push('PATENCY_SMTP_URL needs PATENCY_PUBLIC_ORIGIN: links in mail lead to the first one.')
  const mode = choice('NODE_ENV', 'production', ['production', 'development', 'test'])
  const env: Env = {
    mode,
    host: text('HOST') ?? '127.0.0.1',
    port: whole('PORT', 4000, 0, 65535),
    databaseUrl: external,
    poolUrl,
    replicaUrl,
    replicaLagSeconds: whole('PATENCY_REPLICA_LAG_SECONDS', 30, 1, 3_600),
    dataDir: path.resolve(text('PATENCY_DATA') ?? '.data'),
    filesUrl: fileStore('PATENCY_FILES_URL'),
    clamdUrl: scanner('PATENCY_CLAMD_URL'),
    seed: choice('PATENCY_SEED', external === null ? 'demo' : 'none', ['demo', 'none']),
    sessionIdleMinutes: whole('PATENCY_SESSION_IDLE_MINUTES', 15, 1, 24 * 60),
    sessionMaxHours: whole('PATENCY_SESSION_MAX_HOURS', 12, 1, 24 * 7),
    publicOrigins,
    trustProxy: whole('PATENCY_TRUST_PROXY', 0, 0, 10),
    requestsPerMinute: whole('PATENCY_REQUESTS_PER_MINUTE', 1_200, 60, 10_000_000),
    strangerRequestsPerMinute: whole('PATENCY_STRANGER_REQUESTS_PER_MINUTE', 6_000, 60, 10_000_000),
    patience: whole('PATENCY_PATIENCE', 1, 1, 60),
    logLevel: choice('LOG_LEVEL', 'info', logLevels),
    logFormat: choice('LOG_FORMAT', 'text', logFormats),
    metricsToken: secret('PATENCY_METRICS_TOKEN', 16),
    smtpUrl,
    smtpUser,
    mailFrom,
    publicUrl: publicOrigins[0] ?? null,
    push: choice('PATENCY_PUSH', 'on', ['on', 'off']),
    pushProxy: proxy('PATENCY_PUSH_PROXY'),
    pushToLoopback: mode === 'test',
  }
  if (problems.length === 0) return env
  throw new StartProblem(
    `The environment is wrong:\n${problems.map((one) => `  - ${one}`).join('\n')}`,
    'Correct these variables and start again. The table of settings is in README.md.',
    badConfiguration,
  )
}

/** The folders in which programs are searched. */
export const searchPath = process.env.PATH ?? ''
