import { array, string } from 'yup'
import { zoneForDatabase } from '../../db/access/zones'
import { Prisma } from '../../db/generated/prisma/client'
import { byName } from '../../domain/kernel/input/names'
import { nowhere } from '../../domain/reports/column'
import { showHour } from '../../domain/reports/demand'
import { filterFields, type CallsFilter } from '../../domain/reports/filters'
import { hourFields, hourMeanings } from '../../domain/reports/hours'
import { showMonth } from '../../domain/reports/lines'
import {
  noUnit,
  responseGroups,
  responseRow,
  usualTarget,
  type ResponseFigures,
  type ResponseGroup,
  type ResponseRow,
} from '../../domain/reports/responseTime'
import { facilityZones, isBetween, isCompleted, localTime, meets, readUnits } from './conditions'
import { readFacilityNames, readPeople, readStatusNames } from './names'
import { percentiles } from './percentiles'
import { report, type Scope } from './report'

type Figures = Omit<ResponseFigures, 'median' | 'p90'> & {
  id: string | null
  percentiles: [median: number, p90: number]
}

/** The calls with a start, their wait, and when they joined the queue by the clock of their facility. */
const timedCalls = async (scope: Scope, filter: CallsFilter): Promise<Prisma.Sql> => {
  const { db, actor, range, hours, completed } = scope
  const codes = await db.statusCode.findMany({
    where: { providerId: actor.providerId },
    select: { id: true, name: true },
  })
  const { recorded } = await meets(scope, filter, isCompleted(scope))
  const isAtHours = hours
    ? isBetween(Prisma.sql`(extract(hour from joined) * 60 + extract(minute from joined))::int`, hours)
    : Prisma.sql`true`
  return Prisma.sql`
    zones as (${facilityZones(actor)}),
    done as (${completed}),
    timed as (
      select * from (
        select call_id, facility_id, lead_id, status_code_id, completed_at, response_ms as ms, coalesce(target_minutes, usual) * 60000 as target_ms, escalations,
          ${localTime('alive_at', range)} as joined
        from done join unnest(${codes.map(({ id }) => id)}::uuid[], ${codes.map(({ name }) => usualTarget(name))}::int[]) as target (status_code_id, usual) using (status_code_id)
        left join zones using (facility_id)
        where response_ms is not null and ${recorded}
      ) as each where ${isAtHours}
    )`
}

/** Rows of `timed` with their group, as `id`. */
type Grouping = { rows: Prisma.Sql; /** Calls of nobody have no row. */ isOfPeople?: true } & (
  | { /** Of groups that are records. */ readNames: typeof readPeople }
  | { nameOf: (id: string | null) => string; /** They are ordered by their ids, not by name. */ isOrdered?: true }
)

const groupings: Record<Exclude<ResponseGroup, 'total'>, (scope: Scope) => Grouping | Promise<Grouping>> = {
  clinicians: () => ({
    rows: Prisma.sql`select lead_id as id, timed.* from timed`,
    isOfPeople: true,
    readNames: readPeople,
  }),
  facilities: () => ({ rows: Prisma.sql`select facility_id as id, timed.* from timed`, readNames: readFacilityNames }),
  units: async (scope) => {
    const { rooms, units } = await readUnits(scope)
    return {
      rows: Prisma.sql`
        select unit as id, timed.* from timed left join (select call_id, room_id from (${scope.listed}) as listed) as place using (call_id)
        left join unnest(${rooms}::uuid[], ${units}::text[]) as named (room_id, unit) using (room_id)`,
      nameOf: (unit) => unit ?? noUnit,
    }
  },
  statuses: () => ({
    rows: Prisma.sql`select status_code_id as id, timed.* from timed`,
    readNames: readStatusNames,
  }),
  hours: () => ({
    rows: Prisma.sql`select to_char(joined, 'HH24') as id, timed.* from timed`,
    nameOf: (hour) => showHour(Number(hour)),
    isOrdered: true,
  }),
  months: ({ range, hours }) => ({
    // A night belongs to the month in which it began.
    rows: Prisma.sql`
      select to_char((completed_at at time zone ${zoneForDatabase(range.timeZone)}) - make_interval(mins => ${hours && hours.to < hours.from ? hours.from : 0}::int), 'YYYY-MM') as id, timed.* from timed`,
    nameOf: (month) => showMonth(month!),
    isOrdered: true,
  }),
}

/** The median, and what nine of ten wait at most. */
const shares = [0.5, 0.9]

type Read = { rows: ResponseRow[]; total: ResponseRow | null }

