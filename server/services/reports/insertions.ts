import {
  insertionFigures,
  insertionRows,
  orderChanges,
  type InsertionCount,
  type InsertionFigures,
  type InsertionGroups,
  type InsertionRow,
} from '../../domain/reports/insertions'
import { insertionTypeFields, isOfType } from '../../domain/reports/insertions'
import { readPeople } from './names'
import { report, type Scope } from './report'

type Recorded = { types: string[]; marks: string[]; attempts: string | null }

const readCounts = async ({ db, completed }: Scope): Promise<InsertionCount[]> => {
  const rows = await db.$queryRaw<{ userId: string | null; insertions: Recorded[]; count: number }[]>`
    with done as (${completed})
    select completed_by_id as "userId", insertions, count(*)::int as count from done where insertions is not null group by 1, 2`
  return rows.flatMap(({ userId, insertions, count }) =>
    insertions.map(({ types, marks, attempts }) => ({
      userId,
      types,
      marks,
      attempts: attempts === null ? null : Number(attempts),
      count,
    })),
  )
}

export type InsertionsAnswer = Record<InsertionGroups, InsertionRow[]> & {
  total: InsertionFigures
  changes: { name: string; count: number }[]
}

export const insertionsReport = report({
  name: 'insertions',
  description:
    'Success, attempts and order changes of insertions, by clinician and type of line. An insertion is a procedure of a completed call for which a type was recorded.',
  filters: insertionTypeFields,
  read: async (scope, { type }: { type: string | null }): Promise<InsertionsAnswer> => {
    const all = await readCounts(scope)
    const counts =
      type === null
        ? all
        : all
            .map((count) => ({ ...count, types: count.types.filter((each) => isOfType(each, type)) }))
            .filter(({ types }) => types.length > 0)
    const people = await readPeople(
      scope.db,
      counts.map(({ userId }) => userId),
    )
    const total = insertionFigures(counts)
    return {
      ...insertionRows(counts, (id) => people.get(id)!),
      total,
      changes: orderChanges.map((name) => total.changes.find((change) => change.name === name)!),
    }
  },
})
