/** Files are held in memory while they are checked. Limits per person and for everybody together. */
const mostOfOne = 4
const mostOfAll = 16

/** An upload beyond the limit. */
export class TooManyFiles extends Error {
  constructor() {
    super('Too many files are being sent at once. Try again in a moment.')
  }
}

/** Limits uploads in flight, of all doors together; one beyond the limit is refused before its body is read. */
export const createUploads = () => {
  const running = new Map<string, number>()
  let all = 0
  return async <Result>(userId: string, work: () => Promise<Result>): Promise<Result> => {
    const own = running.get(userId) ?? 0
    if (own >= mostOfOne || all >= mostOfAll) throw new TooManyFiles()
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

export type Uploads = ReturnType<typeof createUploads>
