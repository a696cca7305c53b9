import { isCalendarDate, parseShownDate, showCalendarDate } from 'domain/kernel/time/calendarDate'

/**
 * The text of a date while it is typed. Slashes are inserted automatically, because the number pad of a
 * phone has none, unless another sign follows. What is deleted stays deleted.
 */
export const typeDate = (before: string, typed: string): string => {
  const text = typed.replace(/\/{2,}/g, '/').replace(/\/(?=[ -])/g, '')
  if (text.length <= before.length) return text
  if (/^\d{8}$/.test(text)) return `${text.slice(0, 2)}/${text.slice(2, 4)}/${text.slice(4)}`
  return /^\d{2}$/.test(text) || /^\d{1,2}\/\d{2}$/.test(text) ? `${text}/` : text
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const dayFirst = /^(?<day>\d{1,2})(?:st|nd|rd|th)?[\s-]*(?:of )?(?<month>[a-z]{3,9})\.?,?[\s-]*(?<year>\d{4}|\d{2})$/i
const monthFirst = /^(?<month>[a-z]{3,9})\.?[\s-]*(?<day>\d{1,2})(?:st|nd|rd|th)?(?:,|[\s-])\s*(?<year>\d{4}|\d{2})$/i
/** The order of the field, with what a number pad has instead of slashes. */
const divided = /^(\d{1,2})[ -](\d{1,2})[ -](\d{4}|\d{2})$/

/**
 * MM/DD/YYYY of a date as people write it: "March 1, 1950", "1 Mar 1950", "3-1-1950"; a year of two digits stays.
 * date-fns would read one format at a time.
 */
const writtenDate = (text: string): string => {
  const { day, month = '', year } = (dayFirst.exec(text) ?? monthFirst.exec(text))?.groups ?? {}
  const at = months.indexOf(month.slice(0, 3).toLowerCase())
  return at === -1 ? text.replace(divided, '$1/$2/$3') : `${at + 1}/${day}/${year}`
}

/** The text of a date once the field was left: 3/1/1950, 1950-03-01 and March 1, 1950 become 03/01/1950. */
export const tidyDate = (text: string): string => {
  const trimmed = text.trim().replace(/^(\d{1,2}\/\d{1,2}|\d{1,2})\/$/, '$1')
  const stored = isCalendarDate(trimmed) ? trimmed : parseShownDate(writtenDate(trimmed))
  return stored ? showCalendarDate(stored) : trimmed
}

/** What to ask about a date whose year has two digits; null for another text. */
export const askedYear = (text: string): string | null => {
  const year = /^\d{1,2}\/\d{1,2}\/(\d{2})$/.exec(writtenDate(text.trim()))?.[1]
  return year === undefined ? null : `Which year? Type 19${year} or 20${year}`
}

/** YYYY-MM-DD for a date, null for an empty text, and any other text unchanged, for the schema to refuse. */
export const storedDate = (text: string): string | null =>
  text.trim() ? (parseShownDate(tidyDate(text)) ?? text.trim()) : null

/** Incomplete dates show no error until somebody submits them (calls, section 5). */
export const hasThreeParts = (text: string): boolean => text.trim().split(/[\s/-]+/).length === 3
