// Requests as other programs' libraries put them on the line, byte by byte: sign in, read, change, upload, close.
import net from 'node:net'
import { gzipSync } from 'node:zlib'
import { hashPassword } from '../../auth/password'
import { address, hospital, serveHospital } from '../harness/servedHospital'
import { picture } from '../hospital/pictures'

serveHospital()

const password = 'Patency-demo-1'
beforeAll(async () => {
  const data = { passwordHash: await hashPassword(password) }
  await hospital.clients.system.user.update({ where: { id: hospital.people.rosa.id }, data })
})

type Answer = { status: number; headers: string; body: string }
/** What a library adds of its own, and how it sends a body. */
type Library = { headers: string[]; firstToo?: string[]; isChunked?: boolean; isHttp10?: boolean }

const libraries: Record<string, Library> = {
  'Java, HttpClient (offers HTTP/2 with the first request)': {
    headers: ['User-Agent: Java-http-client/17.0.15'],
    firstToo: [
      'Connection: Upgrade, HTTP2-Settings',
      'Upgrade: h2c',
      'HTTP2-Settings: AAEAAEAAAAIAAAABAAMAAABkAAQBAAAAAAUAAEAA',
    ],
  },
  'Java, HttpURLConnection': {
    headers: [
      'User-Agent: Java/1.8.0_402',
      'Accept: text/html, image/gif, image/jpeg, *; q=.2, */*; q=.2',
      'Connection: keep-alive',
    ],
    isChunked: true,
  },
  'curl --http2': {
    headers: ['User-Agent: curl/7.88.1', 'Accept: */*'],
    firstToo: ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA'],
  },
  'curl --http1.0': { headers: ['User-Agent: curl/7.29.0', 'Accept: */*'], isHttp10: true },
  'Python, requests': {
    headers: [
      'User-Agent: python-requests/2.34.2',
      'Accept-Encoding: gzip, deflate, br, zstd',
      'Accept: */*',
      'Connection: keep-alive',
    ],
  },
  '.NET, HttpClient': { headers: ['Request-Id: |a1b2c3.1'], isChunked: true },
  'a proxy that offers TLS': { headers: [], firstToo: ['Connection: upgrade', 'Upgrade: TLS/1.2, HTTP/1.1'] },
}

/** One connection, as long as the server keeps it; requests one after the other. */
const connect = (library: Library) => {
  const { hostname, port } = new URL(address)
  let isFirst = true
  let socket: net.Socket | null = null
  const ask = async (method: string, path: string, type: string | null, body: Buffer, more: string[]) => {
    const line = socket && !socket.destroyed ? socket : net.connect(Number(port), hostname)
    socket = line
    line.setNoDelay(true)
    const framed =
      library.isChunked && body.length > 0
        ? Buffer.concat([
            ...[body.subarray(0, 3), body.subarray(3)].flatMap((part) => [
              Buffer.from(`${part.length.toString(16)}\r\n`),
              part,
              Buffer.from('\r\n'),
            ]),
            Buffer.from('0\r\n\r\n'),
          ])
        : body
    const head = [
      `${method} /api/v0${path} HTTP/1.${library.isHttp10 ? 0 : 1}`,
      `Host: ${hostname}:${port}`,
      ...(isFirst ? (library.firstToo ?? []) : []),
      ...library.headers,
      ...more,
      ...(type ? [`Content-Type: ${type}`] : []),
      ...(framed !== body ? ['Transfer-Encoding: chunked'] : body.length > 0 ? [`Content-Length: ${body.length}`] : []),
    ]
    isFirst = false
    line.write(`${head.join('\r\n')}\r\n\r\n`)
    line.write(framed)
    const answer = await read(line)
    if (/^connection: close/im.test(answer.headers)) socket = null
    return answer
  }
  return { ask, close: () => socket?.destroy() }
}

