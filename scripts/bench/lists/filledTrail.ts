import type pg from 'pg'
import { withoutIndexes } from './listedCalls'

/**
 * Fills the audit trail of the demo hospital to so many rows over seven years, without the chain: what people do most,
 * most; a few people and recent calls far more than others; reads of pages that name twenty calls; few refusals.
 */
export const fillTrail = async (client: pg.Client, rows: number): Promise<void> => {
  await client.query('begin')
  await client.query("set local work_mem = '256MB'; set local maintenance_work_mem = '512MB'")
  await withoutIndexes(client, ['audit_entry'], async () => {
    await client.query(
      `create temp table calls on commit drop as
       select row_number() over (order by created_at) as place, id from call where provider_id = (select id from provider where name = 'Riverside Health')`,
    )
    await client.query('create index on calls (place)')
    await client.query('set local session_replication_role = replica')
    await client.query(
      `with here as (select id from provider where name = 'Riverside Health'),
       people as (select array_agg(user_id) as ids from provider_role where provider_id = (select id from here)),
       most as (select max(place)::int as calls from calls),
       begun as (select coalesce(max(sequence), 0) as sequence from audit_entry where provider_id = (select id from here)),
       drawn as (
         select g, random() as what, people.ids[1 + floor(random() * random() * cardinality(people.ids))] as actor_id,
           -- Recent calls are read more often, and a page names calls of about the same time.
           1 + floor(most.calls * sqrt(g::float8 / $1) * (1 - 0.02 * random()))::int % most.calls as place, random() as luck
         from generate_series(1, $1) as g, people, most
       ),
       acted as (
         select drawn.*, case
           when what < 0.55 then 'readPatient' when what < 0.62 then 'readPatients' when what < 0.70 then 'saveCallDraft' when what < 0.76 then 'assignCallOnOpen'
           when what < 0.81 then 'closeCall' when what < 0.86 then 'createCall' when what < 0.90 then 'correctCall' when what < 0.93 then 'setPresence' when what < 0.955 then 'saveLine'
           when what < 0.97 then 'checkLines' when what < 0.98 then 'returnCall' when what < 0.99 then 'readImage' when what < 0.999 then 'deleteCall'
           when what < 0.9995 then 'updateProcedure' when what < 0.9999 then 'createFacility' else 'revokeApiToken' end as action
         from drawn
       )
       insert into audit_entry (provider_id, sequence, at, actor_id, door, origin, action, entity_kind, entity_id, outcome, fields)
       select here.id, begun.sequence + g, now() - interval '2555 days' * (1 - g::float8 / $1), case when action <> 'checkLines' then actor_id end,
         case when action = 'checkLines' then 'clock' when luck < 0.1 then 'rest' else 'graphql' end, '10.0.' || g % 200 || '.' || g % 250, action,
         case when action = 'readPatients' then null when action = 'setPresence' then 'user' else 'call' end,
         case when action = 'readPatients' then null when action = 'setPresence' then actor_id else (select id from calls where calls.place = acted.place) end,
         case when luck > 0.996 then 'refused CALL_ALREADY_ASSIGNED' when luck > 0.995 then 'denied FORBIDDEN' else 'done' end,
         case when action = 'readPatients' then jsonb_build_object('calls', jsonb_build_array(null, (select jsonb_agg(id) from calls where calls.place between acted.place and acted.place + 19)))
           when action = 'correctCall' then '{"comments": [null, "Left arm only"]}'::jsonb end
       from acted, here, begun`,
      [rows],
    )
    await client.query('set local session_replication_role = origin')
    await client.query(
      `insert into audit_head (provider_id, sequence) select provider_id, max(sequence) from audit_entry group by provider_id
       on conflict (provider_id) do update set sequence = excluded.sequence`,
    )
  })
  await client.query('commit')
  await client.query('vacuum analyze')
}
