import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileStoreContract } from '../test/harness/fileStoreContract'
import { openFileStore, type FileStore } from './fileStore'

const id = '0199f14f-ad36-7fa1-8172-f1ff9170366f'

let folder: string
let store: FileStore
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'patency-store-'))
  store = openFileStore({ dataDir: folder })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const files = (): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .sort()

describe('a folder', () => {
  fileStoreContract(() => store.place)

  test('is readable by its owner alone', async () => {
    await store.prepare()
    await store.images.put(id, 'original', Buffer.from('large'))
    const modeOf = (name: string): number => statSync(path.join(folder, name)).mode & 0o777
    expect(['images', 'documents', 'images/6f', store.images.keyOf(id, 'original')].map(modeOf)).toEqual([
      0o700, 0o700, 0o700, 0o600,
    ])
  })

  test('has nothing under the name of a file that could not be written whole, nor beside it', async () => {
    // A folder stands where the file should go, so that the last step fails.
    mkdirSync(path.join(folder, store.images.keyOf(id, 'original'), 'x'), { recursive: true })
    await expect(store.images.put(id, 'original', Buffer.from('large'))).rejects.toThrow()
    expect(files()).toEqual([])
  })

  test('two writers of one file leave the bytes of one of them', async () => {
    const sent = Array.from({ length: 8 }, (_, at) => Buffer.alloc(200_000, at))
    await Promise.all(sent.map((bytes) => store.images.put(id, 'original', bytes)))
    const kept = await store.images.read(id, 'original')
    expect(sent.some((bytes) => bytes.equals(kept))).toBe(true)
    expect(files()).toHaveLength(1)
  })

  test('loses the rests of interrupted writes when it is swept', async () => {
    await store.images.put(id, 'original', Buffer.from('large'))
    const [old, young] = ['.a.new', '.b.new'].map((name) => path.join(folder, 'images/6f/36', name)) as [string, string]
    for (const file of [old, young]) writeFileSync(file, 'half')
    const long = new Date('2026-03-01T00:00:00Z')
    utimesSync(old, long, long)
    const sweep = () => store.images.sweep(0x6f, new Date('2026-03-02T00:00:00Z'), () => Promise.resolve([]))
    expect(await sweep()).toBe(1)
    expect([old, young].map((file) => existsSync(file))).toEqual([false, true])
  })

  test('fails to list a file that it cannot look at, instead of leaving it out', async () => {
    await store.images.put(id, 'original', Buffer.from('large'))
    const loop = path.join(folder, 'images/6f/36/loop')
    symlinkSync(loop, loop)
    const keys = async (): Promise<string[]> => {
      const found: string[] = []
      for await (const { key } of store.place.list('images/')) found.push(key)
      return found
    }
    await expect(keys()).rejects.toThrow('ELOOP')
    rmSync(loop)
    // What is gone by then is left out.
    symlinkSync(path.join(folder, 'nowhere'), loop)
    expect(await keys()).toEqual([store.images.keyOf(id, 'original')])
  })

  test('that cannot be written is told before the server starts', async () => {
    const file = path.join(folder, 'file')
    writeFileSync(file, '')
    chmodSync(file, 0o400)
    await expect(openFileStore({ dataDir: file }).prepare()).rejects.toMatchObject({
      name: 'StartProblem',
      remedy: expect.stringContaining('PATENCY_DATA'),
    })
  })
})
