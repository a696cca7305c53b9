import { callInput, type CallInput } from '../../../domain/calls/input'
import { canComeToLine, canDelete, canUndelete, isScheduled, notOpen, tooLateToUndo } from '../../../domain/calls/rules'
import { mustBeCurrent } from '../../../domain/kernel/version'
import { may } from '../../../domain/kernel/permissions'
import { command, type CommandContext } from '../../kernel/command'
import { stopIf } from '../../kernel/refused'
import type { FoundCall } from '../../records/callRow'
import { changeCall } from '../../records/changeCall'
import { lockCallWithLine } from '../../followUps/locks'
import {
  cancelledFollowUps,
  comingFollowUps,
  findCallAmong,
  unfinishedFollowUps,
  visibleCall,
} from '../../records/lockVisibleCall'
import { takeOut } from '../../records/takeOut'

/**
 * Takes the call out of every list and keeps its row: ends its work, and cancels the follow-up
 * it caused if that is not alive yet. The message says whom or what this met (rules 3.13).
 */
export const deleteCall = command({
  name: 'deleteCall',
  permission: 'call:delete',
  input: callInput,
  on: 'call',
  description:
    'Deletes the call. It leaves every list, and its row is kept. Clinicians delete open calls that nobody else is working, External people their own while nobody has them.',
  rule: canDelete,
  refusals: [...notOpen, 'CALL_ALREADY_ASSIGNED', 'NOT_YOURS'],
  viewerCan: { viewerCanDelete: { description: 'Whether you may delete it.' } },
  history: 'Deleted the call',
  run: async (context, input) => {
    const { tx, actor } = context
    const { call, moved } = await lockCallWithLine(context, input)
    stopIf(canDelete(call, actor) ?? moved)
    const others = await tx.workOrder.findMany({
      where: { callId: call.id, end: null, userId: { not: actor.userId } },
      select: { user: { select: { fullName: true } } },
      orderBy: { start: 'asc' },
    })
    const followUps = await comingFollowUps(context, call.id)
    for (const each of [...followUps, call]) takeOut(context, each)
    const endedWorkOf = others.map(({ user }) => user.fullName)
    return { callId: call.id, endedWorkOf, message: deletionMessage(endedWorkOf, followUps.length) }
  },
})

const deletionMessage = (workers: string[], cancelled: number): string | null => {
  const sentences = [
    ...(workers.length > 0
      ? [`${workers.join(' and ')} ${workers.length === 1 ? 'was' : 'were'} working this call.`]
      : []),
    ...(cancelled > 0 ? ['The follow-up it had scheduled was canceled.'] : []),
  ]
  return sentences.join(' ') || null
}

/**
 * Restores a deleted call as it was: a completed one stays completed, an open one is unassigned; and
 * the follow-up that went with it, unless its line has another by now (rules 3.13). Who may not
 * restore calls may take their own deletion back for a moment (rules 3.23), also of a call that was
 * out of their sight with it.
 */
export const undeleteCall = command({
  name: 'undeleteCall',
  permission: 'call:delete',
  input: callInput,
  on: 'call',
  description:
    'Restores a deleted call. The follow-up that was canceled with it comes back; a completed call stays completed, an open one is unassigned. Clinicians and External people restore only what they deleted within the last 15 seconds.',
  rule: canUndelete,
  refusals: ['NOT_DELETED', 'NOT_YOURS', 'FOLLOW_UP_REPLACED'],
  viewerCan: { viewerCanUndelete: { description: 'Whether you may restore it.' } },
  history: 'Restored the call',
  run: async (context, input) => {
    const { actor } = context
    const { call, line, moved } = await lockCallWithLine(
      context,
      input,
      null,
      may(actor, 'call:undelete') ? visibleCall : ownDeletion,
    )
    stopIf(canUndelete(call, actor, context.now) ?? moved)
    const others = line ? await unfinishedFollowUps(context, line.id) : []
    stopIf(canComeToLine(call, others))
    const cancelled = others.some(isScheduled) || line?.completedAt ? [] : await cancelledFollowUps(context, call)
    for (const each of [call, ...cancelled]) changeCall(context, each, { deletedAt: null, deletedById: null })
    return { callId: call.id }
  },
})

/** A call that the actor deleted themself a moment ago; whatever else there is, is all one to who may not restore it. */
const ownDeletion = async (context: CommandContext, { callId, expectedVersion }: CallInput): Promise<FoundCall> => {
  const { providerId, userId } = context.actor
  const call = await findCallAmong(context, callId, {
    providerId,
    facilityIds: null,
    openOnly: false,
    deletedById: userId,
    lines: null,
  })
  stopIf(call ? mustBeCurrent(call, expectedVersion, 'call') : tooLateToUndo)
  return call!
}
