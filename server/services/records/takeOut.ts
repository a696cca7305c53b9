import type { CommandContext } from '../kernel/command'
import { changeCall } from './changeCall'
import type { LockedCall } from './lockVisibleCall'
import { endWorkOrders } from './workOrders'

/** Takes the call out of every list; its row is kept. An open one gives its assignee up, whom it no longer keeps from other work. */
export const takeOut = (context: CommandContext, call: LockedCall): void => {
  endWorkOrders(context, call.id)
  changeCall(context, call, {
    deletedAt: context.now,
    deletedById: context.actor.userId,
    ...(call.completedAt ? {} : { assignedToId: null }),
  })
}
