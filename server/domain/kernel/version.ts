import { refuse, type Refusal } from './refusal'

/** An edit is refused when the record is no longer the one it was made on (rules 3.14, 5.6). Without a version any will do. */
export const mustBeVersion = (
  row: { version: number },
  expected: number | null | undefined,
  what: string,
): Refusal | null =>
  expected === null || expected === undefined || expected === row.version
    ? null
    : refuse('STALE', `This ${what} has changed in the meantime. Look at it as it is now, then decide again.`)
