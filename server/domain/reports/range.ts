import { object, string, type InferType } from 'yup'
import { dateText } from '../kernel/input/entries'
import { dateOrMoment, isDateOrMoment, parseMoment, readCalendarDate } from '../kernel/time/writtenMoment'
import { dayLater, daysBetween, startOfDay, todayIn } from '../kernel/time/facilityTime'
import { ianaName } from '../kernel/time/zones'
import { invalid, type FieldRefusal, type Refusal } from '../kernel/refusal'

// The range of a report: whole days of one time zone (rules 7.6).

/** The ranges that the pickers offer. */
export const presets = {
  TODAY: 'Today',
  YESTERDAY: 'Yesterday',
  LAST_7_DAYS: 'Last 7 days',
  THIS_MONTH: 'This month',
  LAST_MONTH: 'Last month',
  THIS_QUARTER: 'This quarter',
  LAST_QUARTER: 'Last quarter',
  THIS_YEAR: 'This year',
  LAST_12_MONTHS: 'Last 12 months',
} as const
export type Preset = keyof typeof presets
export const presetNames = Object.keys(presets) as Preset[]

/** An earlier range with which a report is compared. */
export const earlierNames = ['BEFORE', 'YEAR_BEFORE'] as const
export type Earlier = (typeof earlierNames)[number]

/** Two calendar dates, both within the range. */
export type Days = { start: string; end: string }

/** The days, their zone, and the moments between which they lie. */
export type Range = Days & { timeZone: string; from: Date; to: Date }

/** The day, where a month or a day outside of its year or month counts on. */
const dayOf = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)

const partsOf = (day: string): [year: number, month: number, day: number] => {
  const [year, month, date] = day.split('-').map(Number)
  return [year!, month!, date!]
}

export const daysOfPreset = (preset: Preset, today: string): Days => {
  const [year, month, day] = partsOf(today)
  const quarter = month - ((month - 1) % 3)
  const ranges: Record<Preset, Days> = {
    TODAY: { start: today, end: today },
    YESTERDAY: { start: dayLater(today, -1), end: dayLater(today, -1) },
    LAST_7_DAYS: { start: dayLater(today, -6), end: today },
    THIS_MONTH: { start: dayOf(year, month, 1), end: dayOf(year, month + 1, 0) },
    LAST_MONTH: { start: dayOf(year, month - 1, 1), end: dayOf(year, month, 0) },
    THIS_QUARTER: { start: dayOf(year, quarter, 1), end: dayOf(year, quarter + 3, 0) },
    LAST_QUARTER: { start: dayOf(year, quarter - 3, 1), end: dayOf(year, quarter, 0) },
    THIS_YEAR: { start: dayOf(year, 1, 1), end: dayOf(year, 12, 31) },
    // A year ends the day before its date comes again; after a February 29 that is February 28.
    LAST_12_MONTHS: {
      start: month === 2 && day === 29 ? dayOf(year - 1, 3, 1) : dayOf(year - 1, month, day + 1),
      end: today,
    },
  }
  return ranges[preset]
}

/** The same date another year; a February 29 is the 28th where there is none. */
const inYear = (year: number, month: number, day: number): string =>
  dayOf(year, month, Math.min(day, partsOf(dayOf(year, month + 1, 0))[2]))

/**
 * The days with which a range is compared: as many days, directly before it or a year earlier. Whole months are compared
 * with whole months, however many days they have.
 */
export const daysEarlier = ({ start, end }: Days, earlier: Earlier): Days => {
  const [year, month, day] = partsOf(start)
  const [endYear, lastMonth, lastDay] = partsOf(end)
  const isMonths = day === 1 && end === dayOf(endYear, lastMonth + 1, 0)
  if (isMonths) {
    const months = earlier === 'BEFORE' ? (endYear - year) * 12 + lastMonth - month + 1 : 12
    return { start: dayOf(year, month - months, 1), end: dayOf(endYear, lastMonth - months + 1, 0) }
  }
  if (earlier === 'YEAR_BEFORE')
    return { start: inYear(year - 1, month, day), end: inYear(endYear - 1, lastMonth, lastDay) }
  const count = daysBetween(start, end) + 1
  return { start: dayLater(start, -count), end: dayLater(end, -count) }
}

const noSuchDay = 'Must be a date (YYYY-MM-DD)'

