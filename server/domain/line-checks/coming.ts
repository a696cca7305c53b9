import { dayLater, showIn, todayIn } from '../kernel/time/facilityTime'
import type { Schedule } from './schedule'

/** The next line checks in a zone: when, and for how many lines. */
export type ComingChecks = { timeZone: string; at: Date; lines: number }

/** Lines without a room are in no facility; UTC applies to them (rules 1.4). */
export const zoneWithoutRoom = 'UTC'

const city = (timeZone: string): string => timeZone.split('/').at(-1)!.replaceAll('_', ' ')

/** `today`, the weekday within a week, and after that the date as well. */
const dayInWords = ({ timeZone, at }: ComingChecks, now: Date): string => {
  const [day, today] = [todayIn(timeZone, at), todayIn(timeZone, now)]
  if (day === today) return 'today'
  return showIn(timeZone, at, day > today && day < dayLater(today, 7) ? 'EEEE' : 'EEEE d MMMM')
}

/** `Monday 07:00 in New York, 132 lines`. */
export const comingInWords = (coming: ComingChecks, now: Date): string => {
  const { timeZone, at, lines } = coming
  const time = showIn(timeZone, at, 'HH:mm')
  const count = `${lines === 0 ? 'no' : lines} ${lines === 1 ? 'line' : 'lines'}`
  const isNowhere = timeZone === zoneWithoutRoom
  return `${dayInWords(coming, now)} ${time} ${isNowhere ? 'UTC' : `in ${city(timeZone)}`}, ${count}${isNowhere ? ' without a room' : ''}`
}

/** The next line checks in a sentence. */
export const nextInWords = (
  schedule: Schedule,
  isPurposeGone: boolean,
  coming: readonly ComingChecks[],
  now: Date,
): string => {
  if (schedule.type === 'none') return 'No line checks are scheduled'
  if (isPurposeGone) return 'No line checks are made, because their purpose was deleted. Choose another'
  if (coming.length === 0) return 'No line checks are made, because there is no facility and no open line'
  return `Next: ${coming.map((each) => comingInWords(each, now)).join('; ')}`
}
