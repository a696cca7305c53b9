import { showCalendarDate } from 'domain/kernel/time/calendarDate'
import {
  infectedAfter,
  infectionStep,
  isSameSpan,
  spanInWords,
  wrongHistory,
  type SentSpan,
  type Span,
} from 'domain/lines/infection'
import type { FieldRefusal } from 'domain/kernel/refusal'

/** An infection in the form. `entryId`: the recorded entry that it is, if any. */
export type HistoryEntry = Span & { readonly entryId: string | null }

export type History = readonly HistoryEntry[]

/** An entry as a string for comparison, without its id. */
export const textOfEntry = ({ start, stop }: Span): string => `${start}|${stop ?? ''}`

/** The history of such strings, with the ids of the recorded entries. */
export const historyOfTexts = (texts: readonly string[], recorded: History): History =>
  texts.map((text) => {
    const [start = '', stop = ''] = text.split('|')
    const span = { start, stop: stop || null }
    return {
      ...span,
      entryId:
        (recorded.find((entry) => isSameSpan(entry, span)) ?? recorded.find((entry) => entry.start === start))
          ?.entryId ?? null,
    }
  })

export const inOrder = (history: History): History =>
  [...history].sort((one, other) => one.start.localeCompare(other.start))

/** Whether the entry is recorded exactly like this. */
const isKept = (entry: HistoryEntry, recorded: History): boolean =>
  recorded.some((each) => each.entryId === entry.entryId && isSameSpan(each, entry))

const asSent = (history: History, recorded: History): SentSpan[] =>
  history.map((entry) => ({ ...entry, isKept: isKept(entry, recorded) }))

/** Errors of one entry next to the others, for the dialog, before the entry is added. */
export const wrongEntry = (entry: HistoryEntry, others: History, recorded: History, today: string): FieldRefusal[] => {
  const all = asSent([...others, entry], recorded)
  const own = `infectionHistory[${others.length}].`
  return wrongHistory(all, today).flatMap(({ field, message }) =>
    field.startsWith(own) ? [{ field: field.slice(own.length), message }] : [],
  )
}

/** Errors of the whole history. Each names its infection. */
export const wrongWithHistory = (history: History, recorded: History, today: string): FieldRefusal[] =>
  atHistoryField(wrongHistory(asSent(history, recorded), today), history)

/** Puts refusals of single entries, which have no field on the page, at the field of the history. */
export const atHistoryField = (fields: readonly FieldRefusal[], history: History): FieldRefusal[] =>
  fields.map(({ field, message }) => {
    const entry = history[Number(/^infectionHistory\[(\d+)\]/.exec(field)?.[1])]
    return entry ? { field: 'infectionHistory', message: `${spanInWords(entry)}: ${message}` } : { field, message }
  })

/** An entry after the line is saved, and how saving changes it. */
export type ComingEntry = HistoryEntry & { readonly does: 'begins' | 'resumes' | 'ends' | null }

type Sent = { infection: boolean; infectionHistory: History }

/** Whether a new entry is ongoing, which alone makes the line infected (rules 4.9). */
export const beginsOngoing = (history: History, recorded: History): boolean =>
  history.some((entry) => entry.stop === null && !isKept(entry, recorded))

export const isInfectedWith = (sent: Sent, recorded: Sent): boolean =>
  infectedAfter(
    recorded.infection,
    sent.infection === recorded.infection ? undefined : sent.infection,
    beginsOngoing(sent.infectionHistory, recorded.infectionHistory),
  )

/** The history after these entries are saved: the flag may begin, resume or end an infection (rules 4.9). */
export const comingHistory = (sent: Sent, recorded: Sent, today: string): readonly ComingEntry[] => {
  const entries: ComingEntry[] = inOrder(sent.infectionHistory).map((entry) => ({ ...entry, does: null }))
  const open = entries.find(({ stop }) => stop === null) ?? null
  const last = entries.reduce<ComingEntry | null>(
    (latest, entry) => (entry.stop !== null && (latest === null || entry.stop > latest.stop!) ? entry : latest),
    null,
  )
  const step = infectionStep(recorded.infection, isInfectedWith(sent, recorded), open, today, last?.stop ?? null)
  if (!step) return entries
  if (step.kind === 'begin') return [...entries, { entryId: null, start: step.start, stop: null, does: 'begins' }]
  return entries.map((entry) =>
    step.kind === 'resume'
      ? entry === last
        ? { ...entry, stop: null, does: 'resumes' }
        : entry
      : entry === open
        ? { ...entry, stop: step.stop, does: 'ends' }
        : entry,
  )
}

/** The effect of saving in one sentence, shown next to the flag; null without an effect. */
export const consequence = (coming: readonly ComingEntry[]): string | null => {
  const entry = coming.find(({ does }) => does !== null)
  if (!entry) return null
  const { start, stop, does } = entry
  if (does === 'begins') return 'Saving starts an infection today.'
  const which = `infection that began ${showCalendarDate(start)}`
  if (does === 'resumes') return `The ${which} ended only today. Saving continues it.`
  return stop === start ? `Saving today ends the ${which}, on the day it began.` : `Saving today ends the ${which}.`
}
