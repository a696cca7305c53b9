import { readUserFacts, actorOfUser } from '../../../auth/sessions'
import type { Clients, Tx } from '../../../db/access/client'
import { presenceOf } from '../../../domain/account/presence'
import { alertsOfChange, type AlertedCall, type AlertKind } from '../../../domain/alerts/alert'
import { pushedKind, type PushedCall, type PushedFacts } from '../../../domain/alerts/push'
import { seesAnyFacility } from '../../../domain/kernel/actor'
import { may } from '../../../domain/kernel/permissions'
import { alertsFor, readChosenFacilities } from '../alertSettings'

/** A call as pushes see it: nothing of the patient is read. */
export type CallNow = PushedCall & PushedFacts & { alerted: AlertedCall }

export const readCallNow = async (tx: Tx, callId: string): Promise<CallNow | null> => {
  const call = await tx.call.findFirst({
    where: { id: callId, provider: { status: 'Active' } },
    select: {
      providerId: true,
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
  const { providerId, aliveAt, assignedToId: leadId, purpose, statusCode, room } = call
  return {
    callId,
    providerId,
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

/** What happened to a call. `before`: null when it was not in the queue. */
export type Happened =
  | { kind: 'CHANGE'; byId: string | null; before: Pick<AlertedCall, 'statusName' | 'leadId'> | null }
  | { kind: 'ESCALATION' }

const kindsFor = (happened: Happened, { isOpen, alerted }: CallNow, viewerId: string): AlertKind[] => {
  if (!isOpen) return []
  if (happened.kind === 'ESCALATION') return ['ESCALATION']
  const before = happened.before && { ...alerted, ...happened.before }
  return alertsOfChange({ before, after: alerted }, { viewerId, isOwn: happened.byId === viewerId })
}

/**
 * Those of these people whom a push may reach now, and of what kind: by their own settings, their presence, and what they
 * may see. A locked account and one without a role in the provider get nothing.
 */
export const audienceOf = async (
  clients: Clients,
  call: CallNow,
  userIds: readonly string[],
  kindsOf: (userId: string) => AlertKind[],
): Promise<Map<string, AlertKind>> => {
  const ids = [...new Set(userIds)]
  if (ids.length === 0) return new Map()
  const { providerId, alerted } = call
  const [people, rows] = await Promise.all([
    readUserFacts(clients, ids),
    clients.system.alertSetting.findMany({ where: { providerId, userId: { in: ids } } }),
  ])
  const there = await readChosenFacilities(clients, providerId, rows)
  const audience = new Map<string, AlertKind>()
  for (const [userId, user] of people) {
    const actor = user.active ? actorOfUser({ user, readOnly: true, by: { kind: 'session' } }, providerId) : null
    if (!actor || !may(actor, 'call:work')) continue
    if (!seesAnyFacility(actor, alerted.facilityId ? [alerted.facilityId] : [])) continue
    const settings = alertsFor(
      actor,
      rows.filter((row) => row.userId === userId),
      there,
    )
    const kind = pushedKind(settings, kindsOf(userId), alerted.facilityId, presenceOf(user))
    if (kind) audience.set(userId, kind)
  }
  return audience
}

export const audienceOfAlert = (clients: Clients, call: CallNow, userIds: readonly string[], happened: Happened) =>
  audienceOf(clients, call, userIds, (userId) => kindsFor(happened, call, userId))
