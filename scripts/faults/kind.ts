import { percentile } from '../lib/percentile.mjs'

export type KindOptions = {
  rounds: number
  seed: number
  /** For every run of the tests: fewer clients, shorter faults, and bounds that a busy machine keeps. */
  isShort: boolean
}

/** What a fault did. */
export type Outcome = {
  /** How many there were, when not as many as asked for. */
  rounds?: number
  figures: Record<string, number | string>
  /** Everything that was lost, told twice, untrue or too late; empty when all is well. */
  lost: string[]
  /** Why it could not be tried here. */
  skipped?: string
}

export type Kind = (options: KindOptions) => Promise<Outcome>

/** Within this it has to serve again without help; a machine that runs other tests beside is given more. */
export const longestOutageMs = ({ isShort }: KindOptions): number => (isShort ? 30_000 : 5_000)

export const tooSlow = (what: string, took: number[], limitMs: number): string[] =>
  took.filter((ms) => ms > limitMs).map((ms) => `${what} took ${ms} ms, and may take ${limitMs}`)

/** The middle and the largest. */
export const spreadOf = (took: number[]): string => `${percentile(took, 0.5)} ms, at most ${percentile(took, 1)} ms`

/** Asks until the answer is right; how long that took since `started`. */
export const untilRight = async (
  isRight: () => Promise<boolean>,
  started: number,
  limitMs = 90_000,
): Promise<number> => {
  while (Date.now() - started < limitMs) {
    if (await isRight().catch(() => false)) return Date.now() - started
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  return Number.POSITIVE_INFINITY
}
