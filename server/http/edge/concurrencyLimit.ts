/** After a costly request, the caller waits this many times its duration, when more requests wait than a person sends. */
const restFactor = 3
const mostWaitingOfAPerson = 2

type Caller = { points: number; waiting: { points: number; start: () => void }[] }

/**
 * Limits the points that each caller has in flight. Requests beyond the limit wait in their order. A small request always
 * fits beside a costly one, because a write that waits for a lock must not delay the page that the person opens next.
 * After a costly request its points stay in use for a while when the caller sent many requests at once, so that a
 * program takes at most a quarter of the process. Resolves to a function to call when the work is done, or to null when
 * too many requests wait.
 */
export const concurrencyLimit = (
  mostPoints: number,
  mostWaiting: number,
  now: () => number = () => performance.now(),
) => {
  const callers = new Map<string, Caller>()

  const hasRoom = (caller: Caller, points: number): boolean => caller.points + points <= mostPoints

  return async (key: string, requested: number): Promise<(() => void) | null> => {
    const points = Math.min(requested, mostPoints - 1)
    const caller = callers.get(key) ?? { points: 0, waiting: [] }
    callers.set(key, caller)
    if (caller.waiting.length >= mostWaiting) return null
    if (caller.waiting.length === 0 && hasRoom(caller, points)) caller.points += points
    else await new Promise<void>((start) => caller.waiting.push({ points, start }))
    const startedAt = now()
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
      if (points === 1 || caller.waiting.length <= mostWaitingOfAPerson) free()
      else setTimeout(free, restFactor * (now() - startedAt)).unref()
    }
  }
}
