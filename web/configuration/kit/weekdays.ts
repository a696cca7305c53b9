import { weekdays } from 'domain/kernel/time/timeOfDay'

/** The days of a week, as a form holds them: 1 Monday to 7 Sunday. */
export const weekdayOptions = weekdays.map((label, index) => ({ value: String(index + 1), label }))
