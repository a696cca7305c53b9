// What comes over the wire when somebody means no good, or cannot do it better.
import net from 'node:net'
import { address, hospital, serveHospital } from '../../test/harness/servedHospital'

serveHospital()

type Answer = { status: number; headers: string; code: string | undefined }

/** Sends bytes as they are; answers what came before the server, or we, hung up: with the answer, or after a while without one. */
const send = (bytes: string | Buffer, hangUpAfterMs?: number): Promise<Answer> =>
  new Promise((resolve) => {
    const socket = net.connect(Number(new URL(address).port), '127.0.0.1')
    let received = ''
    const timer = hangUpAfterMs === undefined ? undefined : setTimeout(() => socket.destroy(), hangUpAfterMs)
    socket.on('data', (bytes) => {
      received += bytes.toString()
      // Every answer but that to HEAD ends with a brace.
      if (/\r\n\r\n[^]*\}(\r\n0\r\n\r\n)?$/.test(received)) socket.destroy()
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(timer)
      resolve({
        status: Number(/^HTTP\/1\.1 (\d+)/.exec(received)?.[1] ?? 0),
        headers: received.split('\r\n\r\n', 1)[0]!.toLowerCase(),
        code: /"code":"([A-Z_]+)"/.exec(received)?.[1],
      })
    })
    socket.write(bytes)
  })

const cookie = () => `cookie: patency=${hospital.people.rosa.token}\r\n`
const request = (start: string, { host = 'host: x\r\n', headers = '', body = '' as string | Buffer } = {}): Buffer => {
  const bytes = Buffer.from(body)
  const length = bytes.length > 0 ? `content-type: application/json\r\ncontent-length: ${bytes.length}\r\n` : ''
  return Buffer.concat([
    Buffer.from(`${start} HTTP/1.1\r\n${host}${cookie()}${headers}${length}connection: close\r\n\r\n`),
    bytes,
  ])
}
const calls = () => `/api/v0/providers/${hospital.riverside.id}/calls`

test.each([
  'host: a b\r\n',
  'host: exa..mple:99999\r\n',
  'host:\r\n',
  'host: x/y\r\n',
  'host: u@x\r\n',
  'host: x\r\nhost: y\r\n',
])('a header Host that names no host is refused at both doors: %j', async (host) => {
  for (const start of [`GET ${calls()}/active`, 'POST /graphql'])
    expect(
      await send(request(start, { host, body: start.startsWith('POST') ? '{"query":"{now}"}' : '' })),
    ).toMatchObject({ status: 400 })
})

test('addresses that are none are refused, and those that climb lead nowhere', async () => {
  for (const start of [`GET http://evil.example${calls()}/active`, 'GET /api/v0\\users\\me', 'OPTIONS *'])
    expect({ start, ...(await send(request(start))) }).toMatchObject({ start, status: 400, code: 'MALFORMED' })
  for (const start of [
    'GET /api/v0/../../etc/passwd',
    'GET /api/v0/%2e%2e/%2e%2e/graphql',
    'GET /api/v0//users//me',
    'GET /api/v0/users/me%00',
    `GET ${calls()}/%E0%A4%A`,
    'GET /api/v0/users/me;a=b',
  ])
    expect({ start, ...(await send(request(start))) }).toMatchObject({ start, status: 404, code: 'NOT_FOUND' })
})

test('an address that is written another way leads nowhere, so that no one signs in past the limit on tries', async () => {
  const body = JSON.stringify({ email: 'nobody@demo.example', password: 'x' })
  for (const path of [
    'auth/%6cogin',
    'auth/./login',
    'auth/../auth/login',
    '%61uth/login',
    'auth%2flogin',
    'auth/login#x',
    'auth/login;x',
    'auth//login',
    '/auth/login',
    './auth/login',
  ])
    expect({ path, ...(await send(request(`POST /api/v0/${path}`, { body }))) }).toMatchObject({
      path,
      status: 404,
      code: 'NOT_FOUND',
    })
  expect(await send(request('POST /api/v0/auth/login/', { body }))).toMatchObject({ status: 401 })
})

