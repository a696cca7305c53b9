import { dayLater, daysBetween, momentAt, todayIn, weekdayOf } from '../kernel/time/facilityTime'

// Compliance goes by days of the provider's first facility. A day begins for it at 02:00 there (rules 6.7).

const hour = 2

/** The day whose run is due now: today from 02:00 on, before that yesterday. */
export const nightOf = (timeZone: string, now: Date): string => {
  const today = todayIn(timeZone, now)
  return momentAt(timeZone, today, hour, 0) <= now ? today : dayLater(today, -1)
}

/** When the next run is due; at the next valid minute on a day whose clocks skip 02:00. */
export const nextNight = (timeZone: string, now: Date): Date =>
  momentAt(timeZone, dayLater(nightOf(timeZone, now), 1), hour, 0)

/** Whether a night has begun there from that moment on. */
export const hasBegunSince = (timeZone: string, since: Date, now: Date): boolean =>
  momentAt(timeZone, nightOf(timeZone, now), hour, 0) >= since

/** The Monday of the day's week. */
export const weekOf = (day: string): string => dayLater(day, 1 - weekdayOf(day))

/** "today", "tomorrow", "in 7 days", "3 days ago". */
export const daysInWords = (from: string, day: string): string => {
  const days = daysBetween(from, day)
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  if (days === -1) return 'yesterday'
  return days > 0 ? `in ${days} days` : `${-days} days ago`
}
