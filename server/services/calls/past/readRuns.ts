import { Prisma } from '../../../db/generated/prisma/client'
import type { Db } from '../../../db/access/client'
import type { Run } from '../../../domain/calls/past/pastList'
import { inFacilities } from '../../configuration/facilities/visibility'
import { facets, isFacet, moments } from './columns'
import type { PlacedRun } from './spans'
import { ties, type Measured, type PastOrder, type Sight } from './tally'

type Direction = 'asc' | 'desc'
const reverse = (direction: Direction): Direction => (direction === 'asc' ? 'desc' : 'asc')

/** A column and its direction, or the reverse when the list is read from its end. */
type Key = [column: string, direction: Direction]
const orderBy = (keys: Key[], fromEnd: boolean): Prisma.Sql =>
  Prisma.raw(keys.map(([column, direction]) => `${column} ${fromEnd ? reverse(direction) : direction}`).join(', '))

const none: PlacedRun = { section: 0, skip: 0, take: 0, fromEnd: false }

/**
 * Skips what comes before a run that was looked up. Other runs leave this out of their statement, so that their query
 * plan does not change.
 */
const onFrom = ({ from, fromEnd }: PlacedRun, column: string, direction: Direction): Prisma.Sql => {
  if (from === undefined) return Prisma.empty
  const isUp = (fromEnd ? reverse(direction) : direction) === 'asc'
  return Prisma.sql`and ${Prisma.raw(`${column} ${isUp ? '>=' : '<'}`)} ${from}${Prisma.raw(typeof from === 'bigint' ? '::bigint' : '::timestamptz')}`
}

/**
 * The ids of the calls in these runs in the list's order, by one statement. Its text depends on the order alone, so
 * that PostgreSQL plans it once; parts without a run read nothing.
 */
export const readRuns = async (
  db: Db,
  sight: Sight,
  order: PastOrder,
  measured: Measured,
  runs: PlacedRun[],
): Promise<string[]> => {
  const { source, definition } = sourceFor(sight, order, measured, runs)
  const ordered = isFacet(order.sort)
    ? byName(source, order, facets[order.sort].column, measured, runs)
    : byMoment(source, order, moments[order.sort].column, runs)
  const rows = await db.$queryRaw<{ id: string }[]>`${definition}${ordered}`
  return rows.map(({ id }) => id)
}

/** Fetching and sorting a row costs this many times as much as skipping one in an index. */
const costOfCollecting = 8

/**
 * The visible rows. When somebody's facilities have few of the calls, walking the index would skip many rows for each
 * one; then their calls are collected first.
 */
const sourceFor = (
  sight: Sight,
  { list }: PastOrder,
  { total, everywhere }: Measured,
  runs: Run[],
): { source: Prisma.Sql; definition: Prisma.Sql } => {
  const isListed = Prisma.sql`provider_id = ${sight.providerId}::uuid and deleted = ${list === 'deleted'} and ${inFacilities(sight.facilityIds)}`
  const passed = Math.max(0, ...runs.map(({ skip, take }) => skip + take)) * (everywhere / Math.max(total, 1))
  if (passed <= costOfCollecting * total)
    return { source: Prisma.sql`listed_call where ${isListed}`, definition: Prisma.empty }
  return {
    source: Prisma.sql`mine where true`,
    definition: Prisma.sql`with mine as materialized (select * from listed_call where ${isListed}) `,
  }
}

/** Calls without the sort value, from either end. */
const lacking = (source: Prisma.Sql, column: string, tie: string, section: number, run: Run): Prisma.Sql => {
  const lacks = Prisma.raw(`${column} is null`)
  // The index of the order has them together by completion; by creation they have an index of their own.
  const keys: Key[] = [
    ...(tie === ties.completedAt || isFacetColumn(column) ? [[column, 'desc'] satisfies Key] : []),
    [tie, 'desc'],
    ['call_id', 'desc'],
  ]
  const each = (fromEnd: boolean): Prisma.Sql => Prisma.sql`
    (select ${section}::int as section, ${Prisma.raw(column)} as value, ${Prisma.raw(tie)} as tie, call_id from ${source} and ${lacks}
      order by ${orderBy(keys, fromEnd)} offset ${run.skip}::int limit ${run.fromEnd === fromEnd ? run.take : 0}::int)`
  return Prisma.sql`${each(false)} union all ${each(true)}`
}

