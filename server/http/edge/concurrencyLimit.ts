/** How many times as long as a large request took its caller rests, while more of theirs wait than a person sends. */
const restFactor = 3
const waitingOfAPerson = 2

type Caller = { points: number; waiting: { points: number; start: () => void }[] }

/**
 * Lets each caller have so many points in flight. What is beyond waits, first come, first served. However much one
 * request counts for, a small one fits beside it: a write that waits for a lock must not hold up the page that its
 * person opens meanwhile. After a large request the place stays taken for a while when the caller sent many at once, so
 * that a program takes no more than a quarter of the process from everybody else. Answers what to call when the work is
 * over, or null when too many wait already.
 */
export const concurrencyLimit = (
  mostPoints: number,
  mostWaiting: number,
  now: () => number = () => performance.now(),
) => {
  const callers = new Map<string, Caller>()

  const hasRoom = (caller: Caller, points: number): boolean => caller.points + points <= mostPoints

  return async (key: string, wanted: number): Promise<(() => void) | null> => {
    const points = Math.min(wanted, mostPoints - 1)
    const caller = callers.get(key) ?? { points: 0, waiting: [] }
    callers.set(key, caller)
    if (caller.waiting.length >= mostWaiting) return null
    if (caller.waiting.length === 0 && hasRoom(caller, points)) caller.points += points
    else await new Promise<void>((start) => caller.waiting.push({ points, start }))
    const begun = now()
    const free = () => {
      caller.points -= points
      while (caller.waiting.length > 0 && hasRoom(caller, caller.waiting[0]!.points)) {
        const next = caller.waiting.shift()!
        caller.points += next.points
        next.start()
      }
      if (caller.points === 0) callers.delete(key)
    }
    return () => {
      if (points === 1 || caller.waiting.length <= waitingOfAPerson) free()
      else setTimeout(free, restFactor * (now() - begun)).unref()
    }
  }
}
