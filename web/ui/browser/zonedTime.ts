// Not every browser knows every zone: one does not say its own, an old one lacks a new zone. Then times are those of
// UTC, with the sign "UTC", and no page breaks.

const sign = ' UTC'

const isKnown = (timeZone: string): boolean => {
  try {
    // Chrome calls its own zone so when the system's is none; it takes the name from nobody.
    return timeZone !== 'Etc/Unknown' && Boolean(new Intl.DateTimeFormat('en-US', { timeZone }))
  } catch {
    return false
  }
}

const known = new Map<string, boolean>()

const knows = (timeZone: string): boolean => {
  const is = known.get(timeZone) ?? isKnown(timeZone)
  known.set(timeZone, is)
  return is
}

/** What the browser says of its own zone; null when it says nothing that can be used. */
const ownZone = (): string | null => {
  try {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    return timeZone && knows(timeZone) ? timeZone : null
  } catch {
    return null
  }
}

/** The reader's own zone; UTC when the browser does not say it. */
export const zoneHere = (): string => ownZone() ?? 'UTC'

/** The zone if this browser knows it, else UTC; so for no zone. Days and times are reckoned in it. */
export const zoneOrUtc = (timeZone: string | null | undefined): string =>
  timeZone && knows(timeZone) ? timeZone : 'UTC'

/** What stands after a time or a day that is shown in UTC because the browser does not know the zone. */
export const signOfZone = (timeZone: string | null | undefined): string => (timeZone && !knows(timeZone) ? sign : '')

type TimeFormat = { format: (moment: Date) => string }

/** "2026-11-20 14:02 UTC", in a browser that formats no time. */
const plain: TimeFormat = { format: (moment) => moment.toISOString().slice(0, 16).replace('T', ' ') + sign }

const makeFormat = (timeZone: string | undefined, options: Intl.DateTimeFormatOptions): TimeFormat => {
  const isThere = timeZone === undefined ? ownZone() !== null : knows(timeZone)
  try {
    const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: isThere ? timeZone : 'UTC' })
    return isThere ? format : { format: (moment) => format.format(moment) + sign }
  } catch {
    return plain
  }
}

const formats = new Map<string, TimeFormat>()

/** A format in a time zone, or in the reader's own. It is kept, because making one takes a millisecond. */
export const formatIn = (timeZone: string | undefined, options: Intl.DateTimeFormatOptions): TimeFormat => {
  const key = JSON.stringify([timeZone, options])
  const format = formats.get(key) ?? makeFormat(timeZone, options)
  formats.set(key, format)
  return format
}
