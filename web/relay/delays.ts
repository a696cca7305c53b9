/** From half a second to half a minute, with jitter, so that clients do not all reach a restarted server at once. */
export const retryDelay = (attempt: number, random = Math.random): number =>
  Math.min(30_000, 500 * 2 ** attempt) * (0.5 + random() / 2)

/** A server that stops tells all clients at once, before its successor is up. They reconnect spread over three seconds. */
export const restartDelay = (random = Math.random): number => 500 + random() * 3_000
