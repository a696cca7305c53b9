import { refuse, type Refusal } from './refusal'

/** An edit is refused when the record has changed since the version that it was made on (rules 3.14, 5.6). Without a version it is never refused. */
export const mustBeCurrent = (
  row: { version: number },
  expected: number | null | undefined,
  what: string,
): Refusal | null =>
  expected === null || expected === undefined || expected === row.version ? null : changedMeanwhile(what)

export const changedMeanwhile = (what: string): Refusal =>
  refuse('STALE', `This ${what} has changed in the meantime. Look at it as it is now, then decide again.`)
