import { refuse, type Refusal } from '../kernel/refusal'

/** Failed sign-in attempts are counted over this time (rules 2.6). */
export const tryWindowMs = 10 * 60_000

/** How long a browser stays a known device of a person who signed in there, and how many known devices a person has. */
export const deviceKeptMs = 180 * 24 * 3_600_000
export const mostDevices = 50

/**
 * Failed attempts before this one. `own`: for this account on this known device, or from this address. The others count
 * attempts from unknown devices: for this account from anywhere, from this address for any account, and in all. For a
 * known device only the first counts.
 */
export type FailedTries = { own: number; account: number; address: number; all: number }

/**
 * Attempts after which further ones are delayed. Only `own` attempts are refused in the end, so that nobody can lock
 * out somebody else.
 */
const slowedFrom: FailedTries = { own: 10, account: 50, address: 50, all: 1_000 }

/** How many own attempts are delayed before they are refused. */
const slowedTries = 5
const refusedFrom = slowedFrom.own + slowedTries

/** Each further attempt of the other counts is delayed by one more step, up to the longest delay. */
const stepMs = 100
const longestDelayMs = 5_000

/** Counting stops here, because more attempts change nothing. */
export const mostCounted: FailedTries = {
  own: refusedFrom,
  account: slowedFrom.account + longestDelayMs / stepMs,
  address: slowedFrom.address + longestDelayMs / stepMs,
  all: slowedFrom.all + longestDelayMs / stepMs,
}

/** How long the answer to an attempt is delayed, in milliseconds. */
export const tryDelayMs = (failed: FailedTries): number => {
  const own = failed.own < slowedFrom.own ? 0 : stepMs * 2 ** Math.min(failed.own - slowedFrom.own, slowedTries)
  const others = (['account', 'address', 'all'] as const).map((of) =>
    Math.min(longestDelayMs, stepMs * (failed[of] - slowedFrom[of])),
  )
  return Math.max(own, 0, ...others)
}

/** The same whether or not the account exists, and whether or not the password is right. */
export const tooManyTries = ({ own }: FailedTries): Refusal | null =>
  own >= refusedFrom ? refuse('TOO_MANY_TRIES', 'Too many tries. Wait ten minutes, then try again.') : null
