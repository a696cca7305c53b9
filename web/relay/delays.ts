/** Half a second at first, half a minute at most, spread so that a restarted server is not stormed. */
export const retryDelay = (attempt: number, random = Math.random): number =>
  Math.min(30_000, 500 * 2 ** attempt) * (0.5 + random() / 2)

/** A server that leaves says so to everybody at the same moment, and its successor is not there yet: they come back over three seconds. */
export const restartDelay = (random = Math.random): number => 500 + random() * 3_000
