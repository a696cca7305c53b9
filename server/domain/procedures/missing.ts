import { isUnset, requireableCallFields, type CallFieldValues } from '../calls/requiredFields'
import type { FieldRefusal } from '../kernel/refusal'
import { selectedProcedures, type FilledFields, type ProcedureFacts } from './catalogue'
import { fieldPath } from './fieldValues'

export const noProcedure = 'At least one procedure must be selected'
export const noFollowUpDays = "You've selected a follow-up but have not set the number of days to follow up by"

/** The days of a forced follow-up; null when none is forced. */
export const isFollowUpDays = (days: number | null | undefined): boolean => days === null || days === undefined || (Number.isInteger(days) && days >= 1 && days <= 3650)

/** What the selected procedures require and the call lacks, each at its field (calls, section 5). */
export const missingForProcedures = (catalogue: readonly ProcedureFacts[], filled: FilledFields, call: CallFieldValues): FieldRefusal[] => {
  const selected = selectedProcedures(catalogue, filled)
  const missing = selected.flatMap((procedure) => missingForProcedure(procedure, filled, call))
  return selected.length > 0 ? onceEach(missing) : [{ field: 'fields', message: noProcedure }]
}

const missingForProcedure = ({ name, requiredCallFields, fields }: ProcedureFacts, filled: FilledFields, call: CallFieldValues): FieldRefusal[] => {
  const nameOf = new Map(fields.map((field) => [field.id, field.name]))
  const callFields = requireableCallFields
    .filter(({ key }) => requiredCallFields.includes(key) && isUnset(call[key]))
    .map((field) => ({ field: field.key, message: `${field.name} is required when ${name} is selected` }))
  const required = fields.filter((field) => field.required && !filled.has(field.id)).map((field) => ({ field: fieldPath(field.id), message: `${field.name} is required when ${name} is selected` }))
  const byOptions = fields.flatMap(({ id, options }) =>
    options
      .filter(({ value }) => filled.get(id)?.includes(value))
      .flatMap(({ value, requiredFieldIds }) =>
        requiredFieldIds
          // A field that was deleted can no longer be filled.
          .filter((fieldId) => nameOf.has(fieldId) && !filled.has(fieldId))
          .map((fieldId) => ({ field: fieldPath(fieldId), message: `${nameOf.get(fieldId)!} is a required procedure field when ${value} is selected` })),
      ),
  )
  return [...callFields, ...required, ...byOptions]
}

const onceEach = (missing: FieldRefusal[]): FieldRefusal[] => [...new Map(missing.map((refusal) => [`${refusal.field} ${refusal.message}`, refusal])).values()]
