import { compareNames } from '../../domain/kernel/input/names'
import { nobody, nowhere } from '../../domain/reports/column'
import type { Count } from '../../domain/reports/completed'
import { readFacilityNames, readPeople } from './names'
import { readProcedureColumns } from './performance'
import { report } from './report'

type Alike = { userId: string | null; facilityId: string | null; procedureIds: string[]; count: number }

/** The sum of the counts of each key. */
const summed = <Row extends { count: number }>(rows: readonly Row[], keyOf: (row: Row) => string | null) => {
  const sums = new Map<string | null, number>()
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + row.count)
  return sums
}

/** The counts with their names, the largest first. */
const ranked = (sums: Map<string | null, number>, nameOf: (id: string | null) => string): Count[] =>
  [...sums]
    .map(([id, count]) => ({ id, name: nameOf(id), count }))
    .sort((a, b) => b.count - a.count || compareNames(a.name, b.name))

export const completedReport = report({
  name: 'completed',
  description:
    'The number of completed calls: in all, of each clinician, at each facility, and with each procedure. A call with several procedures counts at each of them.',
  read: async (scope): Promise<{ total: number; clinicians: Count[]; facilities: Count[]; procedures: Count[] }> => {
    const { db, completed } = scope
    const alike = await db.$queryRaw<Alike[]>`
      with done as (${completed})
      select completed_by_id as "userId", facility_id as "facilityId", procedure_ids as "procedureIds", count(*)::int as count from done group by 1, 2, 3`
    const contained = alike.flatMap(({ procedureIds, count }) =>
      procedureIds.map((procedureId) => ({ procedureId, count })),
    )
    const [people, places, procedures] = await Promise.all([
      readPeople(
        db,
        alike.map(({ userId }) => userId),
      ),
      readFacilityNames(
        db,
        alike.map(({ facilityId }) => facilityId),
      ),
      readProcedureColumns(scope, new Set(contained.map(({ procedureId }) => procedureId))),
    ])
    const named = new Map(procedures.map(({ id, name }) => [id, name]))
    return {
      total: alike.reduce((sum, { count }) => sum + count, 0),
      clinicians: ranked(
        summed(alike, ({ userId }) => userId),
        (id) => people.get(id ?? '') ?? nobody,
      ),
      facilities: ranked(
        summed(alike, ({ facilityId }) => facilityId),
        (id) => places.get(id ?? '') ?? nowhere,
      ),
      procedures: ranked(
        summed(contained, ({ procedureId }) => procedureId),
        (id) => named.get(id ?? '')!,
      ),
    }
  },
})
