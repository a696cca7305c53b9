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
export const useOrphanedEntries = (context: RecordContext, values: RecordValues): RecordedField[] => {
  const [{ catalogue, orphaned }, setSeen] = useState<{
    catalogue: readonly ProcedureFacts[]
    orphaned: readonly Seen[]
  }>({
    catalogue: context.catalogue,
    orphaned: [],
  })
  let current = orphaned
  if (catalogue !== context.catalogue) {
    const existing = new Set(fieldsOf(context.catalogue).map(({ field }) => field.id))
    const known = new Map([...orphaned, ...fieldsOf(catalogue)].map((seen) => [seen.field.id, seen]))
    current = [...known.values()].filter(({ field }) => !existing.has(field.id))
    setSeen({ catalogue: context.catalogue, orphaned: current })
  }
  const recorded = new Set(keptFields(context).map(({ fieldId }) => fieldId))
  return current
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
