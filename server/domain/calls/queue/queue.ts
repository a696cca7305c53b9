import { isOnHold, isStat } from '../../configuration/statuses/status'
import { purposeNames } from '../../configuration/purposes/purpose'

/** What decides a call's place in the queue and the look of its card. */
export type QueueFacts = {
  databaseId: string
  createdAt: string
  statusName: string
  purposeName: string
  lineCheck: boolean
  isAssigned: boolean
}

export const queueGroups = ['stat', 'normal', 'onHold', 'lineCheck'] as const
export type QueueGroup = (typeof queueGroups)[number]

export const queueGroupNames: Record<QueueGroup, string> = {
  stat: 'Stat',
  normal: 'Normal',
  onHold: 'On Hold',
  lineCheck: 'Line checks',
}

export type LeavingReason = 'COMPLETED' | 'DELETED' | 'SCHEDULED' | 'OUT_OF_SIGHT'

/**
 * Why a call is not in somebody's queue (rules 3.1); null when it is. The call is null when the person may not see it.
 * An announced call is in the queue, although the server that announced it may have had a slightly later time.
 */
export const whyNotInQueue = (
  call: { completedAt: Date | null; deletedAt: Date | null; aliveAt: Date; announcedAt: Date | null } | null,
  now: Date,
): LeavingReason | null => {
  if (!call) return 'OUT_OF_SIGHT'
  if (call.deletedAt) return 'DELETED'
  if (call.completedAt) return 'COMPLETED'
  return call.aliveAt > now && !call.announcedAt ? 'SCHEDULED' : null
}

/**
 * Stat calls come first whatever their purpose, because a Stat call must never be last; other line-check calls come
 * last (rules 3.2).
 */
export const queueGroup = (call: Pick<QueueFacts, 'statusName' | 'lineCheck'>): QueueGroup => {
  if (isStat(call.statusName)) return 'stat'
  if (call.lineCheck) return 'lineCheck'
  return isOnHold(call.statusName) ? 'onHold' : 'normal'
}

/** The order of the queue: by group, then oldest first, then id (rules 3.2). */
export const compareInQueue = (a: QueueFacts, b: QueueFacts): number => {
  const byGroup = queueGroups.indexOf(queueGroup(a)) - queueGroups.indexOf(queueGroup(b))
  if (byGroup !== 0) return byGroup
  const byAge = Date.parse(a.createdAt) - Date.parse(b.createdAt)
  if (byAge !== 0) return byAge
  return a.databaseId < b.databaseId ? -1 : a.databaseId > b.databaseId ? 1 : 0
}

export const cardClasses = ['onhold', 'stat', 'assigned', 'dressingchange', 'linecheck', 'default'] as const
export type CardClass = (typeof cardClasses)[number]

/** The look of the card; the first match of the specification's list wins (calls, section 2). */
export const cardClass = (call: Omit<QueueFacts, 'databaseId' | 'createdAt'>): CardClass => {
  const onHold = isOnHold(call.statusName)
  if (onHold && !call.lineCheck) return 'onhold'
  if (isStat(call.statusName)) return 'stat'
  if (call.isAssigned && !onHold) return 'assigned'
  if (onHold && call.lineCheck) return call.purposeName === purposeNames.dressingChange ? 'dressingchange' : 'linecheck'
  return 'default'
}
