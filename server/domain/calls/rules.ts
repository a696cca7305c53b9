import type { Presence } from '../account/presence'
import { isRestricted, type Actor } from '../kernel/actor'
import { may } from '../kernel/permissions'
import { invalid, refuse, type FieldRefusal, type Refusal } from '../kernel/refusal'
import { needsCustomName } from '../configuration/purposes/purpose'
import { isOnHold } from '../configuration/statuses/status'
import { isUnfinished, type WorkFacts } from './workOrder'

export type CallFacts = {
  completedAt: Date | null
  deletedAt: Date | null
  completedBy?: { fullName: string } | null
  assignedTo: { id: string; fullName: string } | null
  createdById: string | null
  purpose: { lineCheck: boolean }
  statusCode: { name: string }
  workOrders: WorkFacts[]
}

/** Whether and by whom a call was ended. */
type EndFacts = Pick<CallFacts, 'completedAt' | 'deletedAt' | 'completedBy'>

/** The person's availability at this moment. */
export type Availability = {
  presence: Presence
  isWorkingAnotherCall: boolean
  /** Need and room of that call, when the person may see it. */ otherCallName?: string | null
}

/** A call is open until it is completed or deleted. */
export const mustBeOpen = (call: EndFacts): Refusal | null => {
  if (call.deletedAt) return refuse('CALL_DELETED', 'This call was deleted.')
  if (call.completedAt)
    return refuse('CALL_COMPLETED', `${call.completedBy?.fullName ?? 'Someone'} completed this call.`)
  return null
}

/** The refusals of verbs on an open call when the call has ended. */
export const notOpen = ['CALL_COMPLETED', 'CALL_DELETED'] as const

/** Claiming, or with `force` taking over (rules 3.4). Assigning one's own call again changes nothing. */
export const canAssign = (
  call: CallFacts,
  actor: Actor,
  force: boolean,
  availability: Omit<Availability, 'presence'>,
): Refusal | null => {
  const over = mustBeOpen(call)
  if (over || call.assignedTo?.id === actor.userId) return over
  if (call.assignedTo && !force)
    return refuse('CALL_ALREADY_ASSIGNED', `${call.assignedTo.fullName} has this call. You can assist.`)
  if (availability.isWorkingAnotherCall)
    return refuse(
      'WORKING_ANOTHER_CALL',
      `You are working ${availability.otherCallName ?? 'another call'}. Return or close that one first.`,
    )
  return null
}

const notThere = {
  AWAY: 'You are Away, so the call was not assigned to you. Assign it to yourself, or set yourself Available.',
  OFFLINE: 'You are not online, so the call was not assigned to you.',
}

/**
 * Automatic assignment, by opening a call or taking it off hold, needs an active person who leads no other call (rules
 * 3.4, 3.7, 3.8).
 */
export const canAssignAutomatically = (call: CallFacts, actor: Actor, availability: Availability): Refusal | null => {
  if (call.assignedTo) return canAssign(call, actor, false, availability)
  if (availability.presence !== 'ONLINE')
    return mustBeOpen(call) ?? refuse('NOT_ONLINE', notThere[availability.presence])
  return canAssign(call, actor, false, availability)
}

/** Anybody who works calls may assist, except on a call that they lead (rules 3.5). */
export const canAssist = (call: CallFacts, actor: Actor): Refusal | null =>
  mustBeOpen(call) ??
  (call.assignedTo?.id === actor.userId
    ? refuse('LEAD_CANNOT_ASSIST', 'You lead this call, so you cannot assist on it.')
    : null)

export const canStopAssisting = (call: CallFacts, actor: Actor): Refusal | null =>
  mustBeOpen(call) ?? (isAssisting(call, actor) ? null : refuse('NOT_ASSISTING', 'You are not assisting on this call.'))

/** Only the assignee returns a call, and only an open one (rules 3.6). */
export const canReturn = (call: CallFacts, actor: Actor): Refusal | null => {
  const over = mustBeOpen(call)
  if (over || call.assignedTo?.id === actor.userId) return over
  return refuse(
    'NOT_ASSIGNEE',
    call.assignedTo
      ? `${call.assignedTo.fullName} has this call, so only they can return it.`
      : 'This call is not assigned, so there is nothing to return.',
  )
}

/** Holding, taking off hold, making Stat or Normal. */
export const canChangeStatus = mustBeOpen

export const canClose = mustBeOpen

/** How long the person who completed a call may correct it (calls, section 9). */
const savableForMs = 72 * 3_600_000

/** The end of the time in which the person who completed a call may correct it. */
export const correctionsEndAt = (completedAt: Date): Date => new Date(completedAt.getTime() + savableForMs)

/** The person who completed a call may correct it for 72 hours, administrators at any time (calls, section 4). */
export const canSave = (call: EndFacts & { completedById: string | null }, actor: Actor, now: Date): Refusal | null => {
  if (call.deletedAt) return mustBeOpen(call)
  if (!call.completedAt) return refuse('CALL_NOT_COMPLETED', 'This call is still open.')
  if (may(actor, 'call:saveAnytime')) return null
  const cannot = (why: string): Refusal => refuse('CALL_CANNOT_BE_UPDATED', `Call Cannot Be Updated: ${why}`)
  if (now > correctionsEndAt(call.completedAt)) return cannot('it was completed more than 72 hours ago.')
  return call.completedById === actor.userId
    ? null
    : cannot(`only ${call.completedBy?.fullName ?? 'whoever completed it'} can correct it.`)
}

