import { hashPassword } from '../../auth/password'
import { address, hospital, serveHospital } from '../../test/harness/servedHospital'
import { addressOf, isSecure } from './origin'

serveHospital({ trustProxy: 1 })
beforeAll(async () => {
  await hospital.clients.system.user.updateMany({ data: { passwordHash: await hashPassword('Patency-demo-1') } })
})

const overTls = { 'x-forwarded-proto': 'https' }
const me = (headers: Record<string, string>) => fetch(`${address}/api/v0/users/me`, { headers })
const login = (headers: Record<string, string>) =>
  fetch(`${address}/api/v0/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email: hospital.people.rosa.email, password: 'Patency-demo-1' }),
  })

test('behind TLS the session cookie is Secure and belongs to this host alone, and is cleared as it was set (rules 2.6)', async () => {
  const [cookie, device] = (await login(overTls)).headers.getSetCookie() as [string, string]
  expect(device).toMatch(/^__Host-patency-device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=15552000$/)
  expect(cookie).toMatch(/^__Host-patency=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
  const shown = { ...overTls, cookie: cookie.split(';')[0]! }
  expect((await me(shown)).status).toBe(200)
  const out = await fetch(`${address}/api/v0/auth/logout`, { method: 'POST', headers: shown })
  expect(out.headers.get('set-cookie')).toBe('__Host-patency=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0')
  expect((await me(shown)).status).toBe(401)
})

test('behind TLS a cookie that another host of the domain could have planted is no one’s', async () => {
  const { token } = hospital.people.rosa
  expect((await me({ ...overTls, cookie: `patency=${token}` })).status).toBe(401)
  expect((await me({ ...overTls, cookie: `patency=planted; __Host-patency=${token}` })).status).toBe(200)
  expect((await me({ cookie: `patency=${token}` })).status).toBe(200)
  expect((await me({ cookie: `__Host-patency=${token}` })).status).toBe(401)
})

test('behind TLS a page of the same host without TLS may not call', async () => {
  const { host } = new URL(address)
  const from = (origin: string, headers: Record<string, string> = overTls) =>
    fetch(`${address}/api/v0/auth/logout`, { method: 'POST', headers: { ...headers, origin } }).then(
      ({ status }) => status,
    )
  expect([
    await from(`https://${host}`),
    await from(`http://${host}`),
    await from('null'),
    await from(`https://${host}.evil.example`),
  ]).toEqual([200, 403, 403, 403])
  expect(await from(`http://${host}`, {})).toBe(200)
})

test('browsers are told to stay with TLS, for a year and for every host below, by every door', async () => {
  for (const path of ['/', '/graphql', '/api/v0/users/me', '/health/live', '/nowhere']) {
    expect((await fetch(address + path, { headers: overTls })).headers.get('strict-transport-security')).toBe(
      'max-age=31536000; includeSubDomains',
    )
    expect((await fetch(address + path)).headers.get('strict-transport-security')).toBeNull()
  }
})

describe('what proxies tell', () => {
  const request = (headers: Record<string, string>) => ({ headers, socket: { remoteAddress: '10.0.0.1' } }) as never

  test('is believed of our own proxies alone, and of none unless so configured', () => {
    const told = { 'x-forwarded-for': '6.6.6.6, 192.0.2.7', 'x-forwarded-proto': 'https, http' }
    const all = [0, 1, 2].map((trustProxy) => [
      addressOf(request(told), { trustProxy }),
      isSecure(request(told), { trustProxy }),
    ])
    expect(all).toEqual([
      ['10.0.0.1', false],
      ['192.0.2.7', false],
      ['6.6.6.6', true],
    ])
  })

  test.each([
    ['192.0.2.7:5000', '192.0.2.7'],
    ['192.0.2.7:61000', '192.0.2.7'],
    ['[2001:db8::1]:5000', '2001:db8::1'],
    ['"[2001:DB8:0:0::1]:5000"', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['2001:0DB8:0:0:0:0:0:1', '2001:db8::1'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:c000:0207', '192.0.2.7'],
    ['fe80::1%eth0', 'fe80::1'],
    // What is no address counts as the proxy that sent it.
    ['<b>192.0.2.7</b>', '10.0.0.1'],
    ['unknown', '10.0.0.1'],
    ['_hidden', '10.0.0.1'],
    ['192.0.2.7:', '10.0.0.1'],
    ['192.0.2.7.', '10.0.0.1'],
    ['192.0.2', '10.0.0.1'],
    ['300.0.2.7:80', '10.0.0.1'],
    ['[192.0.2.7', '10.0.0.1'],
    ['2001:db8::1:5000:x', '10.0.0.1'],
    ['a'.repeat(3_000), '10.0.0.1'],
  ])('%s is one address per machine: %s', (told, address) => {
    expect(addressOf(request({ 'x-forwarded-for': told }), { trustProxy: 1 })).toBe(address)
  })

  test('is the nearest there is when fewer proxies were passed, and the connection itself when none was', () => {
    expect(addressOf(request({ 'x-forwarded-for': '192.0.2.7' }), { trustProxy: 3 })).toBe('192.0.2.7')
    expect(addressOf(request({}), { trustProxy: 3 })).toBe('10.0.0.1')
    expect(isSecure(request({ 'x-forwarded-proto': 'https' }), { trustProxy: 3 })).toBe(true)
    expect(isSecure(request({}), { trustProxy: 1 })).toBe(false)
  })
})
