import { assignCallInput, callInput } from '../../../domain/calls/input'
import { canAssign, canAssignAutomatically, notOpen, type CallFacts } from '../../../domain/calls/rules'
import type { Actor } from '../../../domain/kernel/actor'
import type { FieldChanges } from '../../kernel/audit'
import { command, type CommandContext } from '../../kernel/command'
import { stopIf } from '../../kernel/refused'
import { changeCall, type CallPatch } from '../../records/changeCall'
import type { LockedCall } from '../../records/lockVisibleCall'
import { lockAvailabilityAndCall } from './availability'
import { openLeadWorkOrder } from '../../records/workOrders'

/** Makes the actor the lead, together with the verb's other changes; checks no rule. */
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

/** The button is offered even to people who lead another call; the refusal then says which one to return first. */
const free = { isWorkingAnotherCall: false }

/** Claims the call, or with `force` takes it over (rules 3.4). Of several people who claim at once, one succeeds. */
export const assignCall = command({
  name: 'assignCall',
  permission: 'call:work',
  input: assignCallInput,
  on: 'call',
  description: 'Claims an unassigned call. With `force` it takes over a call that someone else has.',
  refusals: [...notOpen, 'CALL_ALREADY_ASSIGNED', 'WORKING_ANOTHER_CALL'],
  viewerCan: {
    viewerCanAssign: {
      description: 'Whether you may take it because no one has it.',
      rule: (call: CallFacts, actor: Actor) => canAssign(call, actor, false, free),
      when: (call) => call.assignedTo === null,
    },
    viewerCanTakeOver: {
      description: 'Whether you may take it over from the person who has it.',
      rule: (call: CallFacts, actor: Actor) => canAssign(call, actor, true, free),
      when: (call, actor) => call.assignedTo !== null && call.assignedTo.id !== actor.userId,
    },
  },
  history: (changed) => (changed.assignedToId?.[0] ? 'Took the call over' : 'Took the call'),
  run: async (context, input) => {
    const { availability, call } = await lockAvailabilityAndCall(context, input)
    stopIf(canAssign(call, context.actor, input.force, availability))
    if (call.assignedToId !== context.actor.userId) giveToActor(context, call)
    return { callId: call.id }
  },
})

/** Opening a call's page assigns an unassigned call to an active person who leads no other one (rules 3.8). */
export const assignCallOnOpen = command({
  name: 'assignCallOnOpen',
  permission: 'call:work',
  input: callInput,
  on: 'call',
  description:
    'Assigns an unassigned call to you because you opened it, if you are active and not working another call.',
  refusals: [...notOpen, 'CALL_ALREADY_ASSIGNED', 'WORKING_ANOTHER_CALL', 'NOT_ONLINE'],
  history: 'Took the call by opening it',
  run: async (context, input) => {
    const { availability, call } = await lockAvailabilityAndCall(context, input)
    stopIf(canAssignAutomatically(call, context.actor, availability))
    const isNew = call.assignedToId !== context.actor.userId
    if (isNew) giveToActor(context, call)
    return { callId: call.id, isNewlyAssigned: isNew }
  },
})
