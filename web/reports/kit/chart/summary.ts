import { showCount } from '../../../ui/parts/counted'
import type { ChartRow, Series } from './barsProps'

/** What a person sees at a glance, in words: of each series the largest, the smallest, and where they stand. */
export const summaryOf = (rows: readonly ChartRow[], series: readonly Series[], unit: string): string =>
  series
    .map(({ name }, index) => {
      const known = rows.flatMap((row) => {
        const value = row.values[index]
        return value == null ? [] : [{ name: row.name, value }]
      })
      if (known.length === 0) return `${name}: nothing was recorded.`
      const [most, least] = [Math.max, Math.min].map((pick) => {
        const value = pick(...known.map((each) => each.value))
        return known.find((each) => each.value === value)!
      })
      const first = `${name}: the largest is ${most!.name} with ${showCount(most!.value)} ${unit}`
      return known.length > 1
        ? `${first}, the smallest ${least!.name} with ${showCount(least!.value)}, of ${known.length}.`
        : `${first}.`
    })
    .join(' ')
