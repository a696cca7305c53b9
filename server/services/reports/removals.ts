import { compareNames } from '../../domain/kernel/input/names'
import { endingValues, removalsPerPage, type ReasonCount, type RemovalRow } from '../../domain/reports/removals'
import { inOrderOf } from '../kernel/inOrderOf'
import { pageFilter, pagesOf, type PageFilter, type Pages } from './pages'
import { report, type Scope } from './report'

type Ended = { callId: string; fieldId: string; values: string[] }

/** What ended a follow-up, for each call of the range, the newest first. */
const readEnded = ({ db, completed }: Scope): Promise<Ended[]> =>
  db.$queryRaw<Ended[]>`
    with done as (${completed})
    select call_id as "callId", field_id as "fieldId", "values" from done join call_value using (call_id)
    where end_follow_up order by completed_at desc, call_id desc, procedure_weight, field_weight`

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
  reasonsOf: (id: string) => string[],
): Promise<RemovalRow[]> => {
  const calls = await db.call.findMany({
    where: { id: { in: ids } },
    select: {
      id: true,
      completedAt: true,
      completedBy: { select: { id: true, fullName: true } },
      room: { select: { facility: { select: { name: true, timeZone: true } } } },
      values: { orderBy: [{ procedureWeight: 'asc' }, { procedureName: 'asc' }, { fieldWeight: 'asc' }] },
    },
  })
  return inOrderOf(ids, calls).map(({ id, completedAt, completedBy, room, values }) => ({
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
    reasons: reasonsOf(id),
  }))
}

export const removalsReport = report({
  name: 'removals',
  description: 'Completed calls at which a line came out, the newest first: what was recorded, and why it came out.',
  filters: pageFilter,
  read: async (scope, filter: PageFilter): Promise<Pages<RemovalRow> & { reasons: ReasonCount[] }> => {
    const ended = await readEnded(scope)
    const ending = await readEnding(scope, [...new Set(ended.map(({ fieldId }) => fieldId))])
    const byCall = new Map<string, string[]>()
    for (const { callId, fieldId, values } of ended)
      byCall.set(callId, [
        ...new Set([...(byCall.get(callId) ?? []), ...endingValues(values, ending.get(fieldId) ?? new Set())]),
      ])
    const counts = new Map<string, number>()
    for (const reason of [...byCall.values()].flat()) counts.set(reason, (counts.get(reason) ?? 0) + 1)
    const pages = pagesOf([...byCall.keys()], filter, removalsPerPage, (ids) =>
      readRows(scope, ids, (id) => byCall.get(id)!),
    )
    const reasons = [...counts]
      .map(([name, count]) => ({ name, count }))
      .sort((a, b) => b.count - a.count || compareNames(a.name, b.name))
    return { ...pages, reasons }
  },
})
