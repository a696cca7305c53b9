import { compareNames, nameKey } from '../kernel/input/names'
import { daysBetween } from '../kernel/time/facilityTime'
import { nowhere, type Column, type Figure } from './column'

// Lines placed, removed and in, line-days, and reported infections, by facility, type and month (rules 7.8).

/** The types that count in the central rate until the provider chooses others. */
export const usualCentralTypes: readonly string[] = ['SL PICC', 'DL PICC', 'TL PICC', 'CVL']
/** Below so many line-days a rate says nothing. */
export const fewestLineDays = 750

const noType = 'Not recorded'

export const lineGroups = ['FACILITY', 'TYPE', 'MONTH'] as const
export type LineGroup = (typeof lineGroups)[number]

/** Lines of a facility and of these types in a month, as the database counts them. */
export type LineCount = {
  facilityId: string | null
  types: readonly string[]
  /** YYYY-MM */
  month: string
  placed: number
  removed: number
  openAtMonthEnd: number
  /** Of the lines that were in on the last day of the range: each in its last month only. */
  openAtEnd: number
  lineDays: number
}
/** Infections that began in the range, and when the last one began, of these lines. */
export type InfectionCount = Pick<LineCount, 'facilityId' | 'types' | 'month'> & {
  infections: number
  /** YYYY-MM-DD */
  last: string
}

export type LineFigures = {
  placed: number
  removed: number
  openAtEnd: number
  lineDays: number
  infections: number
  /** Reported infections per 1,000 line-days; null below 750 line-days. */
  infectionsPer1000: number | null
  /** Days from the last reported infection to the end of the range, or today; null if there was none. */
  daysSinceLast: number | null
}

export type LineRow = LineFigures & { facility: string | null; type: string | null; month: string | null }

export type LineCounts = {
  lines: readonly LineCount[]
  infections: readonly InfectionCount[]
  /** The last day of the range, or today if the range goes on. */
  lastDay: string
}

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((total, row) => total + of(row), 0)

/** The last day of a month that is not after the day. */
const endOf = (month: string, lastDay: string): string => {
  const [year, number] = month.split('-').map(Number)
  const end = new Date(Date.UTC(year!, number!, 0)).toISOString().slice(0, 10)
  return end < lastDay ? end : lastDay
}

/** `month`: the figures are of this month of the range. */
const figuresOf = ({ lines, infections, lastDay }: LineCounts, month: string | null = null): LineFigures => {
  const known = month === null ? infections : infections.filter((row) => row.month <= month)
  const lineDays = sum(lines, (row) => row.lineDays)
  const reported = sum(
    known.filter((row) => month === null || row.month === month),
    (row) => row.infections,
  )
  const last = known.reduce((latest, row) => (row.last > latest ? row.last : latest), '')
  return {
    placed: sum(lines, (row) => row.placed),
    removed: sum(lines, (row) => row.removed),
    openAtEnd: sum(lines, (row) => (month === null ? row.openAtEnd : row.openAtMonthEnd)),
    lineDays,
    infections: reported,
    infectionsPer1000: lineDays >= fewestLineDays ? Math.round((reported / lineDays) * 100_000) / 100 : null,
    daysSinceLast: last === '' ? null : daysBetween(last, month === null ? lastDay : endOf(month, lastDay)),
  }
}

/** Types are compared without regard to case, as line checks compare them. */
const amongCentral = (centralTypes: readonly string[]) => {
  const central = new Set(centralTypes.map(nameKey))
  return ({ types }: { types: readonly string[] }): boolean => types.some((type) => central.has(nameKey(type)))
}

export const lineTotals = (
  counts: LineCounts,
  centralTypes: readonly string[],
): { total: LineFigures; central: LineFigures } => {
  const isCentral = amongCentral(centralTypes)
  const ofCentral = { lines: counts.lines.filter(isCentral), infections: counts.infections.filter(isCentral) }
  return { total: figuresOf(counts), central: figuresOf({ ...counts, ...ofCentral }) }
}

type Part = Pick<LineRow, 'facility' | 'type' | 'month'>

