import type pg from 'pg'

export interface Table {
  name: string
  columns: string[]
}

/** What belongs to running servers and signed-in browsers: after a restore everybody signs in again. */
const passing = ['session', 'connection', 'known_device', 'sign_in_try', 'device_pairing', 'device_code_try']

/** It tells which migrations a database holds; a restore fills it by applying them. */
const history = '_prisma_migrations'

const listing = `
  select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname <> '${history}'
  group by c.relname order by c.relname`

/** Every table of the schema, those that a backup leaves out too. */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  return (await client.query<Table>(listing)).rows
}

export function isKept({ name }: Table): boolean {
  return !passing.includes(name)
}

const references = `
  select distinct child.relname as child, parent.relname as parent
  from pg_constraint k join pg_class child on child.oid = k.conrelid join pg_class parent on parent.oid = k.confrelid
  where k.contype = 'f' and child.relnamespace = current_schema()::regnamespace and child.oid <> parent.oid`

/** The tables in an order in which each comes after those that its rows refer to. */
export async function inOrderOfReference<T extends { name: string }>(client: pg.ClientBase, tables: T[]): Promise<T[]> {
  const { rows } = await client.query<{ child: string; parent: string }>(references)
  const ordered: T[] = []
  let left = tables
  while (left.length > 0) {
    const waiting = (table: T): boolean =>
      rows.some(({ child, parent }) => child === table.name && left.some(({ name }) => name === parent))
    const free = left.filter((table) => !waiting(table))
    if (free.length === 0)
      throw new Error(`these tables refer to each other in a circle: ${left.map(({ name }) => name).join(', ')}`)
    ordered.push(...free)
    left = left.filter(waiting)
  }
  return ordered
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** The table with its columns, as COPY wants to be told. */
export function copied({ name, columns }: Table): string {
  return `${quoted(name)} (${columns.map(quoted).join(', ')})`
}
