import { showCalendarDate } from '../kernel/time/calendarDate'
import type { FieldRefusal } from '../kernel/refusal'

/** What becomes of a line's infection history when its flag is set anew (administration, section 4). */
export type InfectionStep = { kind: 'begin'; start: string } | { kind: 'resume' } | { kind: 'end'; stop: string } | null

/**
 * An infection that is over ends its open entry today; one that is new opens an entry today, unless
 * one is open. Where an entry ended only today it goes on, because two would have that day in common
 * (rules 4.5). Days are calendar dates of the facility, `YYYY-MM-DD`.
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

/** Whether the line is infected once it is saved: an entry that goes on and is new in the history says so by itself, unless the flag is taken off with it (rules 4.9). */
export const infectedAfter = (was: boolean, sent: boolean | undefined, beginsOngoing: boolean): boolean =>
  (sent ?? was) || (beginsOngoing && !(was && sent === false))

/** Days in which a line was infected; without a stop it goes on. */
export type Span = { start: string; stop: string | null }

export const isSameSpan = (a: Span, b: Span): boolean => a.start === b.start && a.stop === b.stop

/** A span in words, by which a message names it. */
export const spanInWords = ({ start, stop }: Span): string =>
  `${showCalendarDate(start)} to ${stop ? showCalendarDate(stop) : 'now'}`

export const noSuchDay = 'Must be a date (YYYY-MM-DD)'

/** What the dialog of an infection says (administration, section 5); each message at the end of the span that it is about. */
export const wrongSpan = (
  { start, stop }: Span,
  today: string,
): { at: 'infectionStart' | 'infectionStop'; message: string }[] => {
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

/** Whether two entries have a day in common; the first and the last day count. */
export const overlap = (a: Span, b: Span): boolean => a.start <= endOf(b) && b.start <= endOf(a)

/** An entry of the history that somebody sends. `isKept`: it stands there already, just so; `before`: as it stood there. */
export type SentSpan = Span & { isKept: boolean; before?: Span | null }

/** Whether it is the entry that goes on, ended as taking off the flag ends it. Clients write that themselves, also on its first day (rules 4.9). */
const isEndedByFlag = ({ start, stop, before }: SentSpan, today: string): boolean => {
  const end = before && !before.stop && before.start === start ? infectionStep(true, false, before, today) : null
  return end?.kind === 'end' && end.stop === stop
}

/**
 * All that is wrong with a history that is sent as a whole. What stood there before is not judged
 * anew: it was right on its day. No two entries overlap (rules 4.5). `takesOff`: the flag is taken off with it.
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
