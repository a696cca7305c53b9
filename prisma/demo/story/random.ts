/** Chance that falls the same way on every machine, and the same again with the same seed (mulberry32). */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed | 0
  }

  /** 32 random bits. */
  bits(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }

  /** From 0 up to but not including 1. */
  next(): number {
    return this.bits() / 2 ** 32
  }

  between(least: number, most: number): number {
    return least + this.next() * (most - least)
  }

  /** As `between`, with as many small as large ones for each doubling. */
  spread(least: number, most: number): number {
    return least * (most / least) ** this.next()
  }

  /** A whole number, both ends included. */
  int(least: number, most: number): number {
    return Math.floor(this.between(least, most + 1))
  }

  /** One of the two whole numbers around `value`, so that the mean is `value`. */
  round(value: number): number {
    return Math.floor(value + this.next())
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  pick<T>(items: readonly T[]): T {
    return items[Math.floor(this.next() * items.length)] as T
  }

  /** One of the keys, or indexes; the values are their weights. */
  weighted(weights: Readonly<Record<string, number>> | readonly number[]): string {
    const entries = Object.entries(weights)
    let left = this.next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
    return (entries.find(([, weight]) => (left -= weight) < 0) ?? entries.at(-1)!)[0]
  }

  normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next())
  }

  /** `spread` is the standard deviation of the logarithm. */
  logNormal(median: number, spread: number): number {
    return median * Math.exp(spread * this.normal())
  }

  /** Shaped as a UUIDv7 of the moment, so that ids sort as they would have been made. */
  uuid(time: number): string {
    const moment = Math.floor(time).toString(16).padStart(12, '0')
    const [version, variant] = [0x7000 | (this.bits() >>> 20), 0x8000 | (this.bits() >>> 18)]
    const tail = (this.bits() * 2 ** 16 + (this.bits() >>> 16)).toString(16).padStart(12, '0')
    return `${moment.slice(0, 8)}-${moment.slice(8)}-${version.toString(16)}-${variant.toString(16)}-${tail}`
  }
}
