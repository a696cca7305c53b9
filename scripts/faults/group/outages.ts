import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'

/** Asks again and again, and keeps how long nothing was answered, and how long this program itself stood still. */
export const watchOutages = (ask: () => Promise<unknown>) => {
  let isOver = false
  let answeredAt = Date.now()
  let longestMs = 0
  const standing = monitorEventLoopDelay({ resolution: 10 })
  standing.enable()
  const asking = (async () => {
    while (!isOver) {
      const isAnswered = await ask().then(
        () => true,
        () => false,
      )
      longestMs = Math.max(longestMs, Date.now() - answeredAt)
      if (isAnswered) answeredAt = Date.now()
      await wait(50)
    }
  })()
  return {
    /** The longest time without an answer since the last look, in milliseconds. */
    longest: (): number => {
      const found = longestMs
      longestMs = 0
      return found
    },
    /** The longest time in which this program did nothing but one thing, in milliseconds: nobody was asked meanwhile. */
    standstillMs: (): number => Math.round(standing.max / 1_000_000),
    stop: async (): Promise<void> => {
      standing.disable()
      isOver = true
      await asking
    },
  }
}
