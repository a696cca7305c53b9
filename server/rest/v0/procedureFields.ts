import { notFound } from '../../domain/kernel/refusal'
import { createFieldInput, createOptionInput, updateFieldInput, updateOptionInput } from '../../domain/procedures/input'
import { Refused } from '../../services/kernel/refused'
import type { Request } from '../../services/kernel/request'
import {
  createProcedureField,
  deleteProcedureField,
  reorderProcedureFields,
  updateProcedureField,
} from '../../services/procedures/configureFields'
import {
  createProcedureFieldOption,
  deleteProcedureFieldOption,
  reorderProcedureFieldOptions,
  updateProcedureFieldOption,
} from '../../services/procedures/configureOptions'
import { asRead, placeIn, versioned } from './configuration'
import { list, named, record, uuid } from './kernel/jsonSchema'
import type { BodyFields, Route } from './kernel/route'
import { orderBodyWithin, orderIn } from './order'
import { showProcedure, showProcedures } from './procedures'

const fieldsPath = '/providers/{providerId}/procedurefields'
const optionsPath = '/providers/{providerId}/procedurefieldoptions'

const showField = async (request: Request, id: string) => {
  const field = (await showProcedures(request, { deletedToo: true }))
    .flatMap((procedure) => procedure.fields)
    .find((one) => one.id === id)
  if (!field) throw new Refused(notFound('field'))
  return field
}

const showOption = async (request: Request, { fieldId, optionId }: { fieldId: string; optionId: string }) =>
  (await showField(request, fieldId)).options.find(({ id }) => id === optionId)

const fieldFields: BodyFields = {
  name: { input: 'name', says: 'As it is shown.' },
  ...placeIn('Place in the procedure, from 0.'),
  type: { input: 'type', says: 'The kind of answer that it takes; it stays once values were recorded.' },
  required: { input: 'required', says: 'Whether it must be filled when the procedure is selected.' },
  followUpTypeName: { input: 'followUpTypeName', says: 'Whether its values name the type of the line.' },
  hideHeader: { input: 'hideHeader', says: 'Whether the form leaves its name out.' },
  hideGroup: { input: 'hideGroup', says: 'Whether the form leaves the frame around it out.' },
  ...asRead('id'),
}

const optionFields: BodyFields = {
  value: { input: 'value', says: 'As it is shown and recorded.' },
  ...placeIn('Place in the field, from 0; a new one without it comes last.'),
  endFollowUp: { input: 'endFollowUp', says: 'Whether the line is out, and closed with the call.' },
  immediateFollowUpInterval: {
    input: 'immediateFollowUpInterval',
    says: 'Days until the line is to be looked at again, read as a whole number; what is none, or less than 1, is null.',
  },
  requiredFieldsIds: {
    input: 'requiredFieldIds',
    says: 'Fields of the same procedure that must be filled when it is chosen.',
  },
  ...asRead('id'),
}

/** An option as it is read names what it requires in another way than the request that changes it. */
const requires: BodyFields = {
  requires: {
    input: 'requiredFieldIds',
    insteadOf: 'requiredFieldsIds',
    says: 'The same as an option tells it; `requiredFieldsIds` counts where both are sent.',
    holds: list(record({ procedureFieldId: uuid() })),
    read: (sent) =>
      Array.isArray(sent)
        ? sent.map((each: unknown) => (each as { procedureFieldId?: unknown } | null)?.procedureFieldId)
        : sent,
  },
}

