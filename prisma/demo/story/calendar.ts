import { tzOffset } from '@date-fns/tz'

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

// Offsets change on half hours at the most; asking for each of a million calls takes longer than making them.
const halfHour = hour / 2
const known = new Map<string, Map<number, number>>()

const offset = (timeZone: string, time: number): number => {
  let ofZone = known.get(timeZone)
  if (!ofZone) known.set(timeZone, (ofZone = new Map()))
  const slot = Math.floor(time / halfHour)
  let found = ofZone.get(slot)
  if (found === undefined) ofZone.set(slot, (found = tzOffset(timeZone, new Date(slot * halfHour)) * minute))
  return found
}

/** The calendar day on the zone's clocks, counted from 1 January 1970. */
export const localDay = (time: number, timeZone: string): number => Math.floor((time + offset(timeZone, time)) / day)

/** 0 to 24, with fractions. */
export const localHour = (time: number, timeZone: string): number => {
  const wall = time + offset(timeZone, time)
  return (wall - Math.floor(wall / day) * day) / hour
}

/** The moment when the zone's clocks show this hour (with fractions) of this day. */
export const atLocal = (onDay: number, atHour: number, timeZone: string): number => {
  const wall = onDay * day + Math.round(atHour * hour)
  return wall - offset(timeZone, wall - offset(timeZone, wall))
}

/** 1 January 1970 was a Thursday. */
export const isWeekend = (onDay: number): boolean => [0, 6].includes((onDay + 4) % 7)

export const calendarDate = (time: number): string => new Date(time).toISOString().slice(0, 10)
