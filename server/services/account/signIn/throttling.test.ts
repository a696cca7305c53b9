// Whom wrong passwords slow down and lock out, and whom not (rules 2.6).
import { jest } from '@jest/globals'
import * as throttle from '../../../domain/account/throttle'
import type { Served } from '../../../test/harness/serve'
import type { Hospital, Person } from '../../../test/hospital/hospital'

/** How long each try had to wait, in milliseconds. Nobody waits here; session.test.ts has the waits themselves. */
let delays: number[]
jest.unstable_mockModule('../../../domain/account/throttle', () => ({
  ...throttle,
  tryDelayMs: (failed: throttle.FailedTries) => {
    delays.push(throttle.tryDelayMs(failed))
    return 0
  },
}))
const { hashPassword } = await import('../../../auth/password')
const { readEnv } = await import('../../../env')
const { doors } = await import('../../../test/harness/doors')
const { openHospital } = await import('../../../test/hospital/hospital')
const { serveDatabase } = await import('../../../test/harness/serve')

const password = 'Patency-demo-1'
let hospital: Hospital
let address: string
let second: Served
beforeAll(async () => {
  hospital = await openHospital({ trustProxy: 1 })
  address = await hospital.serve()
  const env = {
    ...readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }),
    dataDir: hospital.dataDir,
    requestsPerMinute: 1e9,
    strangerRequestsPerMinute: 1e9,
    trustProxy: 1,
  }
  second = await serveDatabase(hospital.database.url, hospital.clients, env, () => hospital.clock.now)
  await hospital.clients.system.user.updateMany({ data: { passwordHash: await hashPassword(password) } })
})
beforeEach(async () => {
  await hospital.clients.system.signInTry.deleteMany()
  delays = []
})
afterAll(async () => {
  await second.close()
  await hospital.close()
})

const login = (
  from: string,
  email: string,
  typed: string,
  { device, at = address }: { device?: string; at?: string } = {},
) =>
  doors(at, null).rest(
    'POST',
    '/auth/login',
    { email, password: typed },
    { 'x-forwarded-for': from, ...(device ? { cookie: device } : {}) },
  )
const deviceOf = (headers: Headers): string =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('patency-device='))!
    .split(';')[0]!
/** So many failed tries, as they would stand after somebody made them. */
const failed = async (count: number, { email, from }: { email?: string; from?: string }): Promise<void> => {
  const { createHash } = await import('node:crypto')
  const account = (n: number) =>
    new Uint8Array(
      createHash('sha256')
        .update(email ?? `no one${n}@demo.example`)
        .digest(),
    )
  await hospital.clients.system.signInTry.createMany({
    data: Array.from({ length: count }, (_, n) => ({
      account: account(n),
      origin: from ?? `198.51.100.${n % 250}`,
      at: hospital.clock.now,
    })),
  })
}
/** How fifteen wrong passwords of one person at one place are delayed. */
const ofFifteen = [...Array<number>(10).fill(0), 100, 200, 400, 800, 1_600]
const signInFor = async (person: Person, from: string): Promise<string> => {
  const { status, headers } = await login(from, person.email, password)
  expect(status).toBe(200)
  return deviceOf(headers)
}

test('fifteen wrong passwords from elsewhere lock no one out where they work', async () => {
  const { rosa } = hospital.people
  await failed(15, { email: rosa.email, from: '203.0.113.1' })
  expect((await login('203.0.113.1', rosa.email, password)).body.code).toBe('TOO_MANY_TRIES')
  expect((await login('192.0.2.1', rosa.email, password)).status).toBe(200)
})

test('nor do many from one address lock out those who share it', async () => {
  await failed(200, { from: '192.0.2.1' })
  expect((await login('192.0.2.1', hospital.people.ben.email, password)).status).toBe(200)
  expect(delays).toEqual([5_000])
})

test('nor do many from many addresses lock out one person, or everyone', async () => {
  await failed(1_200, { email: hospital.people.manager.email })
  for (const { email } of [hospital.people.manager, hospital.people.admin])
    expect((await login('192.0.2.99', email, password)).status).toBe(200)
  expect(delays).toEqual([5_000, 5_000])
})

