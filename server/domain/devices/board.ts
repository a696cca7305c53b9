import { queueGroup, queueGroups, type QueueGroup } from '../calls/queue/queue'

/** How far a call on the board is. */
export type BoardCallState = 'WAITING' | 'IN_PROGRESS' | 'ON_HOLD'

/** The number of calls in each group, and how long the longest has waited without anybody. */
export const boardCounts = <C extends { statusName: string; lineCheck: boolean; isAssigned: boolean; since: Date }>(
  calls: readonly C[],
): { groups: Record<QueueGroup, number>; longestWaiting: C | null } => {
  const groups = Object.fromEntries(queueGroups.map((group) => [group, 0])) as Record<QueueGroup, number>
  for (const call of calls) groups[queueGroup(call)] += 1
  const waiting = calls.filter((call) => !call.isAssigned && ['stat', 'normal'].includes(queueGroup(call)))
  const longestWaiting = waiting.reduce<C | null>(
    (longest, call) => (longest === null || call.since < longest.since ? call : longest),
    null,
  )
  return { groups, longestWaiting }
}

/**
 * The pages of a board on which so many calls fit. Stat calls are on every page, up to half of it; the others follow
 * each other.
 */
export const boardPages = <C extends { group: string }>(calls: readonly C[], size: number): C[][] => {
  const always = calls.filter(({ group }) => group === 'stat').slice(0, Math.floor(size / 2))
  const others = calls.filter((call) => !always.includes(call))
  const each = Math.max(1, size - always.length)
  const pages = Array.from({ length: Math.ceil(others.length / each) }, (_, page) => [
    ...always,
    ...others.slice(page * each, (page + 1) * each),
  ])
  return pages.length > 0 ? pages : [always]
}
