import { addLineInput } from '../../../domain/calls/input'
import { canComeToLine, canCorrect, canSave } from '../../../domain/calls/rules'
import { canChooseLine } from '../../../domain/lines/match'
import { command } from '../../kernel/command'
import { stopIf, stopIfInvalid } from '../../kernel/refused'
import { changeCall } from '../../records/changeCall'
import { lockCallWithLine } from '../../followUps/locks'
import { unfinishedFollowUps } from '../../records/lockVisibleCall'

/** Links the call to an open line that the actor may see. For a completed call, the rule of saving applies. */
export const addCallLine = command({
  name: 'addCallLine',
  permission: 'call:work',
  input: addLineInput,
  on: 'call',
  description: 'Adds the call to a line.',
  refusals: ['CALL_DELETED', 'CALL_CANNOT_BE_UPDATED', 'LINE_OF_ANOTHER_PATIENT', 'FOLLOW_UP_REPLACED'],
  history: 'Put the call on a line',
  run: async (context, { callId, expectedVersion, lineId, confirm }) => {
    const { call, line, wrong, moved } = await lockCallWithLine(context, { callId, expectedVersion }, lineId)
    stopIf((call.completedAt ? canSave(call, context.actor, context.now) : canCorrect(call)) ?? moved)
    stopIfInvalid(wrong)
    stopIf(
      line
        ? (canChooseLine(call, line, confirm) ?? canComeToLine(call, await unfinishedFollowUps(context, line.id)))
        : null,
    )
    changeCall(context, call, { lineId })
    return { callId: call.id }
  },
})
