import pg from 'pg'
import { createTestDatabase } from '../../test/database/database'
import { migrate, readMigrations } from './migrate'

test('nightly jobs reckon anew afterwards, from when they were done last', async () => {
  const database = await createTestDatabase({ empty: true })
  const migrations = readMigrations()
  const at = migrations.findIndex(({ name }) => name === '20261225000000_nights_follow_the_first_facility')
  await migrate(database.url, migrations.slice(0, at))
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query("insert into provider (id, name) values (gen_random_uuid(), 'One')")
  await client.query("update job set due_at = '2026-03-12 09:00Z', settled_at = '2026-03-11 09:00Z'")
  await migrate(database.url, migrations.slice(0, at + 1))
  const { rows } = await client.query<{ name: string; due_at: Date }>('select name, due_at from job')
  expect(rows).toEqual([{ name: 'followCompliance', due_at: new Date('2026-03-11T09:00:00Z') }])
  await client.end()
  await database.drop()
})
