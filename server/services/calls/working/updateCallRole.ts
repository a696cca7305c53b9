import { updateCallRoleInput } from '../../../domain/calls/input'
import { canUpdateRole, notOpen, type CallFacts } from '../../../domain/calls/rules'
import type { Actor } from '../../../domain/kernel/actor'
import { command } from '../../kernel/command'
import { stopIf } from '../../kernel/refused'
import { changeCall } from '../../records/changeCall'
import { lockVisibleCall } from '../../records/lockVisibleCall'

/** Rules 3.5. */
export const updateCallRole = command({
  name: 'updateCallRole',
  permission: 'call:work',
  on: 'call',
  input: updateCallRoleInput,
  description: 'Changes your role on the work that you are doing: Training or Assisting, or neither.',
  refusals: [...notOpen, 'NOT_WORKING', 'NOT_IN_TRAINING', 'LEAD_CANNOT_ASSIST'],
  viewerCan: {
    viewerCanUpdateRole: {
      description: 'Whether you may change your role on it.',
      rule: (call: CallFacts, actor: Actor) =>
        canUpdateRole(call, actor, { isTraining: actor.training, isAssisting: false }),
    },
  },
  history: 'Changed their role',
  run: async (context, input) => {
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
})