/** The rows of a grouping, and the total, exact (rules 7.7). The waits of each group are collected before they are sorted. */
const readGroups = async (scope: Scope, timed: Prisma.Sql, grouping: Grouping): Promise<Read> => {
  const found = await scope.db.$queryRaw<(Figures & { isTotal: boolean })[]>`
    with ${timed},
    groups as materialized (
      select id::text, count(*)::int as count, sum(ms)::float8 as sum, min(ms)::float8 as least, max(ms)::float8 as most, array_agg(ms) as waits,
        count(*) filter (where ms <= target_ms)::int as within, count(*) filter (where escalations > 0)::int as escalated
      from (${grouping.rows}) as grouped group by id
    ),
    total as (select sum(count)::int as count from groups)
    select false as "isTotal", id, count, sum / count as average, least, most, within, escalated,
      ${percentiles(Prisma.sql`unnest(waits) as ms`, Prisma.sql`count`, shares)} as percentiles
    from groups
    union all
    select true, null, max(total.count), sum(sum) / max(total.count), min(least), max(most), sum(within)::int, sum(escalated)::int,
      ${percentiles(Prisma.sql`groups cross join unnest(waits) as ms`, Prisma.sql`(select count from total)`, shares)}
    from groups cross join total having count(*) > 0
    order by id`
  const rowOf =
    (whoOf: (id: string | null) => Pick<ResponseRow, 'id' | 'name'>) =>
    ({ id, percentiles: [median, p90], ...each }: Figures): ResponseRow =>
      responseRow(whoOf(id), { ...each, median, p90 })
  const groups = found.filter(({ isTotal, id }) => !isTotal && !(grouping.isOfPeople && id === null))
  const [total = null] = found.filter(({ isTotal }) => isTotal).map(rowOf(() => ({ id: null, name: 'All calls' })))
  if ('nameOf' in grouping) {
    const rows = groups.map(rowOf((id) => ({ id: null, name: grouping.nameOf(id) })))
    return { rows: grouping.isOrdered ? rows : byName(rows), total }
  }
  const names = await grouping.readNames(
    scope.db,
    groups.map(({ id }) => id),
  )
  return { rows: byName(groups.map(rowOf((id) => ({ id, name: names.get(id ?? '') ?? nowhere })))), total }
}

/** Reads the rows of each grouping that is asked for. Each of them knows the total, which is read alone only when nobody asks for rows. */
const readsOf = (scope: Scope, timed: Prisma.Sql) => {
  const reads: Promise<Read>[] = []
  return async (by: ResponseGroup): Promise<ResponseRow[]> => {
    if (by === 'total') {
      // What is asked at the same moment has been asked then.
      await Promise.resolve()
      const alone = (): Promise<Read> =>
        readGroups(scope, timed, { rows: Prisma.sql`select null as id, timed.* from timed`, nameOf: () => '' })
      const { total } = await (reads[0] ?? alone())
      return total ? [total] : []
    }
    const read = Promise.resolve(groupings[by](scope)).then((grouping) => readGroups(scope, timed, grouping))
    reads.push(read)
    return (await read).rows
  }
}

export type ResponseTimes = {
  /** Reads the rows of a grouping; each is a statement of its own. */
  rows: (by: ResponseGroup) => Promise<ResponseRow[]>
  /** What REST was asked for besides clinicians and facilities. */
  by: readonly ResponseGroup[]
}

const wrongGroup = `Must be one of ${responseGroups.join(', ')}`

export const responseTimeReport = report({
  name: 'responsetime',
  description:
    'Minutes from joining the queue to the start of the work, for each clinician who led a call first (where nobody led, who trained first), and for each facility, unit, status, hour of the day and month. Calls without a start are left out.',
  filters: {
    ...filterFields,
    ...hourFields(hourMeanings),
    by: array(
      string()
        .transform((_value, original: unknown) => original)
        .typeError(wrongGroup)
        .required(wrongGroup)
        .oneOf(responseGroups, wrongGroup),
    )
      .transform((_value, original: unknown) => original ?? undefined)
      .typeError('Must be a list')
      .max(responseGroups.length, `Must have at most ${responseGroups.length} values`)
      .meta({
        description: 'Which rows are wanted besides those by clinician and facility.',
        jsonSchema: { type: 'array', items: { type: 'string', enum: [...responseGroups] } },
      }),
  },
  read: async (scope, { by = [], ...filter }: CallsFilter & { by?: ResponseGroup[] }): Promise<ResponseTimes> => {
    const timed = await timedCalls(scope, filter)
    return { by, rows: readsOf(scope, timed) }
  },
})
