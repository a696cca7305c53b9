import { whyNotInQueue, type LeavingReason } from '../domain/calls/queue'
import type { Actor } from '../domain/kernel/actor'
import { may } from '../domain/kernel/permissions'
import { readQueueVersion } from '../services/calls/readQueue'
import { activeCalls, visibleCalls } from '../services/calls/visibility'
import { authorize, type Request } from '../services/kernel/request'
import type { Change, ChangeFeed } from './changeFeed'

/** A call that does not stand in the queue (any more), why, and who did that, when it is known. */
export type RemovedCall = { callId: string; reason: LeavingReason; by: string | null }

/** What moved in somebody's queue up to `version`. */
export type QueueChange = {
  version: number
  at: Date
  /** Calls that stand in the queue, new or changed. */
  activeIds: string[]
  removed: RemovedCall[]
  /** Calls of which it changed who has them open; some of them the watcher may not see (any more). */
  openedIds: string[]
  /** Lines that changed, for those who may see lines. */
  lineIds: string[]
  /** People whose presence changed. */
  personIds: string[]
  /** The catalogue is not what it was: purposes, facilities, rooms, procedures. */
  catalogueChanged: boolean
  /** Too much was missed to tell it, or what the queue shows of the catalogue changed: read the queue anew. */
  resync: boolean
}

/** More changes than this are cheaper to read as a whole queue. */
const longestTale = 500

/** The actor's queue, watched: follow first and catch up then, so that nothing falls between the two. */
export type QueueWatch = {
  /** Tells of changes as they happen, one after the other; those that come while one is being told are told together. */
  follow(tell: (change: QueueChange) => Promise<void>): Promise<() => void>
  /** What came after the version up to which the watcher knew the queue, or that too much did. */
  catchUp(): Promise<QueueChange>
  /** Told to a watcher who cannot keep up. */
  resync(version: number): QueueChange
}

export const watchQueue = (request: Request, feed: ChangeFeed, since: number | null): QueueWatch => ({
  follow: (tell) => follow(request, feed, tell),
  catchUp: async () => tellSelf(request, await catchUp(request, since)),
  resync: (version) => resync(request, version),
})

const follow = async (request: Request, feed: ChangeFeed, tell: (change: QueueChange) => Promise<void>): Promise<() => void> => {
  const { providerId } = authorize(request, 'call:see')
  let waiting: Change[] = []
  let isTelling = false
  const tellWaiting = async (): Promise<void> => {
    isTelling = true
    try {
      for (let changes = waiting; changes.length > 0; changes = waiting) {
        waiting = []
        const version = changes.at(-1)!.sequence
        // What could not be read is told as something to read anew, rather than not at all.
        const change = changes.length > longestTale ? resync(request, version) : await changeOf(request, changes, version).catch(() => resync(request, version))
        await tell(change)
      }
    } finally {
      isTelling = false
    }
  }
  const { unfollow } = await feed.follow(providerId, (changes) => {
    waiting.push(...changes)
    if (!isTelling) void tellWaiting()
  })
  return unfollow
}

const resync = (request: Request, version: number): QueueChange => ({ version, at: request.now(), activeIds: [], removed: [], openedIds: [], lineIds: [], personIds: [], catalogueChanged: true, resync: true })

/** By the socket that asks, the person came to be Online; they learn so from the first thing told. */
const tellSelf = (request: Request, first: QueueChange): QueueChange => {
  const { userId } = authorize(request, 'call:see')
  return { ...first, personIds: [...new Set([...first.personIds, userId])] }
}

