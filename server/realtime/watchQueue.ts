import { Repeater } from '@repeaterjs/repeater'
import type { ChangeFeed, Change } from './changeFeed'
import { authorize, type Request } from '../services/kernel/request'
import { activeCalls } from '../services/calls/visibility'

/** What moved in somebody's queue up to `version`. */
export type QueueChange = {
  version: number
  at: Date
  /** Calls that stand in the queue, new or changed. */
  activeIds: string[]
  /** Calls that changed and do not stand in the queue (any more). */
  removedIds: string[]
  /** Too much was missed to tell it: read the queue anew. */
  resync: boolean
}

/** More missed changes than this are cheaper to read as a whole queue. */
const longestCatchUp = 500

/**
 * The actor's queue as it changes, beginning with what came after `since`. The feed is followed
 * before the table is read, so nothing falls between the two. Changes that come while the last
 * ones are still on their way are told together, so a slow reader holds nothing up.
 */
export const watchQueue = (request: Request, feed: ChangeFeed, since: number | null): AsyncIterable<QueueChange> =>
  new Repeater(async (push, stop) => {
    const actor = authorize(request, 'call:see')
    const pending: Change[] = []
    let stopped = false
    let wake = (): void => undefined
    void stop.then(() => {
      stopped = true
      wake()
    })
    const { head, unfollow } = await feed.follow(actor.providerId, (changes) => {
      pending.push(...changes)
      wake()
    })
    try {
      await push(await catchUp(request, actor.providerId, since, head))
      while (!stopped) {
        const batch = pending.splice(0)
        if (batch.length > 0) await push(await changeOf(request, batch, batch.at(-1)!.sequence))
        else await new Promise<void>((resolve) => (wake = resolve))
      }
    } finally {
      unfollow()
    }
  })

/** The first thing told: what came after `since`, or that too much did. */
const catchUp = async (request: Request, providerId: string, since: number | null, head: number): Promise<QueueChange> => {
  const missed = since === null ? [] : await missedChanges(request, providerId, since)
  if (missed !== null && (since === null || since <= head)) return changeOf(request, missed, head)
  return { version: head, at: request.now(), activeIds: [], removedIds: [], resync: true }
}

const missedChanges = async (request: Request, providerId: string, since: number): Promise<Change[] | null> => {
  const rows = await request.clients.forProvider(providerId).change.findMany({
    where: { providerId, sequence: { gt: since } },
    orderBy: { sequence: 'asc' },
    take: longestCatchUp + 1,
    select: { sequence: true, kind: true, entityId: true, facilityIds: true },
  })
  return rows.length > longestCatchUp ? null : rows
}

const changeOf = async (request: Request, changes: Change[], head: number): Promise<QueueChange> => {
  const actor = authorize(request, 'call:see')
  const at = request.now()
  const version = Math.max(head, changes.at(-1)?.sequence ?? 0)
  const allowed = actor.allowedFacilityIds
  // What concerns only facilities that somebody may not see is not even told as an id.
  const mayLearn = ({ facilityIds }: Change): boolean => allowed.length === 0 || facilityIds.some((id) => allowed.includes(id))
  const ids = [...new Set(changes.filter((change) => change.kind === 'call' && mayLearn(change)).map(({ entityId }) => entityId))]
  if (ids.length === 0) return { version, at, activeIds: [], removedIds: [], resync: false }
  const active = await request.clients.forProvider(actor.providerId).call.findMany({ where: { ...activeCalls(actor, at), id: { in: ids } }, select: { id: true } })
  const activeIds = active.map(({ id }) => id)
  return { version, at, activeIds, removedIds: ids.filter((id) => !activeIds.includes(id)), resync: false }
}
