import { isCalendarDate, parseShownDate } from './calendarDate'

const moment = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::(\d{2}(?:[.]\d{1,9})?))?(Z|[+-]\d{2}:\d{2})?$/

/**
 * A moment as ISO 8601 has it, from one with a blank or in small letters, or with a zone without a colon; a day as
 * YYYY-MM-DD from MM/DD/YYYY. Other texts stay.
 */
export const plainMoment = (text: string): string => {
  const typed = text.trim()
  const iso = typed.replace(/^(\d{4}-\d{2}-\d{2})[t ](?=\d{2}:)/, '$1T').replace(/(:.*)z$/, '$1Z')
  return parseShownDate(typed) ?? iso.replace(/(T.*?) ?([+-]\d{2}):?(\d{2})$/, '$1$2:$3')
}

type Moment = { day: string; hour: number; minute: number; second: number; zone: string | undefined }

/** The parts of an ISO 8601 moment, which may lack its zone; null when it does not exist. */
export const parseMoment = (text: string): Moment | null => {
  const [, day = '', hour, minute, second = '0', zone] = moment.exec(text) ?? []
  if (!isCalendarDate(day) || Number.isNaN(Date.parse(text))) return null
  return { day, hour: Number(hour), minute: Number(minute), second: Number(second), zone }
}

/** YYYY-MM-DD from that, from MM/DD/YYYY, or from a moment, whose time is ignored; null for a day that does not exist. */
export const readCalendarDate = (text: string): string | null => {
  const day = moment.exec(text)?.[1] ?? text
  return isCalendarDate(day) ? day : parseShownDate(text)
}

/** The texts that `readCalendarDate` may know, as a pattern. */
export const dateOrMoment = '^(\\d{4}-\\d{2}-\\d{2}(T.+)?|\\d{1,2}/\\d{1,2}/\\d{4})?$'

/** Whether the text is a day that exists, or a moment. */
export const isDateOrMoment = (text: string): boolean =>
  readCalendarDate(text) !== null && (!text.includes('T') || parseMoment(text) !== null)
