import { string } from 'yup'

// Times of day as the clocks of a place show them: HH:mm, and 24:00 for the end of a day.

const clock = /^([01]\d|2[0-3]):[0-5]\d$/
const clockMessage = 'Must be a time (HH:mm)'

export const midnight = '00:00'
export const dayEnd = '24:00'

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** Whether a text is a time of day; at the end of a span also 24:00. */
export const isTimeOfDay = (value: string, isEnd: boolean): boolean => clock.test(value) || (isEnd && value === dayEnd)

/** A time of day as text; a blank one is null. */
export const timeOfDay = (isEnd: boolean, description: string) =>
  string()
    .transform((_value, original: unknown) => (original === '' ? null : original))
    .typeError(clockMessage)
    .nullable()
    .test('clock', clockMessage, (value) => typeof value !== 'string' || isTimeOfDay(value, isEnd))
    .meta({ description, jsonSchema: { type: 'string', pattern: isEnd ? `${clock.source}|^24:00$` : clock.source } })

/**
 * The time of day that somebody wrote as people do: `7`, `7:30`, `0730`, `7.30 pm`. What is none stays as it is, for its
 * refusal. Without am or pm it is of 24 hours.
 */
export const readTimeOfDay = (written: unknown): unknown => {
  const parts = typeof written === 'string' && /^(\d\d?)(?:[:.]?(\d\d))?(?:\s*([ap])\.?m?\.?)?$/i.exec(written.trim())
  if (!parts) return written
  const [, hour, minutes = '00', half] = parts
  if (!half) return `${hour!.padStart(2, '0')}:${minutes}`
  if (Number(hour) < 1 || Number(hour) > 12) return written
  const since = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return `${String(since).padStart(2, '0')}:${minutes}`
}

/** The minutes since midnight. */
export const minuteOfDay = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
