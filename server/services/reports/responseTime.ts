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
        select call_id, facility_id, lead_id, status_code_id, completed_at, response_ms::float8 as ms, coalesce(target_minutes, usual) * 60000 as target_ms, escalations,
          ${localTime('alive_at', range)} as joined
        from done join unnest(${codes.map(({ id }) => id)}::uuid[], ${codes.map(({ name }) => usualTarget(name))}::int[]) as target (status_code_id, usual) using (status_code_id)
        left join zones using (facility_id)
        where response_ms is not null and ${recorded}
      ) as each where ${isAtHours}
    )`
}

/** Exact figures over the rows of `timed`, which a row of the report is made of (rules 7.7). */
const figures = Prisma.sql`
  count(*)::int as count, avg(ms)::float8 as average, min(ms)::float8 as least, max(ms)::float8 as most,
  (percentile_cont(array[0.5, 0.9]) within group (order by ms)) as percentiles,
  count(*) filter (where ms <= target_ms)::int as within, count(*) filter (where escalations > 0)::int as escalated`

/** Rows of `timed` with their group, as `id`. */
type Grouping = { rows: Prisma.Sql } & (
  | { /** Of groups that are records. */ readNames: typeof readPeople }
  | { nameOf: (id: string | null) => string; /** They are ordered by their ids, not by name. */ isOrdered?: true }
)

const groupings: Record<ResponseGroup, (scope: Scope) => Grouping | Promise<Grouping>> = {
  clinicians: () => ({
    rows: Prisma.sql`select lead_id as id, timed.* from timed where lead_id is not null`,
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
  total: () => ({ rows: Prisma.sql`select 'all' as id, timed.* from timed`, nameOf: () => 'All calls' }),
}

const readRows = async (scope: Scope, timed: Prisma.Sql, by: ResponseGroup): Promise<ResponseRow[]> => {
  const grouping = await groupings[by](scope)
  const found = await scope.db.$queryRaw<Figures[]>`
    with ${timed} select id, ${figures} from (${grouping.rows}) as grouped group by id order by id`
  const rowsBy = (whoOf: (id: string | null) => Pick<ResponseRow, 'id' | 'name'>): ResponseRow[] =>
    found.map(({ id, percentiles: [median, p90], ...each }) => responseRow(whoOf(id), { ...each, median, p90 }))
  if ('nameOf' in grouping) {
    const rows = rowsBy((id) => ({ id: null, name: grouping.nameOf(id) }))
    return grouping.isOrdered ? rows : byName(rows)
  }
  const names = await grouping.readNames(
    scope.db,
    found.map(({ id }) => id),
  )
  return byName(rowsBy((id) => ({ id, name: names.get(id ?? '') ?? nowhere })))
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
    return { by, rows: (group) => readRows(scope, timed, group) }
  },
})
