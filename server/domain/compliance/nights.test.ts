import { daysInWords, hasBegunSince, nextNight, nightOf, weekOf } from './nights'

const newYork = 'America/New_York'

// The day that the job works on begins at 02:00 there (rules 6.7).
test.each([
  [
    'a minute before 02:00 it is still the day before',
    newYork,
    '2026-01-15T06:59:00Z',
    '2026-01-14',
    '2026-01-15T07:00:00.000Z',
  ],
  ['at 02:00 the day begins', newYork, '2026-01-15T07:00:00Z', '2026-01-15', '2026-01-16T07:00:00.000Z'],
  ['just before midnight', newYork, '2026-01-16T04:59:59Z', '2026-01-15', '2026-01-16T07:00:00.000Z'],
  [
    'at midnight, when the date has changed and the day not yet',
    newYork,
    '2026-01-16T05:00:00Z',
    '2026-01-15',
    '2026-01-16T07:00:00.000Z',
  ],
  ['the last night of a month', newYork, '2026-02-28T07:00:00Z', '2026-02-28', '2026-03-01T07:00:00.000Z'],
  ['a leap day', newYork, '2028-02-29T12:00:00Z', '2028-02-29', '2028-03-01T07:00:00.000Z'],
  ['the year ends', newYork, '2026-12-31T12:00:00Z', '2026-12-31', '2027-01-01T07:00:00.000Z'],
  [
    'clocks skip 02:00: the next valid minute',
    newYork,
    '2026-03-08T06:59:59Z',
    '2026-03-07',
    '2026-03-08T07:00:00.000Z',
  ],
  ['… at that minute', newYork, '2026-03-08T07:00:00Z', '2026-03-08', '2026-03-09T06:00:00.000Z'],
  [
    'clocks show 01:30 twice: the second time it is not 02:00 yet',
    newYork,
    '2026-11-01T06:30:00Z',
    '2026-10-31',
    '2026-11-01T07:00:00.000Z',
  ],
  ['… and 02:00 comes once', newYork, '2026-11-01T07:00:00Z', '2026-11-01', '2026-11-02T07:00:00.000Z'],
  ['without a facility, in UTC', 'UTC', '2026-03-08T01:59:59Z', '2026-03-07', '2026-03-08T02:00:00.000Z'],
])('%s', (_when, zone, now, night, next) => {
  expect([nightOf(zone, new Date(now)), nextNight(zone, new Date(now)).toISOString()]).toEqual([night, next])
})

test.each([
  ['a job that was due when the night began', '2026-01-15T07:00:00Z', '2026-01-15T07:00:01Z', true],
  ['one that was due some nights ago', '2026-01-12T07:00:00Z', '2026-01-15T06:00:00Z', true],
  ['one that is due by day', '2026-01-15T07:00:01Z', '2026-01-15T20:00:00Z', false],
  ['the day before, until the next night', '2026-01-14T20:00:00Z', '2026-01-15T06:59:59Z', false],
])('whether a night has begun since: %s', (_what, since, now, hasBegun) =>
  expect(hasBegunSince(newYork, new Date(since), new Date(now))).toBe(hasBegun),
)

test.each([
  ['2026-03-09', '2026-03-09'],
  ['2026-03-15', '2026-03-09'],
  ['2026-03-16', '2026-03-16'],
  ['2027-01-01', '2026-12-28'],
])('%s is in the week of %s', (day, monday) => expect(weekOf(day)).toBe(monday))

test.each([
  ['2026-02-28', 'today'],
  ['2026-03-01', 'tomorrow'],
  ['2026-02-27', 'yesterday'],
  ['2026-03-07', 'in 7 days'],
  ['2026-02-20', '8 days ago'],
])('on 2026-02-28, %s is %s', (day, words) => expect(daysInWords('2026-02-28', day)).toBe(words))
