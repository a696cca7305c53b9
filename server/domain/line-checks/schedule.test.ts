import { hourOf, lastDue, nextDue, scheduleOf, twelveHours, zoneDueAt, type Schedule } from './schedule'
import { clocks, watched } from '../../test/hospital/wallClocks'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const at = (moment: string): Date => new Date(moment)
const time = (hour: number, minute: number, enabledDays = [1, 2, 3, 4, 5, 6, 7]): Schedule => ({
  type: 'time',
  hour,
  minute,
  enabledDays,
})

const [from, until] = [at('2026-02-01T00:00Z'), at('2027-04-01T00:00Z')]

const allDays = [1, 2, 3, 4, 5, 6, 7]
const times = [
  { hour: 7, minute: 0, days: [1, 2, 3, 4, 5] },
  { hour: 2, minute: 30, days: allDays },
  { hour: 1, minute: 30, days: allDays },
  { hour: 2, minute: 0, days: [7] },
  { hour: 3, minute: 0, days: [7] },
  { hour: 0, minute: 0, days: allDays },
  { hour: 23, minute: 59, days: [6, 7] },
]

const cases = Object.keys(clocks).flatMap((zone) => {
  const found = watched(zone, times, from, until)
  return times.map(
    (
      { hour, minute, days },
      index,
    ): [zone: string, hour: number, minute: number, days: number[], expected: string[]] => [
      zone,
      hour,
      minute,
      days,
      found[index]!,
    ],
  )
})

test.each(cases)(
  '%s, %i:%i on days %j: over a year with both changes of the clocks it is due when the clock on the wall says so (rules 4.6)',
  (zone, hour, minute, days, expected) => {
    expect(expected.length).toBeGreaterThan(50)
    const due: string[] = []
    for (
      let next = nextDue(time(hour, minute, days), zone, from);
      next && next <= until;
      next = nextDue(time(hour, minute, days), zone, next)
    )
      due.push(next.toISOString())
    expect(due).toEqual(expected)
    // A clock that is looked at now and then, each time up to now: what was due since the last look, and of several the last.
    const seen: string[] = []
    let looked = from
    for (const due of expected) {
      const late = new Date(Date.parse(due) + 40_000)
      expect(lastDue(time(hour, minute, days), zone, looked, new Date(Date.parse(due) - 1))).toBeNull()
      const found = lastDue(time(hour, minute, days), zone, looked, late)
      if (found) seen.push(found.toISOString())
      looked = late
      expect(lastDue(time(hour, minute, days), zone, looked, late)).toBeNull()
    }
    expect(seen).toEqual(expected)
  },
)

test.each([
  [
    'New York skips 02:30 that night: 03:00, the next minute that there is',
    'America/New_York',
    2,
    30,
    '2026-03-08T00:00Z',
    '2026-03-08T07:00:00.000Z',
  ],
  ['the next night 02:30 is there again', 'America/New_York', 2, 30, '2026-03-08T07:00Z', '2026-03-09T06:30:00.000Z'],
  [
    'New York shows 01:30 twice: the first time',
    'America/New_York',
    1,
    30,
    '2026-11-01T00:00Z',
    '2026-11-01T05:30:00.000Z',
  ],
  ['… and not the second', 'America/New_York', 1, 30, '2026-11-01T05:30Z', '2026-11-02T06:30:00.000Z'],
  [
    "St. John's skips 02:30, too, three and a half hours before Chicago does",
    'America/St_Johns',
    2,
    30,
    '2026-03-08T00:00Z',
    '2026-03-08T05:30:00.000Z',
  ],
  ['Phoenix has 02:30 every night', 'America/Phoenix', 2, 30, '2026-03-08T00:00Z', '2026-03-08T09:30:00.000Z'],
  [
    'a clock that is put forward at midnight begins the day at 01:00',
    'America/Havana',
    0,
    30,
    '2026-03-08T03:00Z',
    '2026-03-08T05:00:00.000Z',
  ],
  ['lines without a room go by UTC', 'UTC', 7, 0, '2026-07-01T07:00Z', '2026-07-02T07:00:00.000Z'],
])('%s', (_what, zone, hour, minute, after, due) => {
  expect(nextDue(time(hour, minute), zone, at(after))?.toISOString()).toBe(due)
})

