import { callInput, type CallInput } from '../../../domain/calls/input'
import {
  canAssignAutomatically,
  canChangeStatus,
  notOpen,
  type CallFacts,
  type Availability,
} from '../../../domain/calls/rules'
import type { Refusal } from '../../../domain/kernel/refusal'
import { isOnHold, statusNames } from '../../../domain/configuration/statuses/status'
import type { FieldChanges } from '../../kernel/audit'
import { command, type CommandContext, type Details } from '../../kernel/command'
import { stopIf } from '../../kernel/refused'
import { giveToActor } from './assignCall'
import { changeCall, type CallPatch } from '../../records/changeCall'
import { readChoices } from '../../records/choices'
import type { LockedCall } from '../../records/lockVisibleCall'
import { lockAvailabilityAndCall } from './availability'

export type StatusChanged = {
  callId: string
  /** Why a call that left On Hold was not assigned to the actor; null when it was, or did not have to be. */
  notAssigned: Refusal | null
}

type StatusName = (typeof statusNames)[keyof typeof statusNames]

/**
 * Sets the status, together with the verb's other changes. Leaving On Hold assigns an unassigned call to the person who
 * took it off hold (rules 3.7); answers why not.
 */
export const giveStatus = (
  context: CommandContext,
  call: LockedCall,
  statusCodeId: string,
  availability: Availability,
  alsoPatch: CallPatch = {},
  alsoChanged: FieldChanges = {},
  newFacilityId?: string | null,
): Refusal | null => {
  const leavesHold = isOnHold(call.statusCode.name) && statusCodeId !== call.statusCodeId
  const mayBecomeTheirs = leavesHold && !call.assignedToId
  const notAssigned = mayBecomeTheirs ? canAssignAutomatically(call, context.actor, availability) : null
  const patch = { ...alsoPatch, statusCodeId }
  if (mayBecomeTheirs && !notAssigned) giveToActor(context, call, patch, alsoChanged, newFacilityId)
  else changeCall(context, call, patch, alsoChanged, newFacilityId)
  return notAssigned
}

/** Changes the status from one of `from` to `to`. A call with any other status stays as it is. */
const changeStatus = async (
  context: CommandContext,
  input: CallInput,
  from: readonly StatusName[],
  to: StatusName,
): Promise<StatusChanged> => {
  const { availability, call } = await lockAvailabilityAndCall(context, input)
  stopIf(canChangeStatus(call))
  if (!isAmong(from, call.statusCode)) return { callId: call.id, notAssigned: null }
  const { status } = await readChoices(context, { statusName: to })
  // Stat answers a ward that said it is worse (rules 3.27).
  const answered: CallPatch = to === statusNames.stat ? { worseAt: null } : {}
  return { callId: call.id, notAssigned: giveStatus(context, call, status!.id, availability, answered) }
}

type StatusVerb = Pick<Details<CallFacts>, 'name' | 'description'> & {
  /** The field that says whether the button is offered, which is while the status is one of `from`. */
  viewerCan: `viewerCan${string}`
  offer: string
  history: string
  from: readonly StatusName[]
  to: StatusName
}

const statusCommand = ({ viewerCan, offer, from, to, ...verb }: StatusVerb) =>
  command({
    ...verb,
    permission: 'call:work',
    on: 'call',
    input: callInput,
    rule: canChangeStatus,
    refusals: notOpen,
    viewerCan: { [viewerCan]: { description: offer, when: ({ statusCode }: CallFacts) => isAmong(from, statusCode) } },
    run: (context, input) => changeStatus(context, input, from, to),
  })

const isAmong = (names: readonly StatusName[], { name }: { name: string }): boolean => names.some((one) => one === name)

const { normal, stat, onHold } = statusNames

export const holdCall = statusCommand({
  name: 'holdCall',
  description: 'Puts the call on hold.',
  viewerCan: 'viewerCanHold',
  offer: 'Whether you may put it on hold.',
  history: 'Put the call on hold',
  from: [normal, stat],
  to: onHold,
})

export const resumeCall = statusCommand({
  name: 'resumeCall',
  description: 'Takes the call off hold, to Normal.',
  viewerCan: 'viewerCanResume',
  offer: 'Whether you may take it off hold.',
  history: 'Took the call off hold',
  from: [onHold],
  to: normal,
})

export const makeCallStat = statusCommand({
  name: 'makeCallStat',
  description: 'Makes the call Stat.',
  viewerCan: 'viewerCanMakeStat',
  offer: 'Whether you may make it Stat.',
  history: 'Made the call Stat',
  from: [normal, onHold],
  to: stat,
})

export const makeCallNormal = statusCommand({
  name: 'makeCallNormal',
  description: 'Takes Stat off the call.',
  viewerCan: 'viewerCanMakeNormal',
  offer: 'Whether you may take Stat off it.',
  history: 'Took Stat off the call',
  from: [stat],
  to: normal,
})
