import { Prisma } from '../../../db/generated/prisma/client'
import type { Db } from '../../../db/access/client'
import { canSearch, searchPattern, searchText } from '../../../domain/lines/search'
import { mostOfDays, mostOfSearch, type PastSearch } from '../../../domain/calls/past/pastList'
import { invalid } from '../../../domain/kernel/refusal'
import { stopIf } from '../../kernel/refused'
import { facets, isFacet, moments } from './columns'
import { measure, ties, type PastOrder, type Sight } from './tally'

export type FoundCalls = { ids: string[]; total: number; isMore: boolean }

/** Whether the search narrows the list at all. */
export const isSearch = ({ search, from, to }: PastSearch): boolean => searchText(search) !== '' || !!from || !!to

/**
 * The rank of a call's name in the order of the list. The ranks are one value: the database would plan a join with a list
 * as if that had ten entries, and a hospital has a thousand rooms.
 */
const rankOf = async (db: Db, sight: Sight, order: PastOrder, column: string): Promise<Prisma.Sql> => {
  const { groups } = await measure(db, sight, order)
  const ranks = Object.fromEntries(groups.flatMap(({ ids }, rank) => ids.map((id) => [id, rank])))
  return Prisma.sql`(${JSON.stringify(ranks)}::jsonb ->> ${Prisma.raw(column)}::text)::int`
}

/**
 * A page of the calls that a search finds, in the order of the list (rules 3.16b). Of many, the newest are found, so
 * that a search costs the same in a list of any length.
 */
export const searchCalls = async (
  db: Db,
  sight: Sight,
  order: PastOrder,
  { search, from = null, to = null }: PastSearch,
  skip: number,
  take: number,
): Promise<FoundCalls> => {
  stopIf(canSearch(search))
  stopIf(from && to && from > to ? invalid([{ field: 'to', message: 'Must not be before the first day' }]) : null)
  const pattern = searchPattern(searchText(search))
  const most = pattern === null ? mostOfDays : mostOfSearch
  const tie = Prisma.raw(ties[order.ties])
  const [value, direction] = isFacet(order.sort)
    ? // The ranks are in the order of the list already.
      [await rankOf(db, sight, order, facets[order.sort].column), Prisma.sql`asc`]
    : [Prisma.raw(moments[order.sort].column), Prisma.raw(order.descending ? 'desc' : 'asc')]
  const isMatch = order.clinician === null ? Prisma.sql`true` : Prisma.sql`sorted is not null`
  const [row] = await db.$queryRaw<{ found: number; total: number; ids: string[] }[]>`
    with found as materialized (
      select call_id, row_number() over () as nth from find_calls(${pattern}, ${order.list === 'deleted'}, ${sight.facilityIds ?? []}::uuid[], ${from}::timestamptz, ${to}::timestamptz, ${most + 1}::int)
    ), hits as materialized (
      select listed.*, ${value} as sorted from found join listed_call as listed on listed.call_id = found.call_id
      where found.nth <= ${most} and listed.provider_id = ${sight.providerId}::uuid
    )
    select (select count(*)::int from found) as found, (select count(*)::int from hits where ${isMatch}) as total,
      array(select call_id from hits where ${isMatch} order by sorted ${direction} nulls last, ${tie} desc nulls last, call_id desc offset ${skip}::int limit ${take}::int) as ids`
  return { ids: row!.ids, total: row!.total, isMore: row!.found > most }
}
