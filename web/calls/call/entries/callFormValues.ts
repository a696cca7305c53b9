import type { WorkingHours } from 'domain/configuration/facilities/workingHours'
import { callFieldsInput, impossibleDob } from 'domain/calls/input'
import { missingRequiredFields, type RequiredByFacility } from 'domain/calls/entries/requiredFields'
import { missingCustomJob } from 'domain/calls/rules'
import { checkInput } from 'domain/kernel/input/input'
import type { FieldRefusal } from 'domain/kernel/refusal'
import { showCalendarDate } from 'domain/kernel/time/calendarDate'
import { requiresLine } from 'domain/configuration/procedures/followUp'
import { fieldPath, tickPath } from 'domain/configuration/procedures/fieldValues'
import { hasThreeParts, storedDate } from '../../../forms/dates/shownDate'
import { globalId } from '../../../relay/globalId'
import { zoneOrUtc } from '../../../ui/browser/zonedTime'
import { idsIn, isUnderWay, notArrived, textOfIds } from '../images/imageIds'
import {
  filledFields,
  followUpDaysOf,
  missingInRecord,
  wrongInRecord,
  type RecordContext,
  type RecordValues,
} from '../../embeds/recordValues'

/** Field labels, in page order. */
export const callFieldNames = {
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
  images: 'Images',
}

export type CallField = keyof typeof callFieldNames

/** The call's form: every entry as a string, ids raw, the date of birth as displayed, images in one (images/imageIds). */
export type CallFormValues = { [Field in CallField]: Field extends 'purposeId' | 'roomId' ? string | null : string }

/** All entries of a call: its own fields, and what is recorded of the work. */
export type CallEntryValues = CallFormValues & RecordValues

/** Labels of the entries after the procedures, in page order. */
const recordFieldNames: Record<string, string> = {
  followUpDays: 'Number of Days',
  infection: 'Infection',
  infectionNotes: 'Infection Notes',
}

/** The label of an entry; null if the page has no field for it. */
export const entryName = (path: string, { catalogue }: Pick<RecordContext, 'catalogue'>): string | null =>
  callFieldNames[path as CallField] ??
  recordFieldNames[path] ??
  (path === 'fields'
    ? 'Procedures'
    : (catalogue.flatMap(({ fields }) => fields).find(({ id }) => fieldPath(id) === path)?.name ??
      catalogue.find(({ id }) => tickPath(id) === path)?.name ??
      null))

export const callFields = Object.keys(callFieldNames) as CallField[]

type Recorded = {
  readonly [Field in Exclude<CallField, 'purposeId' | 'roomId' | 'images'>]: string | null | undefined
} & {
  readonly purpose: { readonly databaseId: string }
  readonly room: { readonly databaseId: string } | null | undefined
  readonly images: readonly { readonly databaseId: string }[]
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
  images: textOfIds(call.images.map(({ databaseId }) => databaseId)),
})

export const changedFields = (from: CallFormValues, to: CallFormValues): CallField[] =>
  callFields.filter((field) => from[field] !== to[field])

export type Choices = {
  purposes: readonly { databaseId: string; name: string }[]
  facilities: readonly (RequiredByFacility &
    WorkingHours & {
      timeZone: string
      followUpsEnabled: boolean
      rooms: readonly { databaseId: string; name: string }[]
    })[]
}

/** The context in which the entries are checked. */
export type EntryContext = RecordContext & { choices: Choices; /** The server's clock. */ now: () => Date }

const purposeName = ({ purposes }: Choices, id: string | null): string =>
  purposes.find(({ databaseId }) => databaseId === id)?.name ?? ''

export const facilityOf = ({ facilities }: Choices, roomId: string | null) =>
  facilities.find(({ rooms }) => rooms.some(({ databaseId }) => databaseId === roomId)) ?? null

const impossiblyBorn = (
  { dob, roomId }: CallFormValues,
  { choices, now }: Pick<EntryContext, 'choices' | 'now'>,
): FieldRefusal[] => impossibleDob(storedDate(dob), zoneOrUtc(facilityOf(choices, roomId)?.timeZone), now())

const illFormed = ({ images, ...values }: CallFormValues, dob: string | null): FieldRefusal[] =>
  checkInput(callFieldsInput, { ...values, dob, images: idsIn(images) }).refusal?.fields ?? []

/** Errors shown when a field loses focus. An incomplete date is not an error yet (calls, section 5). */
export const wrongWhileTyping = (values: CallEntryValues, context: EntryContext): FieldRefusal[] => [
  ...illFormed(values, hasThreeParts(values.dob) ? storedDate(values.dob) : null),
  ...impossiblyBorn(values, context),
  ...missingCustomJob(purposeName(context.choices, values.purposeId), values.customJob.trim(), 'Required'),
  ...wrongInRecord(values, context),
]

/** All errors that prevent saving an open call's own entries. */
export const wrongToSave = (values: CallFormValues, context: Pick<EntryContext, 'choices' | 'now'>): FieldRefusal[] => [
  ...illFormed(values, storedDate(values.dob)),
  ...impossiblyBorn(values, context),
  ...(isUnderWay(values.images) ? [notArrived] : []),
  ...missingCustomJob(purposeName(context.choices, values.purposeId), values.customJob.trim(), 'Required'),
]

/** All errors that prevent closing the call, or saving a completed one. */
export const missingToClose = (values: CallEntryValues, context: EntryContext): FieldRefusal[] => {
  const stored = { ...values, dob: storedDate(values.dob), images: idsIn(values.images) }
  return [
    ...wrongToSave(values, context),
    ...missingRequiredFields(facilityOf(context.choices, values.roomId), stored),
    ...missingInRecord(values, context, stored),
  ]
}

/** Whether closing must select or create a line (rules 3.9). Without an MRN nobody could tell whose line it is. */
export const needsLine = (values: CallEntryValues, context: EntryContext, lineId: string | null): boolean => {
  const facts = {
    catalogue: context.catalogue,
    filled: filledFields(values, context),
    facility: facilityOf(context.choices, values.roomId),
    followUpDays: followUpDaysOf(values),
  }
  return values.mrn.trim() !== '' && requiresLine({ lineId }, facts)
}

/** By field, in page order. Errors without a field on the page come last. */
export const inFieldOrder = <Item extends { readonly field: string }>(
  fields: readonly Item[],
  { catalogue }: Pick<RecordContext, 'catalogue'>,
): Item[] => {
  const order = [
    ...callFields,
    'fields',
    ...catalogue.flatMap((procedure) => procedure.fields.map(({ id }) => fieldPath(id))),
    ...Object.keys(recordFieldNames),
  ]
  const place = ({ field }: Item): number => {
    const at = order.indexOf(field)
    return at === -1 ? order.length : at
  }
  return [...fields].sort((a, b) => place(a) - place(b))
}

/** By what the lines of the patient are found. */
export const lineSearchOf = ({ mrn, roomId, patientFirstName, patientLastName }: CallFormValues) => ({
  mrn: mrn.trim() || null,
  roomId: roomId && globalId('Room', roomId),
  patientFirstName: patientFirstName.trim() || null,
  patientLastName: patientLastName.trim() || null,
})