const dateOfRange = (description: string) =>
  dateText(noSuchDay)
    .default(null)
    .test('day', noSuchDay, (value) => value == null || isDateOrMoment(value))
    .meta({ description, jsonSchema: { type: 'string', pattern: dateOrMoment } })

const noSuchEarlier = `Must be ${earlierNames.join(' or ')}`

const noSuchZone = 'Must be an IANA time zone'

/** The range as a caller sends it. */
export const rangeFields = {
  start: dateOfRange(
    'The first day, `YYYY-MM-DD`. A moment with its zone is the day on which it falls in `timeZone`. Default: today.',
  ),
  end: dateOfRange('The last day, in the same form. Without it the range is the first day. At most ten years later.'),
  preset: string()
    .transform((_value, original: unknown) => (original === '' ? null : original))
    .typeError('Must be one of the offered ranges')
    .nullable()
    .default(null)
    .test('preset', 'Must be one of the offered ranges', (value) => value == null || Object.hasOwn(presets, value))
    .meta({
      description: 'A range relative to today, instead of `start` and `end`.',
      jsonSchema: { type: 'string', enum: presetNames },
    }),
  earlier: string()
    .transform((_value, original: unknown) => (original === '' ? null : original))
    .typeError(noSuchEarlier)
    .nullable()
    .default(null)
    .test('earlier', noSuchEarlier, (value) => value == null || earlierNames.some((name) => name === value))
    .meta({
      description:
        'Instead of these days those with which they are compared: `BEFORE`, as many days directly before them, or `YEAR_BEFORE`. Whole months are compared with whole months.',
      jsonSchema: { type: 'string', enum: earlierNames },
    }),
  timeZone: string()
    .transform((_value, original: unknown) =>
      typeof original === 'string' ? (original === '' ? null : (ianaName(original) ?? original)) : original,
    )
    .typeError(noSuchZone)
    .nullable()
    .default(null)
    .test('zone', noSuchZone, (value) => value == null || ianaName(value) !== null)
    .meta({
      description:
        "The IANA time zone in which the days begin and end. Default: that of the provider's first facility.",
    }),
}

export const rangeInput = object(rangeFields)
export type RangeInput = InferType<typeof rangeInput>

const [firstYear, lastYear] = [1900, 2199]
const mostYears = 10

/** The calendar date of a text; of a moment with its zone, the day on which it falls in the report's zone. */
const dayIn = (timeZone: string, text: string): string => {
  const moment = parseMoment(text)
  return moment?.zone ? todayIn(timeZone, new Date(text)) : readCalendarDate(text)!
}

const wrongIn = ({ start, end }: Days): FieldRefusal[] => {
  const [year, month, day] = partsOf(start)
  const isOut = (date: string): boolean => partsOf(date)[0] < firstYear || partsOf(date)[0] > lastYear
  const years = `Must be between ${firstYear} and ${lastYear}`
  if (isOut(start)) return [{ field: 'start', message: years }]
  if (isOut(end)) return [{ field: 'end', message: years }]
  if (end < start) return [{ field: 'end', message: 'The end cannot be before the start' }]
  if (end >= dayOf(year + mostYears, month, day))
    return [{ field: 'end', message: `The range can be at most ${mostYears} years long` }]
  return []
}

/** The days that were asked for, with the moments at which they begin and end, or why there is no such range. */
export const rangeOf = (
  { start, end, preset, earlier, timeZone: zone }: RangeInput,
  usualZone: string,
  now: Date,
): { range: Range; refusal: null } | { range: null; refusal: Refusal } => {
  const refused = (field: string, message: string) => ({ range: null, refusal: invalid([{ field, message }]) })
  if (preset && (start || end)) return refused('preset', 'Send either a preset or days')
  if (end && !start) return refused('start', 'Required')
  const timeZone = zone ?? usualZone
  const first = start && dayIn(timeZone, start)
  const asked = first
    ? { start: first, end: end ? dayIn(timeZone, end) : first }
    : daysOfPreset((preset as Preset | null) ?? 'TODAY', todayIn(timeZone, now))
  const wrong = wrongIn(asked)
  if (wrong.length > 0) return { range: null, refusal: invalid(wrong) }
  const days = earlier ? daysEarlier(asked, earlier as Earlier) : asked
  const range = { ...days, timeZone, from: startOfDay(timeZone, days.start), to: startOfDay(timeZone, days.end, 1) }
  return { range, refusal: null }
}
