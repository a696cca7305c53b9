import { isCalendarDate } from '../kernel/time/calendarDate'
import { parseMoment } from '../kernel/time/writtenMoment'
import { longestInterval } from '../kernel/input/entries'
import { daysLater, momentAt, startOfDay } from '../kernel/time/facilityTime'
import type { FieldRefusal } from '../kernel/refusal'

/** The next change date: the moment that was sent, in the facility's zone if it names none, or the start of the day there. */
export const changeDateFrom = (text: string, timeZone: string): Date => {
  if (isCalendarDate(text)) return startOfDay(timeZone, text)
  const { day, hour, minute, second, zone } = parseMoment(text)!
  return zone ? new Date(text) : new Date(momentAt(timeZone, day, hour, minute).getTime() + Math.floor(second * 1_000))
}

/** A next change date more than ten years away is a typing error. */
export const farChangeDate = (date: Date, timeZone: string, now: Date): FieldRefusal[] =>
  date > daysLater(timeZone, now, longestInterval) || date < daysLater(timeZone, now, -longestInterval)
    ? [{ field: 'nextChangeDate', message: 'Must be within ten years from today' }]
    : []