test('where someone signed in before, wrong passwords of others at the same address do not count', async () => {
  const { rosa, ben } = hospital.people
  const device = await signInFor(rosa, '192.0.2.1')
  await failed(15, { email: rosa.email, from: '192.0.2.1' })
  expect((await login('192.0.2.1', rosa.email, password)).body.code).toBe('TOO_MANY_TRIES')
  expect((await login('192.0.2.1', rosa.email, password, { device })).status).toBe(200)
  // A browser is known for those who signed in there, and not for others.
  await failed(15, { email: ben.email, from: '192.0.2.1' })
  expect((await login('192.0.2.1', ben.email, password, { device })).body.code).toBe('TOO_MANY_TRIES')
})

test('there fifteen wrong ones are refused as well, and no one elsewhere notices', async () => {
  const { rosa } = hospital.people
  const device = await signInFor(rosa, '192.0.2.1')
  const codes: unknown[] = []
  for (let n = 0; n < 16; n += 1) codes.push((await login('192.0.2.1', rosa.email, 'wrong', { device })).body.code)
  expect(codes).toEqual([...Array(15).fill('SIGN_IN_FAILED'), 'TOO_MANY_TRIES'])
  // The first is that of signing in.
  expect(delays).toEqual([0, ...ofFifteen])
  expect((await login('192.0.2.1', rosa.email, password, { device })).body.code).toBe('TOO_MANY_TRIES')
  expect((await login('192.0.2.1', rosa.email, password)).status).toBe(200)
})

test('a browser keeps its token when several people sign in, and one that no one gave out is not taken over', async () => {
  const { rosa, ben } = hospital.people
  const device = await signInFor(rosa, '192.0.2.1')
  expect(deviceOf((await login('192.0.2.1', ben.email, password, { device })).headers)).toBe(device)
  const planted = `patency-device=${'x'.repeat(43)}`
  expect(deviceOf((await login('192.0.2.1', ben.email, password, { device: planted })).headers)).not.toBe(planted)
  const stored = await hospital.clients.system.knownDevice.findMany({ where: { userId: { in: [rosa.id, ben.id] } } })
  expect(
    stored.some(({ tokenHash }) => Buffer.from(tokenHash).toString('base64url').includes(device.slice(15, 40))),
  ).toBe(false)
})

test('of one person fifty browsers are known, those that were used last', async () => {
  const { north } = hospital.people
  const seenAt = (n: number) => new Date(hospital.clock.now.getTime() - n * 60_000)
  await hospital.clients.system.knownDevice.createMany({
    data: Array.from({ length: 60 }, (_, n) => ({
      userId: north.id,
      tokenHash: new Uint8Array([n]),
      seenAt: seenAt(n),
    })),
  })
  await signInFor(north, '192.0.2.1')
  const left = await hospital.clients.system.knownDevice.findMany({ where: { userId: north.id } })
  // The hash of the browser that signed in is random and longer than the numbers of the others.
  const others = left.flatMap(({ tokenHash }) => (tokenHash.length === 1 ? [tokenHash[0]!] : []))
  expect(left).toHaveLength(50)
  expect(others.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 49 }, (_, n) => n))
})

test('two servers count together', async () => {
  const { ben } = hospital.people
  const codes: unknown[] = []
  for (let n = 0; n < 16; n += 1)
    codes.push((await login('203.0.113.5', ben.email, 'wrong', { at: n % 2 ? address : second.address })).body.code)
  expect(codes).toEqual([...Array(15).fill('SIGN_IN_FAILED'), 'TOO_MANY_TRIES'])
  expect(delays).toEqual(ofFifteen)
})

test('what is answered is the same, and as late, whether or not the account exists', async () => {
  for (const email of [hospital.people.rosa.email, 'nobody@demo.example']) {
    await hospital.clients.system.signInTry.deleteMany()
    await failed(15, { email, from: '203.0.113.7' })
    await failed(60, { email, from: '203.0.113.9' })
    expect(await login('203.0.113.7', email, 'wrong')).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_TRIES', message: 'Too many tries. Wait ten minutes, then try again.' },
    })
    expect(await login('203.0.113.8', email, 'wrong')).toMatchObject({
      status: 401,
      body: { code: 'SIGN_IN_FAILED', message: 'The e-mail address or the password is wrong.' },
    })
  }
  expect(delays).toEqual([2_500, 2_500])
})