export const procedureFieldRoutes: Route[] = [
  {
    name: 'readProcedureField',
    summary: 'A field with its options, by weight',
    method: 'GET',
    path: `${fieldsPath}/{id}`,
    permission: 'call:see',
    answer: named('ProcedureField'),
    handle: ({ request, params }) => showField(request, params.id!),
  },
  {
    name: 'createProcedureField',
    summary: 'Add a field to a procedure',
    method: 'POST',
    path: fieldsPath,
    permission: 'catalogue:change',
    takes: 'key',
    body: {
      fields: { ...fieldFields, procedureId: { input: 'procedureId', says: 'The procedure.' } },
      checkedBy: createFieldInput,
    },
    answer: named('ProcedureField'),
    handle: async ({ request, input }) => showField(request, (await createProcedureField(request, input)).fieldId),
  },
  {
    name: 'reorderProcedureFields',
    summary: 'Put the fields of a procedure in order; answers the procedure',
    method: 'POST',
    path: `${fieldsPath}/reorder`,
    permission: 'catalogue:change',
    body: orderBodyWithin('The procedure.'),
    refusals: ['STALE'],
    answer: named('Procedure'),
    handle: async ({ request, input }) =>
      showProcedure(request, (await reorderProcedureFields(request, { ...input, ...orderIn(input) })).procedureId),
  },
  {
    name: 'updateProcedureField',
    summary: 'Change a field; what is left out stays',
    method: 'PUT',
    path: `${fieldsPath}/{id}`,
    permission: 'catalogue:change',
    takes: 'version',
    body: { fields: { ...fieldFields, ...asRead('version', 'procedureId', 'options') }, checkedBy: updateFieldInput },
    answer: named('ProcedureField'),
    handle: async (context) =>
      showField(context.request, (await updateProcedureField(context.request, versioned(context, 'fieldId'))).fieldId),
  },
  {
    name: 'deleteProcedureField',
    summary: 'Take a field out of new records; completed calls keep what was recorded',
    method: 'DELETE',
    path: `${fieldsPath}/{id}`,
    permission: 'catalogue:change',
    takes: 'version',
    answer: named('Nothing'),
    handle: async (context) => {
      await deleteProcedureField(context.request, versioned(context, 'fieldId'))
    },
  },
  {
    name: 'createProcedureFieldOption',
    summary: 'Add an option to a field',
    method: 'POST',
    path: optionsPath,
    permission: 'catalogue:change',
    takes: 'key',
    body: {
      fields: {
        ...optionFields,
        ...requires,
        procedureFieldId: { input: 'fieldId', says: 'The field, of checkboxes or radio buttons.' },
      },
      checkedBy: createOptionInput,
    },
    answer: named('ProcedureFieldOption'),
    handle: async ({ request, input }) => showOption(request, await createProcedureFieldOption(request, input)),
  },
  {
    name: 'reorderProcedureFieldOptions',
    summary: 'Put the options of a field in order; answers the field',
    method: 'POST',
    path: `${optionsPath}/reorder`,
    permission: 'catalogue:change',
    body: orderBodyWithin('The field.'),
    refusals: ['STALE'],
    answer: named('ProcedureField'),
    handle: async ({ request, input }) =>
      showField(request, (await reorderProcedureFieldOptions(request, { ...input, ...orderIn(input) })).fieldId),
  },
  {
    name: 'updateProcedureFieldOption',
    summary: 'Change an option; what is left out stays',
    method: 'PUT',
    path: `${optionsPath}/{id}`,
    permission: 'catalogue:change',
    takes: 'version',
    body: {
      fields: { ...optionFields, ...asRead('version', 'requires', 'procedureFieldId') },
      checkedBy: updateOptionInput,
    },
    answer: named('ProcedureFieldOption'),
    handle: async (context) =>
      showOption(context.request, await updateProcedureFieldOption(context.request, versioned(context, 'optionId'))),
  },
  {
    name: 'deleteProcedureFieldOption',
    summary: 'Take an option out of new records; completed calls keep what was recorded',
    method: 'DELETE',
    path: `${optionsPath}/{id}`,
    permission: 'catalogue:change',
    takes: 'version',
    answer: named('Nothing'),
    handle: async (context) => {
      await deleteProcedureFieldOption(context.request, versioned(context, 'optionId'))
    },
  },
]
