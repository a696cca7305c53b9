import { mustExist } from '../../../services/kernel/refused'
import type { Request } from '../../../services/kernel/request'
import {
  createProcedureField,
  deleteProcedureField,
  reorderProcedureFields,
  updateProcedureField,
} from '../../../services/configuration/procedures/configureFields'
import {
  createProcedureFieldOption,
  deleteProcedureFieldOption,
  reorderProcedureFieldOptions,
  updateProcedureFieldOption,
} from '../../../services/configuration/procedures/configureOptions'
import { among, asRead, changing, deletion, place } from './configuration'
import { list, record, uuid } from '../kernel/jsonSchema'
import { type BodyFields, type Route, readRoute } from '../kernel/route'
import { orderRoute } from './order'
import { procedure, procedureField, procedureFieldOption, showAllProcedures, showProcedure } from './procedures'

const fieldsPath = '/providers/{providerId}/procedurefields'
const optionsPath = '/providers/{providerId}/procedurefieldoptions'

export const showFields = async (request: Request) => (await showAllProcedures(request)).flatMap((one) => one.fields)

const showField = async (request: Request, id: string) => mustExist(await among(showFields)(request, id), 'field')

const showOption = async (request: Request, { fieldId, optionId }: { fieldId: string; optionId: string }) =>
  (await showField(request, fieldId)).options.find(({ id }) => id === optionId)

const requiredFieldsIds = { requiredFieldsIds: { input: 'requiredFieldIds' } }

/** The fields that an option requires have another form in answers than in requests. */
const requires: BodyFields = {
  requires: {
    input: 'requiredFieldIds',
    insteadOf: 'requiredFieldsIds',
    description: 'The same in the form of answers; `requiredFieldsIds` takes precedence when both are sent.',
    holds: list(record({ procedureFieldId: uuid() })),
    read: (sent) =>
      Array.isArray(sent)
        ? sent.map((each: unknown) => (each as { procedureFieldId?: unknown } | null)?.procedureFieldId)
        : sent,
  },
}

const changeField = changing(procedureField.schema, (request, { fieldId }: { fieldId: string }) =>
  showField(request, fieldId),
)
const changeOption = changing(procedureFieldOption.schema, showOption)

const renamed = ['fieldId', 'requiredFieldIds']

export const procedureFieldRoutes: Route[] = [
  readRoute(
    'readProcedureField',
    `${fieldsPath}/{id}`,
    'A field with its options, by weight',
    procedureField.schema,
    ({ request, params }) => showField(request, params.id!),
  ),
  changeField('POST', fieldsPath, createProcedureField, { ...place, ...asRead('id') }),
  orderRoute(fieldsPath, reorderProcedureFields, procedure.schema, (request, { procedureId }) =>
    showProcedure(request, procedureId),
  ),
  changeField('PUT', `${fieldsPath}/{id}`, updateProcedureField, {
    ...place,
    ...asRead('id', 'version', 'procedureId', 'options'),
  }),
  deletion(`${fieldsPath}/{id}`, deleteProcedureField),
  changeOption(
    'POST',
    optionsPath,
    createProcedureFieldOption,
    { ...place, ...requiredFieldsIds, ...requires, procedureFieldId: { input: 'fieldId' }, ...asRead('id') },
    renamed,
  ),
  orderRoute(optionsPath, reorderProcedureFieldOptions, procedureField.schema, (request, { fieldId }) =>
    showField(request, fieldId),
  ),
  changeOption(
    'PUT',
    `${optionsPath}/{id}`,
    updateProcedureFieldOption,
    { ...place, ...requiredFieldsIds, ...asRead('id', 'version', 'requires', 'procedureFieldId') },
    renamed,
  ),
  deletion(`${optionsPath}/{id}`, deleteProcedureFieldOption),
]
