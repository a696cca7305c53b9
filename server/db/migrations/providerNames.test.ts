import pg from 'pg'
import { createTestDatabase } from '../../test/database/database'
import { migrate, readMigrations } from './migrate'

test('providers of an older database that shared a name differ afterwards; the first one keeps it (rules 9.7)', async () => {
  const database = await createTestDatabase({ empty: true })
  const migrations = readMigrations()
  const at = migrations.findIndex(({ name }) => name === '20261126030000_providers')
  await migrate(database.url, migrations.slice(0, at))
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const long = 'x'.repeat(200)
  const names = ['Harbour', 'harbour (2)', ' HARBOUR ', 'harbour', 'Hill', long, long.toUpperCase()]
  for (const [day, name] of names.entries())
    await client.query('insert into provider (id, name, created_at) values (gen_random_uuid(), $1, $2)', [
      name,
      new Date(Date.UTC(2026, 0, 1 + day)),
    ])
  await migrate(database.url, migrations.slice(0, at + 1))
  const { rows } = await client.query<{ name: string }>('select name from provider order by created_at')
  expect(rows.map(({ name }) => name)).toEqual([
    'Harbour',
    'harbour (2)',
    'HARBOUR (3)',
    'harbour (4)',
    'Hill',
    long,
    `${'X'.repeat(190)} (2)`,
  ])
  await expect(
    client.query("insert into provider (id, name) values (gen_random_uuid(), ' HILL')"),
  ).rejects.toMatchObject({ constraint: 'provider_name_key' })
  await client.end()
  await database.drop()
})
