import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../../paths'
import { StartProblem } from '../../startProblem'

export interface Migration {
  name: string
  sql: string
}

export interface Applied {
  migration_name: string
  checksum: string
  finished: boolean
}

/** Of the history table, what missingAmong() needs. */
export const appliedColumns = `migration_name, checksum, finished_at is not null as finished from _prisma_migrations where rolled_back_at is null order by started_at`

const migrationsFolder = path.join(projectRoot, 'prisma', 'migrations')

export function readMigrations(folder = migrationsFolder): Migration[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(folder, entry.name, 'migration.sql')))
    .map(({ name }) => ({ name, sql: readFileSync(path.join(folder, name, 'migration.sql'), 'utf8') }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

export function checksum(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** A checkout may have changed the line ends, which changes nothing that matters. */
export function isUnchanged({ sql }: Migration, applied: { checksum: string }): boolean {
  const unix = sql.replaceAll('\r\n', '\n')
  return [sql, unix, unix.replaceAll('\n', '\r\n')].some((text) => checksum(text) === applied.checksum)
}

const ways = ['in a transaction', 'outside a transaction', 'in batches'] as const

interface Marks {
  /** How it is applied (apply.ts). */
  way: (typeof ways)[number]
  /** One of those that together take the place of the replaced ones. */
  isBaseline: boolean
  replaces: string[]
}

/** What the comments at the beginning of a migration say of it, in lines such as `-- patency: in batches`. */
export function marksOf({ name, sql }: Migration): Marks {
  const [comments] = /^(?:\s*(?:--.*)?\r?\n)*/.exec(sql)!
  const marks: Marks = { way: ways[0], isBaseline: false, replaces: [] }
  for (const [, mark] of comments.matchAll(/^\s*-- patency: *(.*?)\s*$/gm)) {
    const way = ways.find((one) => one === mark)
    if (way) marks.way = way
    else if (mark === 'baseline') marks.isBaseline = true
    else if (mark!.startsWith('replaces ')) marks.replaces.push(...mark!.split(/[ ,]+/).slice(1))
    else throw new Error(`migration ${name} has a mark that means nothing: ${mark}`)
  }
  return marks
}

interface History {
  /** Names of the known migrations that it holds. */
  held: Set<string>
  /** Replaced migrations that it does not name, although it names others of them. */
  lacking: string[]
  /** Names that are not known here. */
  strangers: string[]
}

/** What a history with these names holds. One that names all replaced migrations holds the baseline, as it is. */
export function readHistory(names: string[], migrations: Migration[]): History {
  const named = new Set(names)
  const marked = migrations.map((migration) => ({ name: migration.name, ...marksOf(migration) }))
  const replaced = new Set(marked.flatMap(({ replaces }) => replaces))
  const lacking = [...replaced].filter((name) => !named.has(name))
  const isOfBefore = names.some((name) => replaced.has(name))
  const hasBaseline = isOfBefore && lacking.length === 0
  const known = new Set(migrations.map(({ name }) => name))
  return {
    held: new Set(
      marked.flatMap(({ name, isBaseline }) => (named.has(name) || (isBaseline && hasBaseline) ? [name] : [])),
    ),
    lacking: isOfBefore ? lacking : [],
    strangers: names.filter((name) => !known.has(name) && !replaced.has(name)),
  }
}

/** For a database or a backup that stopped half way to the baseline. Only the migrations that are gone lead there. */
export const tooOld = (what: string, lacking: string[], remedy: string): StartProblem =>
  new StartProblem(
    `${what} is too old for this version: it lacks ${lacking.length} of the migrations that one baseline has replaced, the last one ${lacking.at(-1)}.`,
    `${remedy} The last version before the baseline is the one whose newest migration has that name.`,
  )

/** The migrations that the rows of the history do not name. Refuses a history that this program does not know. */
export function missingAmong(rows: Applied[], migrations: Migration[]): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration]))
  const { held, lacking, strangers } = readHistory(
    rows.map(({ migration_name }) => migration_name),
    migrations,
  )
  if (strangers[0] !== undefined)
    throw new StartProblem(
      `This database was changed by a newer Patency: its migration ${strangers[0]} is unknown here.`,
      'Start that version or a newer one. An older server must not write to it.',
    )
  const unfinished = rows.find(({ finished }) => !finished)
  if (unfinished)
    throw new StartProblem(
      `Migration ${unfinished.migration_name} was begun by another program and never finished.`,
      'Look at what it left behind, put it right, and mark it with "prisma migrate resolve"; or restore the backup from before.',
    )
  const edited = rows.find((row) => {
    const migration = known.get(row.migration_name)
    return migration !== undefined && !isUnchanged(migration, row)
  })
  if (edited)
    throw new StartProblem(
      `Migration ${edited.migration_name} was edited after it had been applied to this database.`,
      'Restore the file from version control; a change to the schema goes into a new migration.',
    )
  if (lacking.length > 0)
    throw tooOld('This database', lacking, 'Start the last version before the baseline once, and then this one.')
  return migrations.filter(({ name }) => !held.has(name))
}