test('methods that no one offers are refused with those that are', async () => {
  for (const method of ['TRACE', 'PROPFIND', 'PATCH', 'LOCK', 'QUERY']) {
    expect({ method, ...(await send(request(`${method} ${calls()}/active`))) }).toMatchObject({
      method,
      status: 405,
      code: 'METHOD_NOT_ALLOWED',
      headers: expect.stringContaining('allow: get, head, options'),
    })
    expect({ method, ...(await send(request(`${method} /graphql`))) }).toMatchObject({
      method,
      status: 405,
      code: 'METHOD_NOT_ALLOWED',
      headers: expect.stringContaining('allow: post'),
    })
  }
  for (const method of ['GET', 'PUT', 'OPTIONS', 'DELETE'])
    expect({
      method,
      ...(await send(request(`${method} /graphql?query={now}`, { headers: 'patency-client: x\r\n' }))),
    }).toMatchObject({ method, status: 405 })
})

test('a body in pieces is counted like any other, and one that lies about its length is none', async () => {
  const piece = Buffer.concat([Buffer.from('150000\r\n'), Buffer.alloc(0x150000, 0x20), Buffer.from('\r\n0\r\n\r\n')])
  for (const path of [calls(), '/graphql']) {
    const head = Buffer.from(
      `POST ${path} HTTP/1.1\r\nhost: x\r\n${cookie()}content-type: application/json\r\ntransfer-encoding: chunked\r\nconnection: close\r\n\r\n`,
    )
    expect({ path, ...(await send(Buffer.concat([head, piece]))) }).toMatchObject({
      path,
      status: 413,
      code: 'TOO_LARGE',
    })
    for (const length of ['-5', '2\r\ncontent-length: 3', '0x10', '1e3'])
      expect({
        path,
        length,
        ...(await send(`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: ${length}\r\n\r\n{}`)),
      }).toMatchObject({ path, length, status: 400 })
  }
})

test('a body that is no UTF-8 is refused, not mended', async () => {
  const before = await hospital.clients.system.call.count()
  const body = Buffer.concat([
    Buffer.from(`{"purposeId":"${hospital.riverside.purposes['Difficult IV']}","contact":"a`),
    Buffer.from([0xff, 0xc0, 0x80]),
    Buffer.from('"}'),
  ])
  expect(await send(request(`POST ${calls()}`, { body }))).toMatchObject({ status: 400, code: 'MALFORMED' })
  expect(await hospital.clients.system.call.count()).toBe(before)
})

test('whoever hangs up half way leaves nothing behind', async () => {
  const before = await hospital.clients.system.call.count()
  for (const path of [calls(), '/graphql'])
    await send(
      `POST ${path} HTTP/1.1\r\nhost: x\r\n${cookie()}content-type: application/json\r\ncontent-length: 500\r\n\r\n{"purposeId"`,
      100,
    )
  expect(await send(request('GET /api/v0/users/me'))).toMatchObject({ status: 200 })
  expect(await hospital.clients.system.call.count()).toBe(before)
})

const noRequests = [
  'null',
  '[]',
  '5',
  '"x"',
  '{}',
  '{"query":5}',
  '{"query":["x"]}',
  '{"query":"{now}","variables":[]}',
  '{"query":"{now}","variables":"x"}',
  '{"query":"{now}","operationName":5}',
  '{"query":"{now}","surprise":5}',
  '[{"query":"{now}"}]',
  '{"query":"query A{now} query B{now}"}',
  '{"query":"{now}","__proto__":{"x":1}}',
  '{"query',
  '\u0000',
]
test.each(noRequests)('GraphQL is not asked by %j', async (body) => {
  expect(await send(request('POST /graphql', { body }))).toMatchObject({
    status: expect.any(Number),
    code: 'MALFORMED',
  })
})

test('variables of a form that are no JSON are the caller’s fault', async () => {
  const body = 'query={now}&variables={'
  const head = `POST /graphql HTTP/1.1\r\nhost: x\r\npatency-client: x\r\n${cookie()}content-type: application/x-www-form-urlencoded\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n`
  expect(await send(head + body)).toMatchObject({ status: 400, code: 'MALFORMED' })
})
