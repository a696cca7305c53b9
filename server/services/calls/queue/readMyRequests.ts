import { aheadOf, requestState, shownAfterMs, type RequestState } from '../../../domain/calls/queue/request'
import { seesAnyFacility, type Actor } from '../../../domain/kernel/actor'
import { isOnHold } from '../../../domain/configuration/statuses/status'
import { authorize, type Request } from '../../kernel/request'
import { activeCalls } from '../../records/callVisibility'
import { readUpdates, type CallUpdate } from '../updates/readUpdates'
import { inQueueOrder, queueFacts } from './readQueue'

export type MyRequest = {
  id: string
  need: string
  customJob: string | null
  roomName: string | null
  facilityName: string | null
  roomDescription: string | null
  statusName: string
  createdAt: Date
  state: RequestState
  ahead: number | null
  leadName: string | null
  endedAt: Date | null
  /** Of an open call: what ward and team wrote, the oldest first (rules 3.27). */
  updates: CallUpdate[]
}

const nothingMore = {
  statusName: 'Normal',
  customJob: null,
  roomName: null,
  facilityName: null,
  roomDescription: null,
  ahead: null,
  leadName: null,
  endedAt: null,
  updates: [],
}

/** More than anybody asks for in a day. */
const most = 100

/** The calls that the actor created (rules 3.26). */
export const readMyRequests = (request: Request): Promise<MyRequest[]> => {
  const actor = authorize(request, 'call:create')
  return readRequests(request, actor, { createdById: actor.userId })
}

/**
 * The calls that somebody created: open ones, and those that ended in the last day. Nothing else of a call that is
 * over, of one that has moved out of sight only what is needed, and nothing about a patient, so that it is for External
 * people and for wards' devices too.
 */
export const readRequests = async (
  { clients, now }: Pick<Request, 'clients' | 'now'>,
  actor: Actor,
  createdBy: { createdById: string } | { createdByDeviceId: string },
): Promise<MyRequest[]> => {
  const db = clients.forProvider(actor.providerId)
  const readAt = now()
  const since = new Date(readAt.getTime() - shownAfterMs)
  const [mine, queue] = await Promise.all([
    db.call.findMany({
      where: {
        providerId: actor.providerId,
        ...createdBy,
        followUpFromId: null,
        OR: [
          { completedAt: null, deletedAt: null },
          { completedAt: { gte: since }, deletedAt: null },
          { deletedAt: { gte: since } },
        ],
      },
      select: {
        id: true,
        customJob: true,
        roomDescription: true,
        createdAt: true,
        saidAt: true,
        completedAt: true,
        deletedAt: true,
        assignedTo: { select: { fullName: true } },
        purpose: { select: { name: true } },
        statusCode: { select: { name: true } },
        room: { select: { name: true, facility: { select: { id: true, name: true } } } },
      },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: most,
    }),
    db.call.findMany({ where: activeCalls(actor, readAt), select: queueFacts }),
  ])
  const spoken = mine.filter((call) => call.saidAt !== null && call.completedAt === null && call.deletedAt === null)
  const updates = await readUpdates(
    db,
    spoken.map(({ id }) => id),
  )
  const order = inQueueOrder(queue).map(({ id, assignedToId }) => ({ id, isAssigned: assignedToId !== null }))
  return mine.map(({ purpose, room, statusCode, assignedTo, completedAt, deletedAt, saidAt: _saidAt, ...call }) => {
    const state = requestState({
      isInSight: seesAnyFacility(actor, room ? [room.facility.id] : []),
      completedAt,
      deletedAt,
      isAssigned: assignedTo !== null,
      isOnHold: isOnHold(statusCode.name),
    })
    const need = purpose.name
    if (state === 'MOVED') {
      const { id, createdAt } = call
      return { ...nothingMore, id, createdAt, need, state }
    }
    return {
      ...call,
      need,
      statusName: statusCode.name,
      state,
      roomName: room?.name ?? null,
      facilityName: room?.facility.name ?? null,
      ahead: state === 'WAITING' ? aheadOf(call.id, order) : null,
      leadName: state === 'ON_THE_WAY' ? (assignedTo?.fullName ?? null) : null,
      endedAt: deletedAt ?? completedAt,
      updates: updates.get(call.id) ?? [],
    }
  })
}
