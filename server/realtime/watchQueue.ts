import { whyNotInQueue, type LeavingReason } from '../domain/calls/queue/queue'
import { seesAnyFacility, type Actor } from '../domain/kernel/actor'
import { may } from '../domain/kernel/permissions'
import { positionOf, type FeedPosition } from '../domain/kernel/feedPosition'
import { activeCalls, visibleCalls } from '../services/records/callVisibility'
import { authorize, type Request } from '../services/kernel/request'
import type { ChangeFeed } from './changeFeed'
import { mostChanges, readFeed, type Change, type FeedReading } from './readFeed'

/** A call that is not in the queue (any more), why, and who ended it if known. */
export type RemovedCall = { callId: string; reason: LeavingReason; by: string | null }

/** The changes of somebody's queue up to `position`. */
export type QueueChange = {
  position: FeedPosition
  at: Date
  /** New or changed calls in the queue. */
  activeIds: string[]
  removed: RemovedCall[]
  /** Calls whose viewers changed; the reader may not see some of them (any more). */
  openedIds: string[]
  /** Changed lines, for people who may see lines. */
  lineIds: string[]
  personIds: string[]
  /** Whether the configuration changed: purposes, facilities, rooms, procedures. */
  catalogueChanged: boolean
  /** Whether somebody's compliance documents changed. */
  complianceChanged: boolean
  /** Whether the note or the hand-overs of a facility changed that the reader sees. */
  handoverChanged: boolean
  /** Whether to read the queue again: too much was missed, or the configuration that it shows has changed. */
  resync: boolean
}

/** Something watched. Follow first and then catch up, so that nothing is missed in between. */
export type Watch<Change extends { position: FeedPosition }> = {
  /** Sends changes as they happen, one after the other; changes that arrive during a call are combined in the next one. */
  follow(send: (change: Change) => Promise<void>): Promise<() => void>
  /** The changes after the reader's version, or a request to read everything again. */
  catchUp(): Promise<Change>
  /** For a subscriber who cannot keep up. */
  resync(position: FeedPosition): Change
}

/** The actor's queue, watched. */
export type QueueWatch = Watch<QueueChange>

/** `since`: a version of GraphQL. */
export const watchQueue = (request: Request, feed: ChangeFeed, since: number | null): QueueWatch => ({
  follow: (send) => follow(request, feed, send),
  catchUp: async () => withSelf(request, await catchUp(request, since)),
  resync: (position) => resync(request, position),
})

const follow = async (
  request: Request,
  feed: ChangeFeed,
  send: (change: QueueChange) => Promise<void>,
): Promise<() => void> => {
  const { providerId } = authorize(request, 'call:see')
  const waiting: FeedReading[] = []
  let isSending = false
  let wasSent = true
  const sendReadings = async (readings: FeedReading[]): Promise<void> => {
    const { head } = readings.at(-1)!
    // Changes that could not be read, or not be sent the time before, become a request to read the queue again.
    const change = wasSent
      ? await changeOf(request, joined(readings)).catch(() => resync(request, head))
      : resync(request, head)
    wasSent = false
    await send(change)
    wasSent = true
  }
  const sendWaiting = async (): Promise<void> => {
    isSending = true
    let failure: Error | null = null
    while (waiting.length > 0) await sendReadings(waiting.splice(0)).catch((error: Error) => (failure = error))
    isSending = false
    if (failure) throw failure as Error
  }
  const { unfollow } = await feed.follow(providerId, async (reading) => {
    waiting.push(reading)
    if (!isSending) await sendWaiting()
  })
  return unfollow
}

/** Consecutive readings as one. */
const joined = (readings: FeedReading[]): FeedReading => {
  const changes = readings.every((reading) => reading.changes !== null)
    ? readings.flatMap((reading) => reading.changes!)
    : null
  return { head: readings.at(-1)!.head, changes: changes && changes.length <= mostChanges ? changes : null }
}

const resync = (request: Request, position: FeedPosition): QueueChange => ({
  position,
  at: request.now(),
  activeIds: [],
  removed: [],
  openedIds: [],
  lineIds: [],
  personIds: [],
  catalogueChanged: true,
  complianceChanged: true,
  handoverChanged: true,
  resync: true,
})

/** By connecting, the person may have come Online; the first event says so. */
const withSelf = (request: Request, first: QueueChange): QueueChange => {
  const { userId } = authorize(request, 'call:see')
  return { ...first, personIds: [...new Set([...first.personIds, userId])] }
}

