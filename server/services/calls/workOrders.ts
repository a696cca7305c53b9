import type { CommandContext } from '../kernel/command'
import type { LockedCall } from './lockVisibleCall'

/** Ends everybody's unfinished work on the call: nobody stays "on scene" at a call that is over or given back. */
export const endWorkOrders = async ({ tx, now }: CommandContext, callId: string): Promise<void> => {
  await tx.workOrder.updateMany({ where: { callId, end: null }, data: { end: now } })
}

/** Hands the call to the actor: the previous lead's work order ends, the actor's own begins (rules 3.4). */
export const openLeadWorkOrder = async ({ tx, actor, now }: CommandContext, call: LockedCall): Promise<void> => {
  await tx.workOrder.updateMany({ where: { callId: call.id, end: null, OR: [{ isLead: true }, { userId: actor.userId }] }, data: { end: now } })
  await tx.workOrder.create({
    data: { providerId: call.providerId, callId: call.id, userId: actor.userId, isLead: true, isTraining: actor.training, isAssisting: false, start: now },
  })
}
