import { showCalendarDate } from 'domain/kernel/time/calendarDate'
import { todayIn } from 'domain/kernel/time/facilityTime'

/** The day of a next dressing change, as it is at the line's facility (rules 1.4). */
export const DueDay = ({ at, timeZone }: { at: string; timeZone: string | undefined }) => (
  <time dateTime={at}>{showCalendarDate(todayIn(timeZone ?? 'UTC', new Date(at)))}</time>
)
