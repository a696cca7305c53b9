import { callInput, type CallInput } from '../../domain/calls/input'
import { canAssignAutomatically, canChangeStatus, type Standing } from '../../domain/calls/rules'
import type { Refusal } from '../../domain/kernel/refusal'
import { isOnHold, statusNames } from '../../domain/statuses/status'
import type { FieldChanges } from '../kernel/audit'
import { command, type CommandContext } from '../kernel/command'
import { stopIf } from '../kernel/refused'
import { giveToActor } from './assignCall'
import { changeCall, type CallPatch } from './changeCall'
import { readChoices } from './choices'
import type { LockedCall } from './lockVisibleCall'
import { lockStandingAndCall } from './standing'

export type StatusChanged = {
  callId: string
  /** Why a call that left On Hold was not assigned to the actor; null when it was, or had not to be. */
  notAssigned: Refusal | null
}

type StatusName = (typeof statusNames)[keyof typeof statusNames]

/**
 * Gives the call the status, together with whatever else the verb changes. Leaving On Hold
 * assigns an unassigned call to whoever took it off hold (rules 3.7); what is answered is why not.
 */
export const giveStatus = (
  context: CommandContext,
  call: LockedCall,
  statusCodeId: string,
  standing: Standing,
  alsoPatch: CallPatch = {},
  alsoChanged: FieldChanges = {},
  newFacilityId?: string | null,
): Refusal | null => {
  const leavesHold = isOnHold(call.statusCode.name) && statusCodeId !== call.statusCodeId
  const mayBecomeTheirs = leavesHold && !call.assignedToId
  const notAssigned = mayBecomeTheirs ? canAssignAutomatically(call, context.actor, standing) : null
  const patch = { ...alsoPatch, statusCodeId }
  if (mayBecomeTheirs && !notAssigned) giveToActor(context, call, patch, alsoChanged, newFacilityId)
  else changeCall(context, call, patch, alsoChanged, newFacilityId)
  return notAssigned
}

/** Moves the call from one of `from` to `to`. Otherwise it has what was asked for, or something that this verb does not end, and nothing changes. */
const changeStatus = async (
  context: CommandContext,
  input: CallInput,
  from: readonly StatusName[],
  to: StatusName,
): Promise<StatusChanged> => {
  const { standing, call } = await lockStandingAndCall(context, input)
  stopIf(canChangeStatus(call))
  if (!from.some((name) => name === call.statusCode.name)) return { callId: call.id, notAssigned: null }
  const { status } = await readChoices(context, { statusName: to })
  return { callId: call.id, notAssigned: giveStatus(context, call, status!.id, standing) }
}

const { normal, stat, onHold } = statusNames

export const holdCall = command({ name: 'holdCall', permission: 'call:work', input: callInput }, (context, input) =>
  changeStatus(context, input, [normal, stat], onHold),
)

/** Takes the call off hold, to Normal. */
export const resumeCall = command({ name: 'resumeCall', permission: 'call:work', input: callInput }, (context, input) =>
  changeStatus(context, input, [onHold], normal),
)

export const makeCallStat = command(
  { name: 'makeCallStat', permission: 'call:work', input: callInput },
  (context, input) => changeStatus(context, input, [normal, onHold], stat),
)

/** Takes Stat off the call. */
export const makeCallNormal = command(
  { name: 'makeCallNormal', permission: 'call:work', input: callInput },
  (context, input) => changeStatus(context, input, [stat], normal),
)
