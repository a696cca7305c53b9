import { refuse, type FieldRefusal, type Refusal } from '../../kernel/refusal'
import { hasOptions, type FieldType } from './catalogue'

export type FieldUse = { type: FieldType; hasValues: boolean; hasOptions: boolean }

/** A field keeps its type once values were recorded for it, or options need it (rules 5.9). */
export const wrongNewType = (field: FieldUse, type: FieldType | undefined): FieldRefusal[] => {
  if (type === undefined || type === field.type) return []
  if (field.hasValues) return [{ field: 'type', message: 'Values were recorded for this field, so its type stays' }]
  if (field.hasOptions && !hasOptions(type))
    return [{ field: 'type', message: 'It has options, and fields of this type have none' }]
  return []
}

/** Only checkboxes and radio buttons have options. */
export const wrongPlace = (type: FieldType): FieldRefusal[] =>
  hasOptions(type) ? [] : [{ field: 'fieldId', message: 'Only checkboxes and radio buttons have options' }]

/** An option requires existing fields of its own procedure. */
export const wrongRequirements = (
  ownFieldIds: readonly string[],
  requiredFieldIds: readonly string[] | undefined,
): FieldRefusal[] =>
  (requiredFieldIds?.every((id) => ownFieldIds.includes(id)) ?? true)
    ? []
    : [{ field: 'requiredFieldIds', message: 'Must be fields of the same procedure' }]

export const canUndelete = (procedure: { name: string; deletedAt: Date | null }): Refusal | null =>
  procedure.deletedAt ? null : refuse('NOT_DELETED', `${procedure.name} is not deleted.`)
