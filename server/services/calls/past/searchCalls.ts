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
  const named = isFacet(order.sort) ? (await measure(db, sight, order)).groups : []
  const ranks = named.flatMap(({ ids }, rank) => ids.map((id) => ({ id, rank })))
  const column = isFacet(order.sort) ? facets[order.sort].column : moments[order.sort].column
  const direction = Prisma.raw(order.descending ? 'desc' : 'asc')
  const tie = Prisma.raw(ties[order.ties])
  // The ranks are in the order of the list already.
  const key = isFacet(order.sort)
    ? Prisma.sql`rank nulls last`
    : Prisma.sql`${Prisma.raw(column)} ${direction} nulls last`
  const isMatch = order.clinician === null ? Prisma.sql`true` : Prisma.sql`rank is not null`
  const [row] = await db.$queryRaw<{ found: number; total: number; ids: string[] }[]>`
    with found as materialized (
      select call_id, row_number() over () as nth from find_calls(${pattern}, ${order.list === 'deleted'}, ${sight.facilityIds ?? []}::uuid[], ${from}::timestamptz, ${to}::timestamptz, ${most + 1}::int)
    ), hits as materialized (
      select listed.*, named.rank from found join listed_call as listed on listed.call_id = found.call_id
      left join unnest(${ranks.map(({ id }) => id)}::uuid[], ${ranks.map(({ rank }) => rank)}::int[]) as named (id, rank)
        on named.id = ${isFacet(order.sort) ? Prisma.raw(`listed.${column}`) : Prisma.sql`null::uuid`}
      where found.nth <= ${most} and listed.provider_id = ${sight.providerId}::uuid
    )
    select (select count(*)::int from found) as found, (select count(*)::int from hits where ${isMatch}) as total,
      array(select call_id from hits where ${isMatch} order by ${key}, ${tie} desc nulls last, call_id desc offset ${skip}::int limit ${take}::int) as ids`
  return { ids: row!.ids, total: row!.total, isMore: row!.found > most }
}
