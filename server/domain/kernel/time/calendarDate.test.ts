import { execFileSync } from 'node:child_process'
import path from 'node:path'
import fc from 'fast-check'
import { fromDatabaseDate, isCalendarDate, parseShownDate, showCalendarDate, toDatabaseDate } from './calendarDate'

describe('existing days (rules 1.3)', () => {
  test.each([
    ['1950-03-01', true],
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['2000-02-29', true],
    ['1900-02-29', false],
    ['2026-04-31', false],
    ['2026-12-31', true],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-01-00', false],
    ['2026-01-32', false],
    ['1000-01-01', true],
    ['0999-12-31', false],
    ['0050-01-01', false],
    ['2026-1-1', false],
    ['20260101', false],
    ['02/29/2024', false],
    [' 2024-02-29', false],
    ['2024-02-29\n', false],
    ['2024-02-29T00:00:00Z', false],
    ['', false],
  ])('%j is a calendar date: %s', (text, is) => {
    expect(isCalendarDate(text)).toBe(is)
  })
})

describe('MM/DD/YYYY (calls, section 5)', () => {
  test.each([
    ['03/01/1950', '1950-03-01'],
    ['3/1/1950', '1950-03-01'],
    [' 12/31/2026 ', '2026-12-31'],
    ['02/29/2024', '2024-02-29'],
    ['02/29/2023', null],
    ['02/29/1900', null],
    ['31/12/2026', null],
    ['00/10/2026', null],
    ['06/31/2026', null],
    ['03/01/50', null],
    ['03/01/0050', null],
    ['03/01/19500', null],
    ['003/01/1950', null],
    ['03/001/1950', null],
    ['03-01-1950', null],
    ['1950-03-01', null],
    ['03/01', null],
    ['03/01/1950/', null],
    ['a/b/c', null],
    ['', null],
  ])('%j is read as %j', (shown, stored) => {
    expect(parseShownDate(shown)).toBe(stored)
  })

  test('1950-03-01 is shown as 03/01/1950', () => {
    expect(showCalendarDate('1950-03-01')).toBe('03/01/1950')
  })
})

const days = fc
  .date({ min: new Date('1000-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('every day comes back as it went: shown, and through the database', () => {
  fc.assert(
    fc.property(days, (day) => {
      expect(isCalendarDate(day)).toBe(true)
      expect(parseShownDate(showCalendarDate(day))).toBe(day)
      expect(fromDatabaseDate(toDatabaseDate(day))).toBe(day)
    }),
  )
})

test('a date does not move by a day, whatever the zone of the machine', () => {
  // In a process of its own, because the zone of this one is fixed.
  const script = `
    import * as dates from ${JSON.stringify(path.join(import.meta.dirname, 'calendarDate.ts'))}
    const { fromDatabaseDate, isCalendarDate, parseShownDate, showCalendarDate, toDatabaseDate } = dates.default ?? dates
    const told = ['America/Los_Angeles', 'America/New_York', 'America/St_Johns', 'UTC', 'Asia/Tokyo'].map((zone) => {
      process.env.TZ = zone
      const wrong = new Date('1950-03-01').getDate()
      return [zone, wrong, parseShownDate('03/01/1950'), showCalendarDate('1950-03-01'), fromDatabaseDate(toDatabaseDate('1950-03-01')), isCalendarDate('1950-03-01')]
    })
    process.stdout.write(JSON.stringify(told))`
  const output = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  const right = ['1950-03-01', '03/01/1950', '1950-03-01', true]
  expect(JSON.parse(output)).toEqual([
    // The second column is what the naive reading would have shown.
    ['America/Los_Angeles', 28, ...right],
    ['America/New_York', 28, ...right],
    ['America/St_Johns', 28, ...right],
    ['UTC', 1, ...right],
    ['Asia/Tokyo', 1, ...right],
  ])
})
