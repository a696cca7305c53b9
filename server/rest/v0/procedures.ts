import { requiredFields } from '../../domain/calls/requiredFields'
import { notFound } from '../../domain/kernel/refusal'
import { Refused } from '../../services/kernel/refused'
import type { Command } from '../../services/kernel/command'
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
import { asRead, place, requiredOfCalls } from './configuration'
import { commandRoute } from './kernel/commandRoute'
import { list, named, text } from './kernel/jsonSchema'
import type { BodyFields, Route } from './kernel/route'
import { orderRoute } from './order'

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

const answers = named('Procedure')

/** The route of a verb that answers the procedure as it left it. */
const change = (
  method: Route['method'],
  path: string,
  command: Command<{ procedureId: string }>,
  fields: BodyFields = {},
): Route =>
  commandRoute(
    method,
    path,
    command,
    answers,
    async ({ request }, input) => showProcedure(request, (await command(request, input)).procedureId),
    { fields },
  )

const fields = { ...place, ...requiredOfCalls('What must be filled in of the call to record it') }

export const procedureRoutes: Route[] = [
  {
    name: 'readProcedures',
    summary: 'Procedures that may be recorded, with their fields and options, by weight',
    method: 'GET',
    path: base,
    permission: 'call:see',
    answer: list(answers),
    handle: ({ request }) => showProcedures(request),
  },
  {
    name: 'readAllProcedures',
    summary: 'The same with those that were deleted',
    method: 'GET',
    path: `${base}/all`,
    permission: 'call:see',
    answer: list(answers),
    handle: ({ request }) => showProcedures(request, { deletedToo: true }),
  },
  {
    name: 'readProcedure',
    summary: 'A procedure with its fields and options, deleted or not',
    method: 'GET',
    path: `${base}/{id}`,
    permission: 'call:see',
    answer: answers,
    handle: ({ request, params }) => showProcedure(request, params.id!),
  },
  change('POST', base, createProcedure, { ...fields, ...asRead('id') }),
  orderRoute(base, reorderProcedures, list(answers), (request) => showProcedures(request)),
  change('PUT', `${base}/{id}`, updateProcedure, { ...fields, ...asRead('id', 'version', 'fields', 'deleted') }),
  change('PUT', `${base}/{id}/deleted`, deleteProcedure),
  change('PUT', `${base}/{id}/undelete`, undeleteProcedure),
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
