import { tzOffset } from '@date-fns/tz'
import type { Range } from './range'

/** A period in which the zone's clocks are ahead of UTC by so many milliseconds. */
export type ClockPeriod = { from: Date; to: Date; aheadMs: number }

const minuteMs = 60_000
const stepMs = 24 * 60 * minuteMs

/**
 * The periods of a range between the changes of its clocks, so that a time of day is found by adding: what an hour of
 * the day is on the day of a change, the clocks of the zone say, and an hour that they show twice counts twice.
 */
export const clockPeriods = ({ from, to, timeZone }: Pick<Range, 'from' | 'to' | 'timeZone'>): ClockPeriod[] => {
  const ahead = (at: number): number => tzOffset(timeZone, new Date(at)) * minuteMs
  const periods: ClockPeriod[] = []
  let [begin, offset] = [from.getTime(), ahead(from.getTime())]
  for (let at = begin; at < to.getTime(); at += stepMs) {
    const next = Math.min(at + stepMs, to.getTime())
    if (ahead(next) === offset) continue
    let [early, late] = [at, next]
    while (late - early > minuteMs) {
      const between = early + Math.floor((late - early) / 2 / minuteMs) * minuteMs
      if (ahead(between) === offset) early = between
      else late = between
    }
    if (late < to.getTime()) {
      periods.push({ from: new Date(begin), to: new Date(late), aheadMs: offset })
      ;[begin, offset] = [late, ahead(next)]
    }
  }
  return [...periods, { from: new Date(begin), to, aheadMs: offset }]
}
