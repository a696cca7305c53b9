import { Prisma } from '../../db/generated/prisma/client'
import {
  demandFilter,
  demandRows,
  type DemandCount,
  type DemandFilter,
  type DemandRow,
} from '../../domain/reports/demand'
import { report, type Scope } from './report'

type Count = { place: number | null; hour: number; calls: number; median: number | null }

const readCounts = async (
  { db, actor, range, isVisible }: Scope,
  { status }: DemandFilter,
  now: Date,
): Promise<DemandCount[]> => {
  const hasStatus =
    status === null
      ? Prisma.sql`true`
      : Prisma.sql`status_code_id in (select id from status_code where provider_id = ${actor.providerId}::uuid and name = ${status})`
  const isIn = Prisma.sql`provider_id = ${actor.providerId}::uuid and alive_at >= ${range.from}::timestamptz and alive_at < ${range.to}::timestamptz`
  // The hours of the week of the facility's clock; 1970 began on a Thursday, and what is added keeps earlier years positive. A follow-up that was scheduled joins the
  // queue later; until then nobody asks for it.
  const counts = await db.$queryRaw<Count[]>`
    with zones as (select id as facility_id, time_zone from facility where provider_id = ${actor.providerId}::uuid),
    asked as (
      select facility_id, alive_at, response_ms from reported_call where ${isIn} and ${isVisible} and ${hasStatus}
      union all
      select facility_id, alive_at, null from (
        select (select facility_id from room where room.id = room_id) as facility_id, alive_at, status_code_id from call
        where ${isIn} and alive_at <= ${now}::timestamptz and completed_at is null and deleted_at is null
      ) as open where ${isVisible} and ${hasStatus}
    ),
    placed as (
      select (floor(date_part('epoch', alive_at at time zone coalesce(time_zone, ${range.timeZone})) / 3600)::int + 72 + 16800000) % 168 as place, response_ms::float8 as ms
      from asked left join zones using (facility_id)
    ),
    sorted as (select place, place % 24 as hour, ms from placed)
    select place, hour, count(*)::int as calls, percentile_cont(0.5) within group (order by ms) as median
    from sorted group by grouping sets ((hour, place), (hour))`
  return counts.map(({ place, hour, calls, median }) => ({
    weekday: place === null ? null : Math.floor(place / 24) + 1,
    hour,
    calls,
    median,
  }))
}

export const demandReport = report({
  name: 'demand',
  description:
    'Calls by the weekday and hour at which they joined the queue, in the day of their facility, and the median minutes until somebody started.',
  filters: demandFilter,
  read: async (scope, filter: DemandFilter): Promise<{ total: number; hours: DemandRow[]; cells: DemandRow[] }> => {
    const counts = await readCounts(scope, filter, scope.now)
    const rows = demandRows(counts)
    return { total: rows.hours.reduce((sum, { calls }) => sum + calls, 0), ...rows }
  },
})
