import { callInput } from '../../domain/calls/input'
import { canAssist, canStopAssisting, isAssisting } from '../../domain/calls/rules'
import { command } from '../kernel/command'
import { stopIf } from '../kernel/refused'
import { changeCall } from './changeCall'
import { lockVisibleCall } from './lockVisibleCall'
import { endAssisting } from './workOrders'

/** Joins the call as an assistant; twice is the same as once (rules 3.5). */
export const assistCall = command(
  { name: 'assistCall', permission: 'call:work', input: callInput },
  async (context, input) => {
    const { tx, actor } = context
    const call = await lockVisibleCall(context, input)
    stopIf(canAssist(call, actor))
    if (!isAssisting(call, actor)) {
      await tx.workOrder.create({
        data: {
          providerId: call.providerId,
          callId: call.id,
          userId: actor.userId,
          isLead: false,
          isTraining: false,
          isAssisting: true,
          start: context.now,
        },
      })
      changeCall(context, call, {}, { assistant: [null, actor.userId] })
    }
    return { callId: call.id }
  },
)

/** Leaves a call that the actor assists on. */
export const stopAssistingCall = command(
  { name: 'stopAssistingCall', permission: 'call:work', input: callInput },
  async (context, input) => {
    const { actor } = context
    const call = await lockVisibleCall(context, input)
    stopIf(canStopAssisting(call, actor))
    endAssisting(context, call.id)
    changeCall(context, call, {}, { assistant: [actor.userId, null] })
    return { callId: call.id }
  },
)