/** The rows of the report: one for each facility, type and month that are asked for. A line of two types counts at each of them. */
export const lineRows = (
  counts: LineCounts,
  by: readonly LineGroup[],
  nameOf: (facilityId: string) => string | undefined,
): LineRow[] => {
  const partsOf = ({ facilityId, types, month }: Pick<LineCount, 'facilityId' | 'types' | 'month'>): Part[] =>
    (by.includes('TYPE') ? (types.length > 0 ? types : [noType]) : [null]).map((type) => ({
      facility: by.includes('FACILITY') ? ((facilityId && nameOf(facilityId)) ?? nowhere) : null,
      type,
      month: by.includes('MONTH') ? month : null,
    }))
  const keyOf = (part: Part, month = part.month) => JSON.stringify([part.facility, part.type, month])
  const rows = new Map<string, { part: Part; lines: LineCount[] }>()
  const rowOf = (part: Part) => {
    const row = rows.get(keyOf(part)) ?? { part, lines: [] }
    rows.set(keyOf(part), row)
    return row
  }
  /** Of the same facility and type in any month: a row tells when the last one before its end was. */
  const infections = new Map<string, InfectionCount[]>()
  for (const count of counts.lines) for (const part of partsOf(count)) rowOf(part).lines.push(count)
  for (const count of counts.infections)
    for (const part of partsOf(count)) {
      if (count.infections > 0) rowOf(part)
      infections.set(keyOf(part, null), [...(infections.get(keyOf(part, null)) ?? []), count])
    }
  const compare = (a: string | null, b: string | null) => compareNames(a ?? '', b ?? '')
  return [...rows.values()]
    .map(({ part, lines }) => ({
      ...part,
      ...figuresOf({ ...counts, lines, infections: infections.get(keyOf(part, null)) ?? [] }, part.month),
    }))
    .sort((a, b) => compare(a.facility, b.facility) || compare(a.type, b.type) || compare(a.month, b.month))
}

/** 03/2026 */
export const showMonth = (month: string): string => `${month.slice(5)}/${month.slice(0, 4)}`

/** The month that is shown so: `03/2026` is 2026-03. */
export const readMonth = (shown: string): string => `${shown.slice(3)}-${shown.slice(0, 2)}`

/** What the figures count (rules 7.8). All days are those of the line's facility. */
export const lineMeanings = {
  placed: 'Lines that were placed on a day of the range.',
  removed:
    'Lines that were closed on a day of the range, by a call or by hand; the report Removals has only the calls at which a line came out.',
  openAtEnd: 'Lines that were in at the end of the month or range, or are in now if it goes on.',
  lineDays: 'Days of the range on which a line was in, those of its placement and removal included.',
  infections: 'Reported infections that began on a day of the range.',
  infectionsPer1000: `Reported infections per 1,000 line-days; there is no rate under ${fewestLineDays} line-days.`,
  daysSinceLast: 'Days from the last reported infection to the end of the month or range, or to today if it goes on.',
} as const satisfies Record<keyof LineFigures, string>

export const centralMeaning =
  'Lines of a type that the provider chose as central, in the configuration of procedures; a line of several types counts once.'

const figure = (
  name: string,
  key: keyof LineFigures,
  more: Pick<Figure<LineFigures>, 'unit' | 'decimals'> = {},
): Figure<LineFigures> => ({ name, isNumber: true, means: lineMeanings[key], of: (row) => row[key], ...more })

const figureColumns: Figure<LineFigures>[] = [
  figure('Placed', 'placed'),
  figure('Removed', 'removed'),
  figure('Open at the End', 'openAtEnd'),
  figure('Line-Days', 'lineDays'),
  figure('Reported Infections', 'infections'),
  figure('Reported Infections', 'infectionsPer1000', { unit: 'per 1,000 line-days', decimals: 2 }),
  figure('Days since the Last', 'daysSinceLast'),
]

const partColumns: Record<LineGroup, Column<Part>> = {
  FACILITY: { name: 'Facility', of: ({ facility }) => facility },
  TYPE: { name: 'Type', of: ({ type }) => type },
  MONTH: {
    name: 'Month',
    of: ({ month }) => month && showMonth(month),
    order: ({ month }) => month,
    day: { of: ({ month }) => month, pattern: 'MM/yyyy' },
  },
}

export const lineColumns = (by: readonly LineGroup[]): Column<LineRow>[] => [
  ...lineGroups.filter((group) => by.includes(group)).map((group) => partColumns[group]),
  ...figureColumns,
]
