import { showCalendarDate } from 'domain/kernel/time/calendarDate'
import { todayIn } from 'domain/kernel/time/facilityTime'
import { signOfZone, zoneOrUtc } from './zonedTime'

type Zone = string | null | undefined

/** The day of a moment as YYYY-MM-DD in a facility's zone (rules 1.4), or in UTC: without a facility, or when the browser does not know its zone. */
export const dayOf = (moment: Date, timeZone: Zone): string => todayIn(zoneOrUtc(timeZone), moment)

/** That day as MM/DD/YYYY. */
export const showDayOf = (at: string, timeZone: Zone): string =>
  showCalendarDate(dayOf(new Date(at), timeZone)) + signOfZone(timeZone)
