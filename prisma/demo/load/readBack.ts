import type pg from 'pg'
import type { CallFieldValues } from '../../../server/domain/calls/entries/requiredFields'
import type { FilledFields, ProcedureFacts } from '../../../server/domain/configuration/procedures/catalogue'
import type { FollowUpFacts } from '../../../server/domain/configuration/procedures/followUp'

/** A completed call, as the rules about closing ask for it. */
export type Closed = FollowUpFacts & {
  id: string
  lineId: string | null
  completedAt: Date
  facility: { name: string; requiredCallFields: string[]; followUpsEnabled: boolean } | null
  fields: CallFieldValues
}

export type KnownLine = {
  id: string
  name: string
  createdAt: Date
  completedAt: Date | null
  nextChangeDate: Date
  followUpInterval: number
  infection: boolean
}

/** By the name of the provider. */
export const readCatalogues = async (client: pg.Client): Promise<Map<string, ProcedureFacts[]>> => {
  const { rows } = await client.query<{ provider: string; catalogue: ProcedureFacts[] }>(`
    with option as (
      select field_id, json_agg(json_build_object('value', value, 'endFollowUp', end_follow_up, 'immediateFollowUpInterval', immediate_follow_up_interval, 'excludesOthers', excludes_others,
        'requiredFieldIds', array(select r.field_id from option_requirement r where r.option_id = o.id)) order by weight) as options
      from procedure_field_option o group by 1),
    field as (
      select procedure_id, json_agg(json_build_object('id', f.id, 'name', name, 'type', type, 'required', required, 'followUpTypeName', follow_up_type_name,
        'options', coalesce(options, '[]')) order by weight) as fields
      from procedure_field f left join option on option.field_id = f.id group by 1)
    select provider.name as provider, json_agg(json_build_object('id', p.id, 'name', p.name, 'followUpInterval', follow_up_interval,
      'requiredCallFields', required_call_fields, 'fields', fields) order by weight) as catalogue
    from procedure p join field on field.procedure_id = p.id join provider on provider.id = p.provider_id group by 1`)
  return new Map(rows.map(({ provider, catalogue }) => [provider, catalogue]))
}

/** In the order of completion, the deleted ones too. */
export const readClosed = async (client: pg.Client, catalogues: Map<string, ProcedureFacts[]>): Promise<Closed[]> => {
  const { rows } = await client.query<
    Omit<Closed, 'catalogue' | 'filled'> & { provider: string; recorded: [string, string[]][] }
  >(`
    with recorded as (select call_id, json_agg(json_build_array(field_id, "values") order by procedure_weight, field_weight) as fields from call_value group by 1)
    select c.id, provider.name as provider, line_id as "lineId", completed_at as "completedAt", follow_up_days as "followUpDays",
      json_build_object('contact', contact, 'orderingProvider', ordering_provider, 'patientFirstName', patient_first_name, 'patientLastName', patient_last_name,
        'dob', dob, 'mrn', mrn, 'roomId', room_id, 'roomDescription', room_description, 'preComments', pre_comments, 'comments', comments) as fields,
      case when f.id is not null then json_build_object('name', f.name, 'requiredCallFields', f.required_call_fields, 'followUpsEnabled', f.follow_ups_enabled) end as facility,
      coalesce(recorded.fields, '[]') as recorded
    from call c join provider on provider.id = c.provider_id left join room on room.id = c.room_id left join facility f on f.id = room.facility_id
    left join recorded on recorded.call_id = c.id
    where completed_at is not null order by completed_at, c.id`)
  return rows.map(({ provider, recorded, ...call }) => ({
    ...call,
    catalogue: catalogues.get(provider) ?? [],
    filled: new Map(recorded),
  }))
}

export const readLines = async (client: pg.Client): Promise<KnownLine[]> => {
  const { rows } = await client.query<KnownLine>(`
    select id, name, created_at as "createdAt", completed_at as "completedAt", next_change_date as "nextChangeDate", follow_up_interval as "followUpInterval", infection from line`)
  return rows
}

/** What was recorded, by the names of the fields. */
export const byName = (
  catalogue: readonly ProcedureFacts[],
  filled: FilledFields,
): Record<string, string | undefined> =>
  Object.fromEntries(
    catalogue.flatMap(({ fields }) =>
      fields.flatMap(({ id, name }) => (filled.has(id) ? [[name, filled.get(id)?.join(', ')]] : [])),
    ),
  )
