import { zoneForDatabase } from '../../../db/access/zones'
import type { WorkedHours } from '../../../domain/reports/committee/staffing'
import { facilityZones } from '../conditions'
import type { Scope } from '../report'

/** A work order that was forgotten open is no week of work. */
const longestHours = 12

/**
 * In how many hours somebody worked on calls of the range, by the hour of the day of the call's facility: each person
 * once an hour. Looks at every half hour of the work and at its end, so that no hour is missed and none is counted that
 * the clocks skipped.
 */
export const readWorkedHours = ({ db, actor, range, completed }: Scope): Promise<WorkedHours[]> =>
  db.$queryRaw<WorkedHours[]>`
    with zones as (${facilityZones(actor)}),
    done as (${completed}),
    worked as (
      select user_id, coalesce(time_zone, ${zoneForDatabase(range.timeZone)}) as zone, started_at,
        least(greatest(coalesce(ended_at, completed_at) - interval '1 millisecond', started_at), started_at + make_interval(hours => ${longestHours}::int)) as last_at
      from done join work_order using (call_id) left join zones using (facility_id)
    ),
    hours as (
      select distinct user_id, date_trunc('hour', moment at time zone zone) as hour from worked,
        lateral (select generate_series(started_at, last_at, interval '30 minutes') union all select last_at) as looks (moment)
    )
    select extract(hour from hour)::int as hour, count(*)::int as "clinicianHours" from hours group by 1`
