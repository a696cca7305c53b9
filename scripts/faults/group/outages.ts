import { setTimeout as wait } from 'node:timers/promises'

/** Asks again and again, and keeps how long nothing was answered. */
export const watchOutages = (ask: () => Promise<unknown>) => {
  let isOver = false
  let answeredAt = Date.now()
  let longestMs = 0
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
    stop: async (): Promise<void> => {
      isOver = true
      await asking
    },
  }
}
