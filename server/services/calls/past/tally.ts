import { Prisma } from '../../../db/generated/prisma/client'
import type { Db } from '../../../db/access/client'
import { nameHolds } from '../../../domain/kernel/input/names'
import { groupsByName, type CallList, type CallSort, type Group } from '../../../domain/calls/past/pastList'
import { inFacilities, type VisibleFacilityIds } from '../../configuration/facilities/visibility'
import { facets, isFacet, moments, type Facet, type Moment } from './columns'

/** A list in an order, for one person. */
export type PastOrder = {
  list: CallList
  sort: CallSort
  descending: boolean
  /** The order of calls with equal sort values. */
  ties: 'completedAt' | 'createdAt'
  /** Part of the clinician's name; with that sort only. */
  clinician: string | null
}

/** The columns that order calls with equal sort values. */
export const ties = { completedAt: 'completed_at', createdAt: 'created_at' } as const

/** What the reader of a list sees. */
export type Sight = { providerId: string; facilityIds: VisibleFacilityIds }

/** The length of a list, and its sections. */
export type Measured = {
  total: number
  /** The number of calls without a restriction to facilities. */
  everywhere: number
  /** The groups of a sort by name, each a section. */
  groups: Group[]
  /** Calls without the sort value: the last section in either direction. */
  missing: number
}

export const sectionsOf = ({ total, groups, missing }: Measured, sort: CallSort): number[] => [
  ...(isFacet(sort) ? groups.map(({ calls }) => calls) : [total - missing]),
  missing,
]

/** Measures a list by its tally, without reading its calls. */
export const measure = (db: Db, sight: Sight, order: PastOrder): Promise<Measured> =>
  isFacet(order.sort) ? byName(db, sight, order, order.sort) : byMoment(db, sight, order, order.sort)

const byMoment = async (db: Db, sight: Sight, { list }: PastOrder, sort: Moment): Promise<Measured> => {
  const have = Prisma.raw(moments[sort].tally)
  const [row] = await db.$queryRaw<{ total: number; having: number; everywhere: number }[]>`
    select coalesce(sum(calls) filter (where ${inFacilities(sight.facilityIds)}), 0)::int as total, coalesce(sum(${have}) filter (where ${inFacilities(sight.facilityIds)}), 0)::int as having, coalesce(sum(calls), 0)::int as everywhere
    from call_tally where provider_id = ${sight.providerId}::uuid and deleted = ${list === 'deleted'} and facet = 'facility'`
  const { total, having, everywhere } = row!
  return { total, everywhere, groups: [], missing: total - having }
}

type NamedRow = { id: string | null; name: string | null; calls: number; everywhere: number }

const byName = async (
  db: Db,
  sight: Sight,
  { list, descending, clinician }: PastOrder,
  sort: Facet,
): Promise<Measured> => {
  const { names, name } = facets[sort]
  const rows = await db.$queryRaw<NamedRow[]>`
    select facet_id as id, named.name, tally.calls, tally.everywhere
    from (
      select facet_id, coalesce(sum(calls) filter (where ${inFacilities(sight.facilityIds)}), 0)::int as calls, sum(calls)::int as everywhere
      from call_tally where provider_id = ${sight.providerId}::uuid and deleted = ${list === 'deleted'} and facet = ${sort}::call_facet group by facet_id
    ) as tally left join (select id, ${Prisma.raw(name)} as name from ${Prisma.raw(names)}) as named on named.id = facet_id`
  const isMatch = (row: NamedRow): boolean =>
    row.calls > 0 && (clinician === null || (row.name !== null && nameHolds(row.name, clinician)))
  const matches = rows.filter(isMatch)
  const groups = groupsByName(
    matches.flatMap(({ id, name: known, calls }) => (id === null ? [] : [{ id, name: known ?? '', calls }])),
    descending,
  )
  const sum = (of: NamedRow[], by: 'calls' | 'everywhere'): number => of.reduce((all, row) => all + row[by], 0)
  return {
    total: sum(matches, 'calls'),
    everywhere: sum(matches, 'everywhere'),
    groups,
    missing: sum(
      matches.filter(({ id }) => id === null),
      'calls',
    ),
  }
}
