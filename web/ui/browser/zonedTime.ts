const formats = new Map<string, Intl.DateTimeFormat>()

/** A format in a time zone, or in the reader's own. It is kept, because making one takes a millisecond. */
export const formatIn = (timeZone: string | undefined, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = JSON.stringify([timeZone, options])
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { ...options, timeZone })
  formats.set(key, format)
  return format
}
