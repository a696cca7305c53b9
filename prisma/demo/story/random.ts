/** Chance that falls the same way on every machine: sfc32, its state filled by splitmix32. */
export class Random {
  #a: number
  #b: number
  #c: number
  #d: number
  #spare: number | null = null

  constructor(seed: number) {
    let state = seed | 0
    const fill = (): number => {
      state = (state + 0x9e3779b9) | 0
      let mixed = state ^ (state >>> 16)
      mixed = Math.imul(mixed, 0x21f0aaad)
      mixed ^= mixed >>> 15
      mixed = Math.imul(mixed, 0x735a2d97)
      return (mixed ^ (mixed >>> 15)) | 0
    }
    this.#a = fill()
    this.#b = fill()
    this.#c = fill()
    this.#d = fill()
  }

  /** 32 random bits. */
  bits(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#d) | 0
    this.#d = (this.#d + 1) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = (this.#c << 21) | (this.#c >>> 11)
    this.#c = (this.#c + sum) | 0
    return sum >>> 0
  }

  /** From 0 up to but not including 1. */
  next(): number {
    return this.bits() / 4_294_967_296
  }

  between(least: number, most: number): number {
    return least + this.next() * (most - least)
  }

  /** A whole number, both ends included. */
  int(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1))
  }

  /** One of the two whole numbers around `value`, so that the mean is `value`. */
  round(value: number): number {
    const whole = Math.floor(value)
    return whole + (this.chance(value - whole) ? 1 : 0)
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  pick<T>(items: readonly T[]): T {
    return items[Math.floor(this.next() * items.length)] as T
  }

  weighted<T>(items: readonly T[], weight: (item: T) => number): T {
    let left = this.next() * items.reduce((sum, item) => sum + weight(item), 0)
    for (const item of items) {
      left -= weight(item)
      if (left < 0) return item
    }
    return items.at(-1) as T
  }

  normal(): number {
    if (this.#spare !== null) {
      const spare = this.#spare
      this.#spare = null
      return spare
    }
    const radius = Math.sqrt(-2 * Math.log(1 - this.next()))
    const angle = 2 * Math.PI * this.next()
    this.#spare = radius * Math.sin(angle)
    return radius * Math.cos(angle)
  }

  /** `spread` is the standard deviation of the logarithm. */
  logNormal(median: number, spread: number): number {
    return median * Math.exp(spread * this.normal())
  }

  /** Shaped as a UUIDv7 of the moment, so that ids sort as they would have been made. */
  uuid(time: number): string {
    const moment = Math.floor(time).toString(16).padStart(12, '0')
    const high = this.bits()
    const tail = hex(this.bits()) + hex(this.bits())
    const version = 0x7000 | (high & 0xfff)
    const variant = 0x8000 | ((high >>> 12) & 0x3fff)
    return `${moment.slice(0, 8)}-${moment.slice(8)}-${version.toString(16)}-${variant.toString(16)}-${tail.slice(0, 12)}`
  }
}

const hex = (bits: number): string => bits.toString(16).padStart(8, '0')
