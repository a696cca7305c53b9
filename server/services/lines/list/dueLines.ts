import { Prisma } from '../../../db/generated/prisma/client'
import { isRestricted } from '../../../domain/kernel/actor'
import { dueGroups, dueSpans, type DueGroup, type DueSpan } from '../../../domain/lines/due'
import { visibleFacilities } from '../../configuration/facilities/visibility'
import { authorize, type Request } from '../../kernel/request'

/** The lines of a group, longest overdue first, and their number. */
export type DueLines = { group: DueGroup; count: number; ids: string[] }

/** A line, and the number of lines of its group in its facility. */
type Row = { group: DueGroup; place: string | null; id: string; due: Date | null; total: number }

/** The most lines that are shown of a whole group. */
export const mostOfGroup = 500

/**
 * The open lines that exist for the actor by the due day of their dressing, in the zone of their facility (rules 4.14).
 * Each group has up to `take` lines, and those in `whole` all that a board can show.
 */
export const readDueLines = async (
  request: Request,
  take: number,
  whole: readonly DueGroup[] = [],
): Promise<DueLines[]> => {
  const actor = authorize(request, 'lines:see')
  const db = request.clients.forProvider(actor.providerId)
  // Lines stay in a deleted facility.
  const facilities = await db.facility.findMany({
    where: visibleFacilities(actor),
    select: { id: true, timeZone: true },
  })
  // A line without a room has the day of UTC (rules 1.4); people with a restriction do not see it.
  const places = [...facilities, ...(isRestricted(actor) ? [] : [{ id: null, timeZone: 'UTC' }])]
  const spans = places.flatMap(({ id, timeZone }) =>
    (Object.entries(dueSpans(timeZone, request.now())) as [Exclude<DueGroup, 'NO_DATE'>, DueSpan][]).map(
      ([group, span]) => ({ id, group, ...span }),
    ),
  )
  const undated = places.map(({ id }) => ({ id, group: 'NO_DATE' as const }))
  const takeOf = (group: DueGroup): number => (whole.includes(group) ? mostOfGroup : take)

  // An index serves `=` and `is null`, but not both in one condition.
  const each = (isSomewhere: boolean, isDue: Prisma.Sql): Prisma.Sql => Prisma.sql`
    cross join lateral (
      select line_id, next_change_date, count(*) over ()::int as total from listed_line
      where provider_id = ${actor.providerId}::uuid and not closed and ${isSomewhere ? Prisma.sql`facility_id = spans.id` : Prisma.sql`facility_id is null and spans.id is null`} and ${isDue}
      order by next_change_date, line_id limit spans.most
    ) as found`
  const isUndated = Prisma.sql`next_change_date is null`
  const dated = Prisma.sql`next_change_date >= spans.from_at and next_change_date < spans.to_at`
  const shown = Prisma.raw('spans.grp as "group", spans.id as place, line_id as id, next_change_date as due, total')
  const rows = await db.$queryRaw<Row[]>`
    with spans as (
      select id, grp, most, coalesce(from_at, '-infinity') as from_at, coalesce(to_at, 'infinity') as to_at
      from unnest(${spans.map(({ id }) => id)}::uuid[], ${spans.map(({ group }) => group)}::text[], ${spans.map(({ group }) => takeOf(group))}::int[], ${spans.map(({ from }) => from)}::timestamptz[], ${spans.map(({ to }) => to)}::timestamptz[]) as spans (id, grp, most, from_at, to_at)
    ), undated as (
      select id, grp, most from unnest(${undated.map(({ id }) => id)}::uuid[], ${undated.map(({ group }) => group)}::text[], ${undated.map(({ group }) => takeOf(group))}::int[]) as undated (id, grp, most)
    )
    select ${shown} from spans ${each(true, dated)} union all select ${shown} from spans ${each(false, dated)}
    union all select ${shown} from undated as spans ${each(true, isUndated)} union all select ${shown} from undated as spans ${each(false, isUndated)}`

  return dueGroups.map((group) => {
    const here = rows
      .filter((row) => row.group === group)
      .sort((a, b) => (a.due?.getTime() ?? 0) - (b.due?.getTime() ?? 0) || (a.id < b.id ? -1 : 1))
    const totals = new Map(here.map(({ place, total }) => [place, total]))
    return {
      group,
      count: [...totals.values()].reduce((sum, total) => sum + total, 0),
      ids: here.slice(0, takeOf(group)).map(({ id }) => id),
    }
  })
}
