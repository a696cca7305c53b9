import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { FileStore } from '../../files/fileStore'
import { diskFull, isDiskFull, StartProblem } from '../../startProblem'
import { openOnce, type Address } from '../access/openOnce'
import { openArchive, type Archive, type ArchivedTable } from '../backup/archive'
import { loadFiles } from '../backup/restoreBackup'
import { copied, listTables, quoted } from '../backup/tables'
import { describeFault, verifyAuditChain } from '../migrations/auditChain'
import { appliedMigrations } from '../migrations/migrate'
import { addressOfName, staying } from './movedRows'
import { countRolesOfPeople } from './roleCounts'

export type Imported = {
  provider: { id: string; name: string }
  /** Accounts that were here already, which stay as they are. */
  known: number
  /** What is wrong with its audit log, and was before; null: nothing. */
  brokenTrail: string | null
}

/** Opens the file of a provider. */
export const openForImport = async (file: string): Promise<Archive> => {
  const archive = await openArchive(file)
  if (archive.manifest.provider) return archive
  archive.close()
  throw new StartProblem(
    `${file} is a backup of a whole installation.`,
    'Restore it into an empty database: npm run restore -- <file>',
  )
}

/**
 * Adds a provider that was exported elsewhere, whole or not at all, while servers work on the database. It is closed until
 * it is reopened. `into`: of the owner of the tables.
 */
export const importProvider = (
  archive: Archive,
  into: Address,
  files: FileStore,
  tell: (table: ArchivedTable) => void = () => {},
): Promise<Imported> =>
  openOnce(
    into,
    { application_name: 'patency-import' },
    async (client) => {
      await client.query('begin')
      const imported = await load(client, archive, tell)
      await loadFiles(archive, files)
      await client.query('commit')
      await client.query('analyze')
      return imported
    },
    explain,
  )

const load = async (
  client: pg.Client,
  { manifest, read }: Archive,
  tell: (table: ArchivedTable) => void,
): Promise<Imported> => {
  const provider = manifest.provider!
  await refuseOtherVersion(client, manifest)
  await refuseKnownProvider(client, provider)
  const tables = new Map((await listTables(client)).map((table) => [table.name, table]))
  await client.query('set local row_security = off')
  // The rows are as the triggers of the other database left them. References are checked below.
  await client.query('set local session_replication_role = replica')
  const copy = async (table: ArchivedTable, into: string): Promise<void> => {
    const saved = await read(table)
    const rows = client.query(copyFrom(`copy ${into} from stdin`))
    await pipeline(saved, rows)
    if (rows.rowCount !== table.rows) throw notOf(provider.name, table.name)
    tell(table)
  }
  let known: string[] = []
  for (const table of manifest.tables) {
    if (!tables.has(table.name) || staying.includes(table.name)) throw notOf(provider.name, table.name)
    if (table.name !== 'app_user') await copy(table, copied(table))
    else {
      const columns = table.columns.map(quoted).join(', ')
      await client.query(`create temporary table moved_user on commit drop as select ${columns} from app_user limit 0`)
      await copy(table, `moved_user (${columns})`)
      known = await addPeople(client, table.columns)
    }
  }
  for (const { name, rows } of manifest.tables) await checkRows(client, provider, name, rows)
  await checkReferences(client, provider, [...tables.keys()])
  // Who has an account here signs in here.
  for (const table of ['session', 'one_time_link'])
    await client.query(`delete from ${table} where provider_id = $1 and user_id = any ($2)`, [provider.id, known])
  await client.query(countRolesOfPeople.text, [provider.id])
  return {
    provider,
    known: known.length,
    brokenTrail: describeFault(await verifyAuditChain(client, provider.id)),
  }
}

const refuseOtherVersion = async (client: pg.Client, { migrations }: Archive['manifest']): Promise<void> => {
  const here = (await appliedMigrations(client)).map(({ name }) => name)
  const there = migrations.map(({ name }) => name)
  if (here.length === there.length && here.every((name) => there.includes(name))) return
  throw new StartProblem(
    'The two installations have different versions of Patency.',
    'Bring both to the same version, and export the provider again.',
  )
}

