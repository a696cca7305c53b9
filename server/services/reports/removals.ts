import { Prisma } from '../../db/generated/prisma/client'
import { compareNames } from '../../domain/kernel/input/names'
import { rowsBefore } from '../../domain/kernel/lists'
import { endingValues, removalsPerPage, type ReasonCount, type RemovalRow } from '../../domain/reports/removals'
import { inOrderOf } from '../kernel/inOrderOf'
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

const readRows = async (
  { db, range }: Scope,
  ids: string[],
  reasonsOf: (endings: Endings) => string[],
): Promise<RemovalRow[]> => {
  const calls = await db.call.findMany({
    where: { id: { in: ids } },
    select: {
      id: true,
      completedAt: true,
      completedBy: { select: { id: true, fullName: true } },
      room: { select: { facility: { select: { name: true, timeZone: true } } } },
      reported: { select: { endings: true } },
      values: { orderBy: [{ procedureWeight: 'asc' }, { procedureName: 'asc' }, { fieldWeight: 'asc' }] },
    },
  })
  return inOrderOf(ids, calls).map(({ completedAt, completedBy, room, values, reported }) => ({
    clinician: completedBy,
    hospital: room?.facility.name ?? null,
    timeZone: room?.facility.timeZone ?? range.timeZone,
    completedAt,
    fields: values.map(({ procedureId, procedureName, fieldName, fieldType, values: recorded }) => ({
      procedureId,
      procedureName,
      fieldName,
      type: fieldType,
      values: recorded,
    })),
    reasons: reasonsOf((reported?.endings ?? []) as Endings),
  }))
}

export const removalsReport = report({
  name: 'removals',
  description: 'Completed calls at which a line came out, the newest first: what was recorded, and why it came out.',
  filters: pageFilter,
  read: async (scope, filter: PageFilter): Promise<Pages<RemovalRow> & { reasons: ReasonCount[] }> => {
    const [ids, alike] = await Promise.all([readIds(scope, filter), readEndings(scope)])
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
    const pages = pageOf(ids, total, removalsPerPage, (some) => readRows(scope, some, reasonsOf))
    const reasons = [...counts]
      .map(([name, count]) => ({ name, count }))
      .sort((a, b) => b.count - a.count || compareNames(a.name, b.name))
    return { ...pages, reasons }
  },
})
