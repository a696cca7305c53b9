import path from 'node:path'
import { readEnv } from './env'
import type { StartProblem } from './startProblem'

function problemOf(source: Record<string, string>): StartProblem {
  try {
    readEnv(source)
  } catch (error) {
    return error as StartProblem
  }
  throw new Error('the environment was accepted')
}

test('without any variable the server is on this machine only, with an embedded demo database', () => {
  expect(readEnv({})).toEqual({
    mode: 'production',
    host: '127.0.0.1',
    port: 4000,
    databaseUrl: null,
    poolUrl: null,
    replicaUrl: null,
    replicaLagSeconds: 30,
    dataDir: path.resolve('.data'),
    seed: 'demo',
    sessionIdleMinutes: 15,
    sessionMaxHours: 12,
    publicOrigins: [],
    trustProxy: 0,
    requestsPerMinute: 1200,
    strangerRequestsPerMinute: 6000,
    patience: 1,
    logLevel: 'info',
    logFormat: 'text',
    metricsToken: null,
    smtpUrl: null,
    smtpUser: null,
    mailFrom: null,
    publicUrl: null,
    push: 'on',
    pushProxy: null,
    pushToLoopback: false,
    filesUrl: null,
    clamdUrl: null,
  })
})

test('files go into an S3 store, past a scanner', () => {
  const settings = {
    PATENCY_FILES_URL: 's3://patency/files?endpoint=https://s3.example.org',
    PATENCY_CLAMD_URL: 'unix:/run/clamav/clamd.ctl',
  }
  expect(readEnv(settings)).toMatchObject({
    filesUrl: settings.PATENCY_FILES_URL,
    clamdUrl: settings.PATENCY_CLAMD_URL,
  })
})

test('an external database is seeded only when asked', () => {
  const DATABASE_URL = 'postgresql://patency:secret@db.example.org:5432/patency'
  expect(readEnv({ DATABASE_URL })).toMatchObject({ databaseUrl: DATABASE_URL, seed: 'none' })
  expect(readEnv({ DATABASE_URL, PATENCY_SEED: 'demo' })).toMatchObject({ seed: 'demo' })
})

test('a pooler stands before a database that is reached without it, too', () => {
  const [DATABASE_URL, PATENCY_POOL_URL] = [
    'postgresql://patency:secret@db.example.org/patency',
    'postgresql://web:secret@pool.example.org:6432/patency',
  ]
  expect(readEnv({ DATABASE_URL, PATENCY_POOL_URL })).toMatchObject({
    databaseUrl: DATABASE_URL,
    poolUrl: PATENCY_POOL_URL,
  })
  expect(problemOf({ PATENCY_POOL_URL }).message).toContain('PATENCY_POOL_URL needs DATABASE_URL')
  const replica = { PATENCY_REPLICA_URL: PATENCY_POOL_URL, PATENCY_REPLICA_LAG_SECONDS: '5' }
  expect(readEnv({ DATABASE_URL, ...replica })).toMatchObject({ replicaUrl: PATENCY_POOL_URL, replicaLagSeconds: 5 })
  expect(problemOf(replica).message).toContain('PATENCY_REPLICA_URL needs DATABASE_URL')
})

test('an empty variable counts as unset', () => {
  expect(readEnv({ PORT: '', HOST: ' ', DATABASE_URL: '' })).toEqual(readEnv({}))
})

test('origins are listed with commas, and lose a trailing slash', () => {
  expect(readEnv({ PATENCY_PUBLIC_ORIGIN: 'https://a.example.org/, http://b.example.org:8080' })).toMatchObject({
    publicOrigins: ['https://a.example.org', 'http://b.example.org:8080'],
  })
})

test('everything that is wrong is told at once', () => {
  const { message, remedy, exitCode } = problemOf({
    PORT: '99999',
    PATENCY_SESSION_IDLE_MINUTES: '1.5',
    PATENCY_SESSION_MAX_HOURS: '-1',
    PATENCY_REQUESTS_PER_MINUTE: '0',
    PATENCY_PUBLIC_ORIGIN: 'calls.example.org',
    PATENCY_SEED: 'everything',
    LOG_LEVEL: 'loud',
    LOG_FORMAT: 'pretty',
    PATENCY_METRICS_TOKEN: 'hush hush',
    PATENCY_FILES_URL: 's3://key:hush@patency',
    PATENCY_CLAMD_URL: '127.0.0.1:3310',
  })
  for (const name of [
    'PORT',
    'IDLE_MINUTES',
    'MAX_HOURS',
    'REQUESTS_PER_MINUTE',
    'PUBLIC_ORIGIN',
    'PATENCY_SEED',
    'LOG_LEVEL',
    'LOG_FORMAT',
    'METRICS_TOKEN',
    'PATENCY_FILES_URL',
    'PATENCY_CLAMD_URL',
  ]) {
    expect(message).toContain(name)
  }
  expect(message).not.toContain('hush')
  expect(remedy).toContain('README')
  expect(exitCode).toBe(78)
})

test.each(['mysql://a:hush@db/x', 'db.example.org', 'postgresql://a:hush@db.example.org'])(
  'a DATABASE_URL that is none is refused without repeating its password: %s',
  (DATABASE_URL) => {
    const { message } = problemOf({ DATABASE_URL })
    expect(message).toContain('DATABASE_URL must look like')
    expect(message).not.toContain('hush')
  },
)

