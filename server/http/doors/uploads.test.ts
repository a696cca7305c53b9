// Pictures through the door: what is sent, what is refused before and after it was read, and how it comes back.
import { request as httpRequest } from 'node:http'
import sharp from 'sharp'
import { hashSessionToken, newSessionToken } from '../../auth/sessionToken'
import { imageLimit, imageMessages } from '../../domain/calls/entries/images'
import { documentLimit } from '../../domain/documents/file'
import { correctCall } from '../../services/calls/entries/correctCall'
import { sendLarge } from '../../test/harness/graphqlForm'
import { address, hospital, serveHospital } from '../../test/harness/servedHospital'
import { until } from '../../test/harness/until'
import { phonePhoto, picture, pixelBomb, sendForm, upload, type Part } from '../../test/hospital/pictures'

serveHospital()

const riverside = () => hospital.riverside.id
const send = (parts: Part[], headers?: Record<string, string>) =>
  sendForm(address, hospital.people.rosa, riverside(), parts, headers)
const rows = () => hospital.clients.system.callImage.count()

test('a picture is answered as it is kept, whatever its sender says of it', async () => {
  const { status, body } = await send([
    { bytes: await picture('image/jpeg'), type: 'text/html', fileName: '../../<b>arm</b>.html' },
  ])
  expect({ status, body }).toEqual({
    status: 200,
    body: { id: expect.any(String), fileName: 'b.jpg', contentType: 'image/jpeg', size: expect.any(Number) },
  })
})

test.each([
  [
    'an SVG that calls itself a PNG',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    'Must be a PNG, JPEG, GIF or WebP image',
  ],
  [
    'a page that calls itself a PNG',
    () => Buffer.from('<!doctype html><script>alert(1)</script>'),
    'Must be a PNG, JPEG, GIF or WebP image',
  ],
  ['nothing', () => Buffer.alloc(0), 'Must be a PNG, JPEG, GIF or WebP image'],
  [
    'a photo that was cut off',
    async () => (await picture('image/jpeg', { width: 300, height: 300 })).subarray(0, 4000),
    'This image is damaged or cut off. Take or save it again',
  ],
  ['a picture of too many pixels', pixelBomb, 'Must have at most 100 million pixels'],
])('%s is refused at the file, and nothing is kept', async (_what, make, message) => {
  const before = await rows()
  expect(await send([{ bytes: await make() }])).toMatchObject({
    status: 422,
    body: { code: 'VALIDATION', errors: [{ field: 'file', message }] },
  })
  expect(await rows()).toBe(before)
})

test('one file is sent, as the part that is named for it', async () => {
  const bytes = await picture()
  expect(await send([{ bytes }, { bytes }])).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'file', message: 'Send one image at a time' }] },
  })
  expect(await send([])).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'file', message: 'Choose an image' }] },
  })
  expect(await send([{ bytes: 'a text' }])).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'file', message: 'Choose an image' }] },
  })
  expect(await send([{ bytes }, { name: 'callId', bytes: 'x' }])).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'callId', message: 'Is not a field of this request' }] },
  })
})

test('a body that is no form is refused', async () => {
  const post = async (type: string, body: string) => {
    const answer = await fetch(`${address}/api/v0/providers/${riverside()}/images`, {
      method: 'POST',
      headers: { cookie: `patency=${hospital.people.rosa.token}`, 'content-type': type },
      body,
    })
    return { status: answer.status, code: ((await answer.json()) as { code: string }).code }
  }
  expect(await post('application/json', '{}')).toEqual({ status: 415, code: 'UNSUPPORTED_TYPE' })
  expect(await post('image/png', 'x')).toEqual({ status: 415, code: 'UNSUPPORTED_TYPE' })
  expect(await post('multipart/form-data', 'x')).toEqual({ status: 415, code: 'UNSUPPORTED_TYPE' })
  expect(await post('multipart/form-data; boundary=x', 'nothing of it')).toEqual({ status: 400, code: 'MALFORMED' })
})

test('14 MB are taken, and one byte more is not', async () => {
  const whole = Buffer.concat([await picture('image/jpeg'), Buffer.alloc(imageLimit)])
  expect(await send([{ bytes: whole.subarray(0, imageLimit) }])).toMatchObject({
    status: 200,
    body: { contentType: 'image/jpeg' },
  })
  expect(await send([{ bytes: whole.subarray(0, imageLimit + 1) }])).toMatchObject({
    status: 413,
    body: { code: 'TOO_LARGE' },
  })
})

