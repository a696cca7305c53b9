import { Prisma } from '../../db/generated/prisma/client'
import { compareNames } from '../../domain/kernel/input/names'
import { nowhere } from '../../domain/reports/column'
import { responseRow, usualTarget, type ResponseFigures, type ResponseRow } from '../../domain/reports/responseTime'
import { readFacilityNames, readPeople } from './names'
import { report, type Scope } from './report'

type Figures = Omit<ResponseFigures, 'median' | 'p90'> & {
  id: string | null
  percentiles: [median: number, p90: number]
}

/** Exact figures over the rows of `timed`, grouped by a column (rules 7.7). */
const figures = (column: string): Prisma.Sql => Prisma.sql`
  select ${Prisma.raw(column)} as id, count(*)::int as count, avg(ms)::float8 as average, min(ms)::float8 as least, max(ms)::float8 as most,
    (percentile_cont(array[0.5, 0.9]) within group (order by ms)) as percentiles,
    count(*) filter (where ms <= target_ms)::int as within, count(*) filter (where escalations > 0)::int as escalated`

const readTimes = async ({ db, actor, completed }: Scope): Promise<{ users: Figures[]; facilities: Figures[] }> => {
  const codes = await db.statusCode.findMany({
    where: { providerId: actor.providerId },
    select: { id: true, name: true },
  })
  const timed = Prisma.sql`
    done as (${completed}),
    timed as (
      select facility_id, lead_id, response_ms::float8 as ms, coalesce(target_minutes, usual) * 60000 as target_ms, escalations from done
      join unnest(${codes.map(({ id }) => id)}::uuid[], ${codes.map(({ name }) => usualTarget(name))}::int[]) as target (status_code_id, usual) using (status_code_id)
      where response_ms is not null
    )`
  const [facilities, users] = await Promise.all([
    db.$queryRaw<Figures[]>`with ${timed} ${figures('facility_id')} from timed group by 1`,
    db.$queryRaw<Figures[]>`with ${timed} ${figures('lead_id')} from timed where lead_id is not null group by 1`,
  ])
  return { users, facilities }
}

const ranked = (rows: readonly Figures[], nameOf: (id: string | null) => string): ResponseRow[] =>
  rows
    .map(({ id, percentiles: [median, p90], ...each }) =>
      responseRow({ id, name: nameOf(id) }, { ...each, median, p90 }),
    )
    .sort((a, b) => compareNames(a.name, b.name))

export const responseTimeReport = report({
  name: 'responsetime',
  description:
    'Minutes from joining the queue to the start of the work, for each clinician who led a call first and for each facility. Calls without a start are left out.',
  read: async (scope): Promise<{ users: ResponseRow[]; facilities: ResponseRow[] }> => {
    const { users, facilities } = await readTimes(scope)
    const [people, places] = await Promise.all([
      readPeople(
        scope.db,
        users.map(({ id }) => id),
      ),
      readFacilityNames(
        scope.db,
        facilities.map(({ id }) => id),
      ),
    ])
    return {
      users: ranked(users, (id) => people.get(id!)!),
      facilities: ranked(facilities, (id) => places.get(id ?? '') ?? nowhere),
    }
  },
})
