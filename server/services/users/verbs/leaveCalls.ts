import type { Prisma } from '../../../db/generated/prisma/client'
import type { CallFilter } from '../../records/callVisibility'
import { changeCall, type CallWrite } from '../../records/changeCall'
import { findCallAmong } from '../../records/lockVisibleCall'
import { endAssisting, endWorkOrders } from '../../records/workOrders'

/** Every open call of the provider, whatever the actor sees: the work of somebody who leaves ends everywhere. */
const openIn = (providerId: string): CallFilter => ({
  providerId,
  facilityIds: null,
  openOnly: true,
  deletedById: null,
  lines: null,
})

/**
 * Ends the open work of a person who may no longer work in these providers: the calls they lead return to the queue as
 * in rules 3.6, and they assist on none. The person's row is locked, so they take no other call meanwhile.
 */
export const leaveCalls = async (context: CallWrite, userId: string, providerIds: readonly string[]): Promise<void> => {
  const { tx } = context
  const where: Prisma.CallWhereInput = {
    providerId: { in: [...providerIds] },
    completedAt: null,
    deletedAt: null,
    OR: [{ assignedToId: userId }, { workOrders: { some: { userId, end: null } } }],
  }
  const calls = await tx.call.findMany({
    where,
    select: { id: true, lineId: true, providerId: true },
    orderBy: { id: 'asc' },
  })
  if (calls.length === 0) return
  const ids = calls.map(({ id }) => id)
  // Lines before calls, each in the order of their ids.
  await tx.$executeRaw`select from line where id = any(${calls.flatMap(({ lineId }) => lineId ?? [])}::uuid[]) order by id for no key update`
  await tx.$executeRaw`select from call where id = any(${ids}::uuid[]) order by id for no key update`
  for (const { id, providerId } of calls) {
    const call = await findCallAmong(context, id, openIn(providerId))
    if (!call) continue
    if (call.assignedToId === userId) {
      endWorkOrders(context, id)
      changeCall(context, call, { assignedToId: null })
    } else if (call.workOrders.some((work) => work.userId === userId)) {
      endAssisting(context, id, userId)
      changeCall(context, call, {}, { assistant: [userId, null] })
    }
  }
}
