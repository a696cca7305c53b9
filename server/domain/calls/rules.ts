import type { Actor } from '../kernel/actor'
import { refuse, type FieldRefusal, type Refusal } from '../kernel/refusal'
import { needsCustomName } from '../purposes/purpose'
import { isOnHold } from '../statuses/status'
import { isUnfinished, type WorkFacts } from './workOrder'

/** What the rules need to know of a call. */
export type CallFacts = {
  completedAt: Date | null
  deletedAt: Date | null
  completedBy?: { fullName: string } | null
  assignedTo: { id: string; fullName: string } | null
  purpose: { lineCheck: boolean }
  statusCode: { name: string }
  workOrders: WorkFacts[]
}

/** What the rules need to know of the person's standing at this moment. */
export type Standing = { isOnline: boolean; isWorkingAnotherCall: boolean }

/** A call is open until it is completed or deleted. */
export const mustBeOpen = (call: CallFacts): Refusal | null => {
  if (call.deletedAt) return refuse('CALL_DELETED', 'This call was deleted.')
  if (call.completedAt) return refuse('CALL_COMPLETED', `${call.completedBy?.fullName ?? 'Somebody'} completed this call.`)
  return null
}

/** Claiming, or with `force` taking over (rules 3.4). Assigning one's own call again changes nothing. */
export const canAssign = (call: CallFacts, actor: Actor, force: boolean, standing: Pick<Standing, 'isWorkingAnotherCall'>): Refusal | null => {
  const notOpen = mustBeOpen(call)
  if (notOpen || call.assignedTo?.id === actor.userId) return notOpen
  if (call.assignedTo && !force) return refuse('CALL_ALREADY_ASSIGNED', `${call.assignedTo.fullName} has this call. You can assist.`)
  if (standing.isWorkingAnotherCall) return refuse('WORKING_ANOTHER_CALL', 'You are working another call. Return or close that one first.')
  return null
}

/** Assignment that nobody asked for needs an active person who is free (rules 3.4, 3.7). */
export const canAssignAutomatically = (call: CallFacts, actor: Actor, standing: Standing): Refusal | null => {
  if (call.assignedTo && call.assignedTo.id !== actor.userId) return canAssign(call, actor, false, standing)
  if (!standing.isOnline) return mustBeOpen(call) ?? refuse('NOT_ONLINE', 'You are not online, so the call was not assigned to you.')
  return canAssign(call, actor, false, standing)
}

/** Looking at a call takes it, but a line check that is on hold is not taken by a look (rules 3.8). */
export const canAssignOnOpen = (call: CallFacts, actor: Actor, standing: Standing): Refusal | null => {
  if (call.purpose.lineCheck && isOnHold(call.statusCode.name))
    return mustBeOpen(call) ?? refuse('NOT_AUTOMATIC', 'A line check on hold is assigned only when you ask for it.')
  return canAssignAutomatically(call, actor, standing)
}

/** Anybody who works calls may assist, but not on a call they lead (rules 3.5). */
export const canAssist = (call: CallFacts, actor: Actor): Refusal | null =>
  mustBeOpen(call) ?? (call.assignedTo?.id === actor.userId ? refuse('LEAD_CANNOT_ASSIST', 'You lead this call, so you cannot assist on it.') : null)

export const canStopAssisting = (call: CallFacts, actor: Actor): Refusal | null =>
  mustBeOpen(call) ?? (isAssisting(call, actor) ? null : refuse('NOT_ASSISTING', 'You are not assisting on this call.'))

/** Only the assignee returns a call, and only an open one (rules 3.6). */
export const canReturn = (call: CallFacts, actor: Actor): Refusal | null => {
  const notOpen = mustBeOpen(call)
  if (notOpen || call.assignedTo?.id === actor.userId) return notOpen
  return refuse('NOT_ASSIGNEE', call.assignedTo ? `${call.assignedTo.fullName} has this call, so only they can return it.` : 'This call is not assigned, so there is nothing to return.')
}

/** Holding, taking off hold, making Stat or Normal. */
export const canChangeStatus = mustBeOpen

export const canClose = mustBeOpen

/** A call named Custom must say what it is (calls, section 5; the page of an open call says it without the dot). */
export const missingCustomJob = (purposeName: string, customJob: string | null | undefined, message: 'Required.' | 'Required'): FieldRefusal[] =>
  needsCustomName(purposeName) && !customJob ? [{ field: 'customJob', message }] : []

/** Somebody restricted to facilities must place a call in one of them, or they could not see it (rules 3.3). */
export const missingRoom = (actor: Pick<Actor, 'allowedFacilityIds'>, roomId: string | null): FieldRefusal[] =>
  actor.allowedFacilityIds.length > 0 && !roomId ? [{ field: 'roomId', message: 'Choose a room in one of your facilities' }] : []

export const isAssisting = (call: Pick<CallFacts, 'workOrders'>, actor: Pick<Actor, 'userId'>): boolean =>
  call.workOrders.some((work) => work.userId === actor.userId && !work.isLead && isUnfinished(work))