/** Reads one answer: its head, and as much as it announces, or what comes before the end. */
const read = (line: net.Socket): Promise<Answer> =>
  new Promise((resolve, reject) => {
    let heard = Buffer.alloc(0)
    const look = (isOver: boolean) => {
      const end = heard.indexOf('\r\n\r\n')
      if (end < 0) return isOver && reject(new Error(`the line ended after "${heard.toString()}"`))
      const headers = heard.subarray(0, end).toString()
      const length = /^content-length: (\d+)/im.exec(headers)?.[1]
      const body = heard.subarray(end + 4)
      const isChunked = /^transfer-encoding: chunked/im.test(headers)
      const isWhole = isChunked ? body.includes('0\r\n\r\n') : length !== undefined && body.length >= Number(length)
      if (!isWhole && !isOver) return
      line.off('data', hear).off('close', over)
      const text = isChunked ? body.toString().replaceAll(/(^|\r\n)[0-9a-f]+\r\n/gi, '') : body.toString()
      resolve({ status: Number(headers.split(' ')[1]), headers, body: text })
    }
    const hear = (bytes: Buffer) => {
      heard = Buffer.concat([heard, bytes])
      look(false)
    }
    const over = () => look(true)
    line.on('data', hear).on('close', over)
    line.once('error', reject)
  })

test.each(Object.keys(libraries))('%s', async (name) => {
  const { rosa } = hospital.people
  const { ask, close } = connect(libraries[name]!)
  const none = Buffer.alloc(0)
  const json = (value: object) => Buffer.from(JSON.stringify(value))
  const login = await ask(
    'POST',
    '/auth/login',
    'application/json; charset=utf-8',
    json({ email: rosa.email, password }),
    [],
  )
  expect(login.status).toBe(200)
  const cookie = [`Cookie: ${/^set-cookie: ([^;\r]+)/im.exec(login.headers)![1]}`]
  const of = (path: string) => `/providers/${hospital.riverside.id}${path}`
  const callId = await hospital.openCall({ by: rosa })

  const call = await ask('GET', of(`/calls/${callId}`), null, none, cookie)
  expect(call.status).toBe(200)
  const tag = /^etag: (.+)/im.exec(call.headers)![1]!
  const changed = await ask('PUT', of(`/calls/${callId}`), 'application/json', json({ contact: 'Ext. é' }), [
    ...cookie,
    `If-Match: ${tag}`,
  ])
  expect([changed.status, (JSON.parse(changed.body) as { contact: string }).contact]).toEqual([200, 'Ext. é'])

  const form = Buffer.concat([
    Buffer.from(
      '--b0undary\r\nContent-Disposition: form-data; name="file"; filename="arm.png"\r\nContent-Type: image/png\r\n\r\n',
    ),
    await picture(),
    Buffer.from('\r\n--b0undary--\r\n'),
  ])
  const sent = await ask('POST', of('/images'), 'multipart/form-data; boundary="b0undary"', form, cookie)
  expect(sent.status).toBe(200)
  const { id: image } = JSON.parse(sent.body) as { id: string }
  const images = await ask('PUT', of(`/calls/${callId}`), 'application/json', json({ images: [image] }), cookie)
  expect(images.status).toBe(200)
  const closed = await ask('POST', of(`/calls/${callId}/close`), 'application/json', json(hospital.recorded), cookie)
  expect(closed.status).toBe(200)
  close()
  const { completedAt, contact } = await hospital.readCall(callId)
  expect([completedAt !== null, contact]).toEqual([true, 'Ext. é'])
})

test.each(['/graphql', '/api/v0/auth/login'])('a compressed body is refused at %s in words', async (path) => {
  const answer = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    body: gzipSync('{}'),
  })
  expect([answer.status, await answer.json()]).toEqual([
    415,
    expect.objectContaining({
      code: 'UNSUPPORTED_TYPE',
      message: 'The body must not be compressed: send it without Content-Encoding.',
    }),
  ])
})
