import { formatIn } from '../../ui/browser/zonedTime'

// A board shows the time of its facility, whatever the zone of the computer behind it.

/** "14:32" */
export const showTimeIn = (timeZone: string, moment: Date): string =>
  formatIn(timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(moment)

/** "Mon, Nov 23" */
export const showDayIn = (timeZone: string, moment: Date): string =>
  formatIn(timeZone, { weekday: 'short', month: 'short', day: 'numeric' }).format(moment)
