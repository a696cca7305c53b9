import { checkInput } from '../kernel/input/input'
import { hoursOf } from './hours'
import { daysEarlier, daysOfPreset, presetNames, rangeInput, rangeOf, type Preset } from './range'

const now = new Date('2026-11-22T15:00:00Z')

const asked = (input: object, usualZone = 'America/New_York', at = now, hours = ['00:00', '24:00']) => {
  const { value, refusal } = checkInput(rangeInput, input)
  if (refusal) return { refused: refusal.fields }
  const found = rangeOf(value, usualZone, at, hoursOf({ startTime: hours[0]!, endTime: hours[1]! }))
  if (found.refusal) return { refused: found.refusal.fields }
  const { from, to, until, ...days } = found.range
  return { ...days, from: from.toISOString(), to: to.toISOString(), ...(until ? { until: until.toISOString() } : {}) }
}

describe('rules 7.6: whole days of the zone', () => {
  test.each([
    ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z'],
    ['America/New_York', '2026-11-01', '2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z'],
    ['America/St_Johns', '2026-03-08', '2026-03-08T03:30:00.000Z', '2026-03-09T02:30:00.000Z'],
    ['America/St_Johns', '2026-11-01', '2026-11-01T02:30:00.000Z', '2026-11-02T03:30:00.000Z'],
    // Half an hour is put back and forward.
    ['Australia/Lord_Howe', '2026-04-05', '2026-04-04T13:00:00.000Z', '2026-04-05T13:30:00.000Z'],
    ['Australia/Lord_Howe', '2026-10-04', '2026-10-03T13:30:00.000Z', '2026-10-04T13:00:00.000Z'],
    // The clocks skip midnight, and show it twice.
    ['America/Havana', '2026-03-08', '2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z'],
    ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z'],
    ['America/Phoenix', '2028-02-29', '2028-02-29T07:00:00.000Z', '2028-03-01T07:00:00.000Z'],
    ['UTC', '2026-12-31', '2026-12-31T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
  ])('%s, %s', (timeZone, start, from, to) => {
    expect(asked({ start, timeZone })).toEqual({ start, end: start, timeZone, from, to })
  })

  test('a range without an end is that one day; without anything it is today', () => {
    const today = { start: '2026-11-22', end: '2026-11-22', timeZone: 'America/New_York' }
    expect(asked({})).toMatchObject(today)
    expect(asked({ start: null, end: '', preset: null, timeZone: null })).toMatchObject(today)
    expect(asked({ start: '2026-11-20', end: null })).toMatchObject({ start: '2026-11-20', end: '2026-11-20' })
  })

  test('today is the day in the zone', () => {
    const late = new Date('2026-11-23T03:00:00Z')
    expect(asked({}, 'America/New_York', late)).toMatchObject({ start: '2026-11-22' })
    expect(asked({ timeZone: 'UTC' }, 'America/New_York', late)).toMatchObject({ start: '2026-11-23', timeZone: 'UTC' })
  })

  test('other forms of a day, and a moment as the day on which it falls', () => {
    expect(asked({ start: '3/1/2026', end: '03/02/2026' })).toMatchObject({ start: '2026-03-01', end: '2026-03-02' })
    // As calendars send local midnight, and the last moment of a day.
    expect(asked({ start: '2026-03-01T05:00:00.000Z', end: '2026-03-03T04:59:59.999Z' })).toMatchObject({
      start: '2026-03-01',
      end: '2026-03-02',
    })
    expect(asked({ start: '2026-03-01T23:00:00' })).toMatchObject({ start: '2026-03-01' })
  })
})

describe('rules 7.6: refused at its field', () => {
  test.each([
    [{ start: '2026-02-31' }, 'start', 'Must be a date (YYYY-MM-DD)'],
    [{ start: '2027-02-29' }, 'start', 'Must be a date (YYYY-MM-DD)'],
    [{ start: '2026-03-01T25:00Z' }, 'start', 'Must be a date (YYYY-MM-DD)'],
    [{ start: 5 }, 'start', 'Must be a date (YYYY-MM-DD)'],
    [{ start: '2026-03-01', end: 'soon' }, 'end', 'Must be a date (YYYY-MM-DD)'],
    [{ start: '2026-03-02', end: '2026-03-01' }, 'end', 'The end cannot be before the start'],
    [{ end: '2026-03-01' }, 'start', 'Required'],
    [{ start: '2016-03-01', end: '2026-03-01' }, 'end', 'The range can be at most 10 years long'],
    [{ start: '1899-12-31' }, 'start', 'Must be between 1900 and 2199'],
    [{ start: '2199-01-01', end: '2200-01-01' }, 'end', 'Must be between 1900 and 2199'],
    [{ start: '2026-03-01', timeZone: 'Mars/Olympus' }, 'timeZone', 'Must be an IANA time zone'],
    [{ preset: 'LAST_WEEK' }, 'preset', 'Must be one of the offered ranges'],
    [{ preset: 'toString' }, 'preset', 'Must be one of the offered ranges'],
    [{ preset: 'TODAY', start: '2026-03-01' }, 'preset', 'Send either a preset or days'],
  ])('%j', (input, field, message) => {
    expect(asked(input)).toEqual({ refused: [{ field, message }] })
  })

  test('ten years are not too long, also from a leap day', () => {
    expect(asked({ start: '2016-03-01', end: '2026-02-28' })).toMatchObject({ end: '2026-02-28' })
    expect(asked({ start: '2016-02-29', end: '2026-02-28' })).toMatchObject({ end: '2026-02-28' })
    expect(asked({ start: '2199-12-31' })).toMatchObject({ to: '2200-01-01T05:00:00.000Z' })
  })
})

describe('rules 7.6: what the pickers offer', () => {
  const expected: Record<string, Record<Preset, [start: string, end: string]>> = {
    '2026-11-22': {
      TODAY: ['2026-11-22', '2026-11-22'],
      YESTERDAY: ['2026-11-21', '2026-11-21'],
      LAST_7_DAYS: ['2026-11-16', '2026-11-22'],
      THIS_MONTH: ['2026-11-01', '2026-11-30'],
      LAST_MONTH: ['2026-10-01', '2026-10-31'],
      THIS_QUARTER: ['2026-10-01', '2026-12-31'],
      LAST_QUARTER: ['2026-07-01', '2026-09-30'],
      THIS_YEAR: ['2026-01-01', '2026-12-31'],
      LAST_12_MONTHS: ['2025-11-23', '2026-11-22'],
    },
    '2028-02-29': {
      TODAY: ['2028-02-29', '2028-02-29'],
      YESTERDAY: ['2028-02-28', '2028-02-28'],
      LAST_7_DAYS: ['2028-02-23', '2028-02-29'],
      THIS_MONTH: ['2028-02-01', '2028-02-29'],
      LAST_MONTH: ['2028-01-01', '2028-01-31'],
      THIS_QUARTER: ['2028-01-01', '2028-03-31'],
      LAST_QUARTER: ['2027-10-01', '2027-12-31'],
      THIS_YEAR: ['2028-01-01', '2028-12-31'],
      LAST_12_MONTHS: ['2027-03-01', '2028-02-29'],
    },
    '2027-01-01': {
      TODAY: ['2027-01-01', '2027-01-01'],
      YESTERDAY: ['2026-12-31', '2026-12-31'],
      LAST_7_DAYS: ['2026-12-26', '2027-01-01'],
      THIS_MONTH: ['2027-01-01', '2027-01-31'],
      LAST_MONTH: ['2026-12-01', '2026-12-31'],
      THIS_QUARTER: ['2027-01-01', '2027-03-31'],
      LAST_QUARTER: ['2026-10-01', '2026-12-31'],
      THIS_YEAR: ['2027-01-01', '2027-12-31'],
      LAST_12_MONTHS: ['2026-01-02', '2027-01-01'],
    },
  }
  test.each(Object.keys(expected))('on %s', (today) => {
    const found = Object.fromEntries(
      presetNames.map((preset) => {
        const { start, end } = daysOfPreset(preset, today)
        return [preset, [start, end]]
      }),
    )
    expect(found).toEqual(expected[today])
  })
})

test.each([
  // Whole months with whole months.
  ['2026-03-01', '2026-03-31', ['2026-02-01', '2026-02-28'], ['2025-03-01', '2025-03-31']],
  ['2024-02-01', '2024-02-29', ['2024-01-01', '2024-01-31'], ['2023-02-01', '2023-02-28']],
  ['2025-02-01', '2025-02-28', ['2025-01-01', '2025-01-31'], ['2024-02-01', '2024-02-29']],
  ['2026-01-01', '2026-03-31', ['2025-10-01', '2025-12-31'], ['2025-01-01', '2025-03-31']],
  ['2025-01-01', '2025-12-31', ['2024-01-01', '2024-12-31'], ['2024-01-01', '2024-12-31']],
  // Other days with as many.
  ['2026-03-10', '2026-03-10', ['2026-03-09', '2026-03-09'], ['2025-03-10', '2025-03-10']],
  ['2026-03-01', '2026-03-07', ['2026-02-22', '2026-02-28'], ['2025-03-01', '2025-03-07']],
  ['2024-02-29', '2024-03-01', ['2024-02-27', '2024-02-28'], ['2023-02-28', '2023-03-01']],
] as const)('rules 7.6a: %s to %s is compared with the days before and a year before', (start, end, before, year) => {
  const days = (earlier: 'BEFORE' | 'YEAR_BEFORE') => {
    const found = daysEarlier({ start, end }, earlier)
    return [found.start, found.end]
  }
  expect([days('BEFORE'), days('YEAR_BEFORE')]).toEqual([before, year])
})

describe('rules 7.6a: days that are not over are compared with as much of the earlier ones', () => {
  const earlier = (input: object, at: string, hours?: string[]) =>
    asked(input, 'America/New_York', new Date(at), hours) as Record<'start' | 'end' | 'to' | 'until', string>

  test.each([
    // 10:42 on the last day of November.
    [{ preset: 'THIS_QUARTER', earlier: 'BEFORE' }, '2026-11-30T15:42:10Z', '2026-07-01', '2026-08-30T14:42:00.000Z'],
    [
      { preset: 'THIS_QUARTER', earlier: 'YEAR_BEFORE' },
      '2026-11-30T15:42:10Z',
      '2025-10-01',
      '2025-11-30T15:42:00.000Z',
    ],
    [{ preset: 'THIS_YEAR', earlier: 'BEFORE' }, '2028-02-29T15:42:00Z', '2027-01-01', '2027-02-28T15:42:00.000Z'],
    [{ preset: 'THIS_MONTH', earlier: 'BEFORE' }, '2026-03-31T14:42:00Z', '2026-02-01', '2026-02-28T15:42:00.000Z'],
    // Typed days as well, and those of which today is the last.
    [
      { start: '2026-11-24', end: '2026-12-03', earlier: 'BEFORE' },
      '2026-11-30T15:42:00Z',
      '2026-11-14',
      '2026-11-20T15:42:00.000Z',
    ],
    [{ preset: 'TODAY', earlier: 'BEFORE' }, '2026-11-30T15:42:00Z', '2026-11-29', '2026-11-29T15:42:00.000Z'],
    [{ preset: 'LAST_7_DAYS', earlier: 'BEFORE' }, '2026-11-30T15:42:00Z', '2026-11-17', '2026-11-23T15:42:00.000Z'],
    [
      { preset: 'LAST_12_MONTHS', earlier: 'YEAR_BEFORE' },
      '2026-11-30T15:42:00Z',
      '2024-12-01',
      '2025-11-30T15:42:00.000Z',
    ],
    // A time of day that the clocks skipped then: the next one that they showed.
    [{ preset: 'TODAY', earlier: 'BEFORE' }, '2026-03-09T06:30:00Z', '2026-03-08', '2026-03-08T07:00:00.000Z'],
  ])('%j at %s', (input, at, start, until) => {
    const found = earlier(input, at)
    expect([found.start, found.until, found.to]).toEqual([start, until, until])
    // The last day is the one in which it ends.
    expect(Date.parse(`${found.end}T00:00:00-05:00`)).toBeLessThanOrEqual(Date.parse(until))
    expect(Date.parse(`${found.end}T23:59:59-05:00`)).toBeGreaterThan(Date.parse(until))
  })

  test('nights that run over midnight: the last one goes on until their end', () => {
    const nights = ['19:00', '07:00']
    const input = { start: '2026-11-28', end: '2026-11-29', earlier: 'BEFORE' }
    expect(earlier(input, '2026-11-30T07:10:00Z', nights)).toMatchObject({
      ...{ start: '2026-11-26', end: '2026-11-27', from: '2026-11-27T00:00:00.000Z' },
      until: '2026-11-28T07:10:00.000Z',
    })
    expect(earlier(input, '2026-12-01T00:00:00Z', nights).until).toBeUndefined()
  })

  test('days that are over, or have not begun, are compared with whole days, and the days themselves stay whole', () => {
    const month = { start: '2026-11-01', end: '2026-11-30' }
    const whole = { start: '2026-10-01', end: '2026-10-31', to: '2026-11-01T04:00:00.000Z' }
    for (const at of ['2026-12-01T05:00:00Z', '2026-11-01T03:59:00Z']) {
      expect(earlier({ ...month, earlier: 'BEFORE' }, at)).toMatchObject(whole)
      expect(earlier({ ...month, earlier: 'BEFORE' }, at).until).toBeUndefined()
    }
    expect(earlier(month, '2026-11-20T15:00:00Z').to).toBe('2026-12-01T05:00:00.000Z')
  })
})
