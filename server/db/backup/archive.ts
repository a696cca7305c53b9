import { createHash, type Hash } from 'node:crypto'
import { Transform, type Readable, type TransformCallback } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { openPromise, type Entry, type ZipFile } from 'yauzl'
import type { FileKind, ImageSize } from '../../files/fileStore'
import { StartProblem } from '../../startProblem'
import type { Table } from './tables'

// A backup is a zip file: for each table `tables/<name>.copy`, what PostgreSQL's COPY writes as
// text, the pictures as `images/<id>.<size>`, the documents as `documents/<id>`, and `manifest.json`, which says what has to be there.
// All can be read without Patency.

/** Grows when an older Patency could not read what a newer one writes. */
export const archiveFormat = 3

export interface ArchivedTable extends Table {
  rows: number
  bytes: number
  sha256: string
}

/** A file of a row: a picture in one of its sizes, or a document. */
export interface ArchivedFile {
  kind: FileKind
  id: string
  size: ImageSize
  bytes: number
  sha256: string
}

export interface Manifest {
  format: number
  /** The moment that it shows. */
  madeAt: string
  /** The schema that it was made from, in the order in which it grew. */
  migrations: { name: string; checksum: string }[]
  tables: ArchivedTable[]
  files: ArchivedFile[]
  /** Ids of pictures on calls and of documents whose files were gone already when the backup was made. */
  lostFiles: string[]
  /** It holds this provider alone, to be moved to another installation. */
  provider?: { id: string; name: string }
}

/** The second format had no files but pictures, and the first not even those. */
type Older = { images?: Omit<ArchivedFile, 'kind'>[]; lostImages?: string[] }

export const manifestName = 'manifest.json'
export const entryOf = (table: string): string => `tables/${table}.copy`
export const fileEntryOf = ({ kind, id, size }: Pick<ArchivedFile, 'kind' | 'id' | 'size'>): string =>
  kind === 'images' ? `images/${id}.${size}` : `${kind}/${id}`

/** Passes bytes on, counting and hashing them. */
export class Meter extends Transform {
  bytes = 0
  readonly #hash: Hash = createHash('sha256')

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.bytes += chunk.length
    this.#hash.update(chunk)
    done(null, chunk)
  }

  /** Once, at the end. */
  sha256(): string {
    return this.#hash.digest('hex')
  }
}

export interface Archive {
  manifest: Manifest
  read(table: ArchivedTable): Promise<Readable>
  readFile(file: ArchivedFile): Promise<Readable>
  close(): void
}

function damaged(file: string, why: string): StartProblem {
  return new StartProblem(
    `${file} is not a whole backup: ${why.replace(/[.]+$/, '')}.`,
    'Take another one. Nothing was written.',
  )
}

/** Opens a backup and reads it to its end: an incomplete one is refused before anything is written. */
export async function openArchive(file: string): Promise<Archive> {
  const zip = await openZip(file)
  try {
    const entries = new Map<string, Entry>()
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
    const manifest = await readManifest(zip, entries.get(manifestName), file)
    const open = (entry: string): Promise<Readable> => zip.openReadStreamPromise(entries.get(entry)!)
    const check = async (
      entry: string,
      what: string,
      { bytes, sha256 }: { bytes: number; sha256: string },
    ): Promise<void> => {
      if (!entries.has(entry)) throw damaged(file, `${what} is missing`)
      const meter = new Meter()
      await pipeline(await open(entry), meter.resume())
      if (meter.bytes !== bytes || meter.sha256() !== sha256) throw damaged(file, `${what} was altered`)
    }
    for (const table of manifest.tables) await check(entryOf(table.name), `the table ${table.name}`, table)
    for (const one of manifest.files) await check(fileEntryOf(one), `the file of ${one.id}`, one)
    return {
      manifest,
      read: ({ name }) => open(entryOf(name)),
      readFile: (one) => open(fileEntryOf(one)),
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error instanceof StartProblem ? error : damaged(file, (error as Error).message)
  }
}

async function openZip(file: string): Promise<ZipFile> {
  try {
    return await openPromise(file, { lazyEntries: true, autoClose: false })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT')
      throw new StartProblem(`There is no file ${file}.`, 'Name the backup: npm run restore -- <file>')
    // The table of contents is at the end, so that a file which was cut off has none.
    throw damaged(file, message)
  }
}

async function readManifest(zip: ZipFile, entry: Entry | undefined, file: string): Promise<Manifest> {
  if (!entry) throw damaged(file, `it has no ${manifestName}`)
  const chunks: Buffer[] = []
  for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer)
  const { images = [], lostImages = [], ...manifest } = JSON.parse(Buffer.concat(chunks).toString()) as Manifest & Older
  if (manifest.format <= archiveFormat)
    return {
      ...manifest,
      files: manifest.files ?? images.map((image) => ({ kind: 'images', ...image })),
      lostFiles: manifest.lostFiles ?? lostImages,
    }
  throw new StartProblem(
    `${file} was made by a newer Patency (format ${manifest.format}).`,
    'Restore it with that version or a newer one.',
  )
}
