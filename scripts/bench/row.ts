import type { Figures } from '../sizes/figures'

/**
 * A line of the result: what was measured, against what it must be and what it aims at. `figures`: what the sizes of
 * installations are computed from (scripts/sizes), as numbers.
 */
export type Row = {
  what: string
  measured: string
  must: string
  aim: string
  met: boolean
  figures?: Partial<Figures>
}

/** The middle one of several runs, by what is compared. */
export const median = <T>(runs: T[], by: (run: T) => number): T =>
  [...runs].sort((a, b) => by(a) - by(b))[Math.floor((runs.length - 1) / 2)]!

/** Does it so many times, one after the other. */
export const repeat = async <T>(times: number, run: () => Promise<T>): Promise<T[]> => {
  const results: T[] = []
  for (let n = 0; n < times; n += 1) results.push(await run())
  return results
}

/** How long it took, in milliseconds. */
export const timed = async (run: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now()
  await run()
  return performance.now() - begun
}
