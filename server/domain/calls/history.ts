import { isCalendarDate, showCalendarDate } from '../kernel/calendarDate'

/** From what to what, by field, as the audit trail keeps it. */
export type TrailFields = Readonly<Record<string, readonly [from: unknown, to: unknown]>>

/** Records that fields name by their ids. */
export type NamedKind = 'room' | 'purpose' | 'status' | 'line' | 'person' | 'call'

/** A change of one entry. A value is a text, or an id that is to be told by name. */
export type ToldChange = { name: string; kind: NamedKind | null; from: string | null; to: string | null }

/** Rows of the trail that are no deed on the call. */
export const untoldActions = ['readPatient', 'saveCallDraft', 'discardCallDraft']

type Field = { name: string; kind?: NamedKind; show?: (value: unknown) => string | null }

const date = (value: unknown): string => {
  const day = String(value).slice(0, 10)
  return isCalendarDate(day) ? showCalendarDate(day) : String(value)
}
const yesOrNo = (value: unknown): string => (value === true ? 'Yes' : 'No')

/** Fields in the words of the call's form, in its order. */
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
  customJob: { name: 'Custom Name' },
  contact: { name: 'Contact' },
  insertedBy: { name: 'Placement Inserted By' },
  preComments: { name: 'Pre-Procedure Notes' },
  comments: { name: 'Additional Comments' },
  roomId: { name: 'Room', kind: 'room' },
  roomDescription: { name: 'Room Description' },
  followUpDays: { name: 'Number of Days' },
  lineId: { name: 'Line', kind: 'line' },
  followUpFrom: { name: 'Follow-up from', kind: 'call' },
  dressingChangeDate: { name: 'Next Dressing Change', show: date },
}

/** What the event itself says, with its person and its moment. */
const saidByTheEvent = new Set([
  'completedAt',
  'completedById',
  'deletedAt',
  'deletedById',
  'startTime',
  'announcedAt',
  'aliveAt',
])

const textOf = (value: unknown, show: Field['show']): string | null => {
  if (value === null || value === undefined || value === '') return null
  return show ? show(value) : typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** The entries that changed, as they stand on the form; what procedures recorded comes last, by the names it had. */
export const toldChanges = (changed: TrailFields): ToldChange[] => {
  const order = Object.keys(fields)
  const place = (key: string): number => (key in fields ? order.indexOf(key) : order.length)
  return Object.entries(changed)
    .filter(([key]) => !saidByTheEvent.has(key))
    .sort(([one], [other]) => place(one) - place(other))
    .map(([key, [from, to]]) => {
      const { name, kind = null, show } = fields[key] ?? { name: key }
      return { name, kind, from: textOf(from, show), to: textOf(to, show) }
    })
}

const deeds: Record<string, string> = {
  createCall: 'Created the call',
  checkLines: 'Created the call, a line check that was due',
  assignCallOnOpen: 'Opened the call, and so took it',
  assistCall: 'Began to assist',
  stopAssistingCall: 'Stopped assisting',
  returnCall: 'Returned the call to the queue',
  holdCall: 'Put the call on hold',
  resumeCall: 'Took the call off hold',
  makeCallStat: 'Made the call Stat',
  makeCallNormal: 'Took Stat off the call',
  correctCall: 'Corrected entries',
  updateCallRole: 'Changed their role',
  closeCall: 'Closed the call',
  closeCallAndCreateLine: 'Closed the call, and created its line',
  saveCall: 'Corrected the completed call',
  addCallLine: 'Put the call on a line',
  deleteCall: 'Deleted the call',
  undeleteCall: 'Restored the call',
  createLineCall: 'Created the call from its line',
  createLineCalls: 'Called for the line on the due board',
  saveLine: 'Moved this follow-up with its line',
}

/** What was done, in words. A call may also be touched by a deed on another one, whose follow-up it is. */
export const deedInWords = (action: string, changed: TrailFields): string => {
  if (changed.followUpFrom?.[1]) return 'Scheduled this follow-up'
  if (changed.deletedAt?.[1] && action !== 'deleteCall') return 'Cancelled this follow-up'
  if (action === 'assignCall') return changed.assignedToId?.[0] ? 'Took the call over' : 'Took the call'
  // A verb that this page does not know yet is told by its own name.
  return deeds[action] ?? action.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').replace(/^./, (first) => first.toUpperCase())
}
