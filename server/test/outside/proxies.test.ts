// What proxies put before a request: its caller is one machine, whatever port, brackets or list they write (rules 2.6).
import type { IncomingMessage } from 'node:http'
import { isSecure } from '../../http/edge/origin'
import { doors } from '../harness/doors'
import { address, hospital, serveHospital } from '../harness/servedHospital'

serveHospital({ trustProxy: 1 })

const typed = { email: 'nobody@demo.example', password: 'wrong-One-1' }
const login = (forwardedFor: string) =>
  doors(address, null).rest('POST', '/auth/login', typed, { 'x-forwarded-for': forwardedFor })

beforeEach(() => hospital.clients.system.signInTry.deleteMany())

test.each([
  ['the port of each connection (Azure, IIS)', ['10.1.2.3:5000', '10.1.2.3:61234', '10.1.2.3']],
  ['IPv6 with brackets and ports', ['[2001:db8:1:2::7]:5000', '[2001:DB8:1:2:0:0:0:7]:443', '2001:db8:1:2::7']],
  ['IPv4 in IPv6, as a dual-stack socket has it', ['::ffff:10.1.2.3', '[::ffff:10.1.2.3]:80', '::FFFF:0a01:0203']],
  ['quotation marks, as in Forwarded', ['"[2001:db8::1]:80"', '"[2001:db8::1]"', '[2001:db8::1]']],
  ['what the caller made up before it', ['1.1.1.1, 10.1.2.3', '2.2.2.2:80,10.1.2.3:99', 'for=x, , 10.1.2.3']],
  ['addresses of one household', ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '[2001:db8:1:2:a:b:c:d]:1']],
  [
    'nothing that is an address',
    ['unknown', '_hidden:80', '<script>alert(1)</script>', '10.1.2.3.4', 'a'.repeat(3_000)],
  ],
])('wrong passwords count together with %s', async (_what, forms) => {
  for (const form of forms) expect((await login(form)).body.code).toBe('SIGN_IN_FAILED')
  const tries = await hospital.clients.system.signInTry.findMany()
  expect(tries).toHaveLength(forms.length)
  expect(new Set(tries.map(({ origin }) => origin)).size).toBe(1)
  const audited = await hospital.clients.system.auditEntry.findMany({
    where: { action: 'signIn' },
    orderBy: { sequence: 'desc' },
    take: forms.length,
  })
  for (const { origin } of audited) expect(origin).toMatch(/^[\da-f.:]{2,45}$/)
})

test('wrong passwords of several machines count apart', async () => {
  for (const form of ['10.1.2.3:5000', '10.1.2.4:5000', '[2001:db8:1:2::7]:5000', '[2001:db8:1:3::7]:5000'])
    await login(form)
  const tries = await hospital.clients.system.signInTry.findMany()
  expect(new Set(tries.map(({ origin }) => origin)).size).toBe(4)
})

test.each(['https', 'HTTPS', 'http, https', ' https ', 'http,Https'])(
  'a proxy that says %j has TLS before it',
  (proto) => {
    const request = { headers: { 'x-forwarded-proto': proto } } as unknown as IncomingMessage
    expect(isSecure(request, { trustProxy: 1 })).toBe(true)
  },
)
