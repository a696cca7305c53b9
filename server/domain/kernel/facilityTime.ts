import { TZDate } from '@date-fns/tz'
import { addDays, format } from 'date-fns'

// Facility-local questions go through this module, which always takes a zone (rules 1.4).

/** Today as YYYY-MM-DD where the zone's clocks are. */
export const todayIn = (timeZone: string, now: Date): string => format(new TZDate(now, timeZone), 'yyyy-MM-dd')

/** The moment so many days later at the same time of day where the zone's clocks are. */
export const daysLater = (timeZone: string, moment: Date, days: number): Date => new Date(addDays(new TZDate(moment, timeZone), days).getTime())
