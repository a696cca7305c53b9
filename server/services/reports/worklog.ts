import {
  worklogCounts,
  worklogRows,
  type Alike,
  type WorklogCounts,
  type WorklogRow,
} from '../../domain/reports/worklog'
import { readPeople } from './names'
import { report, type Scope } from './report'

/** Counts of distinct calls by the role labels of the work orders (rules 7.2). Calls on which the same people did the same are counted first. */
const readCounts = async ({ db, completed }: Scope): Promise<WorklogCounts> => {
  const alike = await db.$queryRaw<Alike[]>`
    with done as (${completed})
    select led_ids as led, assisted_ids as assisted, trained_ids as trained, count(*)::int as count from done group by 1, 2, 3`
  return worklogCounts(alike)
}

export const worklogReport = report({
  name: 'worklog',
  description: 'For each person, the completed calls that they led, assisted and trained on, and with whom.',
  read: async (scope): Promise<{ rows: WorklogRow[] }> => {
    const counts = await readCounts(scope)
    const people = await readPeople(
      scope.db,
      counts.roles.map(({ userId }) => userId),
    )
    return { rows: worklogRows(counts, (id) => people.get(id)!) }
  },
})
