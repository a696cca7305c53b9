import { dayLater, momentAt, todayIn, weekdayOf } from '../kernel/time/facilityTime'

export const intervalUnits = ['minutes', 'hours'] as const
export type IntervalUnits = (typeof intervalUnits)[number]

/** When line checks are due (rules 4.6). An interval counts from `since`; a time is local to each facility. */
export type Schedule =
  | { type: 'none' }
  | { type: 'interval'; amount: number; units: IntervalUnits; since: Date }
  /** In 24 hours, on days from 1 (Monday) to 7 (Sunday). */
  | { type: 'time'; hour: number; minute: number; enabledDays: readonly number[] }

type Kept = {
  intervalAmount: number | null
  intervalUnits: IntervalUnits | null
  intervalSince: Date | null
  timeHour: number | null
  timeMinute: number | null
  enabledDays: readonly number[]
}

/** The schedule in the settings: a time, or else an interval, or else none (calls, section 4). */
export const scheduleOf = (kept: Kept | null): Schedule => {
  if (kept && kept.timeHour !== null && kept.timeMinute !== null)
    return { type: 'time', hour: kept.timeHour, minute: kept.timeMinute, enabledDays: kept.enabledDays }
  if (kept && kept.intervalAmount !== null && kept.intervalUnits !== null && kept.intervalSince !== null)
    return { type: 'interval', amount: kept.intervalAmount, units: kept.intervalUnits, since: kept.intervalSince }
  return { type: 'none' }
}

const minuteMs = 60_000
const intervalMs = { minutes: minuteMs, hours: 60 * minuteMs } as const

/** 12-hour to 24-hour time: 12 AM is midnight, 12 PM noon. */
export const hourOf = (localHours: number, isAM: boolean): number => (localHours % 12) + (isAM ? 0 : 12)

/** No schedule skips more days: a week, and one more day for the zone. */
const longestGapDays = 8

/** The first due moment after `after` in the zone; null when there is none. */
export const nextDue = (schedule: Schedule, timeZone: string, after: Date): Date | null => {
  if (schedule.type === 'none') return null
  if (schedule.type === 'interval') {
    const step = schedule.amount * intervalMs[schedule.units]
    const gone = Math.floor((after.getTime() - schedule.since.getTime()) / step)
    return new Date(schedule.since.getTime() + Math.max(1, gone + 1) * step)
  }
  const from = todayIn(timeZone, after)
  // A time that is skipped at the end of a day is due on the next day.
  for (let days = -1; days <= longestGapDays; days += 1) {
    const due = dueOn(schedule, timeZone, dayLater(from, days))
    if (due && due > after) return due
  }
  return null
}

/** The last due moment up to `now`, if it is after `after`: earlier missed runs are not caught up. */
export const lastDue = (schedule: Schedule, timeZone: string, after: Date, now: Date): Date | null => {
  const due = latestDue(schedule, timeZone, now)
  return due && due > after ? due : null
}

/** The first zone in which this moment is due; null for an interval, and when nothing is due at this moment. */
export const zoneDueAt = (schedule: Schedule, zones: readonly string[], at: Date): string | null =>
  schedule.type === 'time'
    ? (zones.find((zone) => nextDue(schedule, zone, new Date(at.getTime() - 1))?.getTime() === at.getTime()) ?? null)
    : null

/** 24-hour to 12-hour time: midnight and noon are 12. */
export const twelveHours = (hour: number): { localHours: number; isAM: boolean } => ({
  localHours: hour % 12 || 12,
  isAM: hour < 12,
})

const latestDue = (schedule: Schedule, timeZone: string, now: Date): Date | null => {
  if (schedule.type === 'none') return null
  if (schedule.type === 'interval') {
    const step = schedule.amount * intervalMs[schedule.units]
    const gone = Math.floor((now.getTime() - schedule.since.getTime()) / step)
    return gone < 1 ? null : new Date(schedule.since.getTime() + gone * step)
  }
  const from = todayIn(timeZone, now)
  for (let days = 0; days <= longestGapDays; days += 1) {
    const due = dueOn(schedule, timeZone, dayLater(from, -days))
    if (due && due <= now) return due
  }
  return null
}

const dueOn = (
  { hour, minute, enabledDays }: Extract<Schedule, { type: 'time' }>,
  timeZone: string,
  day: string,
): Date | null => (enabledDays.includes(weekdayOf(day)) ? momentAt(timeZone, day, hour, minute) : null)
