import { callInput } from '../../domain/calls/input'
import { canDelete, canUndelete } from '../../domain/calls/rules'
import { refuse } from '../../domain/kernel/refusal'
import { command } from '../kernel/command'
import { stopIf } from '../kernel/refused'
import { changeCall } from './changeCall'
import { lockLineOf } from './closing/line'
import { lockComingFollowUps, lockUnfinishedFollowUps, lockVisibleCall } from './lockVisibleCall'
import { takeOut } from './takeOut'

/**
 * Takes the call out of every list and keeps its row: ends its work, and cancels the follow-up
 * it caused if that is not alive yet. The message says whom or what this met (rules 3.13).
 */
export const deleteCall = command({ name: 'deleteCall', permission: 'call:delete', input: callInput }, async (context, input) => {
  const { tx, actor } = context
  const call = await lockVisibleCall(context, input)
  stopIf(canDelete(call, actor))
  const others = await tx.workOrder.findMany({
    where: { callId: call.id, end: null, userId: { not: actor.userId } },
    select: { user: { select: { fullName: true } } },
    orderBy: { start: 'asc' },
  })
  const followUps = await lockComingFollowUps(context, call.id)
  for (const each of [...followUps, call]) await takeOut(context, each)
  return { callId: call.id, message: deletionMessage(others.map(({ user }) => user.fullName), followUps.length) }
})

const deletionMessage = (workers: string[], cancelled: number): string | null => {
  const sentences = [
    ...(workers.length > 0 ? [`${workers.join(' and ')} ${workers.length === 1 ? 'was' : 'were'} working this call.`] : []),
    ...(cancelled > 0 ? ['The follow-up it had scheduled was cancelled.'] : []),
  ]
  return sentences.join(' ') || null
}

/** Restores a deleted call as it was: a completed one stays completed, an open one is unassigned (rules 3.13). */
export const undeleteCall = command({ name: 'undeleteCall', permission: 'call:undelete', input: callInput }, async (context, input) => {
  await lockLineOf(context, input.callId, null)
  const call = await lockVisibleCall(context, input)
  stopIf(canUndelete(call))
  // A line has one scheduled follow-up (rules 3.11).
  const replaced = call.followUpFromId && call.lineId && !call.completedAt && (await lockUnfinishedFollowUps(context, call.lineId)).some(({ aliveAt }) => aliveAt > context.now)
  stopIf(replaced && call.aliveAt > context.now ? refuse('FOLLOW_UP_REPLACED', 'Another follow-up is scheduled for this line.') : null)
  await changeCall(context, call, { deletedAt: null, deletedById: null })
  return { callId: call.id }
})
