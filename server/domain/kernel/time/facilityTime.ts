import { TZDate, tzOffset } from '@date-fns/tz'
import { addDays, format } from 'date-fns'

// Everything about a facility's local time goes through this module, which always takes a zone (rules 1.4).

/** Today as YYYY-MM-DD in the zone. */
export const todayIn = (timeZone: string, now: Date): string => format(new TZDate(now, timeZone), 'yyyy-MM-dd')

/** The same local time in the zone, this many days later. */
export const daysLater = (timeZone: string, moment: Date, days: number): Date =>
  new Date(addDays(new TZDate(moment, timeZone), days).getTime())

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** The calendar date this many days later. */
export const dayLater = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** The number of days from one YYYY-MM-DD to the other. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs)

/** Nobody is older: an earlier day is a typing error. */
const longestLife = 130

/** Whether the day is longer ago than anybody lives. */
export const isLongAgo = (day: string, today: string): boolean =>
  day < `${Number(today.slice(0, 4)) - longestLife}${today.slice(4)}`

/** 1 Monday to 7 Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

/**
 * The moment at which the zone's clocks show this time on that day: the first one when they show it twice, and the next
 * minute that they show when they skip it (rules 4.6).
 */
export const momentAt = (timeZone: string, day: string, hour: number, minute: number): Date => {
  const shown = Date.parse(`${day}T00:00:00Z`) + (hour * 60 + minute) * minuteMs
  const ahead = (moment: number): number => tzOffset(timeZone, new Date(moment)) * minuteMs
  // One of these offsets applies, because clocks change at most once within these days.
  const [before, after] = [ahead(shown - dayMs), ahead(shown + dayMs)]
  const found = [shown - before, shown - after].filter((moment) => moment + ahead(moment) === shown)
  if (found.length > 0) return new Date(Math.min(...found))
  // The clocks are put forward between these two moments.
  let [early, late] = [shown - after, shown - before]
  while (late - early > minuteMs) {
    const between = early + Math.floor((late - early) / 2 / minuteMs) * minuteMs
    if (ahead(between) === after) late = between
    else early = between
  }
  return new Date(late)
}

/** The moment at which a day, as YYYY-MM-DD, begins in the zone, or the day this many days later. */
export const startOfDay = (timeZone: string, day: string, daysAfter = 0): Date =>
  momentAt(timeZone, dayLater(day, daysAfter), 0, 0)

/** The moment in the zone, in a pattern of date-fns' `format`. */
export const showIn = (timeZone: string, moment: Date, pattern: string): string =>
  format(new TZDate(moment, timeZone), pattern)
