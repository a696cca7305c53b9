import { isOnHold } from '../../configuration/statuses/status'

type Scheduled = { createdAt: string; aliveAt: string; statusName: string; lineCheck: boolean }

/**
 * When a scheduled follow-up, or a line check on hold, was due; null for other calls, whose cards show when they were
 * created. A follow-up is created weeks before it joins the queue (rules 3.1).
 */
export const dueMoment = ({ createdAt, aliveAt, statusName, lineCheck }: Scheduled): string | null =>
  Date.parse(aliveAt) > Date.parse(createdAt) || (lineCheck && isOnHold(statusName)) ? aliveAt : null

export type WaitingTone = 'calm' | 'near' | 'late'

/** Whole minutes from `since` to `now`, never negative even when a clock is behind. */
export const minutesBetween = (since: string, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / 60_000))

/** The tone of a wait: near from two thirds of the target minutes on. A call that does not wait has no target. */
export const waitingTone = (target: number | null, minutes: number): WaitingTone => {
  if (target === null) return 'calm'
  if (minutes >= target) return 'late'
  return minutes * 3 >= target * 2 ? 'near' : 'calm'
}

/** "12 min", "1 h 05 min", "2 d 3 h". */
export const showMinutes = (minutes: number): string => {
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return `${hours} h ${String(minutes % 60).padStart(2, '0')} min`
  return `${Math.floor(hours / 24)} d ${hours % 24} h`
}