test.each([
  ['a picture', 'images', imageLimit, imageMessages.size],
  ['a document', 'documents/upload', documentLimit, 'Only files up to 14MB are supported'],
])('%s that is too large is refused at the file, whatever its length says', async (_what, path, limit, message) => {
  for (const more of [1, 2 * 1024 * 1024])
    for (const hasLength of [true, false]) {
      const form = new FormData()
      form.append('file', new Blob([new Uint8Array(limit + more)]), 'large.png')
      const url = `${address}/api/v0/providers/${riverside()}/${path}`
      const answer = await until(() => sendLarge(url, hospital.people.rosa, form, hasLength))
      expect({ more, hasLength, ...answer }).toMatchObject({
        more,
        hasLength,
        status: 413,
        body: { code: 'TOO_LARGE', message: `${message}.`, errors: [{ field: 'file', message }] },
      })
    }
})

/** Sends bytes for as long as somebody listens; answers the status and how many were sent by then. */
const pour = (headers: Record<string, string>, most: number): Promise<{ status: number | null; sent: number }> =>
  new Promise((resolve) => {
    let sent = 0
    const chunk = Buffer.alloc(64 * 1024)
    const req = httpRequest(
      `${address}/api/v0/providers/${riverside()}/images`,
      { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=x', ...headers } },
      (res) => {
        res.resume()
        resolve({ status: res.statusCode ?? null, sent })
        req.destroy()
      },
    )
    req.on('error', () => resolve({ status: null, sent }))
    const write = (): void => {
      while (sent < most && !req.destroyed) {
        sent += chunk.length
        if (!req.write(chunk)) return void req.once('drain', write)
      }
      req.end()
    }
    write()
  })

test('what is too large is refused before it was read whole, whatever its length says', async () => {
  const cookie = `patency=${hospital.people.rosa.token}`
  const endless = 200 * 1024 * 1024
  const told = await pour({ cookie, 'content-length': String(endless) }, endless)
  expect(told).toMatchObject({ status: 413 })
  expect(told.sent).toBeLessThan(endless / 4)
  const inPieces = await pour({ cookie, 'transfer-encoding': 'chunked' }, endless)
  expect(inPieces).toMatchObject({ status: 413 })
  expect(inPieces.sent).toBeLessThan(endless / 2)
})

test('of someone who may not send anything nothing is read', async () => {
  const { status, sent } = await pour({ 'transfer-encoding': 'chunked' }, 100 * 1024 * 1024)
  expect(status).toBe(401)
  expect(sent).toBeLessThan(20 * 1024 * 1024)
})

test('a body elsewhere is no larger than before', async () => {
  const answer = await fetch(`${address}/api/v0/providers/${riverside()}/calls`, {
    method: 'POST',
    headers: { cookie: `patency=${hospital.people.rosa.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ comments: 'x'.repeat(1024 * 1024) }),
  })
  expect(answer.status).toBe(413)
})

test('a form on a foreign page sends nothing', async () => {
  const before = await rows()
  for (const origin of ['https://evil.example', 'null'])
    expect(await send([{ bytes: await picture() }], { origin })).toMatchObject({
      status: 403,
      body: { code: 'FOREIGN_ORIGIN' },
    })
  expect(await rows()).toBe(before)
})

test('few are looked at at once, and who sends more is told to come again', async () => {
  const bytes = await picture('image/jpeg', { width: 1500, height: 1500 })
  const answers = await Promise.all(Array.from({ length: 12 }, () => send([{ bytes }])))
  const statuses = new Set(answers.map(({ status }) => status))
  expect([...statuses].sort()).toEqual([200, 429])
  for (const { status, headers, body } of answers)
    if (status === 429)
      expect({ after: headers.get('retry-after'), code: body.code }).toEqual({ after: '2', code: 'TOO_MANY_REQUESTS' })
  expect((await send([{ bytes: await picture() }])).status).toBe(200)
})

test('a token that may only read sends nothing, and reads', async () => {
  const id = await upload(await hospital.as(hospital.people.rosa))
  const token = newSessionToken()
  await hospital.clients.system.apiToken.create({
    data: {
      tokenHash: hashSessionToken(token),
      providerId: riverside(),
      userId: hospital.people.rosa.id,
      name: 'Dashboard',
      scope: 'read',
      createdAt: hospital.clock.now,
    },
  })
  const authorization = `Bearer ${token}`
  const before = await rows()
  expect(await sendForm(address, null, riverside(), [{ bytes: await picture() }], { authorization })).toMatchObject({
    status: 403,
    body: { code: 'TOKEN_READ_ONLY' },
  })
  expect(await rows()).toBe(before)
  expect(
    (await fetch(`${address}/api/v0/providers/${riverside()}/images/${id}`, { headers: { authorization } })).status,
  ).toBe(200)
})

describe('reading', () => {
  const read = (id: string, { size = '', headers = {}, person = hospital.people.rosa } = {}) =>
    fetch(`${address}/api/v0/providers/${riverside()}/images/${id}${size}`, {
      headers: { cookie: `patency=${person.token}`, ...headers },
    })

  test('answers the bytes as they are kept, as a file to keep that nothing runs', async () => {
    const id = (await send([{ bytes: await phonePhoto(), fileName: 'Größe "4" – arm;.jpeg' }])).body.id as string
    const answer = await read(id)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes).toEqual(await hospital.files.images.read(id, 'original'))
    expect(
      Object.fromEntries(
        [
          'content-type',
          'content-disposition',
          'x-content-type-options',
          'cache-control',
          'etag',
          'content-security-policy',
          'cross-origin-resource-policy',
        ].map((name) => [name, answer.headers.get(name)]),
      ),
    ).toEqual({
      'content-type': 'image/jpeg',
      'content-disposition': `attachment; filename="Gr__e 4 _ arm.jpg"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%204%20%E2%80%93%20arm.jpg`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
      etag: `"i${id}"`,
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cross-origin-resource-policy': 'same-origin',
    })
  })

  test('a small one is asked for by its size, and has a tag of its own', async () => {
    const id = await upload(
      await hospital.as(hospital.people.rosa),
      await picture('image/png', { width: 900, height: 600 }),
    )
    const small = await read(id, { size: '?size=thumbnail' })
    expect({ type: small.headers.get('content-type'), etag: small.headers.get('etag') }).toEqual({
      type: 'image/webp',
      etag: `"t${id}"`,
    })
    expect(await sharp(Buffer.from(await small.arrayBuffer())).metadata()).toMatchObject({ width: 320 })
    expect((await read(id, { size: '?size=original' })).headers.get('content-type')).toBe('image/png')
    for (const size of ['?size=huge', '?size=', '?size=thumbnail&size=original'])
      expect(await (await read(id, { size })).json()).toMatchObject({
        code: 'VALIDATION',
        errors: [{ field: 'size', message: 'Must be original or thumbnail' }],
      })
  })

  test('whoever holds it is told so without being told to have read it, as long as they may see it', async () => {
    const { people, clients } = hospital
    const id = await upload(await hospital.as(people.rosa))
    const callId = await hospital.openCall()
    await correctCall(await hospital.as(people.rosa), { callId, images: [id] })
    const reads = () =>
      clients.system.auditEntry.count({ where: { action: 'readPatient', entityId: callId, actorId: people.ben.id } })
    expect((await read(id, { person: people.ben })).status).toBe(200)
    expect(await reads()).toBe(1)
    const headers = { 'if-none-match': `"i${id}"` }
    expect((await read(id, { person: people.ben, headers })).status).toBe(304)
    expect(await reads()).toBe(1)
    expect((await read(id, { person: people.north, headers })).status).toBe(404)
  })

  test('a picture that is out of sight is told like one that does not exist', async () => {
    const { people } = hospital
    const id = await upload(await hospital.as(people.rosa))
    const nowhere = '0199f14f-ad36-7fa1-8172-f1ff9170366f'
    for (const person of [people.ben, people.external, people.manager]) {
      const [there, none] = [await read(id, { person }), await read(nowhere, { person })]
      expect({ status: there.status, text: await there.text() }).toEqual({ status: 404, text: await none.text() })
    }
    expect((await read('..%2f..%2fetc%2fpasswd')).status).toBe(404)
  })

  test('a page that shows pictures does not keep its session from idling out', async () => {
    const { people, clients, clock } = hospital
    const id = await upload(await hospital.as(people.rosa))
    const seen = async () =>
      (await clients.system.session.findFirstOrThrow({ where: { userId: people.rosa.id } })).seenAt
    const before = await seen()
    const start = clock.now
    clock.now = new Date(start.getTime() + 5 * 60_000)
    expect((await read(id)).status).toBe(200)
    expect(await seen()).toEqual(before)
    clock.now = start
  })
})
