import type { CallValue } from '../../../db/generated/prisma/client'
import type { Actor } from '../../../domain/kernel/actor'
import { authorize, type Request } from '../../kernel/request'
import { mustFind } from '../../kernel/refused'
import { visibleCalls } from '../../records/callVisibility'
import { visibleLines } from '../../records/lineVisibility'
import type { Db } from '../../../db/access/client'

/** What a procedure recorded when it was last done on a line. */
export type LastRecord = { callId: string; completedAt: Date; procedureId: string; values: CallValue[] }

/** A line has a visit a week at most; what is older than its newest calls is no guide for today. */
const newestCalls = 50

/**
 * For each procedure, what the latest completed call of the line recorded, without this call itself and, once it is
 * completed, without later ones (rules 10.13a). Only calls and lines that the actor sees count.
 */
export const lastRecords = async (
  db: Db,
  actor: Actor,
  call: { id: string; lineId: string | null; completedAt: Date | null },
): Promise<LastRecord[]> => {
  if (call.lineId === null) return []
  const earlier = {
    line: { AND: [visibleLines(actor), { id: call.lineId }] },
    id: { not: call.id },
    deletedAt: null,
    completedAt: { not: null, ...(call.completedAt ? { lt: call.completedAt } : {}) },
    values: { some: {} },
  }
  const calls = await db.call.findMany({
    where: { AND: [visibleCalls(actor), earlier] },
    orderBy: [{ completedAt: 'desc' }, { id: 'desc' }],
    take: newestCalls,
    select: { id: true, completedAt: true, values: { orderBy: [{ fieldWeight: 'asc' }, { fieldId: 'asc' }] } },
  })
  const last = new Map<string, LastRecord>()
  for (const { id: callId, completedAt, values } of calls)
    for (const procedureId of new Set(values.map((value) => value.procedureId)))
      if (!last.has(procedureId))
        last.set(procedureId, {
          callId,
          completedAt: completedAt!,
          procedureId,
          values: values.filter((value) => value.procedureId === procedureId),
        })
  return [...last.values()]
}

/** The same for a call by its id, for people who may see lines. */
export const readLastRecords = async (request: Request, callId: string): Promise<LastRecord[]> => {
  const actor = authorize(request, 'lines:see')
  const db = request.clients.forProvider(actor.providerId)
  const call = await mustFind('call', callId, (id) =>
    db.call.findFirst({
      where: { AND: [visibleCalls(actor), { id }] },
      select: { id: true, lineId: true, completedAt: true },
    }),
  )
  return lastRecords(db, actor, call)
}
