import type { QueueGroup } from 'domain/calls/queue/queue'

/** A card of the current queue. */
export type QueueCard = { id: string; group: QueueGroup }

/** A card on the screen. `hasLeft`: the call left the queue, and the card is grayed out. */
export type Shown<T extends QueueCard> = T & { hasLeft: boolean }

/** How long a card stays after its call left, so that nobody wonders where it went. */
export const grayFor = 3_000

export const asShown = <T extends QueueCard>(current: readonly T[]): Shown<T>[] =>
  current.map((card) => ({ ...card, hasLeft: false }))

/**
 * The cards to show next. While the list is held, cards change in place but do not move: new cards wait, and cards
 * whose call left turn gray. Otherwise the current queue is shown, with the gray cards still in their places.
 */
export const nextShown = <T extends QueueCard>(
  shown: readonly Shown<T>[],
  current: readonly T[],
  isHeld: boolean,
): Shown<T>[] => {
  const byId = new Map(current.map((card) => [card.id, card]))
  const marked = shown.map((card) => ({
    ...card,
    ...byId.get(card.id),
    group: card.group,
    hasLeft: !byId.has(card.id),
  }))
  if (isHeld) return marked

  const next = asShown(current)
  marked.forEach((card, index) => {
    if (!card.hasLeft) return
    // After the nearest card above it that is still in the queue, else first in its group.
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

/** How many changes wait to be shown, and how many of them are new Stat calls. */
export const waitingChanges = <T extends QueueCard>(
  shown: readonly Shown<T>[],
  current: readonly T[],
): { count: number; newStat: number } => {
  const groupOf = new Map(shown.map(({ id, group }) => [id, group]))
  const arrived = current.filter(({ id }) => !groupOf.has(id))
  const moved = current.filter(({ id, group }) => groupOf.has(id) && groupOf.get(id) !== group)
  const left = shown.filter(({ hasLeft }) => hasLeft)
  return {
    count: arrived.length + moved.length + left.length,
    newStat: arrived.filter(({ group }) => group === 'stat').length,
  }
}
