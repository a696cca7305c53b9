import { requiredFields } from '../../domain/calls/requiredFields'
import { notFound } from '../../domain/kernel/refusal'
import { createProcedureInput, updateProcedureInput } from '../../domain/procedures/input'
import { Refused } from '../../services/kernel/refused'
import type { Request } from '../../services/kernel/request'
import {
  createProcedure,
  deleteProcedure,
  reorderProcedures,
  undeleteProcedure,
  updateProcedure,
} from '../../services/procedures/configureProcedures'
import { readInsertionTypes } from '../../services/procedures/readInsertionTypes'
import { readProcedures, type WholeProcedure } from '../../services/procedures/readProcedures'
import { asRead, placeIn, requiredOfCalls, versioned } from './configuration'
import { list, named, text } from './kernel/jsonSchema'
import type { BodyFields, Route } from './kernel/route'
import { orderBody, orderIn } from './order'

const base = '/providers/{providerId}/procedures'

const show = ({
  id,
  name,
  weight,
  followUpInterval,
  countInPerformance,
  requiredCallFields,
  deletedAt,
  version,
  fields,
}: WholeProcedure) => ({
  id,
  name,
  weight,
  followUpInterval,
  countInPerformance,
  requiredCallFields: requiredFields(requiredCallFields),
  deleted: deletedAt !== null,
  version,
  fields: fields.map(showField),
})

const showField = ({
  id,
  procedureId,
  name,
  weight,
  type,
  required,
  followUpTypeName,
  hideHeader,
  hideGroup,
  version,
  options,
}: WholeProcedure['fields'][number]) => ({
  id,
  procedureId,
  name,
  weight,
  type,
  required,
  followUpTypeName,
  hideHeader,
  hideGroup,
  version,
  options: options.map((option) => ({
    id: option.id,
    value: option.value,
    weight: option.weight,
    endFollowUp: option.endFollowUp,
    immediateFollowUpInterval: option.immediateFollowUpInterval,
    requires: option.requires.map(({ fieldId }) => ({ procedureFieldId: fieldId })),
    version: option.version,
  })),
})

export const showProcedures = async (request: Request, { deletedToo = false } = {}) =>
  (await readProcedures(request, { deletedToo })).map(show)

/** The procedure, deleted or not. */
export const showProcedure = async (request: Request, id: string) => {
  const procedure = (await showProcedures(request, { deletedToo: true })).find((one) => one.id === id)
  if (!procedure) throw new Refused(notFound('procedure'))
  return procedure
}

const fields: BodyFields = {
  name: { input: 'name', says: 'As it is shown.' },
  ...placeIn('Place in the list, from 0.'),
  followUpInterval: { input: 'followUpInterval', says: 'Days until the line is to be looked at again; blank is null.' },
  countInPerformance: { input: 'countInPerformance', says: 'Whether it counts in the performance report.' },
  ...requiredOfCalls('What must be filled in of the call to record it'),
  ...asRead('id'),
}

export const procedureRoutes: Route[] = [
  {
    name: 'readProcedures',
    summary: 'Procedures that may be recorded, with their fields and options, by weight',
    method: 'GET',
    path: base,
    permission: 'call:see',
    answer: list(named('Procedure')),
    handle: ({ request }) => showProcedures(request),
  },
  {
    name: 'readAllProcedures',
    summary: 'The same with those that were deleted',
    method: 'GET',
    path: `${base}/all`,
    permission: 'call:see',
    answer: list(named('Procedure')),
    handle: ({ request }) => showProcedures(request, { deletedToo: true }),
  },
  {
    name: 'readProcedure',
    summary: 'A procedure with its fields and options, deleted or not',
    method: 'GET',
    path: `${base}/{id}`,
    permission: 'call:see',
    answer: named('Procedure'),
    handle: ({ request, params }) => showProcedure(request, params.id!),
  },
  {
    name: 'createProcedure',
    summary: 'Add a procedure',
    method: 'POST',
    path: base,
    permission: 'catalogue:change',
    takes: 'key',
    body: { fields, checkedBy: createProcedureInput },
    answer: named('Procedure'),
    handle: async ({ request, input }) => showProcedure(request, (await createProcedure(request, input)).procedureId),
  },
  {
    name: 'reorderProcedures',
    summary: 'Put the procedures in order; answers them',
    method: 'POST',
    path: `${base}/reorder`,
    permission: 'catalogue:change',
    body: orderBody,
    refusals: ['STALE'],
    answer: list(named('Procedure')),
    handle: async ({ request, input }) => {
      await reorderProcedures(request, orderIn(input))
      return showProcedures(request)
    },
  },
  {
    name: 'updateProcedure',
    summary: 'Change a procedure; what is left out stays',
    method: 'PUT',
    path: `${base}/{id}`,
    permission: 'catalogue:change',
    takes: 'version',
    body: { fields: { ...fields, ...asRead('version', 'fields', 'deleted') }, checkedBy: updateProcedureInput },
    answer: named('Procedure'),
    handle: async (context) =>
      showProcedure(
        context.request,
        (await updateProcedure(context.request, versioned(context, 'procedureId'))).procedureId,
      ),
  },
  {
    name: 'deleteProcedure',
    summary: 'Take a procedure out of new records; completed calls keep what was recorded',
    method: 'PUT',
    path: `${base}/{id}/deleted`,
    permission: 'catalogue:change',
    takes: 'version',
    answer: named('Procedure'),
    handle: async (context) =>
      showProcedure(
        context.request,
        (await deleteProcedure(context.request, versioned(context, 'procedureId'))).procedureId,
      ),
  },
  {
    name: 'undeleteProcedure',
    summary: 'Bring a deleted procedure back',
    method: 'PUT',
    path: `${base}/{id}/undelete`,
    permission: 'catalogue:change',
    takes: 'version',
    refusals: ['NOT_DELETED'],
    answer: named('Procedure'),
    handle: async (context) =>
      showProcedure(
        context.request,
        (await undeleteProcedure(context.request, versioned(context, 'procedureId'))).procedureId,
      ),
  },
  {
    name: 'readInsertionTypes',
    summary:
      'The types of lines that are inserted: the options of fields that name the type, or the usual ones where there are none',
    method: 'GET',
    path: '/providers/{providerId}/insertions/types',
    permission: 'call:see',
    answer: list(text()),
    handle: ({ request }) => readInsertionTypes(request),
  },
]
