import { updateCallRoleInput } from '../../domain/calls/input'
import { canUpdateRole } from '../../domain/calls/rules'
import { command } from '../kernel/command'
import { stopIf } from '../kernel/refused'
import { changeCall } from './changeCall'
import { lockVisibleCall } from './lockVisibleCall'

/** Changes the actor's role on their own unfinished work: Training, Assisting, or neither (rules 3.5). */
export const updateCallRole = command(
  { name: 'updateCallRole', permission: 'call:work', input: updateCallRoleInput },
  async (context, input) => {
    const { tx, actor } = context
    const call = await lockVisibleCall(context, input)
    const role = { isTraining: input.isTraining, isAssisting: input.isAssisting }
    stopIf(canUpdateRole(call, actor, role))
    const mine = call.workOrders.find(({ userId }) => userId === actor.userId)!
    if (mine.isTraining !== role.isTraining || mine.isAssisting !== role.isAssisting) {
      await tx.workOrder.update({ where: { id: mine.id }, data: role })
      changeCall(
        context,
        call,
        {},
        { isTraining: [mine.isTraining, role.isTraining], isAssisting: [mine.isAssisting, role.isAssisting] },
      )
    }
    return { callId: call.id }
  },
)