const catchUp = async (request: Request, since: number | null): Promise<QueueChange> => {
  const { providerId } = authorize(request, 'call:see')
  const head = await readQueueVersion(request)
  if (since === null || since === head) return changeOf(request, [], head)
  if (since > head) return resync(request, head)
  const missed = await request.clients.forProvider(providerId).change.findMany({
    where: { providerId, sequence: { gt: since } },
    orderBy: { sequence: 'asc' },
    take: longestTale + 1,
    select: { sequence: true, kind: true, entityId: true, facilityIds: true },
  })
  const isWhole = missed.length <= longestTale && missed[0]?.sequence === since + 1
  return isWhole ? changeOf(request, missed, missed.at(-1)!.sequence) : resync(request, head)
}

const changeOf = async (request: Request, changes: Change[], version: number): Promise<QueueChange> => {
  const actor = authorize(request, 'call:see')
  const at = request.now()
  const allowed = actor.allowedFacilityIds
  // What concerns only facilities that somebody may not see is not even told as an id.
  const mayLearn = ({ facilityIds }: Change): boolean => allowed.length === 0 || facilityIds.some((id) => allowed.includes(id))
  const idsOf = (kind: string, isTold: (change: Change) => boolean): string[] => [
    ...new Set(changes.filter((change) => change.kind === kind && isTold(change)).map(({ entityId }) => entityId)),
  ]
  const lineIds = may(actor, 'lines:see') ? idsOf('line', mayLearn) : []
  // Cards tell the name and the infection of their line.
  const ids = [...new Set([...idsOf('call', mayLearn), ...(await callsOf(request, actor, lineIds, at))])]
  const personIds = idsOf('user', () => true)
  // Names of purposes and places stand on every card, and a purpose decides where its calls stand.
  // What is not of single facilities concerns everybody.
  const catalogueChanged = changes.some((change) => change.kind === 'catalogue' && (change.facilityIds.length === 0 || mayLearn(change)))
  const told = { version, at, openedIds: idsOf('look', mayLearn), lineIds, personIds, catalogueChanged, resync: catalogueChanged }
  if (ids.length === 0) return { ...told, activeIds: [], removed: [] }
  return { ...told, ...(await placesOf(request, actor, ids, at)) }
}

/** The calls of these lines that stand in the queue. */
const callsOf = async (request: Request, actor: Actor, lineIds: string[], at: Date): Promise<string[]> => {
  if (lineIds.length === 0) return []
  const calls = await request.clients.forProvider(actor.providerId).call.findMany({ where: { ...activeCalls(actor, at), lineId: { in: lineIds } }, select: { id: true } })
  return calls.map(({ id }) => id)
}

/**
 * Which of the calls stand in the queue, and why the others do not. Of one that the actor may not
 * see (any more) nothing is told but that it is gone.
 */
const placesOf = async (request: Request, actor: Actor, ids: string[], at: Date): Promise<Pick<QueueChange, 'activeIds' | 'removed'>> => {
  const db = request.clients.forProvider(actor.providerId)
  const rows = await db.call.findMany({
    where: { ...visibleCalls(actor), id: { in: ids } },
    select: { id: true, aliveAt: true, completedAt: true, deletedAt: true, completedById: true, deletedById: true },
  })
  const byId = new Map(rows.map((row) => [row.id, row]))
  const activeIds: string[] = []
  const gone: { callId: string; reason: LeavingReason; byId: string | null }[] = []
  for (const callId of ids) {
    const call = byId.get(callId) ?? null
    const reason = whyNotInQueue(call, at)
    if (reason === null) activeIds.push(callId)
    else gone.push({ callId, reason, byId: (reason === 'DELETED' ? call?.deletedById : reason === 'COMPLETED' ? call?.completedById : null) ?? null })
  }
  const people = [...new Set(gone.flatMap(({ byId }) => byId ?? []))]
  const named = people.length > 0 ? await db.user.findMany({ where: { id: { in: people } }, select: { id: true, fullName: true } }) : []
  const nameOf = new Map(named.map(({ id, fullName }) => [id, fullName]))
  return { activeIds, removed: gone.map(({ callId, reason, byId }) => ({ callId, reason, by: (byId && nameOf.get(byId)) ?? null })) }
}
