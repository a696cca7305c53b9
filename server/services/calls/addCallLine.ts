import { addLineInput } from '../../domain/calls/input'
import { canCorrect, canSave } from '../../domain/calls/rules'
import { command } from '../kernel/command'
import { stopIf, stopIfInvalid } from '../kernel/refused'
import { changeCall } from './changeCall'
import { lockLineOf } from './closing/line'
import { lockVisibleCall } from './lockVisibleCall'

/** Says which line the call is about: an open one that the actor may see. A completed call by the rule of saving it. */
export const addCallLine = command({ name: 'addCallLine', permission: 'call:work', input: addLineInput }, async (context, { callId, expectedVersion, lineId }) => {
  const { wrong } = await lockLineOf(context, callId, lineId)
  const call = await lockVisibleCall(context, { callId, expectedVersion })
  stopIf(call.completedAt ? canSave(call, context.actor, context.now) : canCorrect(call))
  stopIfInvalid(wrong)
  await changeCall(context, call, { lineId })
  return { callId: call.id }
})
