import { callFieldsInput } from 'domain/calls/input'
import { missingRequiredFields, type RequiredByFacility } from 'domain/calls/requiredFields'
import { missingCustomJob } from 'domain/calls/rules'
import { checkInput } from 'domain/kernel/input'
import type { FieldRefusal } from 'domain/kernel/refusal'
import { showCalendarDate } from 'domain/kernel/calendarDate'
import { hasThreeParts, storedDate } from '../../forms/shownDate'

/** The call's form: every entry as text, ids raw, the date of birth as it is shown. */
export type CallFormValues = {
  patientFirstName: string
  patientLastName: string
  dob: string
  mrn: string
  orderingProvider: string
  purposeId: string | null
  customJob: string
  contact: string
  preComments: string
  comments: string
  roomId: string | null
  roomDescription: string
}

export type CallField = keyof CallFormValues

/** Fields in the order in which they stand, with the names they are told by. */
export const callFieldNames: Record<CallField, string> = {
  patientFirstName: 'Patient First Name',
  patientLastName: 'Patient Last Name',
  dob: 'Date of Birth',
  mrn: 'MRN',
  orderingProvider: 'Ordering Provider',
  purposeId: 'Need',
  customJob: 'Custom Name',
  contact: 'Contact',
  preComments: 'Pre-Procedure Notes',
  comments: 'Additional Comments',
  roomId: 'Room',
  roomDescription: 'Room Description',
}

export const callFields = Object.keys(callFieldNames) as CallField[]

type Recorded = { readonly [Field in Exclude<CallField, 'purposeId' | 'roomId'>]: string | null | undefined } & {
  readonly purpose: { readonly databaseId: string }
  readonly room: { readonly databaseId: string } | null | undefined
}

export const valuesOfCall = (call: Recorded): CallFormValues => ({
  patientFirstName: call.patientFirstName ?? '',
  patientLastName: call.patientLastName ?? '',
  dob: call.dob ? showCalendarDate(call.dob) : '',
  mrn: call.mrn ?? '',
  orderingProvider: call.orderingProvider ?? '',
  purposeId: call.purpose.databaseId,
  customJob: call.customJob ?? '',
  contact: call.contact ?? '',
  preComments: call.preComments ?? '',
  comments: call.comments ?? '',
  roomId: call.room?.databaseId ?? null,
  roomDescription: call.roomDescription ?? '',
})

export const changedFields = (from: CallFormValues, to: CallFormValues): CallField[] => callFields.filter((field) => from[field] !== to[field])

export type Catalogue = {
  purposes: readonly { databaseId: string; name: string }[]
  facilities: readonly (RequiredByFacility & { rooms: readonly { databaseId: string }[] })[]
}

const purposeName = ({ purposes }: Catalogue, id: string | null): string => purposes.find(({ databaseId }) => databaseId === id)?.name ?? ''

const facilityOf = ({ facilities }: Catalogue, roomId: string | null) =>
  facilities.find(({ rooms }) => rooms.some(({ databaseId }) => databaseId === roomId)) ?? null

const illFormed = (values: object): FieldRefusal[] => checkInput(callFieldsInput, values).refusal?.fields ?? []

/** What is wrong at a field once it was left; a date that is not all there yet is let be (calls, section 5). */
export const wrongWhileTyping = (values: CallFormValues, catalogue: Catalogue): FieldRefusal[] => [
  ...illFormed({ ...values, dob: hasThreeParts(values.dob) ? storedDate(values.dob) : null }),
  ...missingCustomJob(purposeName(catalogue, values.purposeId), values.customJob.trim(), 'Required'),
]

/** Everything that stands in the way of saving the entries, in the order of the fields. */
export const wrongToSave = (values: CallFormValues, catalogue: Catalogue): FieldRefusal[] =>
  inFieldOrder([
    ...illFormed({ ...values, dob: storedDate(values.dob) }),
    ...missingCustomJob(purposeName(catalogue, values.purposeId), values.customJob.trim(), 'Required'),
  ])

/** Everything that stands in the way of closing the call, in the order of the fields. */
export const missingToClose = (values: CallFormValues, catalogue: Catalogue): FieldRefusal[] => {
  const stored = { ...values, dob: storedDate(values.dob) }
  return inFieldOrder([...wrongToSave(values, catalogue), ...missingRequiredFields(facilityOf(catalogue, values.roomId), stored)])
}

/** By field, as they stand on the page; what the page has no field for comes last. */
export const inFieldOrder = (fields: readonly FieldRefusal[]): FieldRefusal[] => {
  const place = ({ field }: FieldRefusal): number => {
    const at = callFields.indexOf(field as CallField)
    return at === -1 ? callFields.length : at
  }
  return [...fields].sort((a, b) => place(a) - place(b))
}
