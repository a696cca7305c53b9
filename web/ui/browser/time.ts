import { formatIn } from './zonedTime'

const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const clock = formatIn(undefined, time)
const clockWithSeconds = formatIn(undefined, { ...time, second: '2-digit' })
const dayAndTime = formatIn(undefined, { month: 'short', day: 'numeric', ...time })
const yearAndTime = formatIn(undefined, { month: 'short', day: 'numeric', year: 'numeric', ...time })
const shortDay = formatIn(undefined, { month: '2-digit', day: '2-digit' })
const full = formatIn(undefined, { dateStyle: 'full', timeStyle: 'short', hourCycle: 'h23' })

// A browser that does not know its zone has the days of UTC.
const isSameDay = (a: Date, b: Date) => a.toDateString() === b.toDateString()

/** "14:02:11" in the reader's own zone. */
export const showTimeWithSeconds = (moment: Date): string => clockWithSeconds.format(moment)

/** "14:02" today, "Nov 20, 23:40" this year, "Nov 20, 2025, 23:40" otherwise. */
export const showMoment = (moment: Date, now: Date): string => {
  if (isSameDay(moment, now)) return clock.format(moment)
  return (moment.getFullYear() === now.getFullYear() ? dayAndTime : yearAndTime).format(moment)
}

/** "11/15" in the reader's own zone: the day of a recent visit. */
export const showDay = (moment: Date): string => shortDay.format(moment)

/** The full date and time, for titles and screen readers. */
export const showFully = (moment: Date): string => full.format(moment)
