import { nobody } from '../../domain/reports/column'
import { rankPerformance, type PerformanceProcedure, type PerformanceRow } from '../../domain/reports/performance'
import { readPeople } from './names'
import { report, type Scope } from './report'

type Contained = { userId: string | null; procedureId: string; count: number }

/** In how many calls of each person each procedure was recorded (rules 7.2). */
const readContained = ({ db, completed }: Scope): Promise<Contained[]> =>
  db.$queryRaw<Contained[]>`
    with done as (${completed}),
    alike as (select completed_by_id, procedure_ids, count(*) as count from done group by 1, 2)
    select completed_by_id as "userId", procedure_id as "procedureId", sum(count)::int as count
    from alike cross join unnest(procedure_ids) as procedure_id group by 1, 2`

/** The procedures by weight, with deleted ones at the end if they were done. */
export const readProcedureColumns = async (
  { db, actor }: Scope,
  done: ReadonlySet<string>,
): Promise<PerformanceProcedure[]> => {
  const procedures = await db.procedure.findMany({
    where: { providerId: actor.providerId, OR: [{ deletedAt: null }, { id: { in: [...done] } }] },
    orderBy: [{ weight: 'asc' }, { name: 'asc' }, { id: 'asc' }],
    select: { id: true, name: true, countInPerformance: true, deletedAt: true },
  })
  return [...procedures.filter(({ deletedAt }) => !deletedAt), ...procedures.filter(({ deletedAt }) => deletedAt)].map(
    ({ id, name, countInPerformance }) => ({ id, name, countInPerformance }),
  )
}

export const performanceReport = report({
  name: 'performance',
  description: 'For each clinician, the number of completed calls that contain each procedure.',
  read: async (scope): Promise<{ procedures: PerformanceProcedure[]; users: PerformanceRow[] }> => {
    const contained = await readContained(scope)
    const [procedures, people] = await Promise.all([
      readProcedureColumns(scope, new Set(contained.map(({ procedureId }) => procedureId))),
      readPeople(
        scope.db,
        contained.map(({ userId }) => userId),
      ),
    ])
    const place = new Map(procedures.map(({ id }, index) => [id, index]))
    const users = [...new Set(contained.map(({ userId }) => userId))].map((userId) => ({
      userId,
      fullName: (userId && people.get(userId)) ?? nobody,
      procedures: contained
        .filter((row) => row.userId === userId)
        .map(({ procedureId, count }) => ({ id: procedureId, count }))
        .sort((a, b) => place.get(a.id)! - place.get(b.id)!),
    }))
    return { procedures, users: rankPerformance(users, procedures) }
  },
})
