import type { FieldRefusal } from '../kernel/refusal'

/** Call fields that a facility or a procedure may require, with the names they are told by (rules 3.19). */
export const requireableCallFields = [
  { key: 'contact', name: 'Contact' },
  { key: 'orderingProvider', name: 'Ordering Provider' },
  { key: 'patientFirstName', name: 'Patient First Name' },
  { key: 'patientLastName', name: 'Patient Last Name' },
  { key: 'dob', name: 'Date of Birth' },
  { key: 'mrn', name: 'MRN' },
  { key: 'roomId', name: 'Room' },
  { key: 'roomDescription', name: 'Room Description' },
  { key: 'preComments', name: 'Pre-Procedure Notes' },
  { key: 'comments', name: 'Additional Comments' },
  { key: 'images', name: 'Images' },
] as const

export type RequireableCallField = (typeof requireableCallFields)[number]['key']

/** The call's fields as they are, or will be, by the keys of the requireable ones. */
export type CallFieldValues = Partial<Record<RequireableCallField, unknown>>

export type RequiredByFacility = { name: string; requiredCallFields: readonly string[] }

/** What the call's facility requires and the call lacks, each at its field (calls, section 5). */
export const missingRequiredFields = (
  facility: RequiredByFacility | null,
  values: CallFieldValues,
): FieldRefusal[] =>
  requireableCallFields
    .filter(({ key }) => facility?.requiredCallFields.includes(key) && isUnset(values[key]))
    .map(({ key, name }) => ({ field: key, message: `${name} is required when facility ${facility!.name} is selected` }))

/** Blanks and empty lists are nothing. */
export const isUnset = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && value.length === 0)
