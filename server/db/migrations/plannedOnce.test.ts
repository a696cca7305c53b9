import pg from 'pg'
import { createTestDatabase } from '../../test/database/database'

test('what keeps rows for a list of ids is planned once, and looks the rows up', async () => {
  const { url, drop } = await createTestDatabase()
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  const { rows } = await owner.query<{ name: string; settings: string[] }>(
    `select proname as name, proconfig as settings from pg_proc join pg_language on pg_language.oid = prolang
     where pronamespace = 'public'::regnamespace and lanname = 'plpgsql' and prorettype = 'void'::regtype
       and pronargs = 1 and proargtypes[0] = 'uuid[]'::regtype order by 1`,
  )
  await owner.end()
  await drop()
  expect(rows.map(({ name }) => name)).toEqual(['index_calls', 'list_calls', 'list_lines', 'report_calls'])
  for (const { name, settings } of rows)
    expect({ name, settings }).toEqual({
      name,
      settings: expect.arrayContaining(['plan_cache_mode=force_generic_plan', 'enable_seqscan=off']) as string[],
    })
})
