// Calendar dates have no zone: in America, `new Date('1950-03-01')` would show the day before.

const shown = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/
const stored = /^(\d{4})-(\d{2})-(\d{2})$/

const real = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day))
  return year >= 1000 && date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** Whether the text is an existing day as YYYY-MM-DD. */
export const isCalendarDate = (text: string): boolean => {
  const parts = stored.exec(text)
  return parts !== null && real(Number(parts[1]), Number(parts[2]), Number(parts[3]))
}

/** MM/DD/YYYY as YYYY-MM-DD; null for a day that does not exist. */
export const parseShownDate = (text: string): string | null => {
  const parts = shown.exec(text.trim())
  if (!parts) return null
  const [month, day, year] = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  return real(year, month, day) ? `${parts[3]}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}` : null
}

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

/** MM/DD/YYYY from YYYY-MM-DD. */
export const showCalendarDate = (text: string): string => {
  const [year, month, day] = text.split('-')
  return `${month}/${day}/${year}`
}

/** The calendar date of a database `date`, which Prisma gives as midnight UTC. */
export const fromDatabaseDate = (date: Date): string => date.toISOString().slice(0, 10)

export const toDatabaseDate = (text: string): Date => new Date(`${text}T00:00:00Z`)