/** A completed call cannot be put On Hold (calls, section 4). One that was left on hold long ago may be sent back unchanged. */
export const wrongCompletedStatus = (
  call: { statusCodeId: string },
  sent: { id: string; name: string } | null,
): FieldRefusal[] =>
  sent && sent.id !== call.statusCodeId && isOnHold(sent.name)
    ? [{ field: 'statusCodeId', message: 'A completed call cannot be On Hold' }]
    : []

/** Plain corrections are for open calls; completed calls are saved. */
export const canCorrect = mustBeOpen

/** People change the role on their own unfinished work; Training and Assisting exclude each other (rules 3.5). */
export const canUpdateRole = (
  call: CallFacts,
  actor: Actor,
  role: { isTraining: boolean; isAssisting: boolean },
): Refusal | null => {
  const over = mustBeOpen(call)
  if (over) return over
  const mine = call.workOrders.find((work) => work.userId === actor.userId && isUnfinished(work))
  if (!mine) return refuse('NOT_WORKING', 'You are not working on this call.')
  if (role.isTraining && role.isAssisting)
    return invalid([{ field: 'isAssisting', message: 'Choose Training or Assisting, not both' }])
  if (!mine.isLead && !role.isTraining && !role.isAssisting)
    return invalid([{ field: 'isAssisting', message: 'Choose Training or Assisting' }])
  if (role.isTraining && !actor.training) return refuse('NOT_IN_TRAINING', 'Only trainees work in training.')
  if (mine.isLead && role.isAssisting)
    return refuse('LEAD_CANNOT_ASSIST', 'You lead this call, so you cannot assist on it.')
  return null
}

/**
 * Leaders delete any call; clinicians an open one that nobody else is working; External people their own while it is
 * open and unassigned (rules 2.2).
 */
export const canDelete = (call: CallFacts, actor: Actor): Refusal | null => {
  if (call.deletedAt) return refuse('CALL_DELETED', 'This call was deleted already.')
  if (may(actor, 'call:undelete')) return null
  const over = mustBeOpen(call)
  if (over) return over
  const lead = call.assignedTo?.id === actor.userId ? null : call.assignedTo
  const isHelped = call.workOrders.some((work) => isUnfinished(work) && work.userId !== actor.userId)
  if (actor.role === 'External' && call.createdById !== actor.userId)
    return refuse('NOT_YOURS', 'You can delete only calls that you created.')
  if (lead || isHelped)
    return refuse(
      'CALL_ALREADY_ASSIGNED',
      `${lead?.fullName ?? 'Someone else'} is working this call, so it cannot be deleted.`,
    )
  return null
}

/**
 * How long the person who deleted a call may undelete it, whatever their role: the ten seconds of Undo, plus the time
 * of the request (rules 3.23).
 */
const undoableForMs = 15_000

export const tooLateToUndo = refuse(
  'NOT_YOURS',
  'It is too late to undo this deletion, or someone else has restored the call.',
)

/** Leaders undelete any call, others only what they deleted a moment ago (rules 2.2). */
export const canUndelete = (
  call: { deletedAt: Date | null; deletedById: string | null },
  actor: Actor,
  now: Date,
): Refusal | null => {
  if (may(actor, 'call:undelete')) return call.deletedAt ? null : refuse('NOT_DELETED', 'This call is not deleted.')
  const isOwn =
    call.deletedAt !== null &&
    call.deletedById === actor.userId &&
    now.getTime() - call.deletedAt.getTime() <= undoableForMs
  return isOwn ? null : tooLateToUndo
}

type ScheduleFacts = { id: string; followUpFromId: string | null; announcedAt: Date | null; completedAt: Date | null }

/** A follow-up that has not joined the queue yet. */
export const isScheduled = ({ followUpFromId, announcedAt, completedAt }: Omit<ScheduleFacts, 'id'>): boolean =>
  followUpFromId !== null && announcedAt === null && completedAt === null

/** A line has at most one scheduled follow-up (rules 3.11), so a second one cannot move to it. */
export const canComeToLine = (call: ScheduleFacts, followUps: readonly ScheduleFacts[]): Refusal | null =>
  isScheduled(call) && followUps.some((other) => other.id !== call.id && isScheduled(other))
    ? refuse('FOLLOW_UP_REPLACED', 'Another follow-up is scheduled for this line.')
    : null

/** A Custom call needs a name (calls, section 5; the page of an open call has the message without the period). */
export const missingCustomJob = (
  purposeName: string,
  customJob: string | null | undefined,
  message: 'Required.' | 'Required',
): FieldRefusal[] => (needsCustomName(purposeName) && !customJob ? [{ field: 'customJob', message }] : [])

/**
 * People who are restricted to facilities must choose a room in one of them, because they could not see the call
 * otherwise (rules 3.3).
 */
export const missingRoom = (actor: Pick<Actor, 'allowedFacilityIds'>, roomId: string | null): FieldRefusal[] =>
  isRestricted(actor) && !roomId ? [{ field: 'roomId', message: 'Choose a room in one of your facilities' }] : []

export const isAssisting = (call: Pick<CallFacts, 'workOrders'>, actor: Pick<Actor, 'userId'>): boolean =>
  call.workOrders.some((work) => work.userId === actor.userId && !work.isLead && isUnfinished(work))
