import { showCalendarDate } from 'domain/kernel/time/calendarDate'
import { daysBetween } from 'domain/kernel/time/facilityTime'
import { spanInWords, type Span } from 'domain/lines/infection'

/** The data of the picture. Days are in the facility's time zone, YYYY-MM-DD. */
export type Life = {
  readonly placedOn: string
  readonly today: string
  readonly visits: readonly {
    readonly callId: string
    readonly day: string
    readonly purposeName: string
    readonly isDressingChange: boolean
    readonly isInsertion: boolean
  }[]
  /** Closings and reopenings, earliest first. */
  readonly turns: readonly { readonly day: string; readonly state: string }[]
  readonly infections: readonly Span[]
  /** When the next change is due, if the line is open. */
  readonly nextChange: string | null
}

/** Days in which the line was open; `to` is null if it still is. */
export type Stretch = { from: string; to: string | null }

export const stretchesOf = ({ placedOn, turns }: Life): Stretch[] => {
  const done: Stretch[] = []
  let from: string | null = placedOn
  for (const { day, state } of turns) {
    if (state === 'CLOSED' && from !== null) done.push({ from, to: day })
    from = state === 'CLOSED' ? null : (from ?? day)
  }
  return from === null ? done : [...done, { from, to: null }]
}

const isOpen = (life: Life): boolean => life.turns.at(-1)?.state !== 'CLOSED'

const earliest = (days: readonly string[]): string => days.reduce((one, other) => (other < one ? other : one))
const latest = (days: readonly string[]): string => days.reduce((one, other) => (other > one ? other : one))

/** The first and last day of the picture, and the position of a day on it, from 0 to 1. */
export const scaleOf = (life: Life): { first: string; last: string; at: (day: string) => number } => {
  const { placedOn, today, visits, turns, infections, nextChange } = life
  const eventDays = [
    placedOn,
    ...visits.map(({ day }) => day),
    ...turns.map(({ day }) => day),
    ...infections.flatMap(({ start, stop }) => [start, stop ?? today]),
  ]
  const first = earliest(eventDays)
  // A closed line has no "today": its picture ends with its last event.
  const last = latest([...eventDays, ...(isOpen(life) ? [today, nextChange ?? today] : [])])
  const days = Math.max(1, daysBetween(first, last))
  return { first, last, at: (day) => Math.min(1, Math.max(0, daysBetween(first, day) / days)) }
}

/** The events in words, in order, for people who prefer text. */
export const eventsOf = (life: Life): { day: string; words: string }[] => {
  const { placedOn, today, visits, turns, infections, nextChange } = life
  const all = [
    { day: placedOn, words: 'Placed' },
    ...visits.map(({ day, purposeName, isInsertion }) => ({
      day,
      words: isInsertion && !/insertion/i.test(purposeName) ? `Insertion: ${purposeName}` : purposeName,
    })),
    ...infections.map((span) => ({ day: span.start, words: `Infection, ${spanInWords(span)}` })),
    ...turns.map(({ day, state }) => ({ day, words: state === 'CLOSED' ? 'Closed' : 'Reopened' })),
    ...(isOpen(life) ? [{ day: today, words: 'Today' }] : []),
    ...(isOpen(life) && nextChange ? [{ day: nextChange, words: 'Next change is due' }] : []),
  ]
  return all
    .map((event, index) => ({ event, index }))
    .sort((one, other) => one.event.day.localeCompare(other.event.day) || one.index - other.index)
    .map(({ event }) => event)
}

/** A visit that is neither an insertion nor a dressing change. */
export const isOther = ({ isDressingChange, isInsertion }: Life['visits'][number]): boolean =>
  !isDressingChange && !isInsertion

const counted = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${count} ${many}`)

/** The picture in one sentence. */
export const inShort = (life: Life): string => {
  const { placedOn, visits, turns, infections } = life
  const last = turns.at(-1)
  const insertions = visits.filter(({ isInsertion }) => isInsertion).length
  return [
    `Placed ${showCalendarDate(placedOn)}`,
    ...(insertions > 0 ? [counted(insertions, 'insertion', 'insertions')] : []),
    counted(visits.filter(({ isDressingChange }) => isDressingChange).length, 'dressing change', 'dressing changes'),
    counted(visits.filter(isOther).length, 'other visit', 'other visits'),
    counted(infections.length, 'infection', 'infections'),
    ...(turns.some(({ state }) => state === 'OPEN')
      ? [`reopened ${counted(turns.filter(({ state }) => state === 'OPEN').length, 'time', 'times')}`]
      : []),
    last?.state === 'CLOSED' ? `closed ${showCalendarDate(last.day)}` : 'open',
  ].join(', ')
}
