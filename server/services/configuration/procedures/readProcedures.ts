import type { Prisma } from '../../../db/generated/prisma/client'
import type { Actor } from '../../../domain/kernel/actor'
import type { FieldFacts, ProcedureFacts } from '../../../domain/configuration/procedures/catalogue'
import { isUuid } from '../../../domain/kernel/uuid'
import { authorize, type Request } from '../../kernel/request'
import type { Sql, Statement } from '../../../db/access/client'
import { visibleProcedures } from './visibility'

const byWeight = [{ weight: 'asc' }, { id: 'asc' }] satisfies Prisma.ProcedureFieldOrderByWithRelationInput[]
const living = { deletedAt: null }

/** A procedure with the fields and options that can be chosen now. */
const wholeProcedure = {
  fields: {
    where: living,
    orderBy: byWeight,
    include: {
      options: {
        where: living,
        orderBy: byWeight,
        include: { requires: { select: { fieldId: true }, orderBy: { fieldId: 'asc' } } },
      },
    },
  },
} satisfies Prisma.ProcedureInclude

export type WholeProcedure = Prisma.ProcedureGetPayload<{ include: typeof wholeProcedure }>

/** The provider's procedures with all their fields, by weight; deleted ones only on request. */
export const readProcedures = async (request: Request, { deletedToo = false } = {}): Promise<WholeProcedure[]> => {
  const actor = authorize(request, 'call:see')
  return request.clients.forProvider(actor.providerId).procedure.findMany({
    where: { ...visibleProcedures(actor), ...(deletedToo ? {} : living) },
    orderBy: [{ weight: 'asc' }, { id: 'asc' }],
    include: wholeProcedure,
  })
}

/** A procedure as it is configured now, with what is written when it is recorded. */
export type CatalogueProcedure = Omit<ProcedureFacts, 'fields'> & {
  weight: number
  fields: (FieldFacts & { weight: number })[]
}

const catalogue: Statement = {
  name: 'patency_catalogue',
  text: `
    select id, name, weight, follow_up_interval as "followUpInterval", coalesce(required_call_fields, '{}') as "requiredCallFields",
      (select coalesce(json_agg(json_build_object('id', field.id, 'name', field.name, 'type', field.type, 'required', field.required, 'weight', field.weight, 'followUpTypeName', field.follow_up_type_name,
        'options', (select coalesce(json_agg(json_build_object('value', option.value, 'endFollowUp', option.end_follow_up, 'immediateFollowUpInterval', option.immediate_follow_up_interval, 'excludesOthers', option.excludes_others,
          'requiredFieldIds', array(select field_id from option_requirement where option_id = option.id order by field_id)) order by option.weight, option.id), '[]')
          from procedure_field_option as option where option.field_id = field.id and option.deleted_at is null)) order by field.weight, field.id), '[]')
        from procedure_field as field where field.procedure_id = procedure.id and field.deleted_at is null) as fields
    from procedure where provider_id = $1 and deleted_at is null
      and id = any(array(select procedure_id from procedure_field where id = any($2) union select procedure_id from call_value where call_id = $3))
    order by weight, id`,
}

type Entered = { callId: string; fields?: readonly { fieldId: string }[] | undefined }

/**
 * The procedures of the recorded and the entered fields of a call, for the rules, which need no others. The statement
 * is hand-written, because every closing runs it. Its ids are an array, for which PostgreSQL expects equally many whatever
 * they are, so that it plans the statement once (decision 0094).
 */
export const readCatalogue = (
  { rows }: Sql,
  { providerId }: Actor,
  { callId, fields = [] }: Entered,
): Promise<CatalogueProcedure[]> =>
  rows<CatalogueProcedure>(catalogue, [
    providerId,
    fields.map(({ fieldId }) => fieldId).filter(isUuid),
    isUuid(callId) ? callId : null,
  ])
