// What tests hold schedules against.

const minuteMs = 60_000

// How far the clocks are behind UTC, and since when: from the tables of the time services, not from the library that the
// schedule asks.
export const clocks: Record<string, [since: string, minutes: number][]> = {
  'America/New_York': [
    ['2025-11-02T06:00Z', -300],
    ['2026-03-08T07:00Z', -240],
    ['2026-11-01T06:00Z', -300],
    ['2027-03-14T07:00Z', -240],
  ],
  'America/Chicago': [
    ['2025-11-02T07:00Z', -360],
    ['2026-03-08T08:00Z', -300],
    ['2026-11-01T07:00Z', -360],
    ['2027-03-14T08:00Z', -300],
  ],
  'America/Phoenix': [['2025-01-01T00:00Z', -420]],
  'America/St_Johns': [
    ['2025-11-02T04:30Z', -210],
    ['2026-03-08T05:30Z', -150],
    ['2026-11-01T04:30Z', -210],
    ['2027-03-14T05:30Z', -150],
  ],
}

/**
 * When somebody who watches the clock on the wall, minute after minute, would check at each of the times: once on each
 * such day, at the first minute that is not before the time.
 */
export const watched = (
  zone: string,
  times: { hour: number; minute: number; days: number[] }[],
  from: Date,
  until: Date,
): string[][] => {
  const changes = clocks[zone]!.map(([since, minutes]) => ({ since: Date.parse(since), minutes }))
  const found = times.map((): string[] => [])
  const doneOn = times.map(() => -1)
  let isFirst = true
  for (let moment = from.getTime() + minuteMs; moment <= until.getTime(); moment += minuteMs) {
    const minutes = moment / minuteMs + changes.findLast(({ since }) => since <= moment)!.minutes
    const [day, shown] = [Math.floor(minutes / 1440), minutes % 1440]
    times.forEach(({ hour, minute, days }, index) => {
      const wanted = hour * 60 + minute
      if (shown < wanted || doneOn[index] === day || !days.includes(((day + 3) % 7) + 1)) return
      doneOn[index] = day
      // On the first day the time may have been over before anybody looked.
      if (!isFirst || shown === wanted) found[index]!.push(new Date(moment).toISOString())
    })
    isFirst = false
  }
  return found
}
