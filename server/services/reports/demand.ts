import { Prisma } from '../../db/generated/prisma/client'
import { minutesOf, nowhere } from '../../domain/reports/column'
import {
  demandRows,
  type DemandCount,
  type DemandPlace,
  type DemandPlaces,
  type DemandRow,
} from '../../domain/reports/demand'
import { filterFields, type CallsFilter } from '../../domain/reports/filters'
import { byName } from '../../domain/kernel/input/names'
import { hoursOf, shifts } from '../../domain/reports/hours'
import { noUnit } from '../../domain/reports/responseTime'
import { facilityZones, isBetween, localTime, meets, readUnits } from './conditions'
import { readFacilityNames } from './names'
import { percentiles } from './percentiles'
import { report, type Scope } from './report'

/** The calls that joined the queue, the hour of the week by the clock of their facility, and how long each waited. */
const placedCalls = async (scope: Scope, filter: CallsFilter): Promise<Prisma.Sql> => {
  const { actor, range, isVisible, now } = scope
  const isIn = joined(scope)
  const { recorded, call } = await meets(scope, filter, isIn)
  // 1970 began on a Thursday, and what is added keeps earlier years positive. A follow-up that was scheduled joins the
  // queue later; until then nobody asks for it.
  return Prisma.sql`
    zones as (${facilityZones(actor)}),
    asked as (
      select call_id, facility_id, alive_at, response_ms from reported_call where ${isIn} and ${isVisible} and ${recorded}
      union all
      select id, facility_id, alive_at, null from (
        select call.id, facility_id, room_id, purpose_id, alive_at, status_code_id from (select * from call where ${isIn}) as call left join room on room.id = room_id
        where alive_at <= ${now}::timestamptz and completed_at is null and deleted_at is null
      ) as open where ${isVisible} and ${call}
    ),
    placed as (
      select call_id, facility_id, (floor(date_part('epoch', ${localTime('alive_at', range)}) / 3600)::int + 72 + 16800000) % 168 as place, response_ms as ms
      from asked left join zones using (facility_id)
    )`
}

const joined = ({ actor, range }: Scope): Prisma.Sql =>
  Prisma.sql`provider_id = ${actor.providerId}::uuid and alive_at >= ${range.from}::timestamptz and alive_at < ${range.to}::timestamptz`

const median = (found: Prisma.Sql, count: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`(${percentiles(found, count, [0.5])})[1]`

type Count = { place: number | null; hour: number; calls: number; median: number | null }

const readCounts = async ({ db }: Scope, placed: Prisma.Sql): Promise<DemandCount[]> => {
  const counts = await db.$queryRaw<Count[]>`
    with ${placed},
    hours as materialized (
      select place, place % 24 as hour, count(*)::int as calls, count(ms)::int as waited, array_agg(ms) filter (where ms is not null) as waits from placed group by place
    )
    select place, hour, calls, ${median(Prisma.sql`unnest(waits) as ms`, Prisma.sql`waited`)} as median from hours
    union all
    select null, hour, calls, ${median(Prisma.sql`hours as each cross join unnest(each.waits) as ms where each.hour = day.hour`, Prisma.sql`day.waited`)}
    from (select hour, sum(calls)::int as calls, sum(waited)::int as waited from hours group by hour) as day`
  return counts.map(({ place, hour, calls, median }) => ({
    weekday: place === null ? null : Math.floor(place / 24) + 1,
    hour,
    calls,
    median,
  }))
}

type PlaceCount = Omit<DemandPlace, 'name' | 'medianMinutes'> & { id: string | null; median: number | null }

const readPlaces = async (scope: Scope, placed: Prisma.Sql, by: DemandPlaces): Promise<DemandPlace[]> => {
  const { rooms, units } = by === 'units' ? await readUnits(scope) : { rooms: [], units: [] }
  const grouped =
    by === 'facilities'
      ? Prisma.sql`select facility_id::text as id, place, ms from placed`
      : Prisma.sql`
          select unit as id, place, ms from placed left join (select id as call_id, room_id from call where ${joined(scope)}) as located using (call_id)
          left join unnest(${rooms}::uuid[], ${units}::text[]) as named (room_id, unit) using (room_id)`
  const counts = await scope.db.$queryRaw<PlaceCount[]>`
    with ${placed}, groups as materialized (
      select id, count(*)::int as calls, count(*) filter (where place < 120)::int as "onWeekdays", count(*) filter (where place >= 120)::int as "atWeekends",
      count(*) filter (where ${isBetween(Prisma.sql`place % 24 * 60`, hoursOf(shifts.nights)!)})::int as "atNight", count(ms)::int as waited, array_agg(ms) filter (where ms is not null) as waits
      from (${grouped}) as grouped group by id
    )
    select id, calls, "onWeekdays", "atWeekends", "atNight", ${median(Prisma.sql`unnest(waits) as ms`, Prisma.sql`waited`)} as median from groups`
  const names =
    by === 'facilities'
      ? await readFacilityNames(
          scope.db,
          counts.map(({ id }) => id),
        )
      : null
  const nameOf = (id: string | null): string => (names ? (names.get(id ?? '') ?? nowhere) : (id ?? noUnit))
  return byName(
    counts.map(({ id, median, ...each }) => ({
      name: nameOf(id),
      ...each,
      medianMinutes: median === null ? null : minutesOf(median),
    })),
  )
}

export type Demand = {
  total: number
  hours: DemandRow[]
  cells: DemandRow[]
  /** Reads the calls of each unit or facility. */
  places: (by: DemandPlaces) => Promise<DemandPlace[]>
}

export const demandReport = report({
  name: 'demand',
  description:
    'Calls by the weekday and hour at which they joined the queue, in the day of their facility, and the median minutes until someone started; also by unit and facility.',
  filters: filterFields,
  read: async (scope, filter: CallsFilter): Promise<Demand> => {
    const placed = await placedCalls(scope, filter)
    const rows = demandRows(await readCounts(scope, placed))
    return {
      total: rows.hours.reduce((sum, { calls }) => sum + calls, 0),
      ...rows,
      places: (by) => readPlaces(scope, placed, by),
    }
  },
})