const taken = { DATABASE_URL: 'postgresql://ann:p%23q@db.example.org/patency' }

test.each([
  ['DATABASE_URL', 'postgresql://ann:hush#hush@db.example.org/patency'],
  ['DATABASE_URL', 'postgresql://ann:hush/hush@db.example.org/patency'],
  ['DATABASE_URL', 'postgresql://ann:hush?hush@db.example.org/patency'],
  ['DATABASE_URL', 'postgresql://ann:12/hush@db.example.org/patency'],
  ['DATABASE_URL', 'postgresql://ann:100%hush@db.example.org/patency'],
  ['DATABASE_URL', 'postgresql://ann:hush[hush@db.example.org/patency'],
  ['DATABASE_URL', 'postgresql://ann:hush hush@db.example.org/patency'],
  ['PATENCY_POOL_URL', 'postgresql://ann:12#hush@pool.example.org:6432/patency'],
  ['PATENCY_SMTP_URL', 'smtp://ann:12#hush@mail.example.org'],
  ['PATENCY_SMTP_URL', 'smtps://ann:hush\\hush@mail.example.org:465'],
  ['PATENCY_SMTP_URL', 'smtp://ann:12?hush@mail.example.org'],
  ['PATENCY_PUSH_PROXY', 'http://ann:12#hush@proxy.example.org:3128'],
])('%s whose password ends the address early is refused with what to do: %s', (name, value) => {
  const { message } = problemOf({ ...taken, [name]: value })
  expect(message).toContain(`${name} must look like`)
  expect(message).toContain('# as %23')
  expect(message.includes('PATENCY_SMTP_USER')).toBe(name === 'PATENCY_SMTP_URL')
  expect(message).not.toContain('hush')
})

test.each([
  ['DATABASE_URL', 'postgresql://ann:p%23%2F%3F%25q@db.example.org/patency'],
  ['DATABASE_URL', 'postgresql://ann:p@q@db.example.org/patency'],
  ['DATABASE_URL', 'postgresql://ann@db.example.org:5432/patency?sslmode=verify-full&sslrootcert=/etc/ca@home.pem'],
  ['DATABASE_URL', 'postgresql://db.example.org/patency?user=ann&password=p@q'],
  ['PATENCY_SMTP_URL', 'smtp://ann%40example.org:p%23q@mail.example.org'],
  ['PATENCY_SMTP_URL', 'smtp://mail.example.org:25'],
  ['PATENCY_PUSH_PROXY', 'http://ann:p%23q@proxy.example.org:3128'],
])('%s is taken as it is: %s', (name, value) => {
  const mail = { PATENCY_MAIL_FROM: 'p@example.org', PATENCY_PUBLIC_ORIGIN: 'https://calls.example.org' }
  const { databaseUrl, smtpUrl, pushProxy } = readEnv({ ...(name === 'PATENCY_SMTP_URL' ? mail : {}), [name]: value })
  expect([databaseUrl, smtpUrl, pushProxy]).toContain(value)
})

test('mail needs a server, a sender and the address that links lead to', () => {
  const mail = {
    PATENCY_SMTP_URL: 'smtps://user:secret@mail.example.org',
    PATENCY_MAIL_FROM: 'Patency <patency@example.org>',
    PATENCY_PUBLIC_ORIGIN: 'https://calls.example.org, https://other.example.org',
  }
  expect(readEnv(mail)).toMatchObject({
    smtpUrl: mail.PATENCY_SMTP_URL,
    mailFrom: mail.PATENCY_MAIL_FROM,
    publicUrl: 'https://calls.example.org',
  })
  expect(() => readEnv({ ...mail, PATENCY_MAIL_FROM: '' })).toThrow('PATENCY_SMTP_URL needs PATENCY_MAIL_FROM')
  expect(() => readEnv({ ...mail, PATENCY_PUBLIC_ORIGIN: '' })).toThrow('PATENCY_SMTP_URL needs PATENCY_PUBLIC_ORIGIN')
  expect(() => readEnv({ ...mail, PATENCY_SMTP_URL: 'http://mail' })).toThrow('PATENCY_SMTP_URL must look like')
})

test('the user of the mail server may stand beside its address, and is taken as it is', () => {
  const mail = {
    PATENCY_SMTP_URL: 'smtp://mail.example.org:587',
    PATENCY_SMTP_USER: 'patency@example.org',
    PATENCY_SMTP_PASSWORD: ' 12#x/y?z%q@ ',
    PATENCY_MAIL_FROM: 'Patency <patency@example.org>',
    PATENCY_PUBLIC_ORIGIN: 'https://calls.example.org',
  }
  expect(readEnv(mail).smtpUser).toEqual({ user: 'patency@example.org', pass: ' 12#x/y?z%q@ ' })
  expect(() => readEnv({ ...mail, PATENCY_SMTP_PASSWORD: '' })).toThrow('need each other')
  expect(() => readEnv({ ...mail, PATENCY_SMTP_USER: '' })).toThrow('need each other')
  expect(() => readEnv({ ...mail, PATENCY_SMTP_URL: '' })).toThrow('PATENCY_SMTP_USER needs PATENCY_SMTP_URL')
  expect(() => readEnv({ ...mail, PATENCY_SMTP_URL: 'smtp://ann:x@mail.example.org' })).toThrow('Set one of the two')
})
