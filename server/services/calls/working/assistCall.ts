import { callInput } from '../../../domain/calls/input'
import { canAssist, canStopAssisting, isAssisting, notOpen } from '../../../domain/calls/rules'
import { callCommand } from '../callCommand'
import { changeCall } from '../../records/changeCall'
import { endAssisting } from '../../records/workOrders'

/** Rules 3.5. */
export const assistCall = callCommand({
  name: 'assistCall',
  permission: 'call:work',
  input: callInput,
  description: 'Joins the call as an assistant. Assisting twice is the same as once.',
  rule: canAssist,
  refusals: [...notOpen, 'LEAD_CANNOT_ASSIST'],
  viewerCan: {
    viewerCanAssist: {
      description: 'Whether you may join as an assistant.',
      when: (call, actor) => !isAssisting(call, actor),
    },
  },
  history: 'Started assisting',
  run: async (context, call) => {
    const { tx, actor } = context
    if (isAssisting(call, actor)) return
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
  },
})

export const stopAssistingCall = callCommand({
  name: 'stopAssistingCall',
  permission: 'call:work',
  input: callInput,
  description: 'Leaves a call that you assist on.',
  rule: canStopAssisting,
  refusals: [...notOpen, 'NOT_ASSISTING'],
  viewerCan: { viewerCanStopAssisting: { description: 'Whether you may stop assisting.' } },
  history: 'Stopped assisting',
  run: (context, call) => {
    endAssisting(context, call.id)
    changeCall(context, call, {}, { assistant: [context.actor.userId, null] })
  },
})
