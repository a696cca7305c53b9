import { randomUUID } from 'node:crypto'
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { s3Credentials, startS3Server } from '../test/servers/s3Server'
import { fileStoreIn, placeOf } from './fileStore'
import { missingFiles, moveFiles } from './moveFiles'
import type { Place } from './place'

Object.assign(process.env, s3Credentials)

let folder: string
let s3: Awaited<ReturnType<typeof startS3Server>>
beforeAll(async () => void (s3 = await startS3Server()))
afterAll(() => s3.close())
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'patency-move-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const inFolder = (): Place => placeOf({ dataDir: folder })
const inBucket = (): Place => placeOf({ dataDir: '/nowhere', filesUrl: s3.urlOf(`move/${randomUUID()}`) })

/** Four pictures and two documents; answers the content by key. */
const fill = async (place: Place): Promise<Record<string, string>> => {
  const store = fileStoreIn(place)
  const content: Record<string, string> = {}
  for (let at = 0; at < 4; at += 1) {
    const id = randomUUID()
    for (const size of ['original', 'thumbnail'] as const) {
      content[store.images.keyOf(id, size)] = `${size} of ${at}`
      await store.images.put(id, size, Buffer.from(`${size} of ${at}`))
    }
    if (at % 2 === 0) continue
    content[store.documents.keyOf(id, 'original')] = `document ${at}`
    await store.documents.put(id, 'original', Buffer.from(`document ${at}`))
  }
  return content
}

const contentOf = async (place: Place): Promise<Record<string, string>> => {
  const content: Record<string, string> = {}
  for (const kind of ['images/', 'documents/'])
    for await (const { key } of place.list(kind)) {
      const chunks: Buffer[] = []
      for await (const chunk of (await place.open(key))!.stream) chunks.push(chunk as Buffer)
      content[key] = Buffer.concat(chunks).toString()
    }
  return content
}

test.each([
  ['a folder', 'a bucket', inFolder, inBucket],
  ['a bucket', 'a folder', inBucket, inFolder],
])('files of %s come whole to %s, and a second time does nothing', async (_from, _to, one, other) => {
  const [from, to] = [one(), other()]
  const content = await fill(from)
  expect(await moveFiles(from, to)).toMatchObject({ copied: 10, wereThere: 0, removed: 0, different: [] })
  expect(await contentOf(to)).toEqual(content)
  expect(await moveFiles(from, to)).toMatchObject({ copied: 0, wereThere: 10, bytes: 0 })
  expect(await contentOf(from)).toEqual(content)
  expect(await moveFiles(from, to, { removes: true })).toMatchObject({ copied: 0, wereThere: 10, removed: 10 })
  expect([await contentOf(from), await contentOf(to)]).toEqual([{}, content])
})

test('what was interrupted anywhere is finished by another time', async () => {
  const [from, to] = [inFolder(), inBucket()]
  const content = await fill(from)
  for (let most = 0; most < 10; most += 3) {
    let puts = 0
    const dying: Place = {
      ...to,
      put: (key, bytes) => ((puts += 1) > most ? Promise.reject(new Error('killed')) : to.put(key, bytes)),
    }
    await moveFiles(from, dying, { removes: true }).catch(() => undefined)
    // Every file is in at least one of the two, whole.
    expect({ ...(await contentOf(from)), ...(await contentOf(to)) }).toEqual(content)
  }
  await moveFiles(from, to, { removes: true })
  expect([await contentOf(from), await contentOf(to)]).toEqual([{}, content])
})

test('a file that arrives changed stops the move, and is not removed here', async () => {
  const [from, to] = [inFolder(), inBucket()]
  const content = await fill(from)
  const lossy: Place = { ...to, put: (key, bytes) => to.put(key, bytes.subarray(1)) }
  await expect(moveFiles(from, lossy, { removes: true })).rejects.toThrow('is not the same there')
  expect(await contentOf(from)).toEqual(content)
})

test('a different file under the same name is told, and neither is touched', async () => {
  const [from, to] = [inFolder(), inBucket()]
  const content = await fill(from)
  const [key] = Object.keys(content) as [string]
  await to.put(key, Buffer.from('something else'))
  expect(await moveFiles(from, to, { removes: true })).toMatchObject({ copied: 9, removed: 9, different: [key] })
  expect(await contentOf(from)).toEqual({ [key]: content[key] })
  expect((await contentOf(to))[key]).toBe('something else')
})

test('rests of interrupted writes stay behind', async () => {
  const [from, to] = [inFolder(), inBucket()]
  mkdirSync(path.join(folder, 'images/aa/bb'), { recursive: true })
  writeFileSync(path.join(folder, 'images/aa/bb', `.${randomUUID()}.new`), 'half')
  expect(await moveFiles(from, to, { removes: true })).toMatchObject({ copied: 0, removed: 0 })
  expect(await contentOf(to)).toEqual({})
})

test('files that are not there, or have another length, are named', async () => {
  const place = inFolder()
  const content = await fill(place)
  const expected = Object.entries(content).map(([key, text]) => ({ key, size: text.length }))
  expect(await missingFiles(place, expected)).toEqual([])
  const [first, second] = Object.keys(content) as [string, string]
  await place.remove(first)
  await place.put(second, Buffer.from('longer than it was'))
  expect(await missingFiles(place, expected)).toEqual([first, second])
})