const refuseKnownProvider = async (client: pg.Client, { id, name }: Imported['provider']): Promise<void> => {
  const { rows } = await client.query<{ id: string }>(
    'select id from provider where id = $1 or fold_text(name) = fold_text($2) order by id = $1 desc',
    [id, name],
  )
  if (!rows[0]) return
  throw rows[0].id === id
    ? new StartProblem(
        `${name} is in this installation already.`,
        'Reopen it, or remove it first if it was moved away from here: npm run provider -- reopen | remove <name>',
      )
    : new StartProblem(
        `There is another provider of the name ${name} here.`,
        'Give one of the two another name, and export the provider again.',
      )
}

/** Adds the accounts that are not here yet. Answers the ids of those that are. */
const addPeople = async (client: pg.Client, columns: string[]): Promise<string[]> => {
  const { rows: taken } = await client.query<{ email: string }>(
    'select email from moved_user join app_user using (email) where moved_user.id <> app_user.id order by email',
  )
  if (taken.length > 0)
    throw new StartProblem(
      `Others have accounts with these e-mail addresses here: ${taken.map(({ email }) => email).join(', ')}.`,
      'One account cannot be two. Change the address of one of the two, and export the provider again.',
    )
  // Of whom only the name was known, the whole account counts.
  await client.query(`delete from app_user where email = ${addressOfName} and id in (select id from moved_user)`)
  const { rows: known } = await client.query<{ id: string }>('select id from moved_user join app_user using (id)')
  const from = columns.map((column) => (column === 'superadmin' ? 'false' : quoted(column))).join(', ')
  await client.query(
    `insert into app_user (${columns.map(quoted).join(', ')}) select ${from} from moved_user where id not in (select id from app_user)`,
  )
  return known.map(({ id }) => id)
}

const notOf = (provider: string, table: string): StartProblem =>
  new StartProblem(`The file holds rows of ${table} that do not belong to ${provider}.`, 'Export the provider again.')

/** That all rows are the provider's. */
const checkRows = async (client: pg.Client, { id, name }: Imported['provider'], table: string, rows: number) => {
  if (table === 'app_user') return
  const key = table === 'provider' ? 'id' : 'provider_id'
  const { rows: found } = await client.query<{ count: number }>(
    `select count(*)::integer as count from ${quoted(table)} where ${key} = $1`,
    [id],
  )
  if (found[0]!.count !== rows) throw notOf(name, table)
}

/** Of each reference between tables, what a row that points nowhere, or to another provider, is found by. */
const references = `
  select c.relname as table, format('select from %I c where c.provider_id = $1 and %s and not exists (select from %I p where %s%s) limit 1',
    c.relname, string_agg(format('c.%I is not null', a.attname), ' and '), p.relname,
    string_agg(format('p.%I = c.%I', b.attname, a.attname), ' and '),
    case when exists (select from pg_attribute o where o.attrelid = p.oid and o.attname = 'provider_id') then ' and p.provider_id = $1' else '' end) as query
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid
    cross join unnest(k.conkey, k.confkey) as pair (child, parent)
    join pg_attribute a on a.attrelid = c.oid and a.attnum = pair.child
    join pg_attribute b on b.attrelid = p.oid and b.attnum = pair.parent
  where k.contype = 'f' and c.relname = any ($1) and exists (select from pg_attribute o where o.attrelid = c.oid and o.attname = 'provider_id')
  group by k.oid, c.oid, c.relname, p.oid, p.relname order by c.relname, k.oid`

const checkReferences = async (client: pg.Client, { id, name }: Imported['provider'], tables: string[]) => {
  const { rows } = await client.query<{ table: string; query: string }>(references, [tables])
  for (const { table, query } of rows) if ((await client.query(query, [id])).rowCount !== 0) throw notOf(name, table)
}

function explain(error: unknown): unknown {
  const { code, message } = error as NodeJS.ErrnoException
  if (isDiskFull(error)) return diskFull('the database')
  if (code === '42501')
    return new StartProblem(
      `The database does not let this user import: ${message}.`,
      'A superuser allows it once: grant set on parameter session_replication_role to <the user of DATABASE_URL>. Nothing was written.',
    )
  return error
}
