// A board shows the time of its facility, whatever the zone of the computer behind it.

const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = JSON.stringify([timeZone, options])
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { ...options, timeZone })
  formats.set(key, format)
  return format
}

/** "14:32" */
export const showTimeIn = (timeZone: string, moment: Date): string =>
  formatOf(timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(moment)

/** "Mon, Nov 23" */
export const showDayIn = (timeZone: string, moment: Date): string =>
  formatOf(timeZone, { weekday: 'short', month: 'short', day: 'numeric' }).format(moment)
