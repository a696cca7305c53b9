import { compareNames } from '../../domain/kernel/input/names'
import { nobody, nowhere } from '../../domain/reports/column'
import type { Count } from '../../domain/reports/completed'
import { readFacilityNames, readPeople } from './names'
import { readContained, readProcedureColumns } from './performance'
import { report } from './report'

type Pair = { userId: string | null; facilityId: string | null; count: number }

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
    const [pairs, contained] = await Promise.all([
      db.$queryRaw<Pair[]>`
        with done as (${completed})
        select completed_by_id as "userId", facility_id as "facilityId", count(*)::int as count from done group by 1, 2`,
      readContained(scope),
    ])
    const [people, places, procedures] = await Promise.all([
      readPeople(
        db,
        pairs.map(({ userId }) => userId),
      ),
      readFacilityNames(
        db,
        pairs.map(({ facilityId }) => facilityId),
      ),
      readProcedureColumns(scope, new Set(contained.map(({ procedureId }) => procedureId))),
    ])
    const named = new Map(procedures.map(({ id, name }) => [id, name]))
    return {
      total: pairs.reduce((sum, { count }) => sum + count, 0),
      clinicians: ranked(
        summed(pairs, ({ userId }) => userId),
        (id) => people.get(id ?? '') ?? nobody,
      ),
      facilities: ranked(
        summed(pairs, ({ facilityId }) => facilityId),
        (id) => places.get(id ?? '') ?? nowhere,
      ),
      procedures: ranked(
        summed(contained, ({ procedureId }) => procedureId),
        (id) => named.get(id ?? '')!,
      ),
    }
  },
})
