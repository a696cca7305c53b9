import { minutesBetween, showMinutes } from 'domain/calls/queue/waiting'
import { mostAttempts } from 'domain/jobs/retry'
import { graphql } from 'react-relay'
import { formatIn, signOfZone } from '../ui/browser/zonedTime'
import type { jobWords_facts$data } from './__generated__/jobWords_facts.graphql'

type Outcome = 'done' | 'failed' | 'dead'

/** The fields that determine a job's state. */
void graphql`
  fragment jobWords_facts on Job {
    dueAt
    requestedAt
    runningSince
    attempts
    runs {
      outcome
      endedAt
    }
  }
`
export type JobFacts = Omit<jobWords_facts$data, ' $fragmentType'>

export type Sign = { word: string; palette: 'green' | 'blue' | 'amber' | 'red' | 'gray'; says: string | null }

/** A server checks every second; a job that has waited longer than this is late. */
const lateAfterMs = 60_000

const isOver = (moment: string | null | undefined, byMs: number, now: Date): boolean =>
  moment != null && now.getTime() - Date.parse(moment) > byMs

/** A job's state, the most urgent first. */
export const signOf = ({ dueAt, requestedAt, runningSince, attempts, runs }: JobFacts, now: Date): Sign => {
  if (runningSince != null)
    return { word: 'Running', palette: 'blue', says: attempts > 1 ? `Try ${attempts} of ${mostAttempts}.` : null }
  if (dueAt == null) return { word: 'Not scheduled', palette: 'gray', says: null }
  if (isOver(dueAt, lateAfterMs, now))
    return {
      word: 'Late',
      palette: 'red',
      says: `It was due ${showMinutes(minutesBetween(dueAt, now))} ago, and no server has started it.`,
    }
  if (attempts > 0)
    return {
      word: 'Failing',
      palette: 'red',
      says: `Try ${attempts} of ${mostAttempts} failed. The next try is when it is due.`,
    }
  if (requestedAt != null) return { word: 'Requested', palette: 'blue', says: 'A server starts it in a moment.' }
  if (runs[0]?.outcome === 'dead')
    return {
      word: 'Given up',
      palette: 'amber',
      says: `The last run failed after ${mostAttempts} tries. It runs again at its next scheduled time.`,
    }
  return { word: 'Waiting', palette: 'green', says: null }
}

export const outcomes: Readonly<Record<Outcome, { word: string; palette: Sign['palette'] }>> = {
  done: { word: 'Done', palette: 'green' },
  failed: { word: 'Failed', palette: 'amber' },
  dead: { word: 'Given up', palette: 'red' },
}

/** Whether the job is about to change, so that it is polled every few seconds. */
export const isMoving = ({ dueAt, requestedAt, runningSince }: JobFacts, now: Date): boolean =>
  runningSince != null ||
  requestedAt != null ||
  (dueAt != null && Math.abs(Date.parse(dueAt) - now.getTime()) < lateAfterMs / 2)

/** How long a run took: `0.4 s`, `12 s`, `3 min`. */
export const tookWords = (startedAt: string, endedAt: string): string => {
  const seconds = Math.max(0, Date.parse(endedAt) - Date.parse(startedAt)) / 1_000
  if (seconds < 10) return `${seconds.toFixed(1)} s`
  return seconds < 120 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`
}

/** How late a run began; null when the delay is too short to mention. */
export const lateWords = (dueAt: string, startedAt: string): string | null =>
  isOver(dueAt, lateAfterMs, new Date(startedAt))
    ? `${showMinutes(minutesBetween(dueAt, new Date(startedAt)))} late`
    : null

/** The kind of the job that creates line checks. */
export const ofLineChecks = 'checkLines'

/**
 * When and for which lines a job is due in its time zone: `Mon 07:00 in New York`; null when the reader's own clock shows
 * the same. Line checks that are due in UTC are those of lines without a room.
 */
export const dueThere = (name: string, timeZone: string | null | undefined, at: string): string | null => {
  if (!timeZone) return null
  const words = (zone?: string) =>
    formatIn(zone, { weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(at))
  const where =
    timeZone === 'UTC' ? timeZone : signOfZone(timeZone) ? '' : `in ${timeZone.split('/').at(-1)!.replaceAll('_', ' ')}`
  const why = name === ofLineChecks && timeZone === 'UTC' ? ', for lines without a room' : ''
  return words(timeZone) === words() && !why ? null : `${words(timeZone)} ${where}${why}`.trim()
}
