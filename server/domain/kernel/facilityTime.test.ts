import { todayIn } from './facilityTime'

// Today where the facility's clocks are (rules 1.4): one moment is two dates.
test.each([
  ['New York, the last minute before midnight in winter', 'America/New_York', '2026-01-15T04:59:59Z', '2026-01-14'],
  ['New York, midnight in winter', 'America/New_York', '2026-01-15T05:00:00Z', '2026-01-15'],
  ['New York, midnight in summer', 'America/New_York', '2026-07-15T04:00:00Z', '2026-07-15'],
  ['New York, the last minute of the year', 'America/New_York', '2027-01-01T04:59:59Z', '2026-12-31'],
  ['New York, leap day', 'America/New_York', '2028-03-01T04:59:59Z', '2028-02-29'],

  ['New York springs forward: that day begins five hours behind UTC', 'America/New_York', '2026-03-08T05:00:00Z', '2026-03-08'],
  ['… the minute before', 'America/New_York', '2026-03-08T04:59:59Z', '2026-03-07'],
  ['… the moment at which it is three instead of two', 'America/New_York', '2026-03-08T07:00:00Z', '2026-03-08'],
  ['… and ends four hours behind, after 23 hours', 'America/New_York', '2026-03-09T03:59:59Z', '2026-03-08'],
  ['… the next day', 'America/New_York', '2026-03-09T04:00:00Z', '2026-03-09'],

  ['New York falls back: that day begins four hours behind UTC', 'America/New_York', '2026-11-01T04:00:00Z', '2026-11-01'],
  ['… the hour that comes twice', 'America/New_York', '2026-11-01T06:30:00Z', '2026-11-01'],
  ['… and ends five hours behind, after 25 hours', 'America/New_York', '2026-11-02T04:59:59Z', '2026-11-01'],
  ['… the next day', 'America/New_York', '2026-11-02T05:00:00Z', '2026-11-02'],

  ["St John's, half an hour off, before midnight in winter", 'America/St_Johns', '2026-01-15T03:29:59Z', '2026-01-14'],
  ["St John's, midnight in winter", 'America/St_Johns', '2026-01-15T03:30:00Z', '2026-01-15'],
  ["St John's, before midnight in summer", 'America/St_Johns', '2026-07-15T02:29:59Z', '2026-07-14'],
  ["St John's, midnight in summer", 'America/St_Johns', '2026-07-15T02:30:00Z', '2026-07-15'],

  ['Phoenix, midnight in winter', 'America/Phoenix', '2026-01-15T07:00:00Z', '2026-01-15'],
  ['Phoenix, the same in summer, because its clocks never change', 'America/Phoenix', '2026-07-15T07:00:00Z', '2026-07-15'],
  ['Phoenix, the minute before in summer', 'America/Phoenix', '2026-07-15T06:59:59Z', '2026-07-14'],

  ['a call without a facility goes by UTC', 'UTC', '2026-07-15T23:59:59Z', '2026-07-15'],
])('%s', (_when, zone, moment, today) => {
  expect(todayIn(zone, new Date(moment))).toBe(today)
})
