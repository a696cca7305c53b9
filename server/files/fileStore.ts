import { buffer } from 'node:stream/consumers'
import { isUuid } from '../domain/kernel/uuid'
import { folderPlace } from './folderPlace'
import type { OpenFile, Place } from './place'
import { readS3Address, s3Place } from './s3Place'
import { clamd, noScanner, readScannerAddress, type Scanner } from './scan'
import type { Logger } from '../log'

/** An image is kept whole, and small enough for a list. */
export const imageSizes = ['original', 'thumbnail'] as const
export type ImageSize = (typeof imageSizes)[number]

/** The kinds of files, and what is kept of each. A document is one file. */
export const fileKinds = { images: imageSizes, documents: ['original'] } as const
export type FileKind = keyof typeof fileKinds
type SizeOf<Kind extends FileKind> = (typeof fileKinds)[Kind][number]

/** How long a file may exist before its row: longer than any request takes. */
export const strayAfterMs = 3_600_000

/** The files of one kind. Each belongs to a row and is named by the row's id; nothing of a name is from the client. */
export type Shelf<Size extends string> = {
  /** Where a file is, as `images/6f/36/<id>.thumbnail`. */
  keyOf(id: string, size: Size): string
  put(id: string, size: Size, bytes: Uint8Array): Promise<void>
  has(id: string, size: Size): Promise<boolean>
  /** The file as a stream with its length; null when it is gone. */
  open(id: string, size: Size): Promise<OpenFile | null>
  /** The whole file; fails when it is gone. */
  read(id: string, size: Size): Promise<Buffer>
  /** Removes all that is kept under this id. */
  remove(id: string): Promise<void>
  /**
   * Removes files without a row that are older than `before` from one of the 256 parts of the shelf, each in its turn.
   * `known` answers which of the ids have a row. Answers the number of removed files.
   */
  sweep(turn: number, before: Date, known: (ids: string[]) => Promise<string[]>): Promise<number>
}

/** The files of the product, wherever they are kept. */
export type FileStore = { [Kind in FileKind]: Shelf<SizeOf<Kind>> } & {
  place: Place
  /** Looks at files before they are kept. */
  scanner: Scanner
  prepare: () => Promise<void>
  /** What cannot be done with files just now, for those who watch the server. */
  whyLimited: () => Promise<string[]>
}

/** Ids begin with the time; their random last digits spread them over the folders. */
const folderOf = (kind: FileKind, id: string): string => {
  if (!isUuid(id)) throw new Error('a file needs the id of a row')
  return `${kind}/${id.slice(-2)}/${id.slice(-4, -2)}/`
}

const keyOf = (kind: FileKind, id: string, size: string): string =>
  `${folderOf(kind, id)}${id}${fileKinds[kind].length > 1 ? `.${size}` : ''}`

/** The id in a key; anything for the rest of an interrupted write, which has none. */
const idOf = (key: string): string => key.split('/').at(-1)!.split('.')[0]!

const shelf = <Kind extends FileKind>(place: Place, kind: Kind): Shelf<SizeOf<Kind>> => ({
  keyOf: (id, size) => keyOf(kind, id, size),
  put: async (id, size, bytes) => place.put(keyOf(kind, id, size), bytes),
  has: async (id, size) => (await place.sizeOf(keyOf(kind, id, size))) !== null,
  open: async (id, size) => place.open(keyOf(kind, id, size)),
  read: async (id, size) => {
    const file = await place.open(keyOf(kind, id, size))
    if (!file) throw new Error(`the file ${keyOf(kind, id, size)} is gone`)
    return buffer(file.stream)
  },
  remove: async (id) => {
    for (const size of fileKinds[kind]) await place.remove(keyOf(kind, id, size))
  },
  sweep: async (turn, before, known) => {
    const old: string[] = []
    for await (const { key, changedAt } of place.list(`${kind}/${(turn % 256).toString(16).padStart(2, '0')}/`))
      if (changedAt < before) old.push(key)
    const ids = [...new Set(old.map(idOf).filter(isUuid))]
    const there = new Set(ids.length > 0 ? await known(ids) : [])
    const strays = old.filter((key) => !there.has(idOf(key)))
    for (const key of strays) await place.remove(key)
    return strays.length
  },
})

export const fileStoreIn = (place: Place, scanner = noScanner): FileStore => ({
  images: shelf(place, 'images'),
  documents: shelf(place, 'documents'),
  place,
  scanner,
  prepare: place.prepare,
  whyLimited: async () =>
    (await Promise.all([place.whyNotReady(), scanner.whyNotReady()])).filter((reason) => reason !== null),
})

/** The files of a kind that is known only at run time. */
export const shelfOf = (files: FileStore, kind: FileKind): Shelf<ImageSize> => files[kind] as Shelf<ImageSize>

/** Of the environment: the data directory, the address of an S3 store in its place, and that of a virus scanner. */
export type FileSettings = { dataDir: string; filesUrl?: string | null; clamdUrl?: string | null; patience?: number }

export const placeOf = ({ dataDir, filesUrl = null, patience = 1 }: FileSettings): Place => {
  if (filesUrl === null) return folderPlace(dataDir, Object.keys(fileKinds))
  const address = readS3Address(filesUrl)
  if (!address) throw new Error(`${filesUrl} is no address of an S3 store`)
  return s3Place(address, patience)
}

/** Opens the store that the settings name. It touches nothing until it is used. */
export const openFileStore = (settings: FileSettings, log?: Pick<Logger, 'warn'>): FileStore => {
  const scanner = settings.clamdUrl ? readScannerAddress(settings.clamdUrl) : null
  return fileStoreIn(placeOf(settings), scanner ? clamd(scanner, log) : noScanner)
}
