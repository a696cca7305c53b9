import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { createTestDatabase } from '../../test/database/database'
import { migrate, readMigrations } from './migrate'

test('a lock of the nightly job stays in its provider; one by hand, and training, come to every provider of the person (rules 2.1, 2.4)', async () => {
  const database = await createTestDatabase({ empty: true })
  const migrations = readMigrations()
  const at = migrations.findIndex(({ name }) => name === '20261222000000_locks_are_of_a_provider')
  await migrate(database.url, migrations.slice(0, at))
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const [one, two] = [randomUUID(), randomUUID()]
  for (const [id, name] of [
    [one, 'One'],
    [two, 'Two'],
  ])
    await client.query('insert into provider (id, name) values ($1, $2)', [id, name])
  const person = async (name: string, { isLocked = false, training = false }): Promise<string> => {
    const id = randomUUID()
    await client.query('insert into app_user (id, full_name, email, is_locked, training) values ($1, $2, $3, $4, $5)', [
      ...[id, name, `${name}@demo.example`, isLocked, training],
    ])
    for (const providerId of [one, two])
      await client.query(
        "insert into provider_role (id, provider_id, user_id, role) values (gen_random_uuid(), $1, $2, 'Clinician')",
        [providerId, id],
      )
    return id
  }
  const byJob = await person('job', { isLocked: true })
  const unlocked = await person('unlocked', { training: true })
  await person('hand', { isLocked: true })
  for (const id of [byJob, unlocked])
    await client.query(
      `insert into account_lock (user_id, provider_id, locked_at, requirements) values ($1, $2, now(), '[{"name":"BLS"}]')`,
      [id, one],
    )
  await migrate(database.url, migrations.slice(0, at + 2))
  const { rows } = await client.query<{ person: string; provider: string; requirements: object[] }>(
    `select u.full_name as person, p.name as provider, requirements from account_lock
     join app_user u on u.id = user_id join provider p on p.id = provider_id order by 1, 2`,
  )
  expect(rows).toEqual([
    { person: 'hand', provider: 'One', requirements: [] },
    { person: 'hand', provider: 'Two', requirements: [] },
    { person: 'job', provider: 'One', requirements: [{ name: 'BLS' }] },
  ])
  const trainees = await client.query<object>(
    'select u.full_name as person, p.name as provider from provider_role r join app_user u on u.id = user_id join provider p on p.id = provider_id where training order by 2',
  )
  expect(trainees.rows).toEqual([
    { person: 'unlocked', provider: 'One' },
    { person: 'unlocked', provider: 'Two' },
  ])
  await client.end()
  await database.drop()
})
