import { requiredFields } from '../../domain/calls/requiredFields'
import { readProcedures, type WholeProcedure } from '../../services/procedures/readProcedures'
import { list, named } from './kernel/jsonSchema'
import type { Route } from './kernel/route'

const base = '/providers/{providerId}/procedures'

const showProcedure = ({ id, name, weight, followUpInterval, countInPerformance, requiredCallFields, deletedAt, fields }: WholeProcedure) => ({
  id,
  name,
  weight,
  followUpInterval,
  countInPerformance,
  requiredCallFields: requiredFields(requiredCallFields),
  deleted: deletedAt !== null,
  fields: fields.map(showField),
})

const showField = ({ id, procedureId, name, weight, type, required, followUpTypeName, hideHeader, hideGroup, options }: WholeProcedure['fields'][number]) => ({
  id,
  procedureId,
  name,
  weight,
  type,
  required,
  followUpTypeName,
  hideHeader,
  hideGroup,
  options: options.map((option) => ({
    id: option.id,
    value: option.value,
    weight: option.weight,
    endFollowUp: option.endFollowUp,
    immediateFollowUpInterval: option.immediateFollowUpInterval,
    requires: option.requires.map(({ fieldId }) => ({ procedureFieldId: fieldId })),
  })),
})

export const procedureRoutes: Route[] = [
  {
    name: 'readProcedures',
    summary: 'Procedures that may be recorded, with their fields and options, by weight',
    method: 'GET',
    path: base,
    permission: 'call:see',
    answer: list(named('Procedure')),
    handle: async ({ request }) => (await readProcedures(request)).map(showProcedure),
  },
  {
    name: 'readAllProcedures',
    summary: 'The same with those that were deleted',
    method: 'GET',
    path: `${base}/all`,
    permission: 'call:see',
    answer: list(named('Procedure')),
    handle: async ({ request }) => (await readProcedures(request, { deletedToo: true })).map(showProcedure),
  },
]
