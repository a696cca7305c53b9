import { isCalendarDate } from '../kernel/calendarDate'
import { longestInterval } from '../kernel/entries'
import { daysLater, startOfDay } from '../kernel/facilityTime'
import type { FieldRefusal } from '../kernel/refusal'

const moment = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}([.]\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/

/** Whether the text is a moment that exists, with its zone: without one it would depend on where the server stands. */
export const isMoment = (text: string): boolean => {
  const day = moment.exec(text)?.[1]
  return day !== undefined && isCalendarDate(day) && !Number.isNaN(new Date(text).getTime())
}

/** When the next change is due: at the moment that was sent, or when the day begins where the line is. */
export const changeDateFrom = (text: string, timeZone: string): Date => (isCalendarDate(text) ? startOfDay(timeZone, text) : new Date(text))

/** A dressing that is to be changed ten years from now, or should have been ten years ago, is a slip of the finger. */
export const farChangeDate = (date: Date, timeZone: string, now: Date): FieldRefusal[] =>
  date > daysLater(timeZone, now, longestInterval) || date < daysLater(timeZone, now, -longestInterval) ? [{ field: 'nextChangeDate', message: 'Must be within ten years from today' }] : []
