import { dueGroupOf } from './due'
import { lineDays } from './line'

// It is 10 in the evening of 10 March in New York, and 3 in the morning of the 11th in London.
const now = new Date('2026-03-11T02:00:00Z')
const newYork = 'America/New_York'

test.each([
  ['no one said when', null, 'NO_DATE'],
  ['yesterday', '2026-03-10T03:59:59.999Z', 'OVERDUE'],
  ['ten years ago', '2016-03-10T00:00:00Z', 'OVERDUE'],
  ['as today begins', '2026-03-10T04:00:00Z', 'TODAY'],
  ['this morning', '2026-03-10T12:00:00Z', 'TODAY'],
  ['as today ends', '2026-03-11T03:59:59.999Z', 'TODAY'],
  ['as tomorrow begins', '2026-03-11T04:00:00Z', 'NEXT_TWO_DAYS'],
  ['late the day after', '2026-03-13T03:59:59.999Z', 'NEXT_TWO_DAYS'],
  ['in three days', '2026-03-13T04:00:00Z', 'LATER'],
])('rules 4.14: due %s, by the day of its facility', (_when, due, group) => {
  expect(dueGroupOf(due === null ? null : new Date(due), newYork, now)).toBe(group)
})

test('rules 4.14: the same moment is today in one facility and tomorrow in another', () => {
  const due = new Date('2026-03-11T05:00:00Z')
  expect(dueGroupOf(due, 'UTC', now)).toBe('TODAY')
  expect(dueGroupOf(due, newYork, now)).toBe('NEXT_TWO_DAYS')
})

test('rules 4.14: the night in which clocks change is as long as it is', () => {
  const beforeChange = new Date('2026-03-07T17:00:00Z')
  expect(dueGroupOf(new Date('2026-03-08T04:59:00Z'), newYork, beforeChange)).toBe('TODAY')
  expect(dueGroupOf(new Date('2026-03-08T05:00:00Z'), newYork, beforeChange)).toBe('NEXT_TWO_DAYS')
  // The day of the change is an hour short.
  expect(dueGroupOf(new Date('2026-03-10T03:59:00Z'), newYork, beforeChange)).toBe('NEXT_TWO_DAYS')
  expect(dueGroupOf(new Date('2026-03-10T04:00:00Z'), newYork, beforeChange)).toBe('LATER')
})

test.each([
  ['placed and removed on one day', '2026-03-09T14:00:00Z', '2026-03-09T18:00:00Z', 1],
  ['over one midnight of its own', '2026-03-10T03:00:00Z', '2026-03-10T05:00:00Z', 2],
  ['over a midnight of UTC only', '2026-03-09T23:00:00Z', '2026-03-10T01:00:00Z', 1],
  ['still in', '2026-03-01T14:00:00Z', null, 10],
  ['over the night in which clocks change', '2026-03-07T14:00:00Z', '2026-03-09T14:00:00Z', 3],
  ['removed before it was there, as clocks that differ may say', '2026-03-09T14:00:00Z', '2026-03-08T14:00:00Z', 1],
])('rules 4.8: line-days of one that was %s', (_what, createdAt, completedAt, days) => {
  expect(
    lineDays(
      { createdAt: new Date(createdAt), completedAt: completedAt === null ? null : new Date(completedAt) },
      newYork,
      now,
    ),
  ).toBe(days)
})