const catchUp = async (request: Request, version: number | null): Promise<QueueChange> => {
  const { providerId } = authorize(request, 'call:see')
  const { head, changes } = await readFeed(request.clients, providerId, null)
  if (version === null) return changeOf(request, { head, changes })
  const since = positionOf(version, head.epoch)
  const missed = head.sequence - since.sequence
  if (missed === 0) return changeOf(request, { head, changes })
  const isNear = missed > 0 && missed <= mostChanges
  return isNear ? changeOf(request, await readFeed(request.clients, providerId, since)) : resync(request, head)
}

const changeOf = async (request: Request, { head: position, changes }: FeedReading): Promise<QueueChange> => {
  if (changes === null) return resync(request, position)
  const actor = authorize(request, 'call:see')
  const at = request.now()
  // A change in facilities that somebody may not see is not sent to them, not even as an id.
  const isVisible = ({ facilityIds }: Change): boolean => seesAnyFacility(actor, facilityIds)
  const idsOf = (kind: string, isIncluded: (change: Change) => boolean): string[] => [
    ...new Set(changes.filter((change) => change.kind === kind && isIncluded(change)).map(({ entityId }) => entityId)),
  ]
  const lineIds = may(actor, 'lines:see') ? idsOf('line', isVisible) : []
  // Cards show the name and the infection of their line.
  const ids = [...new Set([...idsOf('call', isVisible), ...(await callsOf(request, actor, lineIds, at))])]
  const personIds = idsOf('user', () => true)
  // Every card shows names of purposes and places, and a purpose decides the place of its calls. A change outside of
  // single facilities concerns everybody.
  const catalogueChanged = changes.some(
    (change) => change.kind === 'catalogue' && (change.facilityIds.length === 0 || isVisible(change)),
  )
  const common = {
    position,
    at,
    openedIds: idsOf('look', isVisible),
    lineIds,
    personIds,
    catalogueChanged,
    // Subscribers share what they are sent, so it names nobody.
    complianceChanged: changes.some(({ kind }) => kind === 'compliance'),
    handoverChanged: idsOf('handover', isVisible).length > 0,
    resync: catalogueChanged,
  }
  if (ids.length === 0) return { ...common, activeIds: [], removed: [] }
  return { ...common, ...(await placesOf(request, actor, ids, at)) }
}

/** The calls of these lines that are in the queue. */
const callsOf = async (request: Request, actor: Actor, lineIds: string[], at: Date): Promise<string[]> => {
  if (lineIds.length === 0) return []
  const calls = await request.clients
    .forProvider(actor.providerId)
    .call.findMany({ where: { ...activeCalls(actor, at), lineId: { in: lineIds } }, select: { id: true } })
  return calls.map(({ id }) => id)
}

/**
 * Which of the calls are in the queue, and why the others are not. For a call that the actor may not see (any more),
 * the only information is that it left.
 */
const placesOf = async (
  request: Request,
  actor: Actor,
  ids: string[],
  at: Date,
): Promise<Pick<QueueChange, 'activeIds' | 'removed'>> => {
  const db = request.clients.forProvider(actor.providerId)
  const rows = await db.call.findMany({
    where: { ...visibleCalls(actor), id: { in: ids } },
    select: {
      id: true,
      aliveAt: true,
      announcedAt: true,
      completedAt: true,
      deletedAt: true,
      completedById: true,
      deletedById: true,
    },
  })
  const byId = new Map(rows.map((row) => [row.id, row]))
  const activeIds: string[] = []
  const gone: { callId: string; reason: LeavingReason; byId: string | null }[] = []
  for (const callId of ids) {
    const call = byId.get(callId) ?? null
    const reason = whyNotInQueue(call, at)
    if (reason === null) activeIds.push(callId)
    else
      gone.push({
        callId,
        reason,
        byId: (reason === 'DELETED' ? call?.deletedById : reason === 'COMPLETED' ? call?.completedById : null) ?? null,
      })
  }
  const people = [...new Set(gone.flatMap(({ byId }) => byId ?? []))]
  const named =
    people.length > 0
      ? await db.user.findMany({ where: { id: { in: people } }, select: { id: true, fullName: true } })
      : []
  const nameOf = new Map(named.map(({ id, fullName }) => [id, fullName]))
  return {
    activeIds,
    removed: gone.map(({ callId, reason, byId }) => ({ callId, reason, by: (byId && nameOf.get(byId)) ?? null })),
  }
}
