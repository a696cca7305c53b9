import {
  lineRows,
  lineTotals,
  type InfectionCount,
  type LineCount,
  type LineCounts,
  type LineFigures,
  type LineGroup,
  type LineRow,
} from '../../domain/reports/lines'
import { zoneForDatabase, zoneForStatement } from '../../db/access/zones'
import { Prisma } from '../../db/generated/prisma/client'
import { todayIn } from '../../domain/kernel/time/facilityTime'
import { findCentralTypes } from '../configuration/procedures/centralTypes'
import { readFacilityNames } from './names'
import { report, type Scope } from './report'

/**
 * Lines by facility, types and month. A line is in from the day of its placement to that of its removal, both of the
 * facility (rules 4.8), and counts in each month of the range that it touches; the day that has begun is the last. Of a
 * range that has not begun there, nothing counts. What is materialized is worked out once for each line: the database
 * would put the days of a zone into every place where a figure looks at them.
 */
const readLines = ({ db, actor, range, now, isVisible }: Scope): Promise<LineCount[]> =>
  db.$queryRaw<LineCount[]>`
    with zones as (select id as facility_id, ${zoneForStatement(Prisma.sql`time_zone`)} as time_zone from facility where provider_id = ${actor.providerId}::uuid),
    candidates as (
      select id as line_id, completed_at from line where provider_id = ${actor.providerId}::uuid and completed_at is null
      union all
      select id, completed_at from line where provider_id = ${actor.providerId}::uuid and completed_at >= ${range.from}::timestamptz - interval '2 days'
    ),
    days as materialized (
      select facility_id, types, (created_at at time zone zone)::date as placed_on, (candidates.completed_at at time zone zone)::date as removed_on,
        least(${range.end}::date, (${now}::timestamptz at time zone zone)::date) as last_day
      from (
        select line_id, facility_id, types, created_at, coalesce(time_zone, ${zoneForDatabase(range.timeZone)}) as zone
        from listed_line left join zones using (facility_id)
        where provider_id = ${actor.providerId}::uuid and created_at < ${range.to}::timestamptz + interval '2 days' and ${isVisible}
      ) as listed join candidates using (line_id)
    ),
    spans as (
      select *, greatest(placed_on, ${range.start}::date) as from_day, least(removed_on, last_day) as to_day from days
      where placed_on <= last_day and last_day >= ${range.start}::date and (removed_on is null or removed_on >= ${range.start}::date)
    ),
    pieces as materialized (
      select facility_id, types, placed_on, removed_on, last_day, month::date as month,
        greatest(from_day, month::date) as from_day, least(to_day, last_day, (month + interval '1 month')::date - 1) as to_day,
        least(last_day, (month + interval '1 month')::date - 1) as month_end
      from spans, generate_series(date_trunc('month', from_day::timestamp), to_day::timestamp, '1 month') as month
    )
    select facility_id as "facilityId", types, to_char(month, 'YYYY-MM') as month,
      count(*) filter (where placed_on >= from_day and placed_on <= to_day)::int as placed,
      count(*) filter (where removed_on >= from_day and removed_on <= to_day)::int as removed,
      count(*) filter (where removed_on is null or removed_on > month_end)::int as "openAtMonthEnd",
      count(*) filter (where (removed_on is null or removed_on > last_day) and to_day = last_day)::int as "openAtEnd",
      sum(greatest(to_day - from_day + 1, 1))::int as "lineDays"
    from pieces group by 1, 2, 3`

/** Infections that began until the end of the range, of which those since its start count. */
const readInfections = ({ db, actor, range, isVisible }: Scope): Promise<InfectionCount[]> =>
  db.$queryRaw<InfectionCount[]>`
    select facility_id as "facilityId", types, to_char(started_on, 'YYYY-MM') as month,
      count(*) filter (where started_on >= ${range.start}::date)::int as infections, to_char(max(started_on), 'YYYY-MM-DD') as last
    from infection_entry join listed_line on listed_line.line_id = infection_entry.line_id
    where infection_entry.provider_id = ${actor.providerId}::uuid and started_on <= ${range.end}::date and ${isVisible}
    group by 1, 2, 3`

export type LinesAnswer = {
  total: LineFigures
  central: LineFigures
  /** The types that count in it. */
  centralTypes: readonly string[]
  rows: (by: readonly LineGroup[]) => LineRow[]
}

export const linesReport = report({
  name: 'lines',
  description:
    'Lines placed, removed and open, line-days, and reported infections per 1,000 line-days, by facility, type and month.',
  read: async (scope): Promise<LinesAnswer> => {
    const [lines, infections, { types: centralTypes }] = await Promise.all([
      readLines(scope),
      readInfections(scope),
      findCentralTypes(scope.db, scope.actor.providerId),
    ])
    const names = await readFacilityNames(
      scope.db,
      [...lines, ...infections].map(({ facilityId }) => facilityId),
    )
    const today = todayIn(scope.range.timeZone, scope.now)
    const counts: LineCounts = { lines, infections, lastDay: scope.range.end < today ? scope.range.end : today }
    return {
      ...lineTotals(counts, centralTypes),
      centralTypes,
      rows: (by) => lineRows(counts, by, (id) => names.get(id)),
    }
  },
})
