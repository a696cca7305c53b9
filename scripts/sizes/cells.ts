import { Random } from '../../prisma/demo/story/random'
import type { Figures } from './figures'
import { needsOf, type Needs } from './installation'

/** All providers of a country, some years from now. */
export type Country = {
  years: number
  providers: number
  screens: number
  callsADay: number
  /** Of the calls of a year, how many more the next one has. */
  growth: number
}

/** What fails, and for how long: years between two failures of one cell. */
export type Failures = {
  /** Its primary is lost, and its standby takes over. */
  yearsBetweenLosses: number
  takeoverSeconds: number
  /** Primary and standby are lost, and the backup is restored. */
  yearsBetweenDisasters: number
}

/** `growth`: of a month. */
type Provider = { callsADay: number; calls: number; growth: number }
type Cell = { providers: Provider[] }

/** After all the years. */
export type Simulated = {
  cells: number
  /** Of the cell with the most calls a day, its part of the country: who stands still at once when it fails. */
  largestShare: number
  /** What the cell needs that has kept most. */
  largest: Needs
  needs: Needs[]
  /** For each move, how many minutes nothing could be changed in its provider; the shortest first. */
  moves: number[]
  /** So many minutes of a year, on average, nobody can work in a ward. */
  lostMinutesAYear: number
}

const daysOfMonth = 365 / 12
/** A new cell is filled up to here, so that its providers can grow before one of them has to leave. */
const filledTo = 0.7
/** Providers come evenly over so much of the time. */
const arrival = 0.4

const minutesOf = (calls: number, secondsOfMillion: number): number => ((calls / 1_000_000) * secondsOfMillion) / 60
const sum = <T>(all: readonly T[], of: (one: T) => number): number => all.reduce((total, one) => total + of(one), 0)
const loadOf = ({ providers }: Cell): number => sum(providers, ({ callsADay }) => callsADay)
const callsOf = ({ providers }: Cell): number => sum(providers, ({ calls }) => calls)

/**
 * Fills cells with providers month by month: each new one goes to the emptiest cell that has room, calls grow, and when a
 * cell has more than its share of the country's calls, a provider moves. `share`: of the calls a day at the end, from 0 to 1.
 */
export const simulate = (
  country: Country,
  share: number,
  failures: Failures,
  figures: Figures,
  seed: number,
): Simulated => {
  const chance = new Random(seed)
  const months = country.years * 12
  const most = country.callsADay * share
  // A few providers are far larger than most.
  const weights = Array.from({ length: country.providers }, () => chance.spread(1, 60))
  const grown = (1 + country.growth) ** (country.years * (1 - arrival / 2))
  const first = country.callsADay / grown / sum(weights, (weight) => weight)
  const cells: Cell[] = []
  const moves: number[] = []
  let waiting = weights.map((weight): Provider => ({
    callsADay: weight * first,
    calls: 0,
    growth: (country.growth / 12) * chance.between(0, 2),
  }))
  let lostMinutes = 0

  const place = (provider: Provider, except?: Cell): void => {
    const roomy = cells
      .filter((cell) => cell !== except && loadOf(cell) + provider.callsADay <= most * filledTo)
      .sort((a, b) => loadOf(a) - loadOf(b))[0]
    if (roomy) roomy.providers.push(provider)
    else cells.push({ providers: [provider] })
  }
  /** The smallest one after which the cell has room again, so that few wait for as short as can be. */
  const leaver = (cell: Cell): Provider => {
    const over = loadOf(cell) - most
    const bySize = [...cell.providers].sort((a, b) => a.callsADay - b.callsADay)
    return bySize.find(({ callsADay }) => callsADay >= over) ?? bySize.at(-1)!
  }
  const monthly = (yearsBetween: number): number => 1 / 12 / yearsBetween

  for (let month = 0; month < months; month += 1) {
    const arriving = Math.ceil(country.providers * Math.min(1, (month + 1) / (months * arrival)))
    const already = country.providers - waiting.length
    for (const provider of waiting.slice(0, arriving - already)) place(provider)
    waiting = waiting.slice(arriving - already)
    for (const cell of cells)
      for (const provider of cell.providers) {
        provider.calls += provider.callsADay * daysOfMonth
        provider.callsADay *= 1 + provider.growth
      }
    for (const cell of [...cells])
      while (loadOf(cell) > most && cell.providers.length > 1) {
        const provider = leaver(cell)
        cell.providers = cell.providers.filter((one) => one !== provider)
        moves.push(minutesOf(provider.calls, figures.exportSeconds + figures.importSeconds))
        place(provider, cell)
      }
    const all = sum(cells, loadOf)
    for (const cell of cells)
      lostMinutes +=
        (loadOf(cell) / all) *
        (monthly(failures.yearsBetweenLosses) * (failures.takeoverSeconds / 60) +
          monthly(failures.yearsBetweenDisasters) * minutesOf(callsOf(cell), figures.restoreSeconds))
  }

  const all = sum(cells, loadOf)
  const needs = cells.map((cell) =>
    needsOf(
      {
        screens: (country.screens * loadOf(cell)) / all,
        providers: cell.providers.length,
        callsADay: loadOf(cell),
        calls: callsOf(cell),
      },
      figures,
    ),
  )
  return {
    cells: cells.length,
    largestShare: Math.max(...cells.map(loadOf)) / all,
    largest: needs.reduce((a, b) => (b.databaseGb > a.databaseGb ? b : a)),
    needs,
    moves: moves.sort((a, b) => a - b),
    lostMinutesAYear: lostMinutes / country.years,
  }
}
