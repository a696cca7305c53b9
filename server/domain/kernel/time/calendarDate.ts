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

/** MM/DD/YYYY from YYYY-MM-DD. */
export const showCalendarDate = (text: string): string => {
  const [year, month, day] = text.split('-')
  return `${month}/${day}/${year}`
}

/** The calendar date of a database `date`, which Prisma gives as midnight UTC. */
export const fromDatabaseDate = (date: Date): string => date.toISOString().slice(0, 10)

export const toDatabaseDate = (text: string): Date => new Date(`${text}T00:00:00Z`)
