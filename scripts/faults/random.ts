/** Chances that come the same again with the same seed (mulberry32). */
export type Chance = {
  /** From 0 up to 1. */
  next(): number
  between(least: number, most: number): number
  /** As `between`, with as many short as long ones for each doubling. */
  spread(least: number, most: number): number
  of<T>(many: readonly T[]): T
}

export const chanceOf = (seed: number): Chance => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    between: (least, most) => least + next() * (most - least),
    spread: (least, most) => least * (most / least) ** next(),
    of: (many) => many[Math.floor(next() * many.length)]!,
  }
}
