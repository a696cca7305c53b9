import { callInput } from '../../../domain/calls/input'
import { canReturn, notOpen } from '../../../domain/calls/rules'
import { callCommand } from '../callCommand'
import { changeCall } from '../../records/changeCall'
import { endWorkOrders } from '../../records/workOrders'

export const returnCall = callCommand({
  name: 'returnCall',
  permission: 'call:work',
  input: callInput,
  description: 'Returns your call to the queue.',
  rule: canReturn,
  refusals: [...notOpen, 'NOT_ASSIGNEE'],
  viewerCan: { viewerCanReturn: { description: 'Whether you may return it to the queue.' } },
  history: 'Returned the call to the queue',
  run: (context, call) => {
    endWorkOrders(context, call.id)
    // startTime stays, because response time is measured once (rules 3.6).
    changeCall(context, call, { assignedToId: null })
  },
})
