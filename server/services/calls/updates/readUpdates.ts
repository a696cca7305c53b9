import type { Db } from '../../../db/access/client'
import { mostUpdates, readsUpdates } from '../../../domain/calls/updates'
import { mustFind } from '../../kernel/refused'
import { authorize, type Request } from '../../kernel/request'
import { visibleCalls } from '../../records/callVisibility'

/** A short message between the ward that asked for a call and the team. */
export type CallUpdate = {
  id: string
  text: string
  isWorse: boolean
  isFromWard: boolean
  writtenAt: Date
  /** The person or the device that wrote it. */
  by: string
}

/** The updates of these calls, which the reader may see, the oldest first. */
export const readUpdates = async (db: Db, callIds: readonly string[]): Promise<Map<string, CallUpdate[]>> => {
  const of = new Map<string, CallUpdate[]>()
  if (callIds.length === 0) return of
  const rows = await db.callUpdate.findMany({
    where: { callId: { in: [...callIds] } },
    select: {
      id: true,
      callId: true,
      text: true,
      isWorse: true,
      isFromWard: true,
      writtenAt: true,
      by: { select: { fullName: true } },
      byDevice: { select: { name: true } },
    },
    orderBy: [{ writtenAt: 'asc' }, { id: 'asc' }],
    take: callIds.length * mostUpdates,
  })
  for (const { callId, by, byDevice, ...row } of rows)
    of.set(callId, [...(of.get(callId) ?? []), { ...row, by: by?.fullName ?? byDevice?.name ?? '' }])
  return of
}

/** The updates of one call, for the team and for whoever asked for it. Refuses other calls as unknown. */
export const readCallUpdates = (request: Request, callId: string): Promise<CallUpdate[]> => {
  const actor = authorize(request, 'call:see')
  const db = request.clients.forProvider(actor.providerId)
  return mustFind('call', callId, async (id) => {
    const call = await db.call.findFirst({
      where: { AND: [visibleCalls(actor), { id }] },
      select: { id: true, createdById: true },
    })
    return call && readsUpdates(call, actor) ? ((await readUpdates(db, [id])).get(id) ?? []) : null
  })
}
