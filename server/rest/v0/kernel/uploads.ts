import { BadRequest } from './problem'

/** A file stands in memory while it is looked at: so many at once of one person, and of all together. */
const mostOfOne = 4
const mostOfAll = 16

/** Lets few files in at once; those beyond that are told to come again, before anything of them is read. */
export const createUploads = () => {
  const running = new Map<string, number>()
  let all = 0
  return async <Result>(who: string, work: () => Promise<Result>): Promise<Result> => {
    const own = running.get(who) ?? 0
    if (own >= mostOfOne || all >= mostOfAll)
      throw new BadRequest('TOO_MANY_REQUESTS', 'Too many files are being sent at once. Try again in a moment.')
    running.set(who, own + 1)
    all += 1
    try {
      return await work()
    } finally {
      const left = running.get(who)! - 1
      if (left > 0) running.set(who, left)
      else running.delete(who)
      all -= 1
    }
  }
}
