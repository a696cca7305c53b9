/** After this many failed attempts a run is given up, with the reason. The job continues with its next due moment. */
export const mostAttempts = 6

const firstWaitMs = 30_000
const longestWaitMs = 30 * 60_000

/** How long a job waits after this attempt (from 1) failed: each time twice as long. */
export const waitAfterMs = (attempt: number): number =>
  Math.min(longestWaitMs, firstWaitMs * 2 ** Math.max(0, attempt - 1))

export const isLastAttempt = (attempt: number): boolean => attempt >= mostAttempts
