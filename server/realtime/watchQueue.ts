import { Repeater } from '@repeaterjs/repeater'
import { queueView, readQueueVersion } from '../services/calls/readQueue'
import { activeCalls } from '../services/calls/visibility'
import { authorize, type Request } from '../services/kernel/request'
import type { Change, ChangeFeed } from './changeFeed'

/**
 * What moved in somebody's queue up to `version`. Everybody who may see the same is told by the
 * same object, so that what is made of it for one can be used for all.
 */
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

/** More missed changes than this are cheaper to read as a whole queue. */
const longestCatchUp = 500
/** So many changes may wait for a slow reader, who is then told to read anew instead. */
const longestWait = 100

type View = { listeners: Set<(change: QueueChange) => void>; ready: Promise<() => void> }

/** The views that are watched through a feed: one reading of the database for each, however many watch. */
const viewsOf = new WeakMap<ChangeFeed, Map<string, View>>()

/**
 * The actor's queue as it changes, beginning with what came after `since`. The view is joined
 * before the table is read, so nothing falls between the two.
 */
export const watchQueue = (request: Request, feed: ChangeFeed, since: number | null): AsyncIterable<QueueChange> =>
  new Repeater(async (push, stop) => {
    const waiting: QueueChange[] = []
    let stopped = false
    let wake = (): void => undefined
    void stop.then(() => {
      stopped = true
      wake()
    })
    const leave = await joinView(request, feed, (change) => {
      waiting.push(change)
      if (waiting.length > longestWait) waiting.splice(0, waiting.length, { ...change, activeIds: [], removedIds: [], personIds: [], resync: true })
      wake()
    })
    try {
      const first = tellSelf(request, await catchUp(request, since))
      let told = first.version
      await push(first)
      while (!stopped) {
        const change = waiting.shift()
        if (!change) await new Promise<void>((resolve) => (wake = resolve))
        else if (change.version > told) {
          told = change.version
          await push(change)
        }
      }
    } finally {
      leave()
    }
  })

const joinView = async (request: Request, feed: ChangeFeed, listener: (change: QueueChange) => void): Promise<() => void> => {
  const views = viewsOf.get(feed) ?? new Map<string, View>()
  viewsOf.set(feed, views)
  const key = queueView(request)
  const view = views.get(key) ?? openView(request, feed)
  views.set(key, view)
  view.listeners.add(listener)
  const leave = (): void => {
    view.listeners.delete(listener)
    if (view.listeners.size > 0) return
    if (views.get(key) === view) views.delete(key)
    void view.ready.then((unfollow) => unfollow()).catch(() => undefined)
  }
  try {
    await view.ready
    return leave
  } catch (error) {
    leave()
    throw error
  }
}

const openView = (request: Request, feed: ChangeFeed): View => {
  const { providerId } = authorize(request, 'call:see')
  const listeners: View['listeners'] = new Set()
  let last = Promise.resolve()
  const tell = async (changes: Change[]): Promise<void> => {
    const version = changes.at(-1)!.sequence
    // What could not be read is told as something to read anew, rather than not at all.
    const change = await changeOf(request, changes, version).catch(() => resync(request, version))
    for (const listener of listeners) listener(change)
  }
  const following = feed.follow(providerId, (changes) => {
    last = last.then(() => tell(changes))
  })
  return { listeners, ready: following.then(({ unfollow }) => unfollow) }
}

const resync = (request: Request, version: number): QueueChange => ({ version, at: request.now(), activeIds: [], removedIds: [], personIds: [], resync: true })

/** By the socket that asks, the person came to be Online; they learn so from the first thing told. */
const tellSelf = (request: Request, first: QueueChange): QueueChange => {
  const { userId } = authorize(request, 'call:see')
  return { ...first, personIds: [...new Set([...first.personIds, userId])] }
}

/** What is told first: what came after `since`, or that too much did. */
const catchUp = async (request: Request, since: number | null): Promise<QueueChange> => {
  const { providerId } = authorize(request, 'call:see')
  const head = await readQueueVersion(request)
  if (since === null || since === head) return changeOf(request, [], head)
  if (since > head) return resync(request, head)
  const missed = await request.clients.forProvider(providerId).change.findMany({
    where: { providerId, sequence: { gt: since } },
    orderBy: { sequence: 'asc' },
    take: longestCatchUp + 1,
    select: { sequence: true, kind: true, entityId: true, facilityIds: true },
  })
  const isWhole = missed.length <= longestCatchUp && missed[0]?.sequence === since + 1
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
