import { dayEnd, isTimeOfDay, midnight, minuteOfDay, timeOfDay } from '../kernel/time/timeOfDay'

// The hours of a report: two times of day, which apply to each day of its range (rules 7.3).

const timeOr = (usual: string, isEnd: boolean, description: string) =>
  timeOfDay(isEnd, description)
    .transform((time: string | null) => time ?? undefined)
    .nonNullable()
    .default(usual)

/** What is wrong with two times; null when nothing is. */
export const wrongInHours = (startTime: string, endTime: string): string | null =>
  startTime === endTime ? 'Must differ from the start' : null

const nextDay =
  'The time of day before which they count, at most 24:00, which is the default. Before the start it is of the next day: 19:00 to 07:00 is the night that begins on each day.'

/** Of calls by when they joined the queue. */
export const hourMeanings = {
  startTime:
    'The time of day, `HH:mm`, from which calls count, by when they joined the queue, by the clock of their facility. Default: 00:00.',
  endTime: nextDay,
}

/** Of calls by when they were completed. */
export const completedHourMeanings = {
  startTime:
    "The time of day, `HH:mm`, from which calls of each day count, by when they were completed, by the clocks of the report's zone. Default: 00:00.",
  endTime: nextDay,
}

/** The hours as a caller sends them, with what they mean. */
export const hourFields = (meanings: Record<'startTime' | 'endTime', string>) => ({
  startTime: timeOr(midnight, false, meanings.startTime),
  endTime: timeOr(dayEnd, true, meanings.endTime).test('differs', 'Must differ from the start', function (value) {
    const { startTime } = this.parent as { startTime?: string }
    // An ill-formed start is refused at its own field.
    return !isTimeOfDay(startTime ?? midnight, false) || wrongInHours(startTime ?? midnight, value ?? dayEnd) === null
  }),
})

/** Minutes of the day; `to` is before `from` when the hours run over midnight. */
export type Hours = { from: number; to: number }

/** The hours between two times of day; null: all of the day. */
export const hoursOf = ({ startTime, endTime }: { startTime: string; endTime: string }): Hours | null =>
  startTime === midnight && endTime === dayEnd ? null : { from: minuteOfDay(startTime), to: minuteOfDay(endTime) }

/** The shifts of a hospital, which the screens offer by name. */
export const shifts = {
  days: { name: 'Days', startTime: '07:00', endTime: '19:00' },
  nights: { name: 'Nights', startTime: '19:00', endTime: '07:00' },
} as const
