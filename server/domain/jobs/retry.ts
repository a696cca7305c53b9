/** After so many tries in a row a run is given up: a dead letter, which says why. The job goes on with its next moment. */
export const mostAttempts = 6

const firstWaitMs = 30_000
const longestWaitMs = 30 * 60_000

/** How long a job waits after its try of this number (from 1) failed: twice as long each time. */
export const waitAfterMs = (attempt: number): number =>
  Math.min(longestWaitMs, firstWaitMs * 2 ** Math.max(0, attempt - 1))

/** Whether the try of this number was the last. */
export const isLastAttempt = (attempt: number): boolean => attempt >= mostAttempts
