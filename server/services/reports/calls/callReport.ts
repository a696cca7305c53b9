import { Prisma } from '../../../db/generated/prisma/client'
import type { CallSort } from '../../../domain/calls/past/pastList'
import { anywhere, compareNames } from '../../../domain/kernel/input/names'
import { rowsBefore } from '../../../domain/kernel/lists'
import {
  askedCalls,
  callSearchFields,
  callsPerPage,
  filtersInTrail,
  type AskedCalls,
  type CallCount,
  type CallFilters,
  type CallSearch,
} from '../../../domain/reports/callReport'
import { clockPeriods } from '../../../domain/reports/clock'
import { facets, isFacet, moments } from '../../calls/past/columns'
import { stopIf } from '../../kernel/refused'
import { auditSessionOf } from './auditSession'
import { hasNeed, hasStatus, isBetween, isInRooms, isInUnits } from '../conditions'
import { pageFilter, type PageFilter } from '../pages'
import { readProcedureColumns } from '../performance'
import { report, type Scope } from '../report'

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
  asked: Asked
}

type Asked = AskedCalls & Pick<Scope, 'hours'>

const anyPattern = (parts: readonly string[]): string[] => parts.map((part) => anywhere(part))

/** An outcome or an order change that was chosen (rules 5.1). */
const chosenOption = (values: readonly string[]): Prisma.Sql => Prisma.sql`marks && ${[...values]}::text[]`

/** Row-level security prevents the use of text indexes, so a function searches as its owner (the migration of the call report). */
const named = ({ range }: Scope, column: 'patient' | 'orderer', parts: readonly string[]): Prisma.Sql =>
  Prisma.sql`done.call_id in (select find_reported_calls(${column}, ${anyPattern(parts)}::text[], ${range.from}::timestamptz, ${range.to}::timestamptz))`

const conditions: Record<
  keyof CallFilters,
  (values: readonly string[], scope: Scope) => Prisma.Sql | Promise<Prisma.Sql>
> = {
  hospital: (ids) => Prisma.sql`facility_id = any(${[...ids]}::uuid[])`,
  clinician: (ids) => Prisma.sql`completed_by_id = any(${[...ids]}::uuid[])`,
  room: (ids, scope) => isInRooms(scope, ids),
  unit: (units, scope) => isInUnits(scope, units),
  need: (ids, scope) => hasNeed(scope, ids),
  status: (names, { actor }) => hasStatus(actor, names),
  procedure: (ids) => Prisma.sql`procedure_ids && ${[...ids]}::uuid[]`,
  insertionType: (types) =>
    Prisma.sql`exists (select from jsonb_array_elements(insertions) as placed where placed->'types' ?| ${[...types]}::text[])`,
  orderChange: chosenOption,
  success: chosenOption,
  mrn: (keys, { actor }) =>
    Prisma.sql`done.call_id in (select id from call where provider_id = ${actor.providerId}::uuid and mrn_key = any(${[...keys]}::text[]))`,
  patientName: (parts, scope) => named(scope, 'patient', parts),
  orderingProvider: (parts, scope) => named(scope, 'orderer', parts),
}

const textFilters = ['mrn', 'patientName', 'orderingProvider'] as const

/** Only calls that were completed between these times of day, by the clocks of the report's zone. */
const inHours = ({ range, hours }: Scope): Prisma.Sql => {
  if (!hours) return Prisma.sql`true`
  const periods = clockPeriods(range)
  const within = ({ from: first, to: last, aheadMs }: (typeof periods)[number]): Prisma.Sql => Prisma.sql`
    (completed_at >= ${first}::timestamptz and completed_at < ${last}::timestamptz
      and ${isBetween(Prisma.sql`mod((extract(epoch from completed_at) * 1000)::bigint + ${BigInt(aheadMs)}::bigint, 86400000) / 60000`, hours)})`
  // As a case it counts for half of the calls. Otherwise the planner takes it for a few, and compares all with all.
  return Prisma.sql`case when ${Prisma.join(periods.map(within), ' or ')} then true else false end`
}

/** What the figures are made of, and what most orders go by. */
const columns = [
  'call_id',
  'completed_at',
  'facility_id',
  'completed_by_id',
  'status_code_id',
  'procedure_ids',
  'insertions',
]

/** The report's calls, by which all its figures are made. */
const matching = async (scope: Scope, asked: AskedCalls): Promise<Prisma.Sql> => {
  const filters = await Promise.all(
    Object.entries(asked.filters).map(async ([type, values]) => conditions[type as keyof CallFilters](values, scope)),
  )
  return Prisma.sql`select ${Prisma.raw(columns.join())} from (${scope.completed}) as done where ${Prisma.join([inHours(scope), ...filters], ' and ')}`
}

