/**
 * Runs the work again and again, and never twice at once. `now` runs it at once, unless it is running; `stop` ends it
 * and waits for the run in progress.
 */
export const every = (
  ms: number,
  work: () => Promise<unknown>,
  onError: (error: unknown) => void,
): { now: () => void; stop: () => Promise<void> } => {
  let running: Promise<unknown> | null = null
  const now = (): void => {
    running ??= work()
      .catch(onError)
      .finally(() => (running = null))
  }
  const timer = setInterval(now, ms)
  return {
    now,
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
