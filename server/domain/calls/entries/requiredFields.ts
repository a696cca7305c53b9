import type { FieldRefusal } from '../../kernel/refusal'
import { callTexts } from '../texts'

/** Call fields that a facility or a procedure may require, with the names they are told by (rules 3.19). */
export const requireableCallFields = [
  { key: 'contact', name: callTexts.contact.label },
  { key: 'orderingProvider', name: 'Ordering Provider' },
  { key: 'patientFirstName', name: 'Patient First Name' },
  { key: 'patientLastName', name: 'Patient Last Name' },
  { key: 'dob', name: 'Date of Birth' },
  { key: 'mrn', name: 'MRN' },
  { key: 'roomId', name: 'Room' },
  { key: 'roomDescription', name: callTexts.roomDescription.label },
  { key: 'preComments', name: callTexts.preComments.label },
  { key: 'comments', name: callTexts.comments.label },
  { key: 'images', name: 'Images' },
] as const

export type RequireableCallField = (typeof requireableCallFields)[number]['key']

/** Those of the given keys, in the order in which they are told. */
export const requiredFields = (keys: readonly string[]) => requireableCallFields.filter(({ key }) => keys.includes(key))

/** The call's fields as they are, or will be, by the keys of the requireable ones. */
export type CallFieldValues = Partial<Record<RequireableCallField, unknown>>

/** What is required by keys and the call lacks, each at its field; `because` names what requires it (calls, section 5). */
export const missingCallFields = (keys: readonly string[], values: CallFieldValues, because: string): FieldRefusal[] =>
  requiredFields(keys)
    .filter(({ key }) => isUnset(values[key]))
    .map(({ key, name }) => ({ field: key, message: `${name} is required when ${because} is selected` }))

export type RequiredByFacility = { name: string; requiredCallFields: readonly string[] }

/** What the call's facility requires and the call lacks. */
export const missingRequiredFields = (facility: RequiredByFacility | null, values: CallFieldValues): FieldRefusal[] =>
  facility ? missingCallFields(facility.requiredCallFields, values, `facility ${facility.name}`) : []

/** Blanks and empty lists are nothing. */
const isUnset = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)
