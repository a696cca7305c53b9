import { Prisma } from '../../db/generated/prisma/client'
import { compareNames } from '../../domain/kernel/input/names'
import { rowsBefore } from '../../domain/kernel/lists'
import { endingValues, removalsPerPage, type ReasonCount, type RemovalRow } from '../../domain/reports/removals'
import { pageFilter, pageOf, type PageFilter, type Pages } from './pages'
import { report, type Scope } from './report'

/** The fields with an option that ended the follow-up, and their values. */
type Endings = [fieldId: string, values: string[]][]

/** The calls of the range at which a line came out, the newest first; with `page`, those of the page. */
const readIds = async ({ db, completed }: Scope, { page }: PageFilter): Promise<string[]> => {
  const part =
    page === null ? Prisma.empty : Prisma.sql`limit ${removalsPerPage} offset ${rowsBefore(page, removalsPerPage)}`
  const rows = await db.$queryRaw<{ id: string }[]>`
    with done as (${completed})
    select call_id as id from done where endings is not null order by completed_at desc, call_id desc ${part}`
  return rows.map(({ id }) => id)
}

/** How many calls ended alike. */
const readEndings = ({ db, completed }: Scope): Promise<{ endings: Endings; count: number }[]> =>
  db.$queryRaw`
    with done as (${completed})
    select endings, count(*)::int as count from done where endings is not null group by 1`

const readEnding = async ({ db }: Scope, fieldIds: string[]): Promise<Map<string, Set<string>>> => {
  const options = await db.procedureFieldOption.findMany({
    where: { fieldId: { in: fieldIds }, endFollowUp: true },
    select: { fieldId: true, value: true },
  })
  const byField = new Map<string, Set<string>>()
  for (const { fieldId, value } of options) byField.set(fieldId, (byField.get(fieldId) ?? new Set()).add(value))
  return byField
}

type Removal = Pick<RemovalRow, 'completedAt' | 'hospital' | 'fields'> & {
  clinician: string | null
  timeZone: string | null
  endings: Endings
}

/** What was recorded at these calls, in their order. A page has thousands of values, so one statement makes its rows. */
const readRemovals = ({ db, actor }: Scope, ids: string[]): Promise<Removal[]> =>
  db.$queryRaw`
    select completed_at as "completedAt", endings, app_user.full_name as clinician, facility.name as hospital, facility.time_zone as "timeZone",
      (select coalesce(json_agg(json_build_object('procedureId', procedure_id, 'procedureName', procedure_name, 'fieldName', field_name, 'type', field_type, 'values', "values")
        order by procedure_weight, procedure_name, field_weight), '[]') from call_value where call_value.call_id = done.call_id) as fields
    from unnest(${ids}::uuid[]) with ordinality as sought (call_id, place) join reported_call as done using (call_id)
    left join facility on facility.id = done.facility_id left join app_user on app_user.id = completed_by_id
    where done.provider_id = ${actor.providerId}::uuid order by place`

export const removalsReport = report({
  name: 'removals',
  description: 'Completed calls at which a line came out, the newest first: what was recorded, and why it came out.',
  filters: pageFilter,
  read: async (scope, filter: PageFilter): Promise<Pages<RemovalRow> & { reasons: ReasonCount[] }> => {
    const found = readIds(scope, filter)
    // A page is read beside the reasons; all rows are read in batches, by whoever takes them.
    const ofPage = filter.page === null ? null : found.then((ids) => readRemovals(scope, ids))
    const [ids, alike] = await Promise.all([found, readEndings(scope), ofPage])
    const ending = await readEnding(scope, [
      ...new Set(alike.flatMap(({ endings }) => endings.map(([fieldId]) => fieldId))),
    ])
    const reasonsOf = (endings: Endings): string[] => [
      ...new Set(endings.flatMap(([fieldId, values]) => endingValues(values, ending.get(fieldId) ?? new Set()))),
    ]
    const counts = new Map<string, number>()
    for (const { endings, count } of alike)
      for (const reason of reasonsOf(endings)) counts.set(reason, (counts.get(reason) ?? 0) + count)
    const total = alike.reduce((sum, { count }) => sum + count, 0)
    const rowOf = ({ clinician, timeZone, endings, ...removal }: Removal): RemovalRow => ({
      ...removal,
      clinician: clinician === null ? null : { fullName: clinician },
      timeZone: timeZone ?? scope.range.timeZone,
      reasons: reasonsOf(endings),
    })
    const pages = pageOf(ids, total, removalsPerPage, async (some) =>
      (await (ofPage ?? readRemovals(scope, some))).map(rowOf),
    )
    const reasons = [...counts]
      .map(([name, count]) => ({ name, count }))
      .sort((a, b) => b.count - a.count || compareNames(a.name, b.name))
    return { ...pages, reasons }
  },
})
