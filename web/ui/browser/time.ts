const clock = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const clockWithSeconds = new Intl.DateTimeFormat('en-US', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })
const dayAndYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })
const shortDay = new Intl.DateTimeFormat('en-US', { month: '2-digit', day: '2-digit' })
const full = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', hourCycle: 'h23' })

const isSameDay = (a: Date, b: Date) => a.toDateString() === b.toDateString()

/** "14:02" in the reader's own zone. */
const showTime = (moment: Date): string => clock.format(moment)

/** "14:02:11" in the reader's own zone. */
export const showTimeWithSeconds = (moment: Date): string => clockWithSeconds.format(moment)

/** "14:02" today, "Nov 20, 23:40" this year, "Nov 20, 2025, 23:40" otherwise. */
export const showMoment = (moment: Date, now: Date): string => {
  if (isSameDay(moment, now)) return showTime(moment)
  const date = moment.getFullYear() === now.getFullYear() ? day : dayAndYear
  return `${date.format(moment)}, ${showTime(moment)}`
}

/** "11/15" in the reader's own zone: the day of a recent visit. */
export const showDay = (moment: Date): string => shortDay.format(moment)

/** The full date and time, for titles and screen readers. */
export const showFully = (moment: Date): string => full.format(moment)
