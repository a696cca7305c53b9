import { parseMoment } from '../kernel/time/writtenMoment'
import { changeDateFrom, farChangeDate } from './changeDate'

const now = new Date('2026-03-10T14:00:00Z')

test.each([
  ['2026-03-01T14:05:00.000Z', true],
  ['2026-03-01T14:05Z', true],
  ['2026-03-01T14:05:00+02:00', true],
  ['2026-03-01T14:05:00', true],
  ['2026-02-30T14:05:00', false],
  ['2026-03-01T25:05', false],
  ['2026-02-30T14:05:00Z', false],
  ['2026-03-01T24:30:00Z', false],
  ['03/01/2026', false],
  ['tomorrow', false],
  ['1772373900000', false],
])('%p is a moment: %p', (text, is) => {
  expect(parseMoment(text) !== null).toBe(is)
})

test('rules 4.11: a day begins where the line is; on the day without a midnight, too', () => {
  expect(changeDateFrom('2026-03-20', 'America/New_York').toISOString()).toBe('2026-03-20T04:00:00.000Z')
  expect(changeDateFrom('2026-03-20', 'UTC').toISOString()).toBe('2026-03-20T00:00:00.000Z')
  expect(changeDateFrom('2026-03-20T10:00:00+02:00', 'America/New_York').toISOString()).toBe('2026-03-20T08:00:00.000Z')
})

test('rules 4.11: a moment without a zone is of the place where the line is; the first of an hour that comes twice', () => {
  expect(changeDateFrom('2026-03-20T10:00', 'America/New_York').toISOString()).toBe('2026-03-20T14:00:00.000Z')
  expect(changeDateFrom('2026-03-20T10:00:30.5', 'UTC').toISOString()).toBe('2026-03-20T10:00:30.500Z')
  expect(changeDateFrom('2026-11-01T01:30:00', 'America/New_York').toISOString()).toBe('2026-11-01T05:30:00.000Z')
  expect(changeDateFrom('2026-03-08T02:30:00', 'America/New_York').toISOString()).toBe('2026-03-08T07:00:00.000Z')
})

test.each([
  ['2036-03-07', false],
  ['2036-03-10', true],
  ['2016-03-14', false],
  ['2016-03-10', true],
  ['9999-12-31', true],
])('rules 4.11: %s is too far from today: %p', (day, isFar) => {
  expect(farChangeDate(changeDateFrom(day, 'UTC'), 'UTC', now)).toEqual(
    isFar ? [{ field: 'nextChangeDate', message: 'Must be within ten years from today' }] : [],
  )
})
