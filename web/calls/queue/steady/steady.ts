import type { QueueGroup } from 'domain/calls/queue/queue'

/** What should stand on the screen. */
export type Wanted = { id: string; group: QueueGroup }

/** A card as it stands on the screen; `hasLeft`: it is gone from the queue, and grey. */
export type Shown<T extends Wanted> = T & { hasLeft: boolean }

/** A card that left stays this long, so that nobody wonders where it went. */
export const greyFor = 3_000

export const asWanted = <T extends Wanted>(wanted: readonly T[]): Shown<T>[] =>
  wanted.map((card) => ({ ...card, hasLeft: false }))

/**
 * What the screen shows next. Under the hand cards change in place but do not move: what is new waits, what left goes
 * grey. Otherwise all is as wanted, except that what left still stands in its place, grey.
 */
export const nextShown = <T extends Wanted>(
  shown: readonly Shown<T>[],
  wanted: readonly T[],
  isHeld: boolean,
): Shown<T>[] => {
  const byId = new Map(wanted.map((card) => [card.id, card]))
  const marked = shown.map((card) => ({
    ...card,
    ...byId.get(card.id),
    group: card.group,
    hasLeft: !byId.has(card.id),
  }))
  if (isHeld) return marked

  const next = asWanted(wanted)
  marked.forEach((card, index) => {
    if (!card.hasLeft) return
    // After the nearest card above it that is still there, or first in its group.
    const above = marked
      .slice(0, index)
      .findLast(({ id, group }) => group === card.group && next.some((each) => each.id === id && each.group === group))
    const at = above
      ? next.findIndex(({ id }) => id === above.id) + 1
      : next.findIndex(({ group }) => group === card.group)
    next.splice(at === -1 ? next.length : at, 0, card)
  })
  return next
}

/** How much waits to be shown, and how much of that is new and Stat. */
export const waitingChanges = <T extends Wanted>(
  shown: readonly Shown<T>[],
  wanted: readonly T[],
): { count: number; newStat: number } => {
  const groupOf = new Map(shown.map(({ id, group }) => [id, group]))
  const arrived = wanted.filter(({ id }) => !groupOf.has(id))
  const moved = wanted.filter(({ id, group }) => groupOf.has(id) && groupOf.get(id) !== group)
  const left = shown.filter(({ hasLeft }) => hasLeft)
  return {
    count: arrived.length + moved.length + left.length,
    newStat: arrived.filter(({ group }) => group === 'stat').length,
  }
}
