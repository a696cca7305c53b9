import { simulate, type Country, type Failures } from './cells'
import type { Figures } from './figures'
import { needsOf, type Needs, type Use } from './installation'

/** Of a month, in any currency. */
export type Prices = { core: number; memoryGb: number; diskGb: number }

export const examplePrices: Prices = { core: 20, memoryGb: 3, diskGb: 0.1 }

const daysOfYear = 365
/** Screens of a ward, and years of calls that are kept. */
const screensOfWard = 10
const yearsKept = 5

const uses: { name: string; use: Omit<Use, 'calls'> }[] = [
  { name: 'A ward', use: { screens: 10, providers: 1, callsADay: 20 } },
  { name: 'A hospital', use: { screens: 200, providers: 1, callsADay: 500 } },
  { name: 'A group', use: { screens: 5_000, providers: 20, callsADay: 10_000 } },
  { name: 'A hundred hospitals', use: { screens: 20_000, providers: 100, callsADay: 50_000 } },
  { name: 'A country', use: { screens: 200_000, providers: 2_000, callsADay: 500_000 } },
]

const country: Country = { years: 10, providers: 2_000, screens: 200_000, callsADay: 500_000, growth: 0.05 }
const failures: Failures = { yearsBetweenLosses: 2, takeoverSeconds: 60, yearsBetweenDisasters: 30 }
const shares = [Number.POSITIVE_INFINITY, 0.2, 0.1, 0.05, 0.02, 0.01]
const seed = 20_261_130

const whole = (n: number): string => Math.round(n).toLocaleString('en')
const two = (n: number): string => Number(n.toPrecision(2)).toLocaleString('en', { maximumFractionDigits: 10 })
/** Minutes as people say them. */
const time = (minutes: number): string =>
  minutes < 1 ? 'under 1 min' : minutes < 90 ? `${whole(minutes)} min` : `${two(minutes / 60)} h`
const size = (gb: number): string =>
  gb < 1 ? `${two(gb * 1024)} MB` : gb < 1024 ? `${two(gb)} GB` : `${two(gb / 1024)} TB`

const table = (head: string[], rows: string[][]): string =>
  [head, head.map((_, at) => (at === 0 ? '---' : '---:')), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

const sum = (all: readonly Needs[], of: (one: Needs) => number): number =>
  all.reduce((total, one) => total + of(one), 0)

/** Each process has a core; primary and standby are alike, have 4 GB of memory for each core, and a backup lies beside them. */
const costOf = (all: readonly Needs[], prices: Prices): number => {
  const ofDatabases = 2 * sum(all, ({ databaseCores }) => databaseCores)
  const cores = sum(all, ({ processes }) => processes) + ofDatabases
  const memory = sum(all, ({ processes, memoryGb }) => processes * memoryGb) + 4 * ofDatabases
  const disk = 3 * sum(all, ({ databaseGb }) => databaseGb)
  return cores * prices.core + memory * prices.memoryGb + disk * prices.diskGb
}

/** What installations of some sizes need. */
const installations = (figures: Figures, prices: Prices): string =>
  table(
    [
      '',
      'Screens',
      'Providers',
      'Calls a day',
      'Changes/s',
      'Processes',
      'Cores busy',
      'Memory each',
      'Database cores',
      `Database, ${yearsKept} years`,
      'Backup',
      'Restore',
      'Cost of a ward',
    ],
    uses.map(({ name, use }) => {
      const needs = needsOf({ ...use, calls: use.callsADay * daysOfYear * yearsKept }, figures)
      return [
        name,
        whole(use.screens),
        whole(use.providers),
        whole(use.callsADay),
        two(needs.changesPerSecond),
        whole(needs.processes),
        two(needs.busyCores),
        size(needs.memoryGb),
        whole(needs.databaseCores),
        size(needs.databaseGb),
        time(needs.backupMinutes),
        time(needs.restoreMinutes),
        two(costOf([needs], prices) / (use.screens / screensOfWard)),
      ]
    }),
  )

/** A country in one installation, and in cells of several sizes. */
const cells = (figures: Figures, prices: Prices): string =>
  table(
    [
      'A cell has at most',
      'Cells',
      'Stands still at once',
      'Processes',
      'Largest database',
      'Its restore',
      'Moves a year',
      'A move, typically',
      'At most',
      'Lost in a ward a year',
      'Cost of a ward',
    ],
    shares.map((share) => {
      const seen = simulate(country, share, failures, figures, seed)
      return [
        share > 1 ? 'everything' : `${two(share * 100)} %`,
        whole(seen.cells),
        `${two(seen.largestShare * 100)} %`,
        whole(sum(seen.needs, ({ processes }) => processes)),
        size(seen.largest.databaseGb),
        time(seen.largest.restoreMinutes),
        two(seen.moves.length / country.years),
        seen.moves.length === 0 ? '–' : time(seen.moves[Math.floor(seen.moves.length / 2)]!),
        seen.moves.length === 0 ? '–' : time(seen.moves.at(-1)!),
        time(seen.lostMinutesAYear),
        two(costOf(seen.needs, prices) / (country.screens / screensOfWard)),
      ]
    }),
  )

/** The tables of docs/operations.md, by the name that they have there. */
export const tablesOf = (figures: Figures, prices: Prices): Record<string, string> => ({
  installations: installations(figures, prices),
  cells: cells(figures, prices),
})
