import { useState } from 'react'
import type { ProcedureFacts } from 'domain/configuration/procedures/catalogue'
import { fieldPath } from 'domain/configuration/procedures/fieldValues'
import type { RecordedField } from './RecordedProcedures'
import { keptFields, type RecordContext, type RecordValues } from '../../embeds/recordValues'

type Seen = { procedure: ProcedureFacts; field: ProcedureFacts['fields'][number] }

const fieldsOf = (catalogue: readonly ProcedureFacts[]): Seen[] =>
  catalogue.flatMap((procedure) => procedure.fields.map((field) => ({ procedure, field })))

/**
 * Entries in fields that were deleted from the catalog meanwhile, by their former names. They can no longer be sent,
 * but the page must not discard them.
 */
export const useGoneEntries = (context: RecordContext, values: RecordValues): RecordedField[] => {
  const [{ catalogue, gone }, setSeen] = useState<{ catalogue: readonly ProcedureFacts[]; gone: readonly Seen[] }>({
    catalogue: context.catalogue,
    gone: [],
  })
  let left = gone
  if (catalogue !== context.catalogue) {
    const living = new Set(fieldsOf(context.catalogue).map(({ field }) => field.id))
    const known = new Map([...gone, ...fieldsOf(catalogue)].map((seen) => [seen.field.id, seen]))
    left = [...known.values()].filter(({ field }) => !living.has(field.id))
    setSeen({ catalogue: context.catalogue, gone: left })
  }
  const recorded = new Set(keptFields(context).map(({ fieldId }) => fieldId))
  return left
    .filter(({ field }) => !recorded.has(field.id))
    .map(({ procedure, field }) => ({
      fieldId: field.id,
      procedureId: procedure.id,
      procedureName: procedure.name,
      fieldName: field.name,
      type: field.type,
      values: (values[fieldPath(field.id)] ?? []).filter((entry) => entry.trim() !== ''),
    }))
    .filter((entry) => entry.values.length > 0)
}
