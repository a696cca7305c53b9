import { showCalendarDate } from '../kernel/time/calendarDate'
import { isLongAgo } from '../kernel/time/facilityTime'
import type { FieldRefusal } from '../kernel/refusal'

/** The change of a line's infection history when its flag changes (administration, section 4). */
export type InfectionStep = { kind: 'begin'; start: string } | { kind: 'resume' } | { kind: 'end'; stop: string } | null

/**
 * Taking off the flag ends the open entry today. Setting it begins an entry today, unless one is open. An entry that
 * ended only today continues, because two entries must not share a day (rules 4.5). Days are calendar dates of the
 * facility, `YYYY-MM-DD`.
 */
export const infectionStep = (
  was: boolean,
  is: boolean,
  open: { start: string } | null,
  today: string,
  lastStop: string | null = null,
): InfectionStep => {
  if (was && !is && open) return { kind: 'end', stop: open.start > today ? open.start : today }
  if (!was && is && !open)
    return lastStop !== null && lastStop >= today ? { kind: 'resume' } : { kind: 'begin', start: today }
  return null
}

/**
 * Whether the line is infected after saving: a new open entry sets the flag, unless the flag is taken off at the same
 * time (rules 4.9).
 */
export const infectedAfter = (was: boolean, sent: boolean | undefined, beginsOngoing: boolean): boolean =>
  (sent ?? was) || (beginsOngoing && !(was && sent === false))

/** The days of an infection; without a stop it continues. */
export type Span = { start: string; stop: string | null }

export const isSameSpan = (a: Span, b: Span): boolean => a.start === b.start && a.stop === b.stop

export const spanInWords = ({ start, stop }: Span): string =>
  `${showCalendarDate(start)} to ${stop ? showCalendarDate(stop) : 'now'}`

const longAgo = { at: 'infectionStart' as const, message: 'The start of an infection cannot be that long ago.' }

/** The messages of an infection's dialog (administration, section 5), each at its end of the span. */
export const wrongSpan = (
  { start, stop }: Span,
  today: string,
): { at: 'infectionStart' | 'infectionStop'; message: string }[] => {
  if (isLongAgo(start, today)) return [longAgo]
  if (stop === null)
    return start > today ? [{ at: 'infectionStart', message: 'The start of an infection cannot be after today.' }] : []
  return [
    ...(start >= today
      ? [{ at: 'infectionStart' as const, message: 'The start of a historical infection cannot be on or after today.' }]
      : []),
    ...(stop < start
      ? [{ at: 'infectionStop' as const, message: 'The end of an infection cannot be before the beginning.' }]
      : []),
    ...(stop > today && stop >= start
      ? [{ at: 'infectionStop' as const, message: 'The end of a historical infection cannot be after today.' }]
      : []),
  ]
}

const endOf = ({ stop }: Span): string => stop ?? '9999-12-31'

/** Whether two entries share a day; the first and the last day count. */
export const overlap = (a: Span, b: Span): boolean => a.start <= endOf(b) && b.start <= endOf(a)

/** A sent entry of the history. `isKept`: the history already has this entry; `before`: the stored entry that it changes. */
export type SentSpan = Span & { isKept: boolean; before?: Span | null }

/**
 * Whether taking off the flag would end the entry in this way. Clients write that end themselves, also on the first day
 * of the entry (rules 4.9).
 */
const isEndedByFlag = ({ start, stop, before }: SentSpan, today: string): boolean => {
  const end = before && !before.stop && before.start === start ? infectionStep(true, false, before, today) : null
  return end?.kind === 'end' && end.stop === stop
}

/**
 * Everything that is wrong with a history, which is sent as a whole. Stored entries are not checked again, because they
 * were right on their day. No two entries overlap (rules 4.5). `takesOff`: the flag is taken off with it.
 */
export const wrongHistory = (spans: readonly SentSpan[], today: string, takesOff = false): FieldRefusal[] =>
  spans.flatMap((span, index) => {
    if (span.isKept) return []
    const at = (field: string): string => `infectionHistory[${index}].${field}`
    const wrong =
      takesOff && isEndedByFlag(span, today)
        ? []
        : wrongSpan(span, today).map(({ at: end, message }) => ({ field: at(end), message }))
    const other =
      wrong.length > 0
        ? undefined
        : spans.find((each, place) => place !== index && (each.isKept || place < index) && overlap(span, each))
    return other
      ? [{ field: at('infectionStart'), message: `This infection overlaps the one from ${spanInWords(other)}.` }]
      : wrong
  })
