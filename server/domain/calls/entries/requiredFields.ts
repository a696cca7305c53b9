import type { FieldRefusal } from '../../kernel/refusal'
import { callTexts } from '../texts'

/** Call fields that a facility or a procedure may require, with their labels (rules 3.19). */
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

/** The fields with these keys, in the order above. */
export const requiredFields = (keys: readonly string[]) => requireableCallFields.filter(({ key }) => keys.includes(key))

/** The call's current or future values, by the keys of the requireable fields. */
export type CallFieldValues = Partial<Record<RequireableCallField, unknown>>

/** Required fields without a value; `because` names what requires them (calls, section 5). */
export const missingCallFields = (keys: readonly string[], values: CallFieldValues, because: string): FieldRefusal[] =>
  requiredFields(keys)
    .filter(({ key }) => isUnset(values[key]))
    .map(({ key, name }) => ({ field: key, message: `${name} is required when ${because} is selected` }))

export type RequiredByFacility = { name: string; requiredCallFields: readonly string[] }

/** Fields that the call's facility requires and that have no value. */
export const missingRequiredFields = (facility: RequiredByFacility | null, values: CallFieldValues): FieldRefusal[] =>
  facility ? missingCallFields(facility.requiredCallFields, values, `facility ${facility.name}`) : []

const isUnset = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)
