import { TZDate } from '@date-fns/tz'
import { addDays, format } from 'date-fns'

// Facility-local questions go through this module, which always takes a zone (rules 1.4).

/** Today as YYYY-MM-DD where the zone's clocks are. */
export const todayIn = (timeZone: string, now: Date): string => format(new TZDate(now, timeZone), 'yyyy-MM-dd')

/** The moment so many days later at the same time of day where the zone's clocks are. */
export const daysLater = (timeZone: string, moment: Date, days: number): Date => new Date(addDays(new TZDate(moment, timeZone), days).getTime())

/** The moment at which a day, as YYYY-MM-DD, begins where the zone's clocks are; so many days after it when asked for. */
export const startOfDay = (timeZone: string, day: string, daysAfter = 0): Date => {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  return new Date(new TZDate(year, month - 1, date + daysAfter, timeZone).getTime())
}

/** How many midnights lie between two days as YYYY-MM-DD. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
