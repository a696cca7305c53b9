import { Prisma } from '../../db/generated/prisma/client'
import { worklogRows, type WorklogCounts, type WorklogRow } from '../../domain/reports/worklog'
import { readPeople } from './names'
import { report, type Scope } from './report'

/** Counts of distinct calls by the role labels of the work orders (rules 7.2). */
const readCounts = async ({ db, completed }: Scope): Promise<WorklogCounts> => {
  const work = Prisma.sql`
    done as (${completed}),
    work as (
      select distinct call_id, user_id, case when is_training then 'trained' when is_assisting then 'assisted' else 'led' end as role
      from work_order join done using (call_id)
    ),
    together as (
      select lead.call_id, lead.user_id as lead_id, other.user_id as other_id, other.role
      from work as lead join work as other on other.call_id = lead.call_id and other.user_id <> lead.user_id
      where lead.role = 'led' and other.role <> 'led'
    )`
  const [roles, company, pairs] = await Promise.all([
    db.$queryRaw<
      WorklogCounts['roles']
    >`with ${work} select user_id as "userId", role, count(*)::int as count from work group by 1, 2`,
    db.$queryRaw<
      WorklogCounts['company']
    >`with ${work} select lead_id as "userId", role, count(distinct call_id)::int as count from together group by 1, 2`,
    db.$queryRaw<
      WorklogCounts['pairs']
    >`with ${work} select lead_id as "leadId", other_id as "otherId", role, count(*)::int as count from together group by 1, 2, 3`,
  ])
  return { roles, company, pairs }
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
