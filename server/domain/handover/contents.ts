import { compareNames } from '../kernel/input/names'
import { startOfDay, todayIn } from '../kernel/time/facilityTime'

/** How far a hand-over looks ahead: a shift (rules 10.7). */
export const shiftHours = 12

/** How long past hand-overs are kept. */
export const keptDays = 180

const shiftMs = shiftHours * 3_600_000

/** The most entries of a section; the others are counted. */
export const mostOfSection = 200

/** A call as a hand-over has it: without patient details, like its card in the queue. */
export type HandoverCall = {
  callId: string
  purpose: string
  customJob: string | null
  status: string
  isLineCheck: boolean
  room: string | null
  roomDescription: string | null
  contact: string | null
  /** When it joined the queue, or will. */
  aliveAt: string
  lead: string | null
  /** Everybody else at work on it. */
  others: string[]
  lineName: string | null
  isInfected: boolean
  notes: string | null
  comments: string | null
}

/** An open line as a hand-over has it. */
export type HandoverLine = {
  lineId: string
  name: string
  types: string[]
  room: string | null
  roomDescription: string | null
  nextChangeDate: string | null
  infectionNotes: string | null
  /** The first day of the infection that goes on, YYYY-MM-DD. */
  infectedSince: string | null
}

/** What of a section is shown, and how many there are. */
export type Section<Entry> = { count: number; entries: Entry[] }

/** What a hand-over says of its facility at a moment; kept as JSON once it is stamped. */
export type HandoverContents = {
  /** Open calls of the queue, without those on hold. */
  calls: Section<HandoverCall>
  holds: Section<HandoverCall>
  /** Calls that join the queue within the shift. */
  followUps: Section<HandoverCall>
  /** Lines whose dressing is overdue, or due on a day that begins within the shift. */
  dueLines: Section<HandoverLine>
  /** Lines with an infection that goes on. */
  infections: Section<HandoverLine>
}

/** Calls that join the queue before this moment are announced. */
export const followUpsUntil = (now: Date): Date => new Date(now.getTime() + shiftMs)

/** Lines that are due before this moment are listed: the end of the facility's day in which the shift ends. */
export const linesUntil = (timeZone: string, now: Date): Date => {
  const end = new Date(now.getTime() + shiftMs)
  return startOfDay(timeZone, todayIn(timeZone, end), 1)
}

/** ISO 8601 is in order of time as a text. */
const dueOf = ({ nextChangeDate }: HandoverLine): string => nextChangeDate ?? '~'

/** By when they are due, then by room; those without a date last. */
export const compareDueLines = (a: HandoverLine, b: HandoverLine): number => {
  const [one, other] = [dueOf(a), dueOf(b)]
  return one < other ? -1 : one > other ? 1 : compareByRoom(a, b)
}

/** In the order in which somebody walks past them. */
export const compareByRoom = (a: HandoverLine, b: HandoverLine): number =>
  compareNames(a.room ?? '', b.room ?? '') || compareNames(a.name, b.name)

/** The first entries, and the number of all. */
export const sectionOf = <Entry>(entries: readonly Entry[], count: number = entries.length): Section<Entry> => ({
  count,
  entries: entries.slice(0, mostOfSection),
})