describe('an interval', () => {
  const since = at('2026-03-10T14:05:30Z')
  const every = (amount: number, units: 'minutes' | 'hours'): Schedule => ({ type: 'interval', amount, units, since })
  const after = (ms: number): Date => new Date(since.getTime() + ms)

  test.each([
    ['is due one step after it was saved', every(4, 'hours'), 0, 4 * hourMs],
    ['… and not at once, whatever is asked about the time before', every(4, 'hours'), -hourMs, 4 * hourMs],
    ['keeps its rhythm', every(4, 'hours'), 4 * hourMs, 8 * hourMs],
    ['… however late the last run was', every(4, 'hours'), 11 * hourMs, 12 * hourMs],
    ['counts minutes', every(45, 'minutes'), 46 * minuteMs, 90 * minuteMs],
    ['is hours by the clock of the world: a change of the clocks moves nothing', every(24, 'hours'), 0, 24 * hourMs],
  ])('%s (rules 4.6)', (_what, schedule, asked, due) => {
    for (const zone of ['America/New_York', 'UTC']) expect(nextDue(schedule, zone, after(asked))).toEqual(after(due))
  })

  test('catches up on one missed run, the last one, and goes on in its rhythm (rules 4.6)', () => {
    const schedule = every(4, 'hours')
    expect(lastDue(schedule, 'UTC', since, after(4 * hourMs - 1))).toBeNull()
    expect(lastDue(schedule, 'UTC', since, after(4 * hourMs))).toEqual(after(4 * hourMs))
    // The servers were off for a week.
    expect(lastDue(schedule, 'UTC', after(4 * hourMs), after(171 * hourMs))).toEqual(after(168 * hourMs))
    expect(lastDue(schedule, 'UTC', after(171 * hourMs), after(171.9 * hourMs))).toBeNull()
    expect(lastDue(schedule, 'UTC', after(171 * hourMs), after(172 * hourMs))).toEqual(after(172 * hourMs))
  })
})

test('a time catches up on one missed run as well', () => {
  const schedule = time(7, 0, [1, 3, 5])
  // From Monday to Sunday nobody was there: Friday's.
  expect(lastDue(schedule, 'America/New_York', at('2026-06-01T11:00Z'), at('2026-06-07T15:00Z'))).toEqual(
    at('2026-06-05T11:00Z'),
  )
  expect(lastDue(schedule, 'America/New_York', at('2026-06-05T11:00Z'), at('2026-06-07T15:00Z'))).toBeNull()
  // One weekday, and nobody looked for two weeks.
  expect(lastDue(time(7, 0, [2]), 'America/New_York', at('2026-06-02T11:00Z'), at('2026-06-16T10:59Z'))).toEqual(
    at('2026-06-09T11:00Z'),
  )
})

test('without a schedule, or a day, nothing is ever due', () => {
  for (const schedule of [{ type: 'none' } as const, time(7, 0, [])]) {
    expect(nextDue(schedule, 'America/New_York', from)).toBeNull()
    expect(lastDue(schedule, 'America/New_York', from, until)).toBeNull()
  }
})

test.each([
  [12, true, 0],
  [0, true, 0],
  [1, true, 1],
  [11, true, 11],
  [12, false, 12],
  [0, false, 12],
  [1, false, 13],
  [11, false, 23],
])('%i o’clock, AM %s, is hour %i', (hours, isAM, hour) => {
  expect(hourOf(hours, isAM)).toBe(hour)
})

test('24 hours are shown as twelve: 0 as 12 AM, and back', () => {
  expect([0, 1, 11, 12, 13, 23].map(twelveHours)).toEqual([
    { localHours: 12, isAM: true },
    { localHours: 1, isAM: true },
    { localHours: 11, isAM: true },
    { localHours: 12, isAM: false },
    { localHours: 1, isAM: false },
    { localHours: 11, isAM: false },
  ])
  for (let hour = 0; hour < 24; hour += 1)
    expect(hourOf(twelveHours(hour).localHours, twelveHours(hour).isAM)).toBe(hour)
})

test('a due moment goes by the clocks of the zone where it is due', () => {
  const [zones, schedule] = [['America/Chicago', 'America/New_York', 'UTC'], time(7, 0, [1])]
  expect(zoneDueAt(schedule, zones, at('2026-03-16T11:00:00Z'))).toBe('America/New_York')
  expect(zoneDueAt(schedule, zones, at('2026-03-16T12:00:00Z'))).toBe('America/Chicago')
  expect(zoneDueAt(schedule, zones, at('2026-03-16T12:00:01Z'))).toBeNull()
  expect(zoneDueAt(schedule, zones, at('2026-03-17T11:00:00Z'))).toBeNull()
  expect(
    zoneDueAt(
      { type: 'interval', amount: 1, units: 'hours', since: at('2026-03-16T10:00:00Z') },
      zones,
      at('2026-03-16T11:00:00Z'),
    ),
  ).toBeNull()
})

test('the schedule is a time if there is one, else an interval, else none (calls, section 4)', () => {
  const interval = { intervalAmount: 4, intervalUnits: 'hours', intervalSince: from } as const
  const never = {
    intervalAmount: null,
    intervalUnits: null,
    intervalSince: null,
    timeHour: null,
    timeMinute: null,
    enabledDays: [],
  } as const
  expect(scheduleOf(null)).toEqual({ type: 'none' })
  expect(scheduleOf(never)).toEqual({ type: 'none' })
  expect(scheduleOf({ ...never, ...interval })).toEqual({ type: 'interval', amount: 4, units: 'hours', since: from })
  expect(scheduleOf({ ...never, ...interval, timeHour: 0, timeMinute: 0, enabledDays: [1] })).toEqual({
    type: 'time',
    hour: 0,
    minute: 0,
    enabledDays: [1],
  })
})
