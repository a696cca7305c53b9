import { isCalendarDate, showCalendarDate } from '../../kernel/time/calendarDate'
import { callTextNames, eachText } from '../texts'

/** Old and new values by field, as the audit log holds them. */
export type ChangedFields = Readonly<Record<string, readonly [from: unknown, to: unknown]>>

export type NamedKind = 'room' | 'purpose' | 'status' | 'line' | 'person' | 'call'

/** The change of one entry. A value is a text, or an id that is shown by name. */
export type EntryChange = { name: string; kind: NamedKind | null; from: string | null; to: string | null }

type Field = { name: string; kind?: NamedKind; show?: (value: unknown) => string | null }

const date = (value: unknown): string => {
  const day = String(value).slice(0, 10)
  return isCalendarDate(day) ? showCalendarDate(day) : String(value)
}
const yesOrNo = (value: unknown): string => (value === true ? 'Yes' : 'No')

const { roomDescription, ...texts } = eachText(callTextNames, ({ label }): Field => ({ name: label }))

/** Fields with the labels of the call's form, in its order. */
const fields: Record<string, Field> = {
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
  'waitedMinutes',
])

const textOf = (value: unknown, show: Field['show']): string | null => {
  if (value === null || value === undefined || value === '') return null
  return show ? show(value) : typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/**
 * The changed entries in the form's order; recorded values of procedures come last, under the names that they had.
 * `isOfCall`: without the fields that the event itself shows.
 */
export const entryChanges = (changed: ChangedFields, isOfCall = true): EntryChange[] => {
  const order = Object.keys(fields)
  const place = (key: string): number => (key in fields ? order.indexOf(key) : order.length)
  return Object.entries(changed)
    .filter(([key]) => !isOfCall || !shownByTheEvent.has(key))
    .sort(([one], [other]) => place(one) - place(other))
    .map(([key, [from, to]]) => {
      const { name, kind = null, show } = fields[key] ?? { name: key }
      return { name, kind, from: textOf(from, show), to: textOf(to, show) }
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
