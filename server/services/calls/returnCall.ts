import { callInput } from '../../domain/calls/input'
import { canReturn } from '../../domain/calls/rules'
import { command } from '../kernel/command'
import { stopIf } from '../kernel/refused'
import { changeCall } from './changeCall'
import { lockVisibleCall } from './lockVisibleCall'
import { endWorkOrders } from './workOrders'

/** Gives the call back to the queue. startTime stays: response time is measured once (rules 3.6). */
export const returnCall = command(
  { name: 'returnCall', permission: 'call:work', input: callInput },
  async (context, input) => {
    const call = await lockVisibleCall(context, input)
    stopIf(canReturn(call, context.actor))
    endWorkOrders(context, call.id)
    changeCall(context, call, { assignedToId: null })
    return { callId: call.id }
  },
)
