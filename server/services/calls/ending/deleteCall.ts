import { callInput, type CallInput } from '../../../domain/calls/input'
import { canComeToLine, canDelete, canUndelete, notOpen, tooLateToUndo } from '../../../domain/calls/rules'
import { mustBeCurrent } from '../../../domain/kernel/version'
import { may } from '../../../domain/kernel/permissions'
import { command, type CommandContext } from '../../kernel/command'
import { stopIf } from '../../kernel/refused'
import type { FoundCall } from '../../records/callRow'
import { changeCall } from '../../records/changeCall'
import { lockCallWithLine } from '../../followUps/locks'
import {
  comingFollowUps,
  findCallAmong,
  returningFollowUps,
  unfinishedFollowUps,
  visibleCall,
} from '../../records/lockVisibleCall'
import { softDelete } from '../../records/softDelete'

/**
 * Deletes the call from every list and keeps its row: ends its work, and cancels its follow-up if that has not joined
 * the queue. The message names the people and follow-ups that are affected (rules 3.13).
 */
export const deleteCall = command({
  name: 'deleteCall',
  permission: 'call:delete',
  input: callInput,
  on: 'call',
  description:
    'Deletes the call. It leaves every list, and its row is kept. Clinicians delete open calls that no one else is working, External people their own unassigned ones.',
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
    for (const each of [...followUps, call]) softDelete(context, each)
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
 * Restores a deleted call as it was: a completed one stays completed, an open one is unassigned. Its follow-up is
 * restored as well, unless the line has another one by now (rules 3.13). People whose role does not undelete may undo
 * their own deletion for a moment (rules 3.23), even of a call that they cannot see any more.
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
    stopIf(canComeToLine(call, line ? await unfinishedFollowUps(context, line.id) : []))
    const followUps = await returningFollowUps(context, call)
    for (const each of [call, ...followUps]) changeCall(context, each, { deletedAt: null, deletedById: null })
    return { callId: call.id }
  },
})

/** A call that the actor deleted a moment ago; any other call is refused alike. */
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
