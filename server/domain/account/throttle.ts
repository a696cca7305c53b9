import { refuse, type Refusal } from '../kernel/refusal'

/** Failed tries are counted over this time (rules 2.6). */
export const tryWindowMs = 10 * 60_000

/** Failed tries after which further ones are slowed down, for one account and from one address. */
const tryLimits = { account: 10, origin: 50 } as const

/** So many tries are slowed down before they are refused. */
const slowedTries = 5

export type FailedTries = { account: number; origin: number }

const beyond = (failed: FailedTries): number => Math.max(failed.account - tryLimits.account, failed.origin - tryLimits.origin)

/** How long a try waits for its answer, in milliseconds: each slowed one twice as long as the one before. */
export const tryDelayMs = (failed: FailedTries): number => (beyond(failed) < 0 ? 0 : 100 * 2 ** Math.min(beyond(failed), slowedTries))

/** Told alike whether or not the account exists, and whether or not the password would have been right. */
export const tooManyTries = (failed: FailedTries): Refusal | null =>
  beyond(failed) >= slowedTries ? refuse('TOO_MANY_TRIES', 'Too many tries. Wait ten minutes, then try again.') : null
