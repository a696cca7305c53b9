import pg from 'pg'
import { createTestDatabase } from '../../test/database/database'
import { migrate, readMigrations } from './migrate'

test('stored texts have one form afterwards; what would be the same is listed, and patients are never made one (rules 1.2a)', async () => {
  const database = await createTestDatabase({ empty: true })
  const migrations = readMigrations()
  const at = migrations.findIndex(({ name }) => name === '20261228000000_one_form_of_texts')
  await migrate(database.url, migrations.slice(0, at))
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const all = async (sql: string) => (await client.query({ text: sql, rowMode: 'array' })).rows.flat()
  const id = (place: number) => `00000000-0000-7000-8000-${String(place).padStart(12, '0')}`
  await client.query(
    `insert into provider (id, name) values ('${id(1)}', 'Harbor'), ('${id(2)}', 'Härbor'), ('${id(3)}', 'Hill\u00a0Top')`,
  )
  await client.query(
    `insert into app_user (id, full_name, email) values ('${id(9)}', 'Máire  O’Brien', 'maire@x.example')`,
  )
  for (const [place, name] of [
    'Difficult IV',
    'Difficult  IV',
    'Difficult IV (2)',
    "St. Mary's",
    'St. Mary’s',
  ].entries())
    await client.query(
      `insert into purpose (id, provider_id, name, weight) values ('${id(20 + place)}', '${id(1)}', $1, $2)`,
      [name, place],
    )
  await client.query(`insert into status_code (id, provider_id, name) values ('${id(5)}', '${id(1)}', 'Normal')`)
  const mrns = ['1000', '10\u200b00', '2000\u00ad', '2000\u00ad', '30 00', '3000\u200e', '４０００', null]
  for (const [place, mrn] of mrns.entries())
    await client.query(
      `insert into call (id, provider_id, purpose_id, status_code_id, created_by_id, alive_at, created_at, updated_at, patient_last_name, mrn)
       values ('${id(40 + place)}', '${id(1)}', '${id(20)}', '${id(5)}', '${id(9)}', now(), now(), now(), $1, $2)`,
      [`O’Brien \u200b${place}`, mrn],
    )
  await client.query(
    `insert into line (id, provider_id, created_at, name, mrn) values ('${id(60)}', '${id(1)}', now(), 'PICC\u200b  left', '5 000')`,
  )
  const warnings: string[] = []
  await migrate(database.url, migrations.slice(0, at + 1), undefined, (message) => warnings.push(message))
  expect(await all('select name from provider order by id')).toEqual(['Harbor', 'Härbor (2)', 'Hill Top'])
  expect(await all('select name from purpose order by id')).toEqual([
    'Difficult IV',
    'Difficult IV (3)',
    'Difficult IV (2)',
    "St. Mary's",
    'St. Mary’s (2)',
  ])
  expect(await all('select mrn from call order by id')).toEqual([
    ...['1000', '10\u200b00', '2000', '2000', '30 00', '3000\u200e', '4000', null],
  ])
  expect(await all('select name, mrn from line')).toEqual(['PICC left', '5000'])
  expect(await all('select patient_last_name from call limit 1')).toEqual(['O’Brien 0'])
  expect(await all('select full_name, name_key from app_user')).toEqual(['Máire O’Brien', "maire o'brien"])
  expect(await all('select sought from listed_line')).toEqual([expect.stringContaining('\npicc left\n5000\n')])
  const differs =
    'differs from that of another only by blanks or by what no one sees; compare them, and correct it by hand'
  expect(warnings).toEqual([
    `provider ${id(2)} has the name of another: it is called Härbor (2) now`,
    `purpose ${id(21)} has the name of another: it is called Difficult IV (3) now`,
    `purpose ${id(24)} has the name of another: it is called St. Mary’s (2) now`,
    `The MRN of call ${id(41)} ${differs}`,
    `The MRN of call ${id(44)} ${differs}`,
    `The MRN of call ${id(45)} ${differs}`,
  ])
  await client.end()
  await database.drop()
})
