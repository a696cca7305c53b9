type Caller = { requests: number; points: number; waiting: { points: number; start: () => void }[] }

export type Most = {
  /** Of one caller, at once. */
  requests: number
  /** What they count as together; one that counts as more runs alone. */
  points: number
  waiting: number
}

/**
 * Lets each caller have so much in flight. What is beyond waits, first come, first served. Answers what to call when
 * the work is over, or null when too many wait already.
 */
export const concurrencyLimit = (most: Most) => {
  const callers = new Map<string, Caller>()

  const hasRoom = (caller: Caller, points: number): boolean => caller.requests === 0 || (caller.requests < most.requests && caller.points + points <= most.points)
  const begin = (caller: Caller, points: number): void => {
    caller.requests += 1
    caller.points += points
  }

  return async (key: string, points: number): Promise<(() => void) | null> => {
    const caller = callers.get(key) ?? { requests: 0, points: 0, waiting: [] }
    callers.set(key, caller)
    if (caller.waiting.length >= most.waiting) return null
    if (caller.waiting.length === 0 && hasRoom(caller, points)) begin(caller, points)
    else await new Promise<void>((start) => caller.waiting.push({ points, start }))
    return () => {
      caller.requests -= 1
      caller.points -= points
      while (caller.waiting.length > 0 && hasRoom(caller, caller.waiting[0]!.points)) {
        const next = caller.waiting.shift()!
        begin(caller, next.points)
        next.start()
      }
      if (caller.requests === 0) callers.delete(key)
    }
  }
}
