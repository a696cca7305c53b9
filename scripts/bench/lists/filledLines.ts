import type pg from 'pg'
import { withoutIndexes } from './listedCalls'

/**
 * Adds lines to the demo hospital until it has so many, each with the call that placed it: over ten years, of patients of
 * a few thousand names, one in fifty still in.
 */
export const fillLines = async (client: pg.Client, lines: number): Promise<void> => {
  await client.query('begin')
  await client.query("set local work_mem = '256MB'; set local maintenance_work_mem = '512MB'")
  await withoutIndexes(client, ['call', 'line', 'listed_line'], async () => {
    await client.query(
      `create temp table placed on commit drop as
       with here as (select id from provider where name = 'Riverside Health'),
       rooms as (select array_agg(room.id order by facility.weight, room.id) as ids from room join facility on facility.id = facility_id where room.provider_id = (select id from here)),
       last as (select array_agg(a || b) as names from unnest('{Alva,Berg,Cald,Dono,Ever,Fitz,Gold,Hart,Ivan,Jans,Kowal,Lind,Mart,Nak,Oko,Pat,Quin,Ros,Sand,Tan,Ueda,Var,Whit,Xu,Yam,Zim}'::text[]) as a, unnest('{rez,er,well,van,ett,gerald,man,ley,ova,sen,ski,qvist,inez,amura,far,el,lan,enberg,ers,aka,son,gas,field,an,moto,mer}'::text[]) as b),
       first as (select '{Ana,Ben,Chloe,Dmitri,Elena,Femi,Grace,Hugo,Iris,Jin,Kofi,Lena,Mei,Noor,Omar,Priya,Quentin,Rosa,Sven,Tariq}'::text[] as names),
       missing as (select $1::int - count(*)::int as n from line where provider_id = (select id from here))
       select gen_random_uuid() as id, gen_random_uuid() as call_id, here.id as provider_id, now() - random() * interval '3650 days' as created_at, random() < 0.02 as is_open,
         rooms.ids[1 + floor(random() * random() * cardinality(rooms.ids))] as room_id,
         last.names[1 + floor(random() * cardinality(last.names))] as last_name, first.names[1 + floor(random() * cardinality(first.names))] as first_name,
         to_char(4000000 + floor(random() * 5000000), 'FM9999999') as mrn, (array['R basilic','L basilic','R brachial','L cephalic','R jugular'])[1 + floor(random() * 5)] as name
       from here, missing, rooms, last, first, generate_series(1, greatest(missing.n, 0))`,
      [lines],
    )
    await client.query('set local session_replication_role = replica')
    await client.query(
      `insert into line (id, provider_id, name, room_id, mrn, follow_up_interval, next_change_date, created_at, completed_at)
       select id, provider_id, name, room_id, mrn, 7, case when is_open then now() + (random() * 14 - 5) * interval '1 day' end, created_at, case when not is_open then created_at + interval '11 days' end from placed`,
    )
    await client.query(
      `insert into call (id, provider_id, purpose_id, status_code_id, room_id, line_id, patient_first_name, patient_last_name, mrn, alive_at, announced_at, created_at, updated_at, completed_at)
       select call_id, placed.provider_id, (select id from purpose where purpose.provider_id = placed.provider_id order by weight limit 1), (select id from status_code where status_code.provider_id = placed.provider_id and name = 'Normal'),
         room_id, placed.id, first_name, last_name, mrn, created_at, created_at, created_at, created_at, created_at from placed`,
    )
    await client.query('set local session_replication_role = origin')
    // By it the triggers' function finds the calls of a line.
    await client.query('create index filling on call (line_id)')
    await client.query('analyze line; analyze call')
    await client.query('select list_lines(array(select id from placed))')
    await client.query('drop index filling')
  })
  await client.query('commit')
  await client.query('select sum_line_tally()')
  await client.query('vacuum analyze')
}
