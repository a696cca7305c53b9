// Where pushes may be sent (rules 10.3).
import { createReach, isPublicAddress } from './reach'

test.each(['93.184.216.34', '8.8.8.8', '172.32.0.1', '100.128.0.1', '2a00:1450:4001::200e', '2606:4700::1111'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
)

test.each([
  '10.0.0.5',
  '127.0.0.1',
  '127.9.9.9',
  '0.0.0.0',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '100.64.0.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  'fd00::1',
  'fe80::1',
  'ff02::1',
  '::ffff:10.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::a00:1',
  '2002:a00:1::',
  '2001:db8::1',
  'push.example.org',
  '',
])('%j is not public', (address) => expect(isPublicAddress(address)).toBe(false))

const named: Record<string, string[]> = {
  'push.example.org': ['93.184.216.34', '2606:4700::1111'],
  'inside.example.org': ['10.0.0.5'],
  'mixed.example.org': ['93.184.216.34', '127.0.0.1'],
  'nowhere.example.org': [],
}
const lookUp = (hostname: string) => {
  const found = named[hostname]
  if (!found) return Promise.reject(new Error('ENOTFOUND'))
  return Promise.resolve(found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })))
}
const inner = 'Must be the address of a public push service'

test.each([
  ['https://push.example.org/send/abc', null],
  ['https://push.example.org:443/send/abc', null],
  ['https://93.184.216.34/send/abc', null],
  ['https://[2606:4700::1111]/send/abc', null],
  ['http://push.example.org/send/abc', 'Must begin with https'],
  ['ftp://push.example.org/', 'Must begin with https'],
  ['javascript:alert(1)', 'Must begin with https'],
  ['push.example.org', 'Must be an address'],
  ['', 'Must be an address'],
  ['https://ann:secret@push.example.org/', 'Must not hold a name or a password'],
  ['https://ann@push.example.org/', 'Must not hold a name or a password'],
  ['https://push.example.org:8443/', 'Must use the usual port'],
  ['https://push.example.org:22/', 'Must use the usual port'],
  ['https://localhost/', inner],
  ['https://LOCALHOST./', inner],
  ['https://printer/', inner],
  ['https://db.internal/', inner],
  ['https://nas.local/', inner],
  ['https://127.0.0.1/', inner],
  ['https://2130706433/', inner],
  ['https://0x7f.1/', inner],
  ['https://127.1/', inner],
  ['https://10.0.0.5/', inner],
  ['https://169.254.169.254/latest/meta-data', inner],
  ['https://[::1]/', inner],
  ['https://[fd00::1]/', inner],
  ['https://[fe80::1]/', inner],
  ['https://[::ffff:10.0.0.1]/', inner],
  ['https://inside.example.org/', inner],
  ['https://mixed.example.org/', inner],
  ['https://nowhere.example.org/', inner],
])('%s: %s', async (endpoint, problem) => {
  expect(await createReach({ lookUp }).problemOf(endpoint)).toBe(problem)
})

test('a name that cannot be looked up says nothing of its address', async () => {
  const problem = createReach({ lookUp }).problemOf('https://unknown.example.org/')
  await expect(problem).rejects.toThrow('ENOTFOUND')
})

test('a name that leads inside only when the connection is made is refused there', async () => {
  const answers = [['93.184.216.34'], ['127.0.0.1']]
  const reach = createReach({
    lookUp: () => Promise.resolve(answers.shift()!.map((address) => ({ address, family: 4 }))),
  })
  expect(await reach.problemOf('https://push.example.org/')).toBeNull()
  const error = await new Promise((resolve) => reach.lookup('push.example.org', {}, (problem) => resolve(problem)))
  expect(error).toEqual(new Error(inner))
})

test('behind a proxy no name is looked up, and an inner address is refused as before', async () => {
  const reach = createReach({ isProxied: true, lookUp: () => Promise.reject(new Error('there is no name server')) })
  expect(await reach.problemOf('https://push.example.org/send/abc')).toBeNull()
  expect(await reach.problemOf('https://printer/')).toBe(inner)
  expect(await reach.problemOf('https://10.0.0.5/')).toBe(inner)
  expect(await reach.problemOf('https://[fd00::1]/')).toBe(inner)
})

test('only a test sends to this machine, and only there without https', async () => {
  const service = 'http://127.0.0.1:9999/push'
  expect(await createReach().problemOf(service)).toBe('Must begin with https')
  const reach = createReach({ loopback: true, lookUp })
  expect(await reach.problemOf(service)).toBeNull()
  expect(await reach.problemOf('http://10.0.0.5:9999/push')).toBe('Must begin with https')
  expect(await reach.problemOf('https://10.0.0.5/push')).toBe(inner)
})