/** The places of the names in a sort by name: equal names have the same place. */
const placesOf = async ({ db, actor }: Scope, sort: CallSort): Promise<Prisma.Sql> => {
  if (!isFacet(sort)) return Prisma.empty
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

const columnOf = (sort: CallSort): string => (isFacet(sort) ? facets[sort] : moments[sort]).column

/** The calls, with `sort_key`, which is looked up where the report's calls do not have it. */
const keyed = ({ listed }: Scope, sort: CallSort): Prisma.Sql => {
  const column = columnOf(sort)
  const key = Prisma.raw(column)
  return columns.includes(column)
    ? Prisma.sql`select call_id, completed_at, ${key} as sort_key from matched`
    : Prisma.sql`select call_id, matched.completed_at, sort_key from matched left join (select call_id, ${key} as sort_key from (${listed}) as listed) as known using (call_id)`
}

/** Names ascend; times and durations descend. Calls without the value come last (rules 3.16). */
const inOrder = (scope: Scope, sort: CallSort, places: Prisma.Sql): Prisma.Sql => {
  // As the index has it.
  if (sort === 'completedAt') return Prisma.sql`matched order by completed_at desc, call_id desc`
  return isFacet(sort)
    ? Prisma.sql`(${keyed(scope, sort)}) as keyed left join (${places}) as named on named.id = sort_key order by place asc nulls last, completed_at desc, call_id desc`
    : Prisma.sql`(${keyed(scope, sort)}) as keyed order by sort_key desc nulls last, completed_at desc, call_id desc`
}

type Found = {
  total: number
  ids: string[]
  procedures: { id: string; count: number }[]
  insertionTypes: CallCount[]
}

const find = async (scope: Scope, asked: AskedCalls, page: number | null): Promise<Found> => {
  const places = await placesOf(scope, asked.sort)
  // Few calls have a text that is searched, and finding them takes longer than keeping them. Others are read twice,
  // because the page comes from an index, in order, and processors share the counting.
  const kept = Prisma.raw(textFilters.some((type) => asked.filters[type]) ? 'materialized' : 'not materialized')
  const limit =
    page === null ? Prisma.empty : Prisma.sql`limit ${callsPerPage}::int offset ${rowsBefore(page, callsPerPage)}::int`
  const [found] = await scope.db.$queryRaw<[Found]>`
    with matched as ${kept} (${await matching(scope, asked)}),
    ordered as (
      select call_id, row_number() over () as position from (
        select call_id from ${inOrder(scope, asked.sort, places)} ${limit}
      ) as sorted
    ),
    alike as materialized (select procedure_ids, insertions, count(*) as calls from matched group by 1, 2)
    select (select coalesce(sum(calls), 0)::int from alike) as total,
      array(select call_id::text from ordered order by position) as ids,
      (select coalesce(json_agg(json_build_object('id', id, 'count', calls)), '[]') from
        (select id, sum(calls)::int as calls from alike cross join unnest(procedure_ids) as id group by 1) as each) as procedures,
      (select coalesce(json_agg(json_build_object('name', type, 'count', calls)), '[]') from
        (select type, sum(calls)::int as calls from alike cross join lateral (
          select distinct type from jsonb_array_elements(insertions) as placed cross join jsonb_array_elements_text(placed->'types') as type
        ) as types group by 1) as each) as "insertionTypes"`
  return found
}

/** A search as the audit log keeps it, without its patients. */
const inTrail = ({ sort, hours, filters }: Asked) => ({
  sort,
  ...(hours ? { minutes: [hours.from, hours.to].map(String) } : {}),
  filters: filtersInTrail(filters),
})

export const callReport = report({
  name: 'calls',
  description:
    'Completed calls of a range, between two times of day, in any order and by any filters, with the number of calls of each procedure and of each insertion type.',
  filters: { ...callSearchFields, ...pageFilter },
  read: async (scope, { page, auditSessionId, ...search }: CallSearch & PageFilter): Promise<CallReport> => {
    const { asked: searched, refusal } = askedCalls(search)
    stopIf(refusal)
    const asked = { ...searched!, hours: scope.hours }
    const found = await find(scope, asked, page)
    const counts = new Map(found.procedures.map(({ id, count }) => [id, count]))
    const procedures = await readProcedureColumns(scope, new Set(counts.keys()))
    return {
      ids: found.ids,
      total: found.total,
      pages: Math.ceil(found.total / callsPerPage),
      procedures: procedures.flatMap(({ id, name }) => (counts.has(id) ? [{ id, name, count: counts.get(id)! }] : [])),
      insertionTypes: found.insertionTypes.sort((a, b) => b.count - a.count || compareNames(a.name, b.name)),
      auditSessionId: auditSessionOf(scope, inTrail(asked), auditSessionId),
      asked,
    }
  },
  kept: ({ asked, auditSessionId }) => ({ auditSessionId, ...inTrail(asked) }),
})
