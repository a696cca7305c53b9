import type { Prisma } from '../../db/generated/prisma/client'
import { queueGroup, type QueueGroup } from '../../domain/calls/queue/queue'
import { boardCounts, type BoardCallState } from '../../domain/devices/board'
import { isOnHold } from '../../domain/configuration/statuses/status'
import type { Actor } from '../../domain/kernel/actor'
import { readTeamOf } from '../calls/queue/readTeam'
import { inQueueOrder, queueFacts } from '../calls/queue/readQueue'
import { readProviderZone } from '../configuration/facilities/providerZone'
import { visibleFacilities } from '../configuration/facilities/visibility'
import { mustFind } from '../kernel/refused'
import { authorize, authorizeDevice, type Request } from '../kernel/request'
import { activeCalls } from '../records/callVisibility'
import { standInOf } from './visibility'

/** A call as a wall board shows it: nothing of a patient or a line, and no text that somebody typed (rules 10.6). */
export type BoardCall = {
  id: string
  group: QueueGroup
  need: string
  roomName: string | null
  facilityName: string | null
  statusName: string
  state: BoardCallState
  since: Date
  /** The minutes in which somebody should begin; null for a call that does not wait. */
  waitingTarget: number | null
  leadName: string | null
  otherNames: string[]
}

export type BoardPerson = {
  id: string
  fullName: string
  need: string | null
  roomName: string | null
  since: Date | null
  /** Whether they are on an open call that the board may not show. */
  isElsewhere: boolean
}

export type Board = {
  providerName: string
  deviceName: string | null
  facilityName: string | null
  timeZone: string
  readAt: Date
  calls: BoardCall[]
  groups: Record<QueueGroup, number>
  longestWaiting: BoardCall | null
  people: BoardPerson[]
}

// Exactly what the board shows: what is not read here cannot be shown there.
const shown = {
  ...queueFacts,
  aliveAt: true,
  wait: { select: { targetMinutes: true } },
  room: { select: { name: true, facility: { select: { name: true } } } },
  assignedTo: { select: { fullName: true } },
  workOrders: {
    where: { end: null },
    select: { userId: true, isLead: true, start: true, user: { select: { fullName: true } } },
    orderBy: [{ start: 'asc' as const }, { id: 'asc' as const }],
  },
} satisfies Prisma.CallSelect

type Row = Prisma.CallGetPayload<{ select: typeof shown }>

const whole = (row: Row): BoardCall & { lineCheck: boolean; isAssigned: boolean } => {
  const { id, purpose, statusCode, room, assignedTo, assignedToId, workOrders } = row
  const facts = { statusName: statusCode.name, lineCheck: purpose.lineCheck }
  const lead = workOrders.find(({ isLead, userId }) => isLead && userId === assignedToId)
  return {
    ...facts,
    id,
    group: queueGroup(facts),
    need: purpose.name,
    roomName: room?.name ?? null,
    facilityName: room?.facility.name ?? null,
    state: assignedToId ? 'IN_PROGRESS' : isOnHold(statusCode.name) ? 'ON_HOLD' : 'WAITING',
    since: lead?.start ?? row.aliveAt,
    waitingTarget: row.wait?.targetMinutes ?? null,
    leadName: assignedTo?.fullName ?? null,
    otherNames: workOrders.filter(({ userId }) => userId !== assignedToId).map(({ user }) => user.fullName),
    isAssigned: assignedToId !== null,
  }
}

/** Who looks, and at which facility: the device, or a person who previews a board. */
const viewOf = async (
  request: Request,
  facilityId: string | null,
): Promise<{ viewer: Actor; placeId: string | null }> => {
  const device = authorizeDevice(request, 'board')
  if (device) return { viewer: standInOf(device), placeId: device.facilityId }
  const actor = authorize(request, 'devices:manage')
  if (!facilityId) return { viewer: actor, placeId: null }
  const { id } = await mustFind('facility', facilityId, (wanted) =>
    request.clients.forProvider(actor.providerId).facility.findFirst({
      where: { AND: [visibleFacilities(actor), { id: wanted, deletedAt: null }] },
      select: { id: true },
    }),
  )
  return { viewer: { ...actor, allowedFacilityIds: [id] }, placeId: id }
}

/** The queue for a screen on a wall (rules 10.6). `facilityId`: of a person's preview; a device has its own. */
export const readBoard = async (request: Request, facilityId: string | null = null): Promise<Board> => {
  const { viewer, placeId } = await viewOf(request, facilityId)
  const db = request.clients.forProvider(viewer.providerId)
  const readAt = request.now()
  const [rows, team, provider, place, zone] = await Promise.all([
    db.call.findMany({ where: activeCalls(viewer, readAt), select: shown }),
    readTeamOf(request, viewer),
    db.provider.findUniqueOrThrow({ where: { id: viewer.providerId }, select: { name: true } }),
    placeId ? db.facility.findUnique({ where: { id: placeId }, select: { name: true, timeZone: true } }) : null,
    readProviderZone(db, viewer.providerId),
  ])
  const all = inQueueOrder(rows).map(whole)
  const byId = new Map(all.map((call) => [call.id, call]))
  return {
    providerName: provider.name,
    deviceName: request.device?.name ?? null,
    facilityName: place?.name ?? null,
    timeZone: place?.timeZone ?? zone,
    readAt,
    calls: all,
    ...boardCounts(all),
    people: team.members
      .filter(({ presence }) => presence === 'ONLINE')
      .map(({ userId, fullName, work, isElsewhere }) => {
        const call = work && byId.get(work.callId)
        return {
          id: userId,
          fullName,
          need: call?.need ?? null,
          roomName: call?.roomName ?? null,
          since: call && work ? work.since : null,
          isElsewhere,
        }
      }),
  }
}
