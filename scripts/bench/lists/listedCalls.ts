import type pg from 'pg'

/** Takes away what these tables are looked up by while they are filled: made at the end it takes a fraction of the time. */
export const withoutIndexes = async (client: pg.Client, tables: string[], fill: () => Promise<void>): Promise<void> => {
  const { rows } = await client.query<{ name: string; definition: string }>(
    'select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index where indrelid = any($1::regclass[]) and not indisunique',
    [tables],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  await fill()
  for (const { definition } of rows) await client.query(definition)
}

/**
 * Adds past calls to the demo hospital until it has so many completed ones, and one deleted for each forty of them:
 * over so many years, by its own people, in its own rooms, with waits and works of the lengths that there are.
 */
export const fillLists = async (client: pg.Client, completed: number, years = 10): Promise<void> => {
  await client.query('begin')
  await client.query("set local work_mem = '256MB'; set local maintenance_work_mem = '512MB'")
  await withoutIndexes(client, ['call', 'listed_call', 'call_search'], async () => {
    await client.query(
      `create temp table past on commit drop as
       with here as (select id from provider where name = 'Riverside Health'),
       rooms as (select array_agg(room.id order by facility.weight, room.id) as ids from room join facility on facility.id = facility_id where room.provider_id = (select id from here)),
       people as (select array_agg(user_id) as ids from provider_role where provider_id = (select id from here) and role in ('Clinician', 'Manager', 'Admin')),
       purposes as (select array_agg(id) as ids from purpose where provider_id = (select id from here)),
       missing as (select $1::int - count(*)::int as n from listed_call where not deleted and provider_id = (select id from here))
       select gen_random_uuid() as id, here.id as provider_id, g, now() - random() * $2::int * interval '365 days' as created_at,
         -ln(1 - random()) * interval '25 minutes' as wait, -ln(1 - random()) * interval '40 minutes' as work,
         -- Some rooms and people have far more of the calls than others.
         rooms.ids[1 + floor(random() * random() * cardinality(rooms.ids))] as room_id, people.ids[1 + floor(random() * random() * cardinality(people.ids))] as person_id,
         purposes.ids[1 + floor(random() * cardinality(purposes.ids))] as purpose_id,
         random() < 0.02 as is_unstarted, random() < 0.03 as is_roomless, random() < 0.08 as is_stat, g % 41 = 0 as is_deleted, g % 41 = 0 and random() < 0.8 as is_open
       from here, missing, rooms, people, purposes, generate_series(1, missing.n + missing.n / 40) as g`,
      [completed, years],
    )
    // Drawn from what there is, they need not be checked against it one by one.
    await client.query('set local session_replication_role = replica')
    await client.query(
      `insert into call (id, provider_id, purpose_id, status_code_id, room_id, contact, pre_comments, alive_at, announced_at, created_at, updated_at, start_time, completed_at, completed_by_id, deleted_at, patient_first_name, patient_last_name, mrn)
       select past.id, past.provider_id, purpose_id, status_code.id, case when not is_roomless then room_id end, 'Ext. ' || g % 9000, 'Right arm if possible', created_at, created_at, created_at, created_at,
         case when not is_unstarted then created_at + wait end, case when not is_open then created_at + wait + work end, case when not is_open then person_id end,
         case when is_deleted then created_at + wait + work + interval '1 hour' end,
         -- Some names are common, and most rare.
         ('{Mary,Ana,Chloe,June,Omar,Keiko,José,Felix}'::text[])[1 + floor(random() * 8)], initcap(translate(floor(random() * random() * 30000)::text, '0123456789', 'kowalstibe')), (1000000 + floor(random() * 9000000))::text
       from past join status_code on status_code.provider_id = past.provider_id and status_code.name = case when is_stat then 'Stat' else 'Normal' end`,
    )
    await client.query('set local session_replication_role = origin')
    // As the triggers do for each call.
    await client.query('select list_calls(array(select id from past))')
    await client.query('select index_calls(array(select id from past))')
  })
  await client.query('commit')
  // What the database does by itself after a while.
  await client.query('select sum_call_tally(), sum_call_spans()')
  await client.query('vacuum analyze')
}
