import { isCalendarDate, showCalendarDate } from '../../kernel/time/calendarDate'
import { todayIn } from '../../kernel/time/facilityTime'
import { lineFieldNames } from '../../lines/fields'
import { callTextNames, eachText } from '../texts'

/**
 * Old and new values by field, as the audit log holds them; and the id of whoever had entered the old value, where the
 * edit replaced it without having seen it (rules 3.14b).
 */
export type ChangedFields = Readonly<Record<string, readonly [from: unknown, to: unknown, enteredBy?: string]>>

export type NamedKind = 'room' | 'purpose' | 'status' | 'line' | 'person' | 'call'

/** The change of one entry. A value is a text, or an id that is shown by name. `enteredBy`: the id of a person. */
export type EntryChange = {
  field: string
  name: string
  kind: NamedKind | null
  from: string | null
  to: string | null
  enteredBy: string | null
}

type Field = { name: string; kind?: NamedKind; show?: (value: unknown, zone: string) => string | null }

const date = (value: unknown): string => {
  const day = String(value).slice(0, 10)
  return isCalendarDate(day) ? showCalendarDate(day) : String(value)
}
const yesOrNo = (value: unknown): string => (value === true ? 'Yes' : 'No')

/** The day of a moment at the facility (rules 1.4). */
const dayThere = (value: unknown, zone: string): string => {
  const moment = new Date(String(value))
  return Number.isNaN(moment.getTime()) ? String(value) : showCalendarDate(todayIn(zone, moment))
}
const inOneText = (value: unknown): string | null => (Array.isArray(value) ? value.join('; ') || null : String(value))

const { roomDescription, ...texts } = eachText(callTextNames, ({ label }): Field => ({ name: label }))

/** Fields with the labels of the call's form, in its order. */
const callFields: Record<string, Field> = {
  statusCodeId: { name: 'Status', kind: 'status' },
  assignedToId: { name: 'Assigned to', kind: 'person' },
  assistant: { name: 'Assisting', kind: 'person' },
  isTraining: { name: 'Training', show: yesOrNo },
  isAssisting: { name: 'Assisting', show: yesOrNo },
  patientFirstName: { name: 'Patient First Name' },
  patientLastName: { name: 'Patient Last Name' },
  dob: { name: 'Date of Birth', show: date },
  mrn: { name: 'MRN' },
  orderingProvider: { name: 'Ordering Provider' },
  purposeId: { name: 'Need', kind: 'purpose' },
  ...texts,
  roomId: { name: 'Room', kind: 'room' },
  roomDescription,
  followUpDays: { name: 'Number of Days' },
  lineId: { name: 'Line', kind: 'line' },
  followUpFrom: { name: 'Follow-up from', kind: 'call' },
  dressingChangeDate: { name: 'Next Dressing Change', show: date },
}

const howLineShows: Partial<Record<keyof typeof lineFieldNames, Omit<Field, 'name'>>> = {
  nextChangeDate: { show: dayThere },
  roomId: { kind: 'room' },
  infection: { show: yesOrNo },
  infectionHistory: { show: inOneText },
}

/** The same of the line's form. */
const lineFields: Record<string, Field> = Object.fromEntries(
  Object.entries(lineFieldNames).map(([field, name]) => [
    field,
    { name, ...howLineShows[field as keyof typeof lineFieldNames] },
  ]),
)

/** The event itself shows these, with its person and its time. */
const shownByTheEvent = new Set([
  'completedAt',
  'completedById',
  'deletedAt',
  'deletedById',
  'startTime',
  'announcedAt',
  'aliveAt',
  'escalatedTo',
  'update',
  'saidAt',
  'worseAt',
  'waitedMinutes',
])

/** Who works on a call, what a verb schedules, and the person's own draft; nobody enters these in a form. */
const noEntries = new Set([
  ...shownByTheEvent,
  'assignedToId',
  'assistant',
  'isTraining',
  'isAssisting',
  'followUpFrom',
  'dressingChangeDate',
  'draft',
  // A list of pictures never loses one to an edit that has not seen it (rules 3.14a).
  'images',
])

/**
 * The changed fields in which somebody's entry may be replaced: those of the form, and what procedures recorded. Of a
 * list one is replaced only if it is not in the new list.
 */
export const replacedEntries = (changed: ChangedFields): string[] =>
  Object.entries(changed).flatMap(([field, [from, to]]) => {
    const isGone = !Array.isArray(from) || !Array.isArray(to) || from.some((each) => !to.includes(each))
    return isGone && !noEntries.has(field) ? [field] : []
  })

const textOf = (value: unknown, show: Field['show'], zone: string): string | null => {
  if (value === null || value === undefined || value === '') return null
  return show ? show(value, zone) : typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/**
 * The changed entries of a record of this kind, in the form's order; recorded values of procedures come last, under the
 * names that they had. Of a call without the fields that the event itself shows. `zone`: of the facility.
 */
export const entryChanges = (changed: ChangedFields, kind: string | null = 'call', zone = 'UTC'): EntryChange[] => {
  const fields = kind === 'line' ? lineFields : callFields
  const order = Object.keys(fields)
  const place = (key: string): number => (key in fields ? order.indexOf(key) : order.length)
  return Object.entries(changed)
    .filter(([key]) => kind !== 'call' || !shownByTheEvent.has(key))
    .sort(([one], [other]) => place(one) - place(other))
    .map(([field, [from, to, enteredBy = null]]) => {
      const { name, kind: named = null, show } = fields[field] ?? { name: field }
      return { field, name, kind: named, from: textOf(from, show, zone), to: textOf(to, show, zone), enteredBy }
    })
}

/** What the history says of an event of one kind; null when the event is not shown. */
export type HistoryWords = string | null | ((changed: ChangedFields) => string)

/** The event in words. A call may also be changed by a verb on the call that it follows up. */
export const eventInWords = (action: string, changed: ChangedFields, words: HistoryWords | undefined): string => {
  if (changed.followUpFrom?.[1]) return 'Scheduled this follow-up'
  if (changed.deletedAt?.[1] && action !== 'deleteCall') return 'Canceled this follow-up'
  if (typeof words === 'function') return words(changed)
  // A verb that no longer exists is shown by its own name.
  return words ?? action.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').replace(/^./, (first) => first.toUpperCase())
}
