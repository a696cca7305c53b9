import { isCalendarDate } from '../kernel/time/calendarDate'
import { longestInterval } from '../kernel/input/entries'
import { daysLater, momentAt, startOfDay } from '../kernel/time/facilityTime'
import type { FieldRefusal } from '../kernel/refusal'

const moment = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::(\d{2}(?:[.]\d{1,9})?))?(Z|[+-]\d{2}:\d{2})?$/

/** Whether the text is a moment that exists, with a zone or without one. */
export const isMoment = (text: string): boolean => {
  const day = moment.exec(text)?.[1]
  return day !== undefined && isCalendarDate(day) && !Number.isNaN(new Date(text).getTime())
}

/** When the next change is due: at the moment that was sent, which without a zone is of the line's facility, or when the day begins there. */
export const changeDateFrom = (text: string, timeZone: string): Date => {
  if (isCalendarDate(text)) return startOfDay(timeZone, text)
  const [, day, hour, minute, second = '0', zone] = moment.exec(text)!
  if (zone) return new Date(text)
  return new Date(momentAt(timeZone, day!, Number(hour), Number(minute)).getTime() + Math.floor(Number(second) * 1_000))
}

/** A dressing that is to be changed ten years from now, or should have been ten years ago, is a slip of the finger. */
export const farChangeDate = (date: Date, timeZone: string, now: Date): FieldRefusal[] =>
  date > daysLater(timeZone, now, longestInterval) || date < daysLater(timeZone, now, -longestInterval)
    ? [{ field: 'nextChangeDate', message: 'Must be within ten years from today' }]
    : []
