import type { CommandContext } from '../kernel/command'
import { changeCall } from './changeCall'
import type { LockedCall } from './lockVisibleCall'
import { endWorkOrders } from './workOrders'

/** Deletes the call from every list and keeps its row. An open call loses its assignee, who is then free for other work. */
export const softDelete = (context: CommandContext, call: LockedCall): void => {
  endWorkOrders(context, call.id)
  changeCall(context, call, {
    deletedAt: context.now,
    deletedById: context.actor.userId,
    ...(call.completedAt ? {} : { assignedToId: null }),
  })
}
