import { readUserFacts, actorOfUser } from '../../../auth/sessions'
import type { Clients, Tx } from '../../../db/access/client'
import { presenceOf, type Presence } from '../../../domain/account/presence'
import {
  alertsOfChange,
  concernsOf,
  type AlertedCall,
  type AlertKind,
  type AlertSetting,
} from '../../../domain/alerts/alert'
import { pushedKind, type PushedCall, type PushedFacts } from '../../../domain/alerts/push'
import { seesAnyFacility, type Actor } from '../../../domain/kernel/actor'
import { may } from '../../../domain/kernel/permissions'
import { alertsFor, readChosenFacilities } from '../alertSettings'

/** A call as pushes see it: nothing of the patient is read. */
export type CallNow = PushedCall & PushedFacts & { updatedById: string | null; alerted: AlertedCall }

export const readCallNow = async (tx: Tx, callId: string): Promise<CallNow | null> => {
  const call = await tx.call.findFirst({
    where: { id: callId, provider: { status: 'Active' } },
    select: {
      providerId: true,
      updatedById: true,
      aliveAt: true,
      announcedAt: true,
      completedAt: true,
      deletedAt: true,
      followUpFromId: true,
      assignedToId: true,
      purpose: { select: { name: true, lineCheck: true } },
      statusCode: { select: { name: true } },
      room: { select: { name: true, facility: { select: { id: true, name: true } } } },
    },
  })
  if (!call) return null
  const { providerId, updatedById, aliveAt, assignedToId: leadId, purpose, statusCode, room } = call
  return {
    callId,
    providerId,
    updatedById,
    aliveAt,
    isOpen: call.announcedAt !== null && call.completedAt === null && call.deletedAt === null,
    statusName: statusCode.name,
    leadId,
    purposeName: purpose.name,
    place: room && { roomName: room.name, facilityName: room.facility.name },
    alerted: {
      facilityId: room?.facility.id ?? null,
      statusName: statusCode.name,
      lineCheck: purpose.lineCheck,
      isFollowUp: call.followUpFromId !== null,
      leadId,
      // An escalation names its people itself.
      escalation: null,
    },
  }
}

type Person = { actor: Actor; settings: readonly AlertSetting[] }

/** What happened to a call. `before`: null when it was not in the queue. */
export type Happened =
  | { kind: 'CHANGE'; byId: string | null; before: Pick<AlertedCall, 'statusName' | 'leadId' | 'facilityId'> | null }
  | { kind: 'ESCALATION' }

const seesCallsIn = (actor: Actor, facilityId: string | null): boolean =>
  seesAnyFacility(actor, facilityId ? [facilityId] : [])

const kindsFor = (happened: Happened, { isOpen, alerted }: CallNow, { actor, settings }: Person): AlertKind[] => {
  if (!isOpen) return []
  if (happened.kind === 'ESCALATION') return ['ESCALATION']
  const before = happened.before && { ...alerted, ...happened.before }
  const { userId: viewerId } = actor
  const isChosen = concernsOf(settings)
  return alertsOfChange(
    { before, after: alerted },
    {
      viewerId,
      isOwn: happened.byId === viewerId,
      concerns: (kind, facilityId) => seesCallsIn(actor, facilityId) && isChosen(kind, facilityId),
    },
  )
}

/** Those of these people who may see the call now. A locked account and one without a role in the provider see nothing. */
export const whoSees = async (
  clients: Clients,
  { providerId, alerted }: CallNow,
  userIds: readonly string[],
): Promise<Map<string, { actor: Actor; presence: Presence }>> => {
  const seeing = new Map<string, { actor: Actor; presence: Presence }>()
  if (userIds.length === 0) return seeing
  for (const [userId, user] of await readUserFacts(clients, [...new Set(userIds)])) {
    const actor = user.active ? actorOfUser({ user, readOnly: true, by: { kind: 'session' } }, providerId) : null
    if (actor && may(actor, 'call:work') && seesCallsIn(actor, alerted.facilityId))
      seeing.set(userId, { actor, presence: presenceOf(user) })
  }
  return seeing
}

/** Those of these people whom a push may reach now, and of what kind: by their own settings, their presence, and what they may see. */
export const audienceOf = async (
  clients: Clients,
  call: CallNow,
  userIds: readonly string[],
  kindsOf: (person: Person) => AlertKind[],
): Promise<Map<string, AlertKind>> => {
  const { providerId, alerted } = call
  const people = await whoSees(clients, call, userIds)
  const audience = new Map<string, AlertKind>()
  if (people.size === 0) return audience
  const rows = await clients.system.alertSetting.findMany({ where: { providerId, userId: { in: [...people.keys()] } } })
  const there = await readChosenFacilities(clients, providerId, rows)
  for (const [userId, { actor, presence }] of people) {
    const settings = alertsFor(
      actor,
      rows.filter((row) => row.userId === userId),
      there,
    )
    const kind = pushedKind(settings, kindsOf({ actor, settings }), alerted.facilityId, presence)
    if (kind) audience.set(userId, kind)
  }
  return audience
}

export const audienceOfAlert = (clients: Clients, call: CallNow, userIds: readonly string[], happened: Happened) =>
  audienceOf(clients, call, userIds, (person) => kindsFor(happened, call, person))
