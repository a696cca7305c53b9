import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { fileStoreIn, type FileStore } from '../../files/fileStore'
import type { Place } from '../../files/place'

const id = '0199f14f-ad36-7fa1-8172-f1ff9170366f'

/** What every place has to do so that the product's files can be kept in it. `open` answers an empty place. */
export const fileStoreContract = (open: () => Place | Promise<Place>): void => {
  let place: Place
  let store: FileStore
  beforeEach(async () => {
    place = await open()
    await place.prepare()
    store = fileStoreIn(place)
  })

  const keys = async (): Promise<string[]> => {
    const found: string[] = []
    for (const kind of ['images/', 'documents/']) for await (const { key } of place.list(kind)) found.push(key)
    return found.sort()
  }

  test('files lie under the id of their row and nothing else', async () => {
    await store.images.put(id, 'original', Buffer.from('large'))
    await store.images.put(id, 'thumbnail', Buffer.from('small'))
    await store.documents.put(id, 'original', Buffer.from('document'))
    expect(await keys()).toEqual([
      `documents/6f/36/${id}`,
      `images/6f/36/${id}.original`,
      `images/6f/36/${id}.thumbnail`,
    ])
    expect([
      String(await store.images.read(id, 'original')),
      String(await store.images.read(id, 'thumbnail')),
      String(await store.documents.read(id, 'original')),
    ]).toEqual(['large', 'small', 'document'])
    await store.images.remove(id)
    expect(await keys()).toEqual([`documents/6f/36/${id}`])
    await store.images.remove(id)
    expect(await store.documents.has(id, 'original')).toBe(true)
  })

  test('a file is read as a stream with its length, and listed with it', async () => {
    const bytes = Buffer.alloc(3 * 1024 * 1024, 'patency')
    await store.documents.put(id, 'original', bytes)
    const file = await store.documents.open(id, 'original')
    expect(file?.size).toBe(bytes.length)
    expect((await buffer(file!.stream)).equals(bytes)).toBe(true)
    const listed = []
    for await (const { key, size, changedAt } of place.list('documents/'))
      listed.push({ key, size, isRecent: Math.abs(Date.now() - changedAt.getTime()) < 60_000 })
    expect(listed).toEqual([{ key: store.documents.keyOf(id, 'original'), size: bytes.length, isRecent: true }])
  })

  test('an empty file and one of every byte come back as they were', async () => {
    const bytes = Buffer.from(Array.from({ length: 256 }, (_, at) => at))
    await store.documents.put(id, 'original', bytes)
    expect(await store.documents.read(id, 'original')).toEqual(bytes)
    await store.documents.put(id, 'original', Buffer.alloc(0))
    expect(await store.documents.read(id, 'original')).toEqual(Buffer.alloc(0))
  })

  test('what is not there is told as such', async () => {
    expect(await store.images.has(id, 'original')).toBe(false)
    expect(await store.images.open(id, 'original')).toBe(null)
    await expect(store.images.read(id, 'original')).rejects.toThrow(`images/6f/36/${id}.original is gone`)
    expect(await keys()).toEqual([])
    expect(await store.images.sweep(0, new Date(), () => Promise.reject(new Error('asked')))).toBe(0)
  })

  test('what is no id is no name of a file', async () => {
    for (const name of ['../../etc/passwd', 'a/b', '', `${id}/..`]) {
      expect(() => store.images.keyOf(name, 'original')).toThrow('needs the id')
      await expect(store.images.put(name, 'original', Buffer.from('x'))).rejects.toThrow('needs the id')
      await expect(store.documents.read(name, 'original')).rejects.toThrow('needs the id')
    }
  })

  test('files without a row are swept once they are old, each part of each kind in its turn', async () => {
    const [known, stray, elsewhere] = ['aa01', 'bb01', 'dd02'].map((end) => `${id.slice(0, -4)}${end}`) as [
      string,
      string,
      string,
    ]
    for (const each of [known, stray, elsewhere])
      for (const size of ['original', 'thumbnail'] as const) await store.images.put(each, size, Buffer.from(each))
    await store.documents.put(stray, 'original', Buffer.from(stray))
    const asked: string[][] = []
    const sweep = (turn: number, before: Date) =>
      store.images.sweep(turn, before, (ids) => {
        asked.push([...ids].sort())
        return Promise.resolve([known])
      })
    const [past, future] = [new Date(Date.now() - 60_000), new Date(Date.now() + 60_000)]
    expect(await sweep(0, future)).toBe(0)
    expect(await sweep(1, past)).toBe(0)
    expect(asked).toEqual([])
    expect(await sweep(256 + 1, future)).toBe(2)
    expect(asked).toEqual([[known, stray]])
    expect((await keys()).filter((key) => key.startsWith('images/')).map((key) => key.split('/')[3]!)).toEqual(
      [`${known}.original`, `${known}.thumbnail`, `${elsewhere}.original`, `${elsewhere}.thumbnail`].sort(),
    )
    expect(await store.documents.has(stray, 'original')).toBe(true)
    expect(await sweep(2, future)).toBe(2)
    expect(await store.documents.sweep(1, future, () => Promise.resolve([]))).toBe(1)
  })

  test('many files are listed', async () => {
    const ids = Array.from({ length: 40 }, () => `${randomUUID().slice(0, -2)}07`)
    await Promise.all(ids.map((each) => store.documents.put(each, 'original', Buffer.from(each))))
    expect(await keys()).toHaveLength(40)
    expect(await store.documents.sweep(7, new Date(Date.now() + 60_000), (asked) => Promise.resolve(asked))).toBe(0)
  })
}
