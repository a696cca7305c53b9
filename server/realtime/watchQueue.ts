import { readQueueVersion } from '../services/calls/readQueue'
import { activeCalls } from '../services/calls/visibility'
import { authorize, type Request } from '../services/kernel/request'
import type { Change, ChangeFeed } from './changeFeed'

/** What moved in somebody's queue up to `version`. */
export type QueueChange = {
  version: number
  at: Date
  /** Calls that stand in the queue, new or changed. */
  activeIds: string[]
  /** Calls that changed and do not stand in the queue (any more). */
  removedIds: string[]
  /** People whose presence changed. */
  personIds: string[]
  /** Too much was missed to tell it: read the queue anew. */
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

const resync = (request: Request, version: number): QueueChange => ({ version, at: request.now(), activeIds: [], removedIds: [], personIds: [], resync: true })

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
  const ids = idsOf('call', mayLearn)
  const personIds = idsOf('user', () => true)
  if (ids.length === 0) return { version, at, activeIds: [], removedIds: [], personIds, resync: false }
  const active = await request.clients.forProvider(actor.providerId).call.findMany({ where: { ...activeCalls(actor, at), id: { in: ids } }, select: { id: true } })
  const activeIds = active.map(({ id }) => id)
  return { version, at, activeIds, removedIds: ids.filter((id) => !activeIds.includes(id)), personIds, resync: false }
}
