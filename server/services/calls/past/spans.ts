import { Prisma } from '../../../db/generated/prisma/client'
import type { Db } from '../../../db/access/client'
import type { Run } from '../../../domain/calls/past/pastList'
import { inFacilities } from '../../configuration/facilities/visibility'
import { isFacet, moments } from './columns'
import { ties, type Measured, type PastOrder, type Sight } from './tally'

/** A run, with the value from which its `skip` counts; without one it counts from the beginning of the section. */
export type PlacedRun = Run & { from?: Date | bigint }

/** A run that begins this far inside of its section is looked up in the spans; before that, skipping rows is as fast. */
export const farInside = 20_000

const week = 604_800_000
const halfMinute = 30_000
/** The width of the spans in which calls are counted (the migration of the call spans), in milliseconds. */
const widthOf = (column: string): number => (column.endsWith('_ms') ? halfMinute : week)

/** The order and the condition of the run's section; null for a section that is not counted in spans. */
const orderOf = (
  order: PastOrder,
  { groups }: Measured,
  { section }: Run,
): { column: string; descending: boolean; isInside: Prisma.Sql } | null => {
  if (!isFacet(order.sort))
    return section === 0
      ? { column: moments[order.sort].column, descending: order.descending, isInside: Prisma.sql`true` }
      : null
  const [id, ...more] = groups[section]?.ids ?? []
  // People and rooms have few calls each.
  const column = order.sort === 'facility' ? 'facility_id' : order.sort === 'status' ? 'status_code_id' : null
  if (!column || id === undefined || more.length > 0) return null
  return { column: ties[order.ties], descending: true, isInside: Prisma.sql`${Prisma.raw(column)} = ${id}::uuid` }
}

/** The run from the nearest span on, so that fewer rows than that span holds are skipped. */
export const placeRun = async (
  db: Db,
  sight: Sight,
  order: PastOrder,
  measured: Measured,
  run: Run,
): Promise<PlacedRun> => {
  const by = orderOf(order, measured, run)
  if (!by) return run
  const isDown = by.descending !== run.fromEnd
  const counted = Prisma.sql`provider_id = ${sight.providerId}::uuid and deleted = ${order.list === 'deleted'} and key = ${by.column} and ${inFacilities(sight.facilityIds)} and ${by.isInside}`
  const steps = Prisma.sql`call_span_step cross join lateral spans_of(created_at, completed_at, start_time, response_ms, procedure_ms)`
  const way = Prisma.raw(isDown ? 'desc' : 'asc')
  const [place] = await db.$queryRaw<{ span: bigint; before: number }[]>`
    select span, before::int from (
      select span, sum(calls) over (order by span ${way}) - calls as before from (
        select span, sum(calls) as calls from (
          select span, calls from call_span where ${counted} union all select span, calls from ${steps} where ${counted}
        ) as numbers group by span having sum(calls) > 0
      ) as spans
    ) as placed where before <= ${run.skip}::int order by before desc limit 1`
  if (!place) return run
  const edge = (Number(place.span) + (isDown ? 1 : 0)) * widthOf(by.column)
  return { ...run, skip: run.skip - place.before, from: by.column.endsWith('_ms') ? BigInt(edge) : new Date(edge) }
}
