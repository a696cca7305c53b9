import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { openOnce, type Address } from '../access/openOnce'
import { from as copyFrom } from 'pg-copy-streams'
import { shelfOf, type FileKind, type FileStore } from '../../files/fileStore'
import { diskFull, isDiskFull, StartProblem } from '../../startProblem'
import { describeFault, verifyAuditChains } from '../migrations/auditChain'
import { isUnchanged, readHistory, readMigrations, tooOld, type Migration } from '../migrations/history'
import { appliedMigrations, migrate } from '../migrations/migrate'
import { openArchive, type Archive, type ArchivedTable, type Manifest } from './archive'
import { copied, inOrderOfReference, listTables, quoted } from './tables'

export interface Restored {
  manifest: Manifest
  /** Audit trails that were broken already when the backup was made, in words. */
  brokenTrails: string[]
}

/**
 * Fills an empty database with what a backup holds, whole or not at all, and brings it up to
 * date. The address is of the user who is to own the tables. The archive has been read through
 * before the database is touched; everything is loaded in one transaction, and the files are
 * there before it ends.
 */
export async function restoreBackup(
  archive: Archive,
  into: Address,
  files: FileStore,
  tell: (table: ArchivedTable) => void = () => {},
): Promise<Restored> {
  const { manifest } = archive
  const known = readMigrations()
  const then = migrationsOf(manifest, known)
  const restore = async (client: pg.Client): Promise<Restored> => {
    await refuseServers(client)
    await refuseNewerSchema(client, then)
    // The tables as they were when the backup was made; what changed since is done to its rows afterwards.
    await migrate(into.url, then)
    await client.query('begin')
    const brokenTrails = await load(client, archive, tell)
    await loadFiles(archive, files)
    await client.query('commit')
    await client.query('analyze')
    await migrate(into.url, known)
    return { manifest, brokenTrails }
  }
  return openOnce(into, { application_name: 'patency-restore' }, restore, explain)
}

/** Opens a backup and says whether this version can restore it. */
export async function openForRestore(file: string): Promise<Archive> {
  const archive = await openArchive(file)
  try {
    if (archive.manifest.provider)
      throw new StartProblem(
        `${file} is no backup: it holds one provider, ${archive.manifest.provider.name}.`,
        'Add it to an installation: npm run provider -- import <file>',
      )
    migrationsOf(archive.manifest, readMigrations())
    return archive
  } catch (error) {
    archive.close()
    throw error
  }
}

/** The migrations that lead to the schema of the backup. */
function migrationsOf(manifest: Manifest, known: Migration[]): Migration[] {
  const { held, lacking, strangers } = readHistory(
    manifest.migrations.map(({ name }) => name),
    known,
  )
  const then = known.slice(0, held.size)
  const stranger =
    strangers[0] ??
    manifest.migrations.find((saved) => {
      const migration = then.find(({ name }) => name === saved.name)
      return migration ? !isUnchanged(migration, saved) : held.has(saved.name)
    })?.name
  if (stranger !== undefined)
    throw new StartProblem(
      `The backup was made by a newer Patency, or by one that went another way: its migration ${stranger} is not known here as it was there.`,
      'Restore it with the version that made it, then upgrade.',
    )
  if (lacking.length > 0)
    throw tooOld(
      'This backup',
      lacking,
      'Restore it with the last version before the baseline, and then start this one.',
    )
  return then
}

async function refuseServers(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    `select from pg_stat_activity where datname = current_database() and application_name in ('patency', 'patency-feed')`,
  )
  if (rowCount === 0) return
  throw new StartProblem(
    'A server works on this database.',
    'Stop it first: it would go on with what it remembers of another one.',
  )
}

async function refuseNewerSchema(client: pg.Client, then: Migration[]): Promise<void> {
  const applied = await appliedMigrations(client)
  const tables = await listTables(client)
  if (applied.length === 0 && tables.length > 0) {
    throw new StartProblem(
      'The database is not empty: it holds tables that are not of Patency.',
      'Restore into a database of its own: create database patency_restored',
    )
  }
  const { held, strangers } = readHistory(
    applied.map(({ name }) => name),
    readMigrations(),
  )
  const later = strangers[0] ?? [...held].find((name) => !then.some((migration) => migration.name === name))
  if (later !== undefined) {
    throw new StartProblem(
      `The tables of this database are newer than the backup: migration ${later} came later.`,
      'Restore into a database without tables (create database …); it is brought up to date after that.',
    )
  }
}

async function load(
  client: pg.Client,
  { manifest, read }: Archive,
  tell: (table: ArchivedTable) => void,
): Promise<string[]> {
  const tables = await listTables(client)
  await client.query('set local row_security = off')
  await client.query(`lock table ${tables.map(({ name }) => quoted(name)).join(', ')} in access exclusive mode`)
  for (const { name } of tables) {
    const { rowCount } = await client.query(`select from ${quoted(name)} limit 1`)
    if (rowCount !== 0)
      throw new StartProblem(
        `The database is not empty: there are rows in ${name}.`,
        'Restore into an empty one; a restore never replaces anything.',
      )
  }
  // A new file for the heads begins a new epoch: what anybody remembers of the feed's numbers is of another history.
  await client.query('truncate change_head')
  // The rows are as the triggers left them: neither numbered nor chained nor announced anew.
  // References stay checked, which also needs no superuser.
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} disable trigger user`)
  for (const table of await inOrderOfReference(client, manifest.tables)) {
    const saved = await read(table)
    const rows = client.query(copyFrom(`copy ${copied(table)} from stdin`))
    await pipeline(saved, rows)
    if (rows.rowCount !== table.rows)
      throw new Error(`${table.name} has ${rows.rowCount} rows, and should have ${table.rows}`)
    tell(table)
  }
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} enable trigger user`)
  // What is loaded is what was saved. If a trail is broken it was so before, and the rest is needed all the same.
  const brokenTrails: string[] = []
  for await (const report of verifyAuditChains(client)) {
    const fault = describeFault(report)
    if (fault) brokenTrails.push(fault)
  }
  return brokenTrails
}

/** Writes the files that are not there yet, all or none. */
export async function loadFiles({ manifest, readFile }: Archive, files: FileStore): Promise<void> {
  const put: [FileKind, string][] = []
  try {
    await files.prepare()
    for (const one of manifest.files) {
      const shelf = shelfOf(files, one.kind)
      if (await shelf.has(one.id, one.size)) continue
      put.push([one.kind, one.id])
      await shelf.put(one.id, one.size, await buffer(await readFile(one)))
    }
  } catch (error) {
    for (const [kind, id] of put) await shelfOf(files, kind).remove(id)
    throw error
  }
}

function explain(error: unknown): unknown {
  const { code, message } = error as NodeJS.ErrnoException
  if (isDiskFull(error)) return diskFull('the database')
  if (code === '42501')
    return new StartProblem(
      `The database does not let this user restore: ${message}.`,
      'Use a user who may create tables and roles there. Nothing was written.',
    )
  return error
}
