// Prints the SQL that leads from an older schema.prisma to today's, for a new migration.
// Usage: node scripts/tasks/migration-sql.mjs [old-schema.prisma]   (without it: from empty)
import { readFile } from 'node:fs/promises'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'

// By path, because the package exports only an entry that browsers' bundlers understand.
const folder = new URL('../../node_modules/@prisma/schema-engine-wasm/', import.meta.url)

// The engine wants a connection even to compare two texts, and asks it nothing that matters.
const noDatabase = {
  provider: 'postgres',
  adapterName: 'none',
  connect: async () => ({
    provider: 'postgres',
    adapterName: 'none',
    queryRaw: async () => ({ columnNames: [], columnTypes: [], rows: [] }),
    executeRaw: async () => 0,
    executeScript: async () => undefined,
    startTransaction: async () => {
      throw new Error('no database')
    },
    getConnectionInfo: () => ({ schemaName: 'public', supportsRelationJoins: true }),
    dispose: async () => undefined,
  }),
  connectToShadowDb: async () => noDatabase.connect(),
}

/** The SQL that turns a database of `from` (null: an empty one) into one of `to`; both are Prisma schemas as text. */
export async function migrationSql(from, to) {
  const bindings = await import(new URL('schema_engine_bg.js', folder).href)
  const wasm = await readFile(new URL('schema_engine_bg.wasm', folder))
  const { instance } = await WebAssembly.instantiate(wasm, { './schema_engine_bg.js': bindings })
  bindings.__wbg_set_wasm(instance.exports)
  instance.exports.__wbindgen_start()
  const adapter = bindMigrationAwareSqlAdapterFactory(noDatabase)
  const engine = await bindings.SchemaEngine.new({ datamodels: [['schema.prisma', to]] }, () => {}, adapter)
  const side = (text) =>
    text === null ? { tag: 'empty' } : { tag: 'schemaDatamodel', files: [{ path: 'schema.prisma', content: text }] }
  const { stdout } = await engine.diff({
    from: side(from),
    to: side(to),
    script: true,
    shadowDatabaseUrl: null,
    exitCode: null,
    filters: { externalTables: [], externalEnums: [] },
  })
  return stdout
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const old = process.argv[2] ? await readFile(process.argv[2], 'utf8') : null
  process.stdout.write(await migrationSql(old, await readFile('prisma/schema.prisma', 'utf8')))
}
