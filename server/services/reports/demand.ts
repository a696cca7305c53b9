import { zoneForDatabase, zoneForStatement } from '../../db/access/zones'
import { Prisma } from '../../db/generated/prisma/client'
import {
  demandFilter,
  demandRows,
  type DemandCount,
  type DemandFilter,
  type DemandRow,
} from '../../domain/reports/demand'
import { sameName } from '../../domain/kernel/input/names'
import { unitOf } from '../../domain/configuration/facilities/unit'
import { report, type Scope } from './report'

/** The rooms of a unit, in every facility: units have names, and no rows. */
const roomsOfUnit = async ({ db, actor }: Scope, unit: string): Promise<string[]> => {
  const rooms = await db.room.findMany({ where: { providerId: actor.providerId }, select: { id: true, name: true } })
  return rooms.filter(({ name }) => sameName(unitOf(name) ?? '', unit)).map(({ id }) => id)
}

type Count = { place: number | null; hour: number; calls: number; median: number | null }

const readCounts = async (scope: Scope, { status, unit }: DemandFilter, now: Date): Promise<DemandCount[]> => {
  const { db, actor, range, isVisible } = scope
  const isInUnit =
    unit === null ? Prisma.sql`true` : Prisma.sql`room_id = any(${await roomsOfUnit(scope, unit)}::uuid[])`
  const hasStatus =
    status === null
      ? Prisma.sql`true`
      : Prisma.sql`status_code_id in (select id from status_code where provider_id = ${actor.providerId}::uuid and name = ${status})`
  const isIn = Prisma.sql`provider_id = ${actor.providerId}::uuid and alive_at >= ${range.from}::timestamptz and alive_at < ${range.to}::timestamptz`
  const isOfUnit = unit === null ? isInUnit : Prisma.sql`call_id in (select id from call where ${isIn} and ${isInUnit})`
  // The hours of the week of the facility's clock; 1970 began on a Thursday, and what is added keeps earlier years positive.
  // A follow-up that was scheduled joins the queue later; until then nobody asks for it. The waits of each hour are
  // collected before they are sorted, because an aggregate that sorts would first sort all calls by their hours.
  const counts = await db.$queryRaw<Count[]>`
    with zones as (select id as facility_id, ${zoneForStatement(Prisma.sql`time_zone`)} as time_zone from facility where provider_id = ${actor.providerId}::uuid),
    asked as (
      select facility_id, alive_at, response_ms from reported_call where ${isIn} and ${isVisible} and ${hasStatus} and ${isOfUnit}
      union all
      select facility_id, alive_at, null from (
        select (select facility_id from room where room.id = room_id) as facility_id, alive_at, status_code_id from call
        where ${isIn} and alive_at <= ${now}::timestamptz and completed_at is null and deleted_at is null and ${isInUnit}
      ) as open where ${isVisible} and ${hasStatus}
    ),
    placed as (
      select (floor(date_part('epoch', alive_at at time zone coalesce(time_zone, ${zoneForDatabase(range.timeZone)})) / 3600)::int + 72 + 16800000) % 168 as place, response_ms::float8 as ms
      from asked left join zones using (facility_id)
    ),
    hours as materialized (
      select place, place % 24 as hour, count(*)::int as calls, array_agg(ms) filter (where ms is not null) as waits from placed group by place
    )
    select place, hour, calls, (select percentile_cont(0.5) within group (order by ms) from unnest(waits) as ms) as median from hours
    union all
    select null, hour, calls, (select percentile_cont(0.5) within group (order by ms) from hours as each, unnest(each.waits) as ms where each.hour = day.hour)
    from (select hour, sum(calls)::int as calls from hours group by hour) as day`
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
    'Calls by the weekday and hour at which they joined the queue, in the day of their facility, and the median minutes until someone started.',
  filters: demandFilter,
  read: async (scope, filter: DemandFilter): Promise<{ total: number; hours: DemandRow[]; cells: DemandRow[] }> => {
    const counts = await readCounts(scope, filter, scope.now)
    const rows = demandRows(counts)
    return { total: rows.hours.reduce((sum, { calls }) => sum + calls, 0), ...rows }
  },
})
