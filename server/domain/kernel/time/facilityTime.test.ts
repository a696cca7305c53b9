import { dayLater, isLongAgo, momentAt, showIn, todayIn, weekdayOf } from './facilityTime'

// Today where the facility's clocks are (rules 1.4): one moment is two dates.
test.each([
  ['New York, the last minute before midnight in winter', 'America/New_York', '2026-01-15T04:59:59Z', '2026-01-14'],
  ['New York, midnight in winter', 'America/New_York', '2026-01-15T05:00:00Z', '2026-01-15'],
  ['New York, midnight in summer', 'America/New_York', '2026-07-15T04:00:00Z', '2026-07-15'],
  ['New York, the last minute of the year', 'America/New_York', '2027-01-01T04:59:59Z', '2026-12-31'],
  ['New York, leap day', 'America/New_York', '2028-03-01T04:59:59Z', '2028-02-29'],

  [
    'New York springs forward: that day begins five hours behind UTC',
    'America/New_York',
    '2026-03-08T05:00:00Z',
    '2026-03-08',
  ],
  ['… the minute before', 'America/New_York', '2026-03-08T04:59:59Z', '2026-03-07'],
  ['… the moment at which it is three instead of two', 'America/New_York', '2026-03-08T07:00:00Z', '2026-03-08'],
  ['… and ends four hours behind, after 23 hours', 'America/New_York', '2026-03-09T03:59:59Z', '2026-03-08'],
  ['… the next day', 'America/New_York', '2026-03-09T04:00:00Z', '2026-03-09'],

  [
    'New York falls back: that day begins four hours behind UTC',
    'America/New_York',
    '2026-11-01T04:00:00Z',
    '2026-11-01',
  ],
  ['… the hour that comes twice', 'America/New_York', '2026-11-01T06:30:00Z', '2026-11-01'],
  ['… and ends five hours behind, after 25 hours', 'America/New_York', '2026-11-02T04:59:59Z', '2026-11-01'],
  ['… the next day', 'America/New_York', '2026-11-02T05:00:00Z', '2026-11-02'],

  ["St John's, half an hour off, before midnight in winter", 'America/St_Johns', '2026-01-15T03:29:59Z', '2026-01-14'],
  ["St John's, midnight in winter", 'America/St_Johns', '2026-01-15T03:30:00Z', '2026-01-15'],
  ["St John's, before midnight in summer", 'America/St_Johns', '2026-07-15T02:29:59Z', '2026-07-14'],
  ["St John's, midnight in summer", 'America/St_Johns', '2026-07-15T02:30:00Z', '2026-07-15'],

  ['Phoenix, midnight in winter', 'America/Phoenix', '2026-01-15T07:00:00Z', '2026-01-15'],
  [
    'Phoenix, the same in summer, because its clocks never change',
    'America/Phoenix',
    '2026-07-15T07:00:00Z',
    '2026-07-15',
  ],
  ['Phoenix, the minute before in summer', 'America/Phoenix', '2026-07-15T06:59:59Z', '2026-07-14'],

  ['a call without a facility goes by UTC', 'UTC', '2026-07-15T23:59:59Z', '2026-07-15'],
])('%s', (_when, zone, moment, today) => {
  expect(todayIn(zone, new Date(moment))).toBe(today)
})

// A time of day on a day, as a moment (rules 4.6).
test.each([
  ['winter', 'America/New_York', '2026-01-15', 7, 0, '2026-01-15T12:00:00.000Z'],
  ['summer', 'America/New_York', '2026-07-15', 7, 0, '2026-07-15T11:00:00.000Z'],
  [
    'skipped: the minute at which the clocks go on',
    'America/New_York',
    '2026-03-08',
    2,
    30,
    '2026-03-08T07:00:00.000Z',
  ],
  ['the first minute that is skipped', 'America/New_York', '2026-03-08', 2, 0, '2026-03-08T07:00:00.000Z'],
  ['the last one before', 'America/New_York', '2026-03-08', 1, 59, '2026-03-08T06:59:00.000Z'],
  ['the first one after', 'America/New_York', '2026-03-08', 3, 0, '2026-03-08T07:00:00.000Z'],
  ['shown twice: the first time', 'America/New_York', '2026-11-01', 1, 0, '2026-11-01T05:00:00.000Z'],
  ['the last minute that is shown twice', 'America/New_York', '2026-11-01', 1, 59, '2026-11-01T05:59:00.000Z'],
  ['the first minute after those', 'America/New_York', '2026-11-01', 2, 0, '2026-11-01T07:00:00.000Z'],
  ['half an hour off', 'America/St_Johns', '2026-01-15', 7, 0, '2026-01-15T10:30:00.000Z'],
  ['a clock that never changes', 'America/Phoenix', '2026-03-08', 2, 30, '2026-03-08T09:30:00.000Z'],
  ['the midnight that is skipped', 'America/Havana', '2026-03-08', 0, 0, '2026-03-08T05:00:00.000Z'],
  ['UTC', 'UTC', '2026-03-08', 2, 30, '2026-03-08T02:30:00.000Z'],
])('%s: %s, %s at %i:%i is %s', (_when, zone, day, hour, minute, moment) => {
  expect(momentAt(zone, day, hour, minute).toISOString()).toBe(moment)
})

test.each([
  ['1896-03-10', '2026-03-10', false],
  ['1896-03-09', '2026-03-10', true],
  ['1898-02-28', '2028-02-29', true],
  ['1898-03-01', '2028-02-29', false],
  ['1081-12-24', '2026-03-10', true],
  ['2062-12-01', '2026-03-10', false],
])('%s is longer before %s than anybody lives: %s', (day, today, is) => {
  expect(isLongAgo(day, today)).toBe(is)
})

test('days of the calendar follow each other, and each has its weekday', () => {
  expect([-1, 0, 1, 365].map((days) => dayLater('2028-02-28', days))).toEqual([
    '2028-02-27',
    '2028-02-28',
    '2028-02-29',
    '2029-02-27',
  ])
  expect(['2026-03-09', '2026-03-14', '2026-03-15'].map(weekdayOf)).toEqual([1, 6, 7])
  expect(showIn('America/St_Johns', new Date('2026-03-10T02:29:00Z'), 'EEEE HH:mm')).toBe('Monday 23:59')
})
