import { randomUUID } from 'node:crypto'
import { Prisma } from '../../db/generated/prisma/client'
import type { CallSort } from '../../domain/calls/past/pastList'
import { compareNames, foldText } from '../../domain/kernel/input/names'
import {
  askedCalls,
  callSearchFields,
  callsPerPage,
  filtersInTrail,
  wholeDay,
  type AskedCalls,
  type CallCount,
  type CallFilters,
  type CallSearch,
} from '../../domain/reports/callReport'
import { clockPeriods } from '../../domain/reports/clock'
import { facets, isFacet, moments } from '../calls/past/columns'
import { stopIf } from '../kernel/refused'
import { pageFilter, type PageFilter } from './pages'
import { readProcedureColumns } from './performance'
import { report, type Scope } from './report'

export type CallReport = {
  /** The calls of the page, or all, in the order of the report. */
  ids: string[]
  total: number
  pages: number
  /** Calls that contain each procedure. */
  procedures: (CallCount & { id: string })[]
  /** Calls at which a line of each type was placed. */
  insertionTypes: CallCount[]
  auditSessionId: string
  /** What was asked, for the file that says so. */
  asked: AskedCalls
}

const anyPattern = (parts: readonly string[]): string[] =>
  parts.map((part) => `%${foldText(part).replaceAll(/[\\%_]/g, '\\$&')}%`)

