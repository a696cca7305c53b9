import { callInput } from '../../domain/calls/input'
import { canAssignAutomatically, canChangeStatus } from '../../domain/calls/rules'
import type { Refusal } from '../../domain/kernel/refusal'
import { isOnHold, statusNames } from '../../domain/statuses/status'
import { command, type CommandContext } from '../kernel/command'
import { stopIf } from '../kernel/refused'
import { giveToActor } from './assignCall'
import { changeCall } from './changeCall'
import { lockVisibleCall } from './lockVisibleCall'
import { lockStanding } from './standing'

export type StatusChanged = {
  callId: string
  /** Why a call that left On Hold was not assigned to the actor; null when it was, or had not to be. */
  notAssigned: Refusal | null
}

type StatusName = (typeof statusNames)[keyof typeof statusNames]

/**
 * Gives the call the status, when it has one of `from`; otherwise it has what was asked for, or
 * something that this verb does not end, and nothing changes. Leaving On Hold assigns an
 * unassigned call to whoever took it off hold (rules 3.7).
 */
const changeStatus = async (context: CommandContext, callId: string, from: readonly StatusName[], to: StatusName): Promise<StatusChanged> => {
  const standing = await lockStanding(context, callId)
  const call = await lockVisibleCall(context, callId)
  stopIf(canChangeStatus(call))
  if (!from.some((name) => name === call.statusCode.name)) return { callId, notAssigned: null }

  const { id: statusCodeId } = await context.tx.statusCode.findFirstOrThrow({ where: { providerId: call.providerId, name: to } })
  const mayBecomeTheirs = isOnHold(call.statusCode.name) && !call.assignedToId
  const notAssigned = mayBecomeTheirs ? canAssignAutomatically(call, context.actor, standing) : null
  if (mayBecomeTheirs && !notAssigned) await giveToActor(context, call, { statusCodeId })
  else await changeCall(context, call, { statusCodeId })
  return { callId, notAssigned }
}

const { normal, stat, onHold } = statusNames

export const holdCall = command({ name: 'holdCall', permission: 'call:work', input: callInput }, (context, { callId }) =>
  changeStatus(context, callId, [normal, stat], onHold),
)

/** Takes the call off hold, to Normal. */
export const resumeCall = command({ name: 'resumeCall', permission: 'call:work', input: callInput }, (context, { callId }) =>
  changeStatus(context, callId, [onHold], normal),
)

export const makeCallStat = command({ name: 'makeCallStat', permission: 'call:work', input: callInput }, (context, { callId }) =>
  changeStatus(context, callId, [normal, onHold], stat),
)

/** Takes Stat off the call. */
export const makeCallNormal = command({ name: 'makeCallNormal', permission: 'call:work', input: callInput }, (context, { callId }) =>
  changeStatus(context, callId, [stat], normal),
)
