/**
 * Whether races, years, the matrix and the browser tests run in full, as in `npm run faults -- --only=races,matrix,journeys`.
 * A run of all tests takes the rounds, callers and looks in which they differ most.
 */
export const inFull = process.env.PATENCY_TESTS_IN_FULL === '1'

/**
 * The rounds of a race, by number: `full` of them in full; in a run of all tests `short` of them, and on until
 * every outcome was seen.
 */
export function* rounds(full: number, short: number, sawAll = () => true): Generator<number> {
  const least = inFull ? full : short
  for (let round = 0; round < least || (round < full && !sawAll()); round += 1) yield round
}