/** Calls with a recorded value. */
const recorded = (what: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`exists (select from call_value where call_value.call_id = done.call_id and ${what})`

/** Any option that was chosen (rules 5.1). */
const chosenOption = (values: readonly string[]): Prisma.Sql =>
  recorded(Prisma.sql`field_type in ('radio', 'checkboxes') and "values" && ${[...values]}::text[]`)

/** Row-level security prevents the use of text indexes, so a function searches as its owner (the migration of the call report). */
const named = ({ range }: Scope, column: 'patient' | 'orderer', parts: readonly string[]): Prisma.Sql =>
  Prisma.sql`done.call_id in (select find_reported_calls(${column}, ${anyPattern(parts)}::text[], ${range.from}::timestamptz, ${range.to}::timestamptz))`

const conditions: Record<keyof CallFilters, (values: readonly string[], scope: Scope) => Prisma.Sql> = {
  hospital: (ids) => Prisma.sql`facility_id = any(${[...ids]}::uuid[])`,
  clinician: (ids) => Prisma.sql`completed_by_id = any(${[...ids]}::uuid[])`,
  room: (ids) => Prisma.sql`room_id = any(${[...ids]}::uuid[])`,
  procedure: (ids) => recorded(Prisma.sql`procedure_id = any(${[...ids]}::uuid[])`),
  insertionType: (types) => recorded(Prisma.sql`follow_up_type_name and "values" && ${[...types]}::text[]`),
  orderChange: chosenOption,
  success: chosenOption,
  mrn: (keys, { actor }) =>
    Prisma.sql`done.call_id in (select id from call where provider_id = ${actor.providerId}::uuid and mrn_key = any(${[...keys]}::text[]))`,
  patientName: (parts, scope) => named(scope, 'patient', parts),
  orderingProvider: (parts, scope) => named(scope, 'orderer', parts),
}

/** Only calls that were completed between these times of day, by the clocks of the report's zone. */
const inHours = ({ range }: Scope, { from, to }: AskedCalls): Prisma.Sql => {
  if (from === 0 && to === wholeDay) return Prisma.sql`true`
  const periods = clockPeriods(range)
  const within = ({ from: first, to: last, aheadMs }: (typeof periods)[number]): Prisma.Sql => Prisma.sql`
    (completed_at >= ${first}::timestamptz and completed_at < ${last}::timestamptz
      and mod((extract(epoch from completed_at) * 1000)::bigint + ${BigInt(aheadMs)}::bigint, 86400000) between ${from * 60_000}::bigint and ${to * 60_000 - 1}::bigint)`
  return Prisma.sql`(${Prisma.join(periods.map(within), ' or ')})`
}

/** The report's calls, by which all its figures are made. */
const matching = (scope: Scope, asked: AskedCalls): Prisma.Sql => {
  const filters = Object.entries(asked.filters).map(([type, values]) =>
    conditions[type as keyof CallFilters](values, scope),
  )
  return Prisma.sql`select done.* from (${scope.listed}) as done where ${Prisma.join([inHours(scope, asked), ...filters], ' and ')}`
}

/** The places of the names in a sort by name: equal names have the same place. */
const placesOf = async ({ db, actor }: Scope, sort: CallSort): Promise<Prisma.Sql> => {
  if (!isFacet(sort)) return Prisma.sql`select null::uuid as id, null::int as place where false`
  const { names, name } = facets[sort]
  const ofProvider =
    sort === 'clinician'
      ? Prisma.sql`select distinct facet_id as id from call_tally where provider_id = ${actor.providerId}::uuid and facet = 'clinician' and not deleted`
      : Prisma.sql`select id from ${Prisma.raw(names)} where provider_id = ${actor.providerId}::uuid`
  const rows = await db.$queryRaw<{ id: string; name: string }[]>`
    select known.id, named.${Prisma.raw(name)} as name from (${ofProvider}) as known join ${Prisma.raw(names)} as named on named.id = known.id`
  const sorted = [...new Set(rows.map(({ name: each }) => each))].sort(compareNames)
  const place = new Map(sorted.map((each, index) => [each, index]))
  return Prisma.sql`select * from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ name: each }) => place.get(each)!)}::int[]) as named (id, place)`
}

/** Names ascend; times and durations descend. Calls without the value come last (rules 3.16). */
const orderBy = (sort: CallSort): Prisma.Sql =>
  Prisma.raw(
    `${isFacet(sort) ? 'place asc nulls last' : `${moments[sort].column} desc nulls last`}, completed_at desc, call_id desc`,
  )

type Found = {
  total: number
  ids: string[]
  procedures: { id: string; count: number }[]
  insertionTypes: CallCount[]
}

const find = async (scope: Scope, asked: AskedCalls, page: number | null): Promise<Found> => {
  const places = await placesOf(scope, asked.sort)
  const facet = isFacet(asked.sort) ? facets[asked.sort].column : 'call_id'
  const limit = page === null ? Prisma.empty : Prisma.sql`limit ${callsPerPage}::int offset ${page * callsPerPage}::int`
  const [found] = await scope.db.$queryRaw<[Found]>`
    with matched as materialized (${matching(scope, asked)}),
    ordered as (
      select call_id, row_number() over () as position from (
        select call_id from matched left join (${places}) as place on place.id = matched.${Prisma.raw(facet)}
        order by ${orderBy(asked.sort)} ${limit}
      ) as sorted
    ),
    contained as materialized (
      select call_id, procedure_id, follow_up_type_name, case when follow_up_type_name then "values" end as types
      from matched join call_value using (call_id)
    )
    select (select count(*)::int from matched) as total,
      array(select call_id::text from ordered order by position) as ids,
      (select coalesce(json_agg(json_build_object('id', procedure_id, 'count', calls)), '[]') from
        (select procedure_id, count(distinct call_id)::int as calls from contained group by 1) as each) as procedures,
      (select coalesce(json_agg(json_build_object('name', type, 'count', calls)), '[]') from
        (select type, count(distinct call_id)::int as calls from contained cross join unnest(types) as type where follow_up_type_name group by 1) as each) as "insertionTypes"`
  return found
}

export const callReport = report({
  name: 'calls',
  description:
    'Completed calls of a range, between two times of day, in any order and by any filters, with the number of calls of each procedure and of each insertion type.',
  filters: { ...callSearchFields, ...pageFilter },
  read: async (scope, { page, auditSessionId, ...search }: CallSearch & PageFilter): Promise<CallReport> => {
    const { asked, refusal } = askedCalls(search)
    stopIf(refusal)
    const found = await find(scope, asked!, page)
    const counts = new Map(found.procedures.map(({ id, count }) => [id, count]))
    const procedures = await readProcedureColumns(scope, new Set(counts.keys()))
    return {
      ids: found.ids,
      total: found.total,
      pages: Math.ceil(found.total / callsPerPage),
      procedures: procedures.flatMap(({ id, name }) => (counts.has(id) ? [{ id, name, count: counts.get(id)! }] : [])),
      insertionTypes: found.insertionTypes.sort((a, b) => b.count - a.count || compareNames(a.name, b.name)),
      auditSessionId: auditSessionId ?? randomUUID(),
      asked: asked!,
    }
  },
  kept: ({ asked, auditSessionId }) => ({
    auditSessionId,
    sort: asked.sort,
    ...(asked.from === 0 && asked.to === wholeDay ? {} : { minutes: [asked.from, asked.to].map(String) }),
    filters: filtersInTrail(asked.filters),
  }),
})
