import { isCalendarDate, parseShownDate, showCalendarDate } from 'domain/kernel/time/calendarDate'

/**
 * The text of a date while it is typed. Slashes are inserted automatically, because the number pad of a
 * phone has none. What is deleted stays deleted.
 */
export const typeDate = (before: string, typed: string): string => {
  const text = typed.replace(/\/{2,}/g, '/')
  if (text.length <= before.length) return text
  if (/^\d{8}$/.test(text)) return `${text.slice(0, 2)}/${text.slice(2, 4)}/${text.slice(4)}`
  return /^\d{2}$/.test(text) || /^\d{1,2}\/\d{2}$/.test(text) ? `${text}/` : text
}

/** The text of a date once the field was left: 3/1/1950 and 1950-03-01 become 03/01/1950. */
export const tidyDate = (text: string): string => {
  const trimmed = text.trim().replace(/^(\d{1,2}\/\d{1,2}|\d{1,2})\/$/, '$1')
  const stored = isCalendarDate(trimmed) ? trimmed : parseShownDate(trimmed)
  return stored ? showCalendarDate(stored) : trimmed
}

/** YYYY-MM-DD for a date, null for an empty text, and any other text unchanged, for the schema to refuse. */
export const storedDate = (text: string): string | null =>
  text.trim() ? (parseShownDate(tidyDate(text)) ?? text.trim()) : null

/** Incomplete dates show no error until somebody submits them (calls, section 5). */
export const hasThreeParts = (text: string): boolean => text.trim().split('/').length === 3
