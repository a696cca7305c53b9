import type { Presence } from '../account/presence'
import { isRestricted, type Actor } from '../kernel/actor'
import { may } from '../kernel/permissions'
import { invalid, refuse, type FieldRefusal, type Refusal } from '../kernel/refusal'
import { needsCustomName } from '../configuration/purposes/purpose'
import { isOnHold } from '../configuration/statuses/status'
import { isUnfinished, type WorkFacts } from './workOrder'

/** What the rules need to know of a call. */
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

/** Whether a call is over, and through whom. */
type EndFacts = Pick<CallFacts, 'completedAt' | 'deletedAt' | 'completedBy'>

/** What the rules need to know of the person's standing at this moment. */
export type Standing = {
  presence: Presence
  isWorkingAnotherCall: boolean
  /** Need and room of that call, when the person may see it. */ otherCallName?: string | null
}

/** A call is open until it is completed or deleted. */
const mustBeOpen = (call: EndFacts): Refusal | null => {
  if (call.deletedAt) return refuse('CALL_DELETED', 'This call was deleted.')
  if (call.completedAt)
    return refuse('CALL_COMPLETED', `${call.completedBy?.fullName ?? 'Somebody'} completed this call.`)
  return null
}

/** With what the verbs on an open call refuse one that is over. */
export const notOpen = ['CALL_COMPLETED', 'CALL_DELETED'] as const

/** Claiming, or with `force` taking over (rules 3.4). Assigning one's own call again changes nothing. */
export const canAssign = (
  call: CallFacts,
  actor: Actor,
  force: boolean,
  standing: Omit<Standing, 'presence'>,
): Refusal | null => {
  const over = mustBeOpen(call)
  if (over || call.assignedTo?.id === actor.userId) return over
  if (call.assignedTo && !force)
    return refuse('CALL_ALREADY_ASSIGNED', `${call.assignedTo.fullName} has this call. You can assist.`)
  if (standing.isWorkingAnotherCall)
    return refuse(
      'WORKING_ANOTHER_CALL',
      `You are working ${standing.otherCallName ?? 'another call'}. Return or close that one first.`,
    )
  return null
}

const notThere = {
  AWAY: 'You are Away, so the call was not assigned to you. Assign it to yourself, or set yourself Available.',
  OFFLINE: 'You are not online, so the call was not assigned to you.',
}

/** Assignment that nobody asked for, by opening a call or taking it off hold, needs an active person who is free (rules 3.4, 3.7, 3.8). */
export const canAssignAutomatically = (call: CallFacts, actor: Actor, standing: Standing): Refusal | null => {
  if (call.assignedTo) return canAssign(call, actor, false, standing)
  if (standing.presence !== 'ONLINE') return mustBeOpen(call) ?? refuse('NOT_ONLINE', notThere[standing.presence])
  return canAssign(call, actor, false, standing)
}

/** Anybody who works calls may assist, but not on a call they lead (rules 3.5). */
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

/** How long after its completion a call may be corrected by whoever completed it (calls, section 9). */
const savableForMs = 72 * 3_600_000

/** When whoever completed a call can no longer correct it. */
export const correctionsEndAt = (completedAt: Date): Date => new Date(completedAt.getTime() + savableForMs)

/**
 * A completed call is corrected by whoever completed it within 72 hours, and by administrators at
 * any time (calls, section 4).
 */
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

/** What is completed waits for nobody: it stays off hold (calls, section 4). One that was left on hold long ago may be sent back as it is. */
export const wrongCompletedStatus = (
  call: { statusCodeId: string },
  sent: { id: string; name: string } | null,
): FieldRefusal[] =>
  sent && sent.id !== call.statusCodeId && isOnHold(sent.name)
    ? [{ field: 'statusCodeId', message: 'A completed call cannot be On Hold' }]
    : []

/** Plain corrections are for open calls; a completed one is corrected by saving it. */
export const canCorrect = mustBeOpen

/** The role on one's own unfinished work; Training and Assisting exclude each other (rules 3.5). */
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
 * Leaders delete any call; a clinician an open one that nobody else is working; somebody
 * External their own while it is open and nobody has it (rules 2.2).
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
      `${lead?.fullName ?? 'Somebody else'} is working this call, so it cannot be deleted.`,
    )
  return null
}

/** How long whoever deleted a call may take that back, whatever their role: ten seconds of Undo, and the way there (rules 3.23). */
const undoableForMs = 15_000

export const tooLateToUndo = refuse(
  'NOT_YOURS',
  'It is too late to undo this deletion, or somebody else has restored the call.',
)

/** Leaders undelete any call, others what they deleted a moment ago (rules 2.2). */
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

/** A line has one scheduled follow-up (rules 3.11), so another cannot come to it. */
export const canComeToLine = (call: ScheduleFacts, followUps: readonly ScheduleFacts[]): Refusal | null =>
  isScheduled(call) && followUps.some((other) => other.id !== call.id && isScheduled(other))
    ? refuse('FOLLOW_UP_REPLACED', 'Another follow-up is scheduled for this line.')
    : null

/** A call named Custom must say what it is (calls, section 5; the page of an open call says it without the dot). */
export const missingCustomJob = (
  purposeName: string,
  customJob: string | null | undefined,
  message: 'Required.' | 'Required',
): FieldRefusal[] => (needsCustomName(purposeName) && !customJob ? [{ field: 'customJob', message }] : [])

/** Somebody restricted to facilities must place a call in one of them, or they could not see it (rules 3.3). */
export const missingRoom = (actor: Pick<Actor, 'allowedFacilityIds'>, roomId: string | null): FieldRefusal[] =>
  isRestricted(actor) && !roomId ? [{ field: 'roomId', message: 'Choose a room in one of your facilities' }] : []

export const isAssisting = (call: Pick<CallFacts, 'workOrders'>, actor: Pick<Actor, 'userId'>): boolean =>
  call.workOrders.some((work) => work.userId === actor.userId && !work.isLead && isUnfinished(work))
