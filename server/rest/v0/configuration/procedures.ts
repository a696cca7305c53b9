import { requiredFields } from '../../../domain/calls/entries/requiredFields'
import { fieldTypes } from '../../../domain/configuration/procedures/catalogue'
import { mustExist } from '../../../services/kernel/refused'
import type { Request } from '../../../services/kernel/request'
import {
  createProcedure,
  deleteProcedure,
  reorderProcedures,
  undeleteProcedure,
  updateProcedure,
} from '../../../services/configuration/procedures/configureProcedures'
import {
  readCentralTypes,
  saveCentralTypes,
  type CentralTypes,
} from '../../../services/configuration/procedures/centralTypes'
import { readInsertionTypes } from '../../../services/configuration/procedures/readInsertionTypes'
import { readProcedures, type WholeProcedure } from '../../../services/configuration/procedures/readProcedures'
import { among, asRead, changing, place, requiredOfCalls } from './configuration'
import { commandRoute } from '../kernel/commandRoute'
import { answer, flag, list, oneOf, orNull, pick, record, text, uuid, whole } from '../kernel/jsonSchema'
import { type Route, readRoute } from '../kernel/route'
import { orderRoute } from './order'
import { inOrder, requireableField, version } from '../calls/showCall'

const base = '/providers/{providerId}/procedures'

type FieldRow = WholeProcedure['fields'][number]

export const procedureFieldOption = answer(
  'ProcedureFieldOption',
  'A value that can be chosen for a field.',
  record({
    id: uuid(),
    value: text(),
    ...inOrder(whole('Position in the field, from 0.')),
    endFollowUp: flag('Whether it means that the line is out: closing the call then closes the line.'),
    immediateFollowUpInterval: orNull(whole('Days until the follow-up; overrides the interval of the procedure.')),
    excludesOthers: flag('Selecting it clears the other checkboxes.'),
    requires: list(record({ procedureFieldId: uuid() }), 'Fields that must be filled in when it is chosen.'),
    version,
  }),
  (row: FieldRow['options'][number]) => ({
    ...pick(row, 'id', 'value', 'weight', 'endFollowUp', 'immediateFollowUpInterval', 'excludesOthers', 'version'),
    order: row.weight,
    requires: row.requires.map(({ fieldId }) => ({ procedureFieldId: fieldId })),
  }),
)

export const procedureField = answer(
  'ProcedureField',
  'What is recorded of a procedure.',
  record({
    id: uuid(),
    procedureId: uuid(),
    name: text(),
    ...inOrder(whole('Position in the procedure, from 0.')),
    type: oneOf(fieldTypes),
    required: flag(),
    followUpTypeName: flag('Whether its values name the type of the line.'),
    externalLength: flag('Whether the number is the external length of the line.'),
    hideHeader: flag(),
    hideGroup: flag(),
    version,
    options: list(procedureFieldOption.schema, 'By weight.'),
  }),
  (row: FieldRow) => ({
    ...pick(row, 'id', 'procedureId', 'name', 'weight', 'type', 'required', 'followUpTypeName', 'version'),
    ...pick(row, 'externalLength', 'hideHeader', 'hideGroup'),
    order: row.weight,
    options: row.options.map(procedureFieldOption.show),
  }),
)

export const procedure = answer(
  'Procedure',
  'Something the team does to a patient, and what is recorded of it.',
  record({
    id: uuid(),
    name: text(),
    ...inOrder(),
    followUpInterval: orNull(whole('Days until the follow-up.')),
    countInPerformance: flag(),
    requiredCallFields: list(requireableField.schema, 'The call fields that must be filled in to record it.'),
    deleted: flag(),
    version,
    fields: list(procedureField.schema, 'By weight.'),
  }),
  (row: WholeProcedure) => ({
    ...pick(row, 'id', 'name', 'weight', 'followUpInterval', 'countInPerformance', 'version'),
    order: row.weight,
    requiredCallFields: requiredFields(row.requiredCallFields),
    deleted: row.deletedAt !== null,
    fields: row.fields.map(procedureField.show),
  }),
)

export const showProcedures = async (request: Request, { deletedToo = false } = {}) =>
  (await readProcedures(request, { deletedToo })).map(procedure.show)

export const showAllProcedures = (request: Request) => showProcedures(request, { deletedToo: true })

export const showProcedure = async (request: Request, id: string) =>
  mustExist(await among(showAllProcedures)(request, id), 'procedure')

const change = changing(procedure.schema, (request, { procedureId }: { procedureId: string }) =>
  showProcedure(request, procedureId),
)

const fields = { ...place, ...requiredOfCalls('The call fields that must be filled in to record it') }

const centralTypesPath = '/providers/{providerId}/insertions/types/central'

const centralTypes = answer(
  'CentralTypes',
  'The types of lines that count in the central rate of reported infections.',
  record({ types: list(text()), version }),
  ({ types, version: number }: CentralTypes) => ({ types: [...types], version: number }),
)

export const showCentralTypes = async (request: Request) => centralTypes.show(await readCentralTypes(request))

export const procedureRoutes: Route[] = [
  readRoute(
    'readProcedures',
    base,
    'Procedures that may be recorded, with their fields and options, by weight',
    list(procedure.schema),
    ({ request }) => showProcedures(request),
  ),
  readRoute(
    'readAllProcedures',
    `${base}/all`,
    'All procedures, including deleted ones',
    list(procedure.schema),
    ({ request }) => showAllProcedures(request),
  ),
  readRoute(
    'readProcedure',
    `${base}/{id}`,
    'A procedure with its fields and options, deleted or not',
    procedure.schema,
    ({ request, params }) => showProcedure(request, params.id!),
  ),
  change('POST', base, createProcedure, { ...fields, ...asRead('id') }),
  orderRoute(base, reorderProcedures, list(procedure.schema), (request) => showProcedures(request)),
  change('PUT', `${base}/{id}`, updateProcedure, { ...fields, ...asRead('id', 'version', 'fields', 'deleted') }),
  change('PUT', `${base}/{id}/deleted`, deleteProcedure),
  change('PUT', `${base}/{id}/undelete`, undeleteProcedure),
  readRoute(
    'readInsertionTypes',
    '/providers/{providerId}/insertions/types',
    'The types of lines that can be inserted: the options of fields that name the type, or the usual types when there are no such options',
    list(text()),
    ({ request }) => readInsertionTypes(request),
  ),
  readRoute(
    'readCentralTypes',
    centralTypesPath,
    'The types of lines that count in the central rate of reported infections',
    centralTypes.schema,
    ({ request }) => showCentralTypes(request),
    'catalogue:see',
  ),
  commandRoute('POST', centralTypesPath, saveCentralTypes, centralTypes.schema, async ({ request }, input) => {
    await saveCentralTypes(request, input)
    return showCentralTypes(request)
  }),
]
