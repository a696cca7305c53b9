import type { Statement } from '../../../db/access/client'
import type { Prisma } from '../../../db/generated/prisma/client'
import type { RecordInput } from '../../../domain/calls/input'
import type { CallFieldValues } from '../../../domain/calls/entries/requiredFields'
import { holdSame } from '../../../domain/kernel/lists'
import type { FieldRefusal } from '../../../domain/kernel/refusal'
import { selectedOptions, type FilledFields } from '../../../domain/configuration/procedures/catalogue'
import { readFieldValues } from '../../../domain/configuration/procedures/fieldValues'
import {
  isFollowUpDays,
  missingFollowUpDays,
  missingForProcedures,
} from '../../../domain/configuration/procedures/missing'
import type { FieldChanges } from '../../kernel/audit'
import type { CommandContext } from '../../kernel/command'
import type { CatalogueProcedure } from '../../configuration/procedures/readProcedures'
import type { LockedCall } from '../../records/lockVisibleCall'

/** What is to be recorded for a call, checked against the current configuration. */
export type CallRecord = {
  catalogue: CatalogueProcedure[]
  filled: FilledFields
  followUpDays: number | null
  wrong: FieldRefusal[]
}

/** What the sent fields would record; fields that are left out stay as they were recorded. */
export const readRecord = (
  catalogue: CatalogueProcedure[],
  call: LockedCall,
  { fields, followUpDays }: Pick<RecordInput, 'fields' | 'followUpDays'>,
): CallRecord => {
  const recorded = new Map(call.values.map(({ fieldId, values }) => [fieldId, values]))
  const sent = fields?.map(({ fieldId, values }) => ({ fieldId, values: values.map(String) }))
  const { filled, wrong } = sent ? readFieldValues(catalogue, sent, recorded) : { filled: recorded, wrong: [] }
  const days = followUpDays === undefined ? call.followUpDays : followUpDays
  return {
    catalogue,
    filled,
    followUpDays: isFollowUpDays(days) ? (days ?? null) : null,
    wrong: [...wrong, ...missingFollowUpDays(days)],
  }
}

/** What the record lacks, given the call's own fields. */
export const missingInRecord = ({ catalogue, ...read }: CallRecord, values: CallFieldValues): FieldRefusal[] =>
  missingForProcedures(catalogue, read, values)

const remove: Statement = {
  name: 'patency_remove_values',
  text: 'delete from call_value where call_id = $1 and field_id = any($2)',
}
const add: Statement = {
  name: 'patency_add_values',
  text: `insert into call_value (provider_id, call_id, field_id, procedure_id, procedure_name, procedure_weight, field_name, field_weight, field_type, follow_up_type_name, end_follow_up, "values")
    select "providerId", "callId", "fieldId", "procedureId", "procedureName", "procedureWeight", "fieldName", "fieldWeight", "fieldType", "followUpTypeName", "endFollowUp", "values"
    from jsonb_to_recordset($1::jsonb) as row ("providerId" uuid, "callId" uuid, "fieldId" uuid, "procedureId" uuid, "procedureName" text, "procedureWeight" int,
      "fieldName" text, "fieldWeight" int, "fieldType" "FieldType", "followUpTypeName" boolean, "endFollowUp" boolean, "values" text[])`,
}

/**
 * Writes the values with the current names of the configuration; values that were recorded before keep theirs (rules
 * 5.3). Answers what changed.
 */
export const writeRecord = (
  { sql, actor }: CommandContext,
  call: LockedCall,
  { catalogue, filled }: CallRecord,
): FieldChanges => {
  const before = new Map(call.values.map((value) => [value.fieldId, value]))
  const rows = catalogue.flatMap((procedure) =>
    procedure.fields.flatMap((field): Prisma.CallValueCreateManyInput[] => {
      const values = filled.get(field.id)
      const recorded = before.get(field.id)?.values
      if (!values || (recorded && holdSame(values, recorded))) return []
      return [
        {
          providerId: actor.providerId,
          callId: call.id,
          fieldId: field.id,
          procedureId: procedure.id,
          procedureName: procedure.name,
          procedureWeight: procedure.weight,
          fieldName: field.name,
          fieldWeight: field.weight,
          fieldType: field.type,
          followUpTypeName: field.followUpTypeName,
          endFollowUp: selectedOptions([{ ...procedure, fields: [field] }], filled).some(
            ({ endFollowUp }) => endFollowUp,
          ),
          values: [...values],
        },
      ]
    }),
  )
  const gone = call.values.filter(({ fieldId }) => !filled.has(fieldId))
  const replaced = [...gone.map(({ fieldId }) => fieldId), ...rows.map(({ fieldId }) => fieldId)]
  if (call.values.some(({ fieldId }) => replaced.includes(fieldId))) sql.ahead(remove, [call.id, replaced])
  if (rows.length > 0) sql.ahead(add, [JSON.stringify(rows)])
  const labelOf = (value: { procedureName: string; fieldName: string }): string =>
    `${value.procedureName}: ${value.fieldName}`
  const shown = (values: unknown): string => (values as string[]).join(', ')
  return Object.fromEntries([
    ...gone.map((value) => [labelOf(value), [shown(value.values), null]] as const),
    ...rows.map(
      (row) =>
        [
          labelOf(row),
          [before.has(row.fieldId) ? shown(before.get(row.fieldId)!.values) : null, shown(row.values)],
        ] as const,
    ),
  ]) as unknown as FieldChanges
}
