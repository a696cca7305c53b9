import { showCalendarDate } from 'domain/kernel/time/calendarDate'
import { todayIn } from 'domain/kernel/time/facilityTime'

/** The day of the next dressing change, in the facility's time zone (rules 1.4). */
export const DueDay = ({ at, timeZone }: { at: string; timeZone: string | undefined }) => (
  <time dateTime={at}>{showCalendarDate(todayIn(timeZone ?? 'UTC', new Date(at)))}</time>
)
