import { dayLater } from '../kernel/time/facilityTime'

// The filter of the compliance report by when documents expire (rules 6.3).

/** How screens and files show it. */
export const expiryNames = {
  THIS_MONTH: 'This month',
  NEXT_MONTH: 'Next month',
  WITHIN_60_DAYS: 'Within 60 days',
  WITHIN_90_DAYS: 'Within 90 days',
} as const
export type Expiry = keyof typeof expiryNames
export const expiries = Object.keys(expiryNames) as Expiry[]

/** Which rows each leaves. */
export const expiryMeanings: Record<Expiry, string> = {
  THIS_MONTH: 'Requirements whose document expires, or has expired, in the month of today.',
  NEXT_MONTH: 'Requirements whose document expires in the month after that.',
  WITHIN_60_DAYS: 'Requirements whose document expires within 60 days.',
  WITHIN_90_DAYS: 'Requirements whose document expires within 90 days.',
}

/** The first day of the month this many months later. */
const monthLater = (day: string, months: number): string =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + months, 1)).toISOString().slice(0, 10)

const month = (today: string, later: number) => ({
  first: monthLater(today, later),
  last: dayLater(monthLater(today, later + 1), -1),
})

/** What expires today has expired (rules 6.5a). */
const within = (today: string, days: number) => ({ first: dayLater(today, 1), last: dayLater(today, days) })

/** The days on which the documents expire, as YYYY-MM-DD. */
export const daysOfExpiry = (expiry: Expiry, today: string): { first: string; last: string } =>
  ({
    THIS_MONTH: month(today, 0),
    NEXT_MONTH: month(today, 1),
    WITHIN_60_DAYS: within(today, 60),
    WITHIN_90_DAYS: within(today, 90),
  })[expiry]
