import { mustExist } from '../../services/kernel/refused'
import type { Command } from '../../services/kernel/command'
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
import { asRead, deletion, place } from './configuration'
import { commandRoute } from './kernel/commandRoute'
import { list, record, uuid } from './kernel/jsonSchema'
import { type BodyFields, type Route, route } from './kernel/route'
import { orderRoute } from './order'
import { procedure, procedureField, procedureFieldOption, showProcedure, showProcedures } from './procedures'

const fieldsPath = '/providers/{providerId}/procedurefields'
const optionsPath = '/providers/{providerId}/procedurefieldoptions'

const showField = async (request: Request, id: string) => {
  const fields = (await showProcedures(request, { deletedToo: true })).flatMap((one) => one.fields)
  return mustExist(
    fields.find((one) => one.id === id),
    'field',
  )
}

const showOption = async (request: Request, { fieldId, optionId }: { fieldId: string; optionId: string }) =>
  (await showField(request, fieldId)).options.find(({ id }) => id === optionId)

const requiredFieldsIds = { requiredFieldsIds: { input: 'requiredFieldIds' } }

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

const changeField = (
  method: Route['method'],
  path: string,
  command: Command<{ fieldId: string }>,
  ...sentBack: string[]
): Route =>
  commandRoute(
    method,
    path,
    command,
    procedureField.schema,
    async ({ request }, input) => showField(request, (await command(request, input)).fieldId),
    { fields: { ...place, ...asRead('id', ...sentBack) } },
  )

const changeOption = (
  method: Route['method'],
  path: string,
  command: Command<{ fieldId: string; optionId: string }>,
  fields: BodyFields,
  ...sentBack: string[]
): Route =>
  commandRoute(
    method,
    path,
    command,
    procedureFieldOption.schema,
    async ({ request }, input) => showOption(request, await command(request, input)),
    {
      fields: { ...place, ...requiredFieldsIds, ...fields, ...asRead('id', ...sentBack) },
      without: ['fieldId', 'requiredFieldIds'],
    },
  )

export const procedureFieldRoutes: Route[] = [
  route({
    name: 'readProcedureField',
    summary: 'A field with its options, by weight',
    method: 'GET',
    path: `${fieldsPath}/{id}`,
    permission: 'call:see',
    answer: procedureField.schema,
    handle: ({ request, params }) => showField(request, params.id!),
  }),
  changeField('POST', fieldsPath, createProcedureField),
  orderRoute(fieldsPath, reorderProcedureFields, procedure.schema, (request, { procedureId }) =>
    showProcedure(request, procedureId),
  ),
  changeField('PUT', `${fieldsPath}/{id}`, updateProcedureField, 'version', 'procedureId', 'options'),
  deletion(`${fieldsPath}/{id}`, deleteProcedureField),
  changeOption('POST', optionsPath, createProcedureFieldOption, {
    ...requires,
    procedureFieldId: { input: 'fieldId' },
  }),
  orderRoute(optionsPath, reorderProcedureFieldOptions, procedureField.schema, (request, { fieldId }) =>
    showField(request, fieldId),
  ),
  changeOption('PUT', `${optionsPath}/{id}`, updateProcedureFieldOption, {}, 'version', 'requires', 'procedureFieldId'),
  deletion(`${optionsPath}/{id}`, deleteProcedureFieldOption),
]
