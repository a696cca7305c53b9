import type { Column, Figure } from '../column'
import { demandMeanings, showHour, type DemandRow } from '../demand'

// How many calls joined the queue in each hour of the day, and how many clinicians were at work then (rules 7.14).

/** What the database counts: hours of the range in which somebody worked on a call, by the hour of the day. */
export type WorkedHours = { hour: number; clinicianHours: number }

export type StaffedHour = Pick<DemandRow, 'hour' | 'calls' | 'medianMinutes'> & {
  clinicianHours: number
  /** Null where nobody was at work. */
  callsPerHour: number | null
}

/** The 24 hours of the day. */
export const staffedHours = (demand: readonly DemandRow[], worked: readonly WorkedHours[]): StaffedHour[] => {
  const hoursOf = new Map(worked.map(({ hour, clinicianHours }) => [hour, clinicianHours]))
  return demand.map(({ hour, calls, medianMinutes }) => {
    const clinicianHours = hoursOf.get(hour) ?? 0
    const callsPerHour = clinicianHours > 0 ? Math.round((calls / clinicianHours) * 100) / 100 : null
    return { hour, calls, medianMinutes, clinicianHours, callsPerHour }
  })
}

export const staffingMeanings = {
  calls: demandMeanings.calls,
  clinicianHours:
    'Hours in which a clinician worked on a call that was completed in the range, by the clock of its facility; each clinician counts once an hour.',
  callsPerHour: 'Calls that joined the queue in this hour of the day, for each hour in which a clinician was at work.',
  medianMinutes: demandMeanings.medianMinutes,
} as const satisfies Record<Exclude<keyof StaffedHour, 'hour'>, string>

const figure = (
  name: string,
  key: keyof typeof staffingMeanings,
  more: Pick<Figure<StaffedHour>, 'unit' | 'decimals'> = {},
): Figure<StaffedHour> => ({ name, isNumber: true, means: staffingMeanings[key], of: (row) => row[key], ...more })

export const staffingColumns: Column<StaffedHour>[] = [
  { name: 'Hour', of: ({ hour }) => showHour(hour) },
  figure('Calls', 'calls'),
  figure('Clinician-Hours', 'clinicianHours'),
  figure('Calls per Clinician-Hour', 'callsPerHour', { decimals: 2 }),
  figure('Median Response', 'medianMinutes', { unit: 'min', decimals: 1 }),
]
