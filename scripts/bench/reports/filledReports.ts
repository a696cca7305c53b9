import type pg from 'pg'
import { fillLists, withoutIndexes } from '../lists/listedCalls'

/**
 * Adds past calls to the demo hospital until it has so many completed ones, over five years, and for each of them what
 * reports read: the values of a procedure, the work of a lead, and for some that of an assistant or a trainee.
 */
export const fillReports = async (client: pg.Client, completed: number): Promise<void> => {
  await fillLists(client, completed, 5)
  await client.query('begin')
  // Drawn from what there is, the rows need not be checked against it one by one.
  await client.query("set local session_replication_role = replica; set local maintenance_work_mem = '512MB'")
  await withoutIndexes(client, ['call_value', 'work_order', 'reported_call'], async () => {
    await client.query(
      `create temp table bare on commit drop as
       select call.id, call.provider_id, completed_by_id, start_time, completed_at, row_number() over () as n from call
       where completed_at is not null and provider_id = (select id from provider where name = 'Riverside Health')
         and not exists (select from work_order where call_id = call.id) and not exists (select from call_value where call_id = call.id)`,
    )
    await client.query(
      `with kinds as (select id, provider_id, name, weight, row_number() over (order by weight, id) - 1 as place, count(*) over () as kinds from procedure
         where deleted_at is null and provider_id = (select id from provider where name = 'Riverside Health'))
       insert into call_value (provider_id, call_id, field_id, procedure_id, procedure_name, procedure_weight, field_name, field_weight, field_type, follow_up_type_name, end_follow_up, "values")
       select bare.provider_id, bare.id, field.id, kinds.id, kinds.name, kinds.weight, field.name, field.weight, field.type, field.follow_up_type_name,
         exists (select from procedure_field_option as option where option.field_id = field.id and option.end_follow_up), case when field.type = 'number' then array[(1 + bare.n % 3)::text] else array['Yes'] end
       from bare join kinds on kinds.place = bare.n % kinds.kinds join procedure_field as field on field.procedure_id = kinds.id and field.deleted_at is null`,
    )
    await client.query(
      `insert into work_order (id, provider_id, call_id, user_id, is_lead, is_training, is_assisting, started_at, ended_at)
       select gen_random_uuid(), provider_id, id, completed_by_id, true, false, false, coalesce(start_time, completed_at), completed_at from bare
       union all
       select gen_random_uuid(), bare.provider_id, bare.id, other.user_id, false, n % 12 = 0, n % 12 <> 0, completed_at, completed_at
       from bare join lateral (select user_id from provider_role where provider_role.provider_id = bare.provider_id and user_id <> completed_by_id order by user_id offset n % 7 limit 1) as other on true
       where n % 4 = 0`,
    )
  })
  // As the triggers do for each call, in the order in which calls are completed.
  await client.query(
    'select report_calls(array(select id from call where completed_at is not null and deleted_at is null order by completed_at))',
  )
  await client.query('commit')
  await client.query('vacuum analyze')
}
