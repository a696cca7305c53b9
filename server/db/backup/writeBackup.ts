import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs'
import type { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { DatabaseClient } from '../access/databaseClient'
import { to as copyTo } from 'pg-copy-streams'
import { ZipFile } from 'yazl'
import { fileKinds, shelfOf, type FileKind, type FileStore } from '../../files/fileStore'
import { isDiskFull, StartProblem } from '../../startProblem'
import { appliedMigrations } from '../migrations/migrate'
import {
  archiveFormat,
  entryOf,
  fileEntryOf,
  manifestName,
  Meter,
  type ArchivedFile,
  type ArchivedTable,
  type Manifest,
} from './archive'
import { fileRows, kindsWithRows } from './fileRows'
import { copied, isKept, listTables, type Table } from './tables'

/** What an archive is to hold, once its moment has come. */
type Contents = Pick<Manifest, 'provider'> & {
  /** The rows of the table, as COPY wants to be told; null: none. */
  rowsOf(table: Table): string | null
}

const everything: Contents = { rowsOf: (table) => (isKept(table) ? copied(table) : null) }

/**
 * Writes the database as it is at one moment, while servers go on working on it. `url` is of
 * the owner of the tables. The file appears under its name only when it is whole.
 * A picture is never changed, and one on a call never removed at once: those of the moment are still there.
 */
export const writeBackup = (
  url: string,
  files: FileStore,
  file: string,
  tell: (table: ArchivedTable) => void = () => {},
): Promise<Manifest> => writeArchive(url, files, file, () => Promise.resolve(everything), tell)

/** The same of what `choose` names, which may ready the database before the moment. */
export async function writeArchive(
  url: string,
  files: FileStore,
  file: string,
  choose: (client: pg.Client) => Promise<Contents>,
  tell: (table: ArchivedTable) => void = () => {},
): Promise<Manifest> {
  if (existsSync(file))
    throw new StartProblem(`${file} exists.`, 'Choose another name; a backup never replaces a file.')
  const partial = `${file}.partial`
  const client = new DatabaseClient({ connectionString: url, application_name: 'patency-backup' })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const manifest = await write(client, files, partial, await choose(client), tell)
    renameSync(partial, file)
    return manifest
  } catch (error) {
    rmSync(partial, { force: true })
    throw explain(error, file)
  } finally {
    await client.end()
  }
}

async function write(
  client: pg.Client,
  files: FileStore,
  partial: string,
  { provider, rowsOf }: Contents,
  tell: (table: ArchivedTable) => void,
): Promise<Manifest> {
  await client.query('begin transaction isolation level repeatable read read only')
  // Who is not the owner is told so, instead of getting a backup without the rows they may not see.
  await client.query('set local row_security = off')
  const { rows } = await client.query<{ at: Date }>('select now() as at')
  const madeAt = rows[0]!.at
  const manifest: Manifest = {
    format: archiveFormat,
    madeAt: madeAt.toISOString(),
    migrations: await appliedMigrations(client),
    tables: [],
    files: [],
    lostFiles: [],
    ...(provider ? { provider } : {}),
  }

  const zip = new ZipFile()
  const output = zip.outputStream as PassThrough
  zip.on('error', (error: Error) => output.destroy(error))
  const stream = createWriteStream(partial, { mode: 0o600, flush: true })
  const closed = new Promise<void>((resolve) => stream.once('close', resolve))
  const written = pipeline(output, stream)
  // It is waited for below; a disk that is full is heard of in the middle, too.
  written.catch(() => undefined)
  const cut = written.then(() => Promise.reject(new Error('the file ended early')))
  cut.catch(() => undefined)
  const options = { mtime: madeAt, mode: 0o100600 }
  try {
    for (const table of await listTables(client)) {
      const source = rowsOf(table)
      if (source === null) continue
      const archived = await Promise.race([archive(client, zip, table, source, options), cut])
      manifest.tables.push(archived)
      tell(archived)
    }
    for (const kind of kindsWithRows) {
      const { table, isNeeded } = fileRows[kind]
      if (!manifest.tables.some(({ name }) => name === table)) continue
      const { rows: kept } = await client.query<{ id: string; isNeeded: boolean }>(
        `select id, ${isNeeded} as "isNeeded" from ${table} ${provider ? 'where provider_id = $1' : ''} order by id`,
        provider ? [provider.id] : [],
      )
      for (const row of kept) {
        const archived = await Promise.race([archiveFiles(files, zip, kind, row.id, options), cut])
        manifest.files.push(...(archived ?? []))
        // One that nothing needs may have been swept since the moment that the backup shows.
        if (!archived && row.isNeeded) manifest.lostFiles.push(row.id)
      }
    }
    zip.addBuffer(Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`), manifestName, options)
    zip.end()
    await written
    return manifest
  } catch (error) {
    // The caller removes the file, which may only just be about to be opened.
    output.destroy()
    await closed
    throw error
  }
}

async function archive(
  client: pg.Client,
  zip: ZipFile,
  table: Table,
  source: string,
  options: { mtime: Date; mode: number },
): Promise<ArchivedTable> {
  const meter = new Meter()
  const rows = client.query(copyTo(`copy ${source} to stdout`))
  zip.addReadStream(meter, entryOf(table.name), options)
  await pipeline(rows, meter)
  return { ...table, rows: rows.rowCount, bytes: meter.bytes, sha256: meter.sha256() }
}

/** The files of a row; null when they are gone. Pictures and office documents are compressed already. */
async function archiveFiles(
  files: FileStore,
  zip: ZipFile,
  kind: FileKind,
  id: string,
  options: { mtime: Date; mode: number },
): Promise<ArchivedFile[] | null> {
  const shelf = shelfOf(files, kind)
  for (const size of fileKinds[kind]) if (!(await shelf.has(id, size))) return null
  const archived: ArchivedFile[] = []
  for (const size of fileKinds[kind]) {
    const file = await shelf.open(id, size)
    if (!file) return null
    const meter = new Meter()
    zip.addReadStream(meter, fileEntryOf({ kind, id, size }), { ...options, compress: false })
    await pipeline(file.stream, meter)
    archived.push({ kind, id, size, bytes: meter.bytes, sha256: meter.sha256() })
  }
  return archived
}

function explain(error: unknown, file: string): unknown {
  const { code, message } = error as NodeJS.ErrnoException
  if (isDiskFull(error))
    return new StartProblem(
      `The disk that should hold ${file} is full.`,
      'Free some space there, or choose another place.',
    )
  if (code === '42501')
    return new StartProblem(
      `The database does not let this user read everything: ${message}.`,
      'Use the user who owns the tables: the one of DATABASE_URL, with which the server starts.',
    )
  if (code === 'ENOENT' || code === 'EACCES' || code === 'EROFS' || code === 'ENOTDIR')
    return new StartProblem(
      `${file} cannot be written (${code}).`,
      'Name a file in a folder that exists and that you may write to.',
    )
  return error
}
