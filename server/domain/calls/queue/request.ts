// What somebody who asked for help sees of their own calls (rules 3.26).

export const requestStates = ['WAITING', 'ON_HOLD', 'ON_THE_WAY', 'DONE', 'DELETED', 'MOVED'] as const
export type RequestState = (typeof requestStates)[number]

/** `isInSight`: it is in a facility that who asked for it may see. */
type Facts = {
  isInSight: boolean
  completedAt: Date | null
  deletedAt: Date | null
  isAssigned: boolean
  isOnHold: boolean
}

/** How far a call is, in the eyes of the person who asked for it. */
export const requestState = ({ isInSight, completedAt, deletedAt, isAssigned, isOnHold }: Facts): RequestState => {
  if (!isInSight) return 'MOVED'
  if (deletedAt) return 'DELETED'
  if (completedAt) return 'DONE'
  if (isAssigned) return 'ON_THE_WAY'
  return isOnHold ? 'ON_HOLD' : 'WAITING'
}

/** How many calls that nobody has yet stand before this one in the queue; null when it is not in the queue. */
export const aheadOf = (id: string, queue: readonly { id: string; isAssigned: boolean }[]): number | null => {
  const place = queue.findIndex((call) => call.id === id)
  return place < 0 ? null : queue.slice(0, place).filter(({ isAssigned }) => !isAssigned).length
}

/** For this long a call that is over is shown to the person who asked for it. */
export const shownAfterMs = 24 * 3_600_000