const isFacetColumn = (column: string): boolean =>
  Object.values(facets).some((facet) => facet.column === column && column !== 'room_id')

const byMoment = (
  source: Prisma.Sql,
  { descending, ties: by }: PastOrder,
  column: string,
  runs: PlacedRun[],
): Prisma.Sql => {
  const direction = descending ? 'desc' : 'asc'
  const tie = ties[by]
  const run = runs.find(({ section }) => section === 0) ?? none
  const keys: Key[] = [
    [column, direction],
    [tie, 'desc'],
    ['call_id', 'desc'],
  ]
  const each = (fromEnd: boolean): Prisma.Sql => Prisma.sql`
    (select 0 as section, ${Prisma.raw(column)} as value, ${Prisma.raw(tie)} as tie, call_id from ${source} and ${Prisma.raw(column)} is not null ${onFrom(run, column, direction)}
      order by ${orderBy(keys, fromEnd)} offset ${run.skip}::int limit ${run.fromEnd === fromEnd ? run.take : 0}::int)`
  const last = runs.find(({ section }) => section === 1) ?? none
  return Prisma.sql`
    select call_id as id from (${each(false)} union all ${each(true)} union all ${lacking(source, column, tie, 1, last)}) as page
    order by section, ${Prisma.raw(`value ${direction}`)}, tie desc, call_id desc`
}

/**
 * A group of one id is skipped within the index. Of several ids, each is read as far as the run may reach, and the run
 * is cut out of all of them.
 */
const byName = (
  source: Prisma.Sql,
  { ties: by }: PastOrder,
  column: string,
  { groups }: Measured,
  runs: PlacedRun[],
): Prisma.Sql => {
  const tie = ties[by]
  const reads = runs.flatMap((run) => {
    const ids = groups[run.section]?.ids ?? []
    const cut = ids.length > 1 ? run.skip : 0
    return ids.map((id) => ({
      id,
      section: run.section,
      skip: run.skip - cut,
      reach: run.take + cut,
      cut,
      take: run.take,
      fromEnd: run.fromEnd,
    }))
  })
  // A run that was looked up is the only one of its page.
  const placed = runs.find(({ from }) => from !== undefined) ?? none
  const keys: Key[] = [
    [tie, 'desc'],
    ['call_id', 'desc'],
  ]
  const each = (fromEnd: boolean): Prisma.Sql => Prisma.sql`
    (select ${Prisma.raw(tie)} as tie, call_id from ${source} and ${Prisma.raw(column)} = reads.id and reads.from_end = ${fromEnd} ${onFrom(placed, tie, 'desc')}
      order by ${orderBy(keys, fromEnd)} offset reads.skip limit reads.reach)`
  const place = (fromEnd: boolean): Prisma.Sql =>
    Prisma.sql`row_number() over (partition by section order by ${orderBy(
      keys.map(([key, way]) => [key === tie ? 'tie' : key, way]),
      fromEnd,
    )})`
  const last = runs.find(({ section }) => section === groups.length) ?? none
  return Prisma.sql`
    select call_id as id from (
      select section, tie, call_id from (
        select reads.*, found.*, case when from_end then ${place(true)} else ${place(false)} end as place
        from unnest(${reads.map(({ id }) => id)}::uuid[], ${reads.map(({ section }) => section)}::int[], ${reads.map(({ skip }) => skip)}::int[],
          ${reads.map(({ reach }) => reach)}::int[], ${reads.map(({ cut }) => cut)}::int[], ${reads.map(({ take }) => take)}::int[], ${reads.map(({ fromEnd }) => fromEnd)}::boolean[])
          as reads (id, section, skip, reach, cut, take, from_end)
        cross join lateral (${each(false)} union all ${each(true)}) as found
      ) as placed where place > cut and place <= cut + take
      union all (select section, tie, call_id from (${lacking(source, column, tie, groups.length, last)}) as rest)
    ) as page order by section, tie desc, call_id desc`
}
