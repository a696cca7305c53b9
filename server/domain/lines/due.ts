import { startOfDay, todayIn } from '../kernel/time/facilityTime'

/** The groups of the due board, by the day of the line's facility (rules 4.14). */
export const dueGroups = ['OVERDUE', 'TODAY', 'NEXT_TWO_DAYS', 'LATER', 'NO_DATE'] as const
export type DueGroup = (typeof dueGroups)[number]

/** From `from` until just before `to`; null: unbounded. */
export type DueSpan = { from: Date | null; to: Date | null }

/** The moments that bound the groups in a zone. */
export const dueSpans = (timeZone: string, now: Date): Record<Exclude<DueGroup, 'NO_DATE'>, DueSpan> => {
  const today = todayIn(timeZone, now)
  const begins = (days: number): Date => startOfDay(timeZone, today, days)
  return {
    OVERDUE: { from: null, to: begins(0) },
    TODAY: { from: begins(0), to: begins(1) },
    NEXT_TWO_DAYS: { from: begins(1), to: begins(3) },
    LATER: { from: begins(3), to: null },
  }
}

export const dueGroupOf = (nextChangeDate: Date | null, timeZone: string, now: Date): DueGroup => {
  if (!nextChangeDate) return 'NO_DATE'
  const spans = dueSpans(timeZone, now)
  const holds = ({ from, to }: DueSpan): boolean => (!from || nextChangeDate >= from) && (!to || nextChangeDate < to)
  return (['OVERDUE', 'TODAY', 'NEXT_TWO_DAYS', 'LATER'] as const).find((group) => holds(spans[group]))!
}
