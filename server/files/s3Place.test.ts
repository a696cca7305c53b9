import { createServer, type AddressInfo } from 'node:net'
import { fileStoreContract } from '../test/harness/fileStoreContract'
import { s3Credentials, startS3Server } from '../test/servers/s3Server'
import { openFileStore, placeOf } from './fileStore'
import { readS3Address } from './s3Place'

Object.assign(process.env, s3Credentials)

const id = '0199f14f-ad36-7fa1-8172-f1ff9170366f'
const storeAt = (filesUrl: string) => openFileStore({ dataDir: '/nowhere', filesUrl })

let server: Awaited<ReturnType<typeof startS3Server>>
beforeAll(async () => void (server = await startS3Server()))
afterAll(() => server.close())

describe('a bucket', () => {
  let opened = 0
  fileStoreContract(() => placeOf({ dataDir: '/nowhere', filesUrl: server.urlOf(`test/${(opened += 1)}`) }))

  test('is shared by two installations with prefixes of their own', async () => {
    const [one, two] = [storeAt(server.urlOf('one')), storeAt(server.urlOf(''))]
    await one.documents.put(id, 'original', Buffer.from('one'))
    expect(await two.documents.has(id, 'original')).toBe(false)
    const keys = []
    for await (const { key } of two.place.list('documents/')) keys.push(key)
    expect(keys).toEqual([])
  })

  test('keeps nothing of the look at the start', async () => {
    const store = storeAt(server.urlOf('start'))
    await store.prepare()
    const keys = []
    for await (const { key } of store.place.list('')) keys.push(key)
    expect(keys).toEqual([])
    expect(await store.place.whyNotReady()).toBe(null)
  })
})

describe('what is wrong with a store is told before the server starts', () => {
  test('a bucket that does not exist', async () => {
    await expect(storeAt(server.urlOf('', 'elsewhere')).prepare()).rejects.toMatchObject({
      name: 'StartProblem',
      message: expect.stringMatching(/^The store of files s3:\/\/elsewhere\/ at http:.*NoSuchBucket/),
      remedy: expect.stringContaining('PATENCY_FILES_URL'),
    })
  })

  test('a wrong secret', async () => {
    process.env.AWS_SECRET_ACCESS_KEY = 'wrong'
    try {
      await expect(storeAt(server.urlOf('')).prepare()).rejects.toMatchObject({
        message: expect.stringContaining('SignatureDoesNotMatch'),
      })
    } finally {
      Object.assign(process.env, s3Credentials)
    }
  })

  test('a server that is not there, which afterwards is an outage', async () => {
    const free = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => free.once('listening', resolve))
    const { port } = free.address() as AddressInfo
    await new Promise((resolve) => free.close(resolve))
    const store = storeAt(`s3://patency?endpoint=http://127.0.0.1:${port}`)
    await expect(store.prepare()).rejects.toMatchObject({ message: expect.stringContaining('ECONNREFUSED') })
    await expect(store.images.read(id, 'original')).rejects.toMatchObject({ code: 'FILES_AWAY' })
    await expect(store.images.put(id, 'original', Buffer.from('x'))).rejects.toMatchObject({ code: 'FILES_AWAY' })
    expect(await store.place.whyNotReady()).toBe('the store of files does not answer')
  })
})

test.each([
  ['s3://patency', { bucket: 'patency', prefix: '', endpoint: null, region: null }],
  [
    's3://patency/a/b/?region=eu-central-1',
    { bucket: 'patency', prefix: 'a/b/', endpoint: null, region: 'eu-central-1' },
  ],
  [
    's3://patency/?endpoint=https://minio.example.org:9000',
    { bucket: 'patency', prefix: '', endpoint: 'https://minio.example.org:9000', region: null },
  ],
  ['s3://key:secret@patency', null],
  ['s3://patency?endpoint=minio', null],
  ['s3://patency?key=x', null],
  ['s3:patency', null],
  ['https://patency', null],
  ['', null],
])('%j is the address %j', (given, address) => {
  expect(readS3Address(given)).toEqual(address)
})
