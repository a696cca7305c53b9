import { missingCallFields, type CallFieldValues } from '../../calls/entries/requiredFields'
import { longestInterval } from '../../kernel/input/entries'
import type { FieldRefusal } from '../../kernel/refusal'
import type { FilledFields, ProcedureFacts } from './catalogue'
import { fieldPath, type ReadFields } from './fieldValues'

export const noProcedure = 'At least one procedure must be selected'
const noFollowUpDays = "You've selected a follow-up but have not set the number of days to follow up by"

/** Whether these are valid days of a follow-up, or no follow-up was requested. */
export const isFollowUpDays = (days: unknown): days is number | null | undefined =>
  days === null ||
  days === undefined ||
  (typeof days === 'number' && Number.isInteger(days) && days >= 1 && days <= longestInterval)

/** A follow-up was selected without its days (calls, section 5). */
export const missingFollowUpDays = (days: unknown): FieldRefusal[] =>
  isFollowUpDays(days) ? [] : [{ field: 'followUpDays', message: noFollowUpDays }]

/**
 * What the selected procedures require and the call lacks, each at its field (calls, section 5). A field with an
 * invalid entry (`wrong`) counts as selected and is not reported as missing. `ticked` are procedures that a form has
 * open: they count as selected before anything is filled in.
 */
export const missingForProcedures = (
  catalogue: readonly ProcedureFacts[],
  { filled, wrong }: ReadFields,
  call: CallFieldValues,
  ticked: readonly string[] = [],
): FieldRefusal[] => {
  const isWrong = (field: string): boolean => wrong.some((refusal) => refusal.field === field)
  const withEntries = catalogue.filter(({ fields }) =>
    fields.some(({ id }) => filled.has(id) || isWrong(fieldPath(id))),
  )
  const selected = catalogue.filter((procedure) => ticked.includes(procedure.id) || withEntries.includes(procedure))
  const missing = selected.flatMap((procedure) => [
    ...missingForProcedure(procedure, filled, call),
    ...(withEntries.includes(procedure) ? [] : nothingFilled(procedure)),
  ])
  return selected.length > 0
    ? onceEach(missing).filter(({ field }) => !isWrong(field))
    : [{ field: 'fields', message: noProcedure }]
}

/** A procedure that is only selected, without any values, would be lost silently; a required field already reports it. */
const nothingFilled = ({ name, fields: [first, ...others] }: ProcedureFacts): FieldRefusal[] => {
  if (!first || [first, ...others].some(({ required }) => required)) return []
  return [
    {
      field: fieldPath(first.id),
      message: `${first.name}${others.length > 0 ? ', or another field,' : ''} is required when ${name} is selected`,
    },
  ]
}

const missingForProcedure = (
  { name, requiredCallFields, fields }: ProcedureFacts,
  filled: FilledFields,
  call: CallFieldValues,
): FieldRefusal[] => {
  const nameOf = new Map(fields.map((field) => [field.id, field.name]))
  const callFields = missingCallFields(requiredCallFields, call, name)
  const required = fields
    .filter((field) => field.required && !filled.has(field.id))
    .map((field) => ({ field: fieldPath(field.id), message: `${field.name} is required when ${name} is selected` }))
  const byOptions = fields.flatMap(({ id, options }) =>
    options
      .filter(({ value }) => filled.get(id)?.includes(value))
      .flatMap(({ value, requiredFieldIds }) =>
        requiredFieldIds
          // A deleted field can no longer be filled in.
          .filter((fieldId) => nameOf.has(fieldId) && !filled.has(fieldId))
          .map((fieldId) => ({
            field: fieldPath(fieldId),
            message: `${nameOf.get(fieldId)!} is a required procedure field when ${value} is selected`,
          })),
      ),
  )
  return [...callFields, ...required, ...byOptions]
}

const onceEach = (missing: FieldRefusal[]): FieldRefusal[] => [
  ...new Map(missing.map((refusal) => [`${refusal.field} ${refusal.message}`, refusal])).values(),
]
