import { object, string, type InferType } from 'yup'
import { dateText } from '../kernel/input/entries'
import { dateOrMoment, isDateOrMoment, parseMoment, readCalendarDate } from '../kernel/time/writtenMoment'
import { dayLater, daysBetween, momentAt, showIn, todayIn } from '../kernel/time/facilityTime'
import { ianaName } from '../kernel/time/zones'
import { invalid, type FieldRefusal, type Refusal } from '../kernel/refusal'
import type { Hours } from './hours'

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

/**
 * The days, their zone, and the moments between which they lie. `until` is the last of them where the last day counts in
 * part: the range is compared with one that is not over.
 */
export type Range = Days & { timeZone: string; from: Date; to: Date; until: Date | null }

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

/** The same day of a month this many months earlier; the last one of a month that is shorter. */
const monthsEarlier = (date: string, months: number): string => {
  const [year, month, day] = partsOf(date)
  return dayOf(year, month - months, Math.min(day, partsOf(dayOf(year, month - months + 1, 0))[2]))
}

const lastOfMonth = (date: string): string => {
  const [year, month] = partsOf(date)
  return dayOf(year, month + 1, 0)
}

/**
 * The days with which a range is compared: as many days, directly before it or a year earlier. Whole months are compared
 * with whole months, however many days they have. `dayFor` is the day that stands for one of the range.
 */
export const daysEarlier = ({ start, end }: Days, earlier: Earlier): Days & { dayFor: (day: string) => string } => {
  const isMonths = start.endsWith('-01') && end === lastOfMonth(end)
  const [[year, month], [endYear, lastMonth]] = [partsOf(start), partsOf(end)]
  const months = earlier === 'BEFORE' ? (endYear - year) * 12 + lastMonth - month + 1 : 12
  const count = daysBetween(start, end) + 1
  const dayFor = (day: string): string =>
    isMonths || earlier === 'YEAR_BEFORE' ? monthsEarlier(day, months) : dayLater(day, -count)
  const last = dayFor(end)
  return { start: dayFor(start), end: isMonths ? lastOfMonth(last) : last, dayFor }
}

/**
 * The range of these days. Hours that run over midnight belong to the day on which they began, so that each day goes from
 * their start to their start.
 */
const rangeOfDays = ({ start, end }: Days, timeZone: string, hours: Hours | null): Range => {
  const begin = hours && hours.to <= hours.from ? hours.from : 0
  const at = (day: string): Date => momentAt(timeZone, day, Math.floor(begin / 60), begin % 60)
  return { start, end, timeZone, from: at(start), to: at(dayLater(end, 1)), until: null }
}

/**
 * The range with which one is compared. Of one that is not over only what has passed can be compared, so the earlier one
 * ends on the day that stands for today, at this time of day.
 */
const rangeEarlier = (asked: Range, earlier: Earlier, hours: Hours | null, now: Date): Range => {
  const { dayFor, ...days } = daysEarlier(asked, earlier)
  const { timeZone } = asked
  if (now < asked.from || now >= asked.to) return rangeOfDays(days, timeZone, hours)
  const day = dayFor(todayIn(timeZone, now))
  const until = momentAt(timeZone, day, Number(showIn(timeZone, now, 'H')), Number(showIn(timeZone, now, 'm')))
  const range = rangeOfDays({ start: days.start, end: day < days.end ? day : days.end }, timeZone, hours)
  return until < range.to ? { ...range, to: until, until } : range
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
        'Instead of these days those with which they are compared: `BEFORE`, as many days directly before them, or `YEAR_BEFORE`. Whole months are compared with whole months; days that are not over, with as much of the earlier ones.',
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

/** The days that were asked for, with the moments at which they and these hours begin and end, or why there is no such range. */
export const rangeOf = (
  { start, end, preset, earlier, timeZone: zone }: RangeInput,
  usualZone: string,
  now: Date,
  hours: Hours | null = null,
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
  const range = rangeOfDays(asked, timeZone, hours)
  return { range: earlier ? rangeEarlier(range, earlier as Earlier, hours, now) : range, refusal: null }
}
