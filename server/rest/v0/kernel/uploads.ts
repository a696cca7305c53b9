import { BadRequest } from './problem'

/** Files are held in memory while they are checked. Limits per person and for everybody together. */
const mostOfOne = 4
const mostOfAll = 16

/** Limits uploads in flight; an upload beyond the limit is refused before its body is read. */
export const createUploads = () => {
  const running = new Map<string, number>()
  let all = 0
  return async <Result>(userId: string, work: () => Promise<Result>): Promise<Result> => {
    const own = running.get(userId) ?? 0
    if (own >= mostOfOne || all >= mostOfAll)
      throw new BadRequest('TOO_MANY_REQUESTS', 'Too many files are being sent at once. Try again in a moment.')
    running.set(userId, own + 1)
    all += 1
    try {
      return await work()
    } finally {
      const left = running.get(userId)! - 1
      if (left > 0) running.set(userId, left)
      else running.delete(userId)
      all -= 1
    }
  }
}
