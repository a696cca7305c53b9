// The migrations and schema.prisma must tell of the same tables. Compared are the catalogues
// of two databases, as far as Prisma can express them: not policies, triggers, functions,
// checks, partial or expression indexes, which stand in the migrations alone.
import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { projectRoot } from '../../server/paths'
import { createTestDatabase, type TestDatabase } from '../../server/test/database/database'

const catalogues = {
  columns: `
    select c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
      || case when a.attnotnull then ' not null' else '' end
      || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '') as line
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p')
    -- Prisma knows a column that the database makes as one that no one writes.
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
      and c.relname <> '_prisma_migrations'`,
  enums: `
    select t.typname || ': ' || string_agg(e.enumlabel, ', ' order by e.enumsortorder) as line
    from pg_enum e join pg_type t on t.oid = e.enumtypid
    group by t.typname`,
  indexes: `
    select pg_get_indexdef(i.indexrelid) as line
    from pg_index i join pg_class c on c.oid = i.indrelid
    where c.relnamespace = 'public'::regnamespace and c.relname <> '_prisma_migrations'
      and i.indpred is null and i.indexprs is null and i.indnatts = i.indnkeyatts`,
  keys: `
    select c.relname || ' ' || k.conname || ' ' || pg_get_constraintdef(k.oid) as line
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype in ('p', 'f', 'u') and k.connamespace = 'public'::regnamespace
      and c.relname <> '_prisma_migrations'`,
}

let migrated: TestDatabase
let described: TestDatabase

async function query<Row extends pg.QueryResultRow>(database: TestDatabase, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

async function catalogue(database: TestDatabase, kind: keyof typeof catalogues): Promise<string[]> {
  const rows = await query<{ line: string }>(database, catalogues[kind])
  return rows.map(({ line }) => line).sort()
}

beforeAll(async () => {
  migrated = await createTestDatabase()
  described = await createTestDatabase({ empty: true })
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.join(projectRoot, 'scripts/tasks/migration-sql.mjs')],
    {
      cwd: projectRoot,
      maxBuffer: 1e8,
    },
  )
  // Migrations bring the extensions that they need themselves.
  await query(described, 'create extension pg_trgm')
  await query(described, stdout)
})

afterAll(async () => {
  await migrated.drop()
  await described.drop()
})

test.each(Object.keys(catalogues) as (keyof typeof catalogues)[])(
  'migrations and schema.prisma agree on %s',
  async (kind) => {
    const lines = await catalogue(described, kind)
    expect(lines.length).toBeGreaterThan(0)
    expect(await catalogue(migrated, kind)).toEqual(lines)
  },
)

test('a difference would be seen', async () => {
  const before = await Promise.all([catalogue(migrated, 'columns'), catalogue(migrated, 'indexes')])
  await query(migrated, `alter table call alter column version set default 2; create index stray on call (mrn)`)
  const after = await Promise.all([catalogue(migrated, 'columns'), catalogue(migrated, 'indexes')])
  expect(after[0]).not.toEqual(before[0])
  expect(after[1]).not.toEqual(before[1])
})
