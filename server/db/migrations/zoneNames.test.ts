import pg from 'pg'
import { createTestDatabase } from '../../test/database/database'
import { migrate, readMigrations } from './migrate'

test('facilities have their zones by the names of the IANA database afterwards', async () => {
  const database = await createTestDatabase({ empty: true })
  const migrations = readMigrations()
  const at = migrations.findIndex(({ name }) => name === '20261224000000_zones_by_their_iana_names')
  await migrate(database.url, migrations.slice(0, at))
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query("insert into provider (id, name) values (gen_random_uuid(), 'One')")
  for (const zone of ['America/Louisville', 'america/NEW_YORK', 'America/Argentina/comodrivadavia', 'America/Chicago'])
    await client.query(
      'insert into facility (id, provider_id, name, time_zone, weight) select gen_random_uuid(), id, $1, $1, 0 from provider',
      [zone],
    )
  await migrate(database.url, migrations.slice(0, at + 1))
  const { rows } = await client.query<{ name: string; zone: string }>(
    'select name, time_zone as zone from facility order by name collate "C"',
  )
  expect(Object.fromEntries(rows.map(({ name, zone }) => [name, zone]))).toEqual({
    'America/Louisville': 'America/Kentucky/Louisville',
    'america/NEW_YORK': 'America/New_York',
    'America/Argentina/comodrivadavia': 'America/Argentina/Catamarca',
    'America/Chicago': 'America/Chicago',
  })
  await client.end()
  await database.drop()
})
