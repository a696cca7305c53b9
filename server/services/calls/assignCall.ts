import { assignCallInput, callInput } from '../../domain/calls/input'
import { canAssign, canAssignAutomatically } from '../../domain/calls/rules'
import type { FieldChanges } from '../kernel/audit'
import { command, type CommandContext } from '../kernel/command'
import { stopIf } from '../kernel/refused'
import { changeCall, type CallPatch } from './changeCall'
import type { LockedCall } from './lockVisibleCall'
import { lockStandingAndCall } from './standing'
import { openLeadWorkOrder } from './workOrders'

/** Makes the actor the lead, together with whatever else the verb changes; no rule of its own. */
export const giveToActor = (
  context: CommandContext,
  call: LockedCall,
  alsoPatch: CallPatch = {},
  alsoChanged: FieldChanges = {},
  newFacilityId?: string | null,
): void => {
  const { actor, now } = context
  openLeadWorkOrder(context, call)
  changeCall(
    context,
    call,
    { ...alsoPatch, assignedToId: actor.userId, startTime: call.startTime ?? now },
    alsoChanged,
    newFacilityId,
  )
}

/** Claims the call, or with `force` takes it over (rules 3.4). Of several who claim at once one succeeds. */
export const assignCall = command(
  { name: 'assignCall', permission: 'call:work', input: assignCallInput },
  async (context, input) => {
    const { standing, call } = await lockStandingAndCall(context, input)
    stopIf(canAssign(call, context.actor, input.force, standing))
    if (call.assignedToId !== context.actor.userId) giveToActor(context, call)
    return { callId: call.id }
  },
)

/** What opening a call's page does: an active person who is free gets an unassigned call (rules 3.8). */
export const assignCallOnOpen = command(
  { name: 'assignCallOnOpen', permission: 'call:work', input: callInput },
  async (context, input) => {
    const { standing, call } = await lockStandingAndCall(context, input)
    stopIf(canAssignAutomatically(call, context.actor, standing))
    const isNew = call.assignedToId !== context.actor.userId
    if (isNew) giveToActor(context, call)
    return { callId: call.id, isNewlyAssigned: isNew }
  },
)
