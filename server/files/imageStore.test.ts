import { randomUUID } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openImageStore, type ImageStore } from './imageStore'

let folder: string
let store: ImageStore
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'patency-store-'))
  store = openImageStore(folder)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const files = (): string[] =>
  readdirSync(path.join(folder, 'images'), { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(folder, 'images', name)).isFile())
    .sort()

const id = '0199f14f-ad36-7fa1-8172-f1ff9170366f'

test('a picture lies under its id and nothing else, two folders deep, readable by its owner alone', async () => {
  await store.put(id, 'original', Buffer.from('large'))
  await store.put(id, 'thumbnail', Buffer.from('small'))
  expect(files()).toEqual([`6f/36/${id}.original`, `6f/36/${id}.thumbnail`])
  expect([String(await store.read(id, 'original')), String(await store.read(id, 'thumbnail'))]).toEqual([
    'large',
    'small',
  ])
  expect(statSync(store.fileOf(id, 'original')).mode & 0o777).toBe(0o600)
  await store.remove(id)
  expect(files()).toEqual([])
  await store.remove(id)
})

test('what is no id is no name of a file', async () => {
  for (const name of ['../../etc/passwd', 'a/b', '', `${id}/..`]) {
    expect(() => store.fileOf(name, 'original')).toThrow('needs an id')
    await expect(store.put(name, 'original', Buffer.from('x'))).rejects.toThrow('needs an id')
  }
})

test('a file that could not be written whole leaves nothing under its name, nor beside it', async () => {
  mkdirSync(path.dirname(store.fileOf(id, 'original')), { recursive: true })
  // A folder stands where the file should go, so that the last step fails.
  mkdirSync(path.join(store.fileOf(id, 'original'), 'x'), { recursive: true })
  await expect(store.put(id, 'original', Buffer.from('large'))).rejects.toThrow()
  expect(files()).toEqual([])
})

test('files that are older than any request and have no row are swept, each folder in its turn', async () => {
  const [known, stray, young, elsewhere] = [
    `${id.slice(0, -4)}aa01`,
    `${id.slice(0, -4)}bb01`,
    `${id.slice(0, -4)}cc01`,
    `${id.slice(0, -4)}dd02`,
  ]
  for (const each of [known, stray, young, elsewhere]) await store.put(each, 'original', Buffer.from(each))
  const aside = path.join(path.dirname(store.fileOf(stray, 'original')), `.${randomUUID()}.new`)
  writeFileSync(aside, 'half')
  const long = new Date('2026-03-01T00:00:00Z')
  for (const file of [known, stray, elsewhere].map((each) => store.fileOf(each, 'original')).concat(aside))
    utimesSync(file, long, long)
  const asked: string[][] = []
  const sweep = (turn: number) =>
    store.sweep(turn, new Date('2026-03-02T00:00:00Z'), async (ids) => {
      asked.push([...ids].sort())
      return [known]
    })
  expect(await sweep(0)).toBe(0)
  expect(await sweep(256 + 1)).toBe(2)
  expect(existsSync(aside)).toBe(false)
  expect(asked.map((ids) => ids.includes(stray) && ids.includes(known))).toEqual([true])
  expect(
    files()
      .map((name) => readFileSync(path.join(folder, 'images', name), 'utf8'))
      .sort(),
  ).toEqual([known, young, elsewhere].sort())
  expect(await sweep(2)).toBe(1)
})

test('a folder that cannot be written is told before the server starts', async () => {
  await store.prepare()
  expect(statSync(path.join(folder, 'images')).mode & 0o777).toBe(0o700)
  const file = path.join(folder, 'file')
  writeFileSync(file, '')
  chmodSync(file, 0o400)
  await expect(openImageStore(file).prepare()).rejects.toMatchObject({
    name: 'StartProblem',
    remedy: expect.stringContaining('PATENCY_DATA'),
  })
})
