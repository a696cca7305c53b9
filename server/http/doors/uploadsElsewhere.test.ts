// Pictures in an S3 store and past a virus scanner, and what happens while one of the two is away.
import { openHospital, type Hospital } from '../../test/hospital/hospital'
import { picture, sendForm } from '../../test/hospital/pictures'
import { eicar, startClamd } from '../../test/servers/clamdServer'
import { s3Credentials, startS3Server } from '../../test/servers/s3Server'

Object.assign(process.env, s3Credentials)

let s3: Awaited<ReturnType<typeof startS3Server>>
let clamd: Awaited<ReturnType<typeof startClamd>>
let hospital: Hospital
let address: string
beforeAll(async () => {
  s3 = await startS3Server()
  clamd = await startClamd()
  hospital = await openHospital({ filesUrl: s3.urlOf('pictures'), clamdUrl: clamd.url })
  await hospital.files.prepare()
  address = await hospital.serve()
})
afterAll(async () => {
  await hospital.close()
  await Promise.all([s3.close(), clamd.close()])
})
beforeEach(() => void (clamd.state.mood = 'scan'))

const send = async (bytes: Buffer) => sendForm(address, hospital.people.rosa, hospital.riverside.id, [{ bytes }])
const read = (id: string) =>
  fetch(`${address}/api/v0/providers/${hospital.riverside.id}/images/${id}`, {
    headers: { cookie: `patency=${hospital.people.rosa.token}` },
  })
const rows = () => hospital.clients.system.callImage.count()
const keys = async (): Promise<string[]> => {
  const found = []
  for await (const { key } of hospital.files.place.list('')) found.push(key)
  return found
}

test('a picture is kept in the store, scanned as it was sent, and comes back as it was kept', async () => {
  const sent = await picture('image/jpeg')
  const { status, body } = await send(sent)
  expect(status).toBe(200)
  const id = body.id as string
  expect(clamd.state.scanned.at(-1)!.equals(sent)).toBe(true)
  expect(await keys()).toEqual([
    hospital.files.images.keyOf(id, 'original'),
    hospital.files.images.keyOf(id, 'thumbnail'),
  ])
  const answer = await read(id)
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(await hospital.files.images.read(id, 'original'))
})

test('a picture with a virus is refused at the file, and neither row nor file is kept', async () => {
  const [before, kept] = [await rows(), await keys()]
  expect(await send(Buffer.concat([await picture('image/jpeg'), Buffer.from(eicar)]))).toMatchObject({
    status: 422,
    body: {
      code: 'VALIDATION',
      errors: [{ field: 'file', message: 'A virus was found in this file (Eicar-Signature). It was not kept' }],
    },
  })
  expect([await rows(), await keys()]).toEqual([before, kept])
})

test('a picture that cannot be scanned is not kept, and may be sent again', async () => {
  const before = await rows()
  for (const mood of ['limit', 'drop'] as const) {
    clamd.state.mood = mood
    const { status, body, headers } = await send(await picture('image/jpeg'))
    expect({ status, code: body.code, message: body.message, after: headers.get('retry-after') }).toEqual({
      status: 503,
      code: 'UNAVAILABLE',
      message: 'Files cannot be checked for viruses just now. Nothing was kept; try again in a moment.',
      after: '2',
    })
  }
  expect(await rows()).toBe(before)
  clamd.state.mood = 'scan'
  expect((await send(await picture('image/jpeg'))).status).toBe(200)
})

test('while the store is away, pictures are neither kept nor read, and everything else goes on', async () => {
  const { body } = await send(await picture('image/jpeg'))
  const before = await rows()
  await s3.close()
  const refused = await send(await picture('image/jpeg'))
  expect({ status: refused.status, code: refused.body.code, message: refused.body.message }).toEqual({
    status: 503,
    code: 'UNAVAILABLE',
    message: 'Files cannot be kept or read just now. Nothing was changed; try again in a moment.',
  })
  expect(await rows()).toBe(before)
  expect((await read(body.id as string)).status).toBe(503)
  const ready = await fetch(`${address}/health/ready`)
  expect({ status: ready.status, body: await ready.json() }).toEqual({
    status: 200,
    body: { status: 'ready', limited: ['the store of files does not answer'] },
  })
})
