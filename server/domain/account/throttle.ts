import { refuse, type Refusal } from '../kernel/refusal'

/** Failed tries are counted over this time (rules 2.6). */
export const tryWindowMs = 10 * 60_000

/** How long a browser in which somebody signed in is known as theirs, and how many of one person are. */
export const deviceKeptMs = 180 * 24 * 3_600_000
export const mostDevices = 50

/**
 * Failed tries before this one. `own`: for this account, in this known device, or from this address. The others are
 * those of devices that are not known: for this account from anywhere, from this address for anybody, and in all. A try
 * in a known device has only the first.
 */
export type FailedTries = { own: number; account: number; address: number; all: number }

/** Tries after which further ones are slowed down. Only the first are refused at last, so that nobody can lock others out. */
const slowedFrom: FailedTries = { own: 10, account: 50, address: 50, all: 1_000 }

/** So many tries of one's own are slowed down before they are refused. */
const slowedTries = 5
const refusedFrom = slowedFrom.own + slowedTries

/** Each further try of the others waits this much longer, up to the most. */
const stepMs = 100
const longestDelayMs = 5_000

/** The most of each that are worth counting: more change nothing. */
export const mostCounted: FailedTries = {
  own: refusedFrom,
  account: slowedFrom.account + longestDelayMs / stepMs,
  address: slowedFrom.address + longestDelayMs / stepMs,
  all: slowedFrom.all + longestDelayMs / stepMs,
}

/** How long a try waits for its answer, in milliseconds. */
export const tryDelayMs = (failed: FailedTries): number => {
  const own = failed.own < slowedFrom.own ? 0 : stepMs * 2 ** Math.min(failed.own - slowedFrom.own, slowedTries)
  const others = (['account', 'address', 'all'] as const).map((of) =>
    Math.min(longestDelayMs, stepMs * (failed[of] - slowedFrom[of])),
  )
  return Math.max(own, 0, ...others)
}

/** Told alike whether or not the account exists, and whether or not the password would have been right. */
export const tooManyTries = ({ own }: FailedTries): Refusal | null =>
  own >= refusedFrom ? refuse('TOO_MANY_TRIES', 'Too many tries. Wait ten minutes, then try again.') : null
