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
import { visibleFields, visibleOptions } from '../../services/procedures/visibility'
import { FieldTypeRef } from '../kernel/catalogueTypes'
import { actorOf } from '../kernel/context'
import { databaseId } from '../kernel/globalId'
import { idOr, once, version, type InputFields, type SuccessFields } from '../kernel/inputs'
import { verb } from '../kernel/verb'
import { goneId, idsOf, order } from './inputs'
import { procedureAfter } from './procedures'

type FieldDone = { fieldId: string }

const permission = 'catalogue:change'

const fieldEntries = (t: InputFields) => ({
  name: t.string({ description: 'As it is shown; no other field of the procedure has it. Required.' }),
  weight: t.int({ description: 'Place in the procedure, from 0. Required.' }),
  type: t.field({
    type: FieldTypeRef,
    description: 'The kind of answer that it takes; it stays once values were recorded. Required.',
  }),
  required: t.boolean({ description: 'Whether it must be filled when the procedure is selected.' }),
  followUpTypeName: t.boolean({ description: 'Whether its values name the type of the line.' }),
  hideHeader: t.boolean({ description: 'Whether the form leaves its name out.' }),
  hideGroup: t.boolean({ description: 'Whether the form leaves the frame around it out.' }),
})

const whichField = (t: InputFields) => ({ fieldId: t.id({ required: true, description: 'The field.' }), ...version(t) })

const fieldAfter = <S extends FieldDone>(t: SuccessFields<S>) =>
  t.prismaField({
    type: 'ProcedureField',
    description: 'The field as it is now.',
    resolve: (query, { fieldId }, _args, context) =>
      context.db.procedureField.findUniqueOrThrow({
        ...query,
        where: { id: fieldId, AND: visibleFields(actorOf(context)) },
      }),
  })

verb('createProcedureField', {
  permission,
  description: 'Adds a field to a procedure.',
  input: (t) => ({ procedureId: t.id({ description: 'The procedure. Required.' }), ...fieldEntries(t), ...once(t) }),
  run: ({ request }, { clientMutationId, procedureId, ...input }) =>
    createProcedureField(
      { ...request, idempotencyKey: clientMutationId },
      { ...input, procedureId: idOr('Procedure', procedureId) },
    ),
  success: (t) => ({ field: fieldAfter(t), procedure: procedureAfter(t) }),
})

verb('updateProcedureField', {
  permission,
  description: 'Changes a field. What is left out stays; what was recorded of it keeps its name of then.',
  input: (t) => ({ ...whichField(t), ...fieldEntries(t) }),
  run: ({ request }, { fieldId, ...input }) =>
    updateProcedureField(request, { ...input, fieldId: databaseId('ProcedureField', fieldId) }),
  success: (t) => ({ field: fieldAfter(t), procedure: procedureAfter(t) }),
})

verb('deleteProcedureField', {
  permission,
  description:
    'Takes a field out of new records; completed calls keep what was recorded, and no option requires it any more.',
  input: whichField,
  run: ({ request }, { fieldId, ...input }) =>
    deleteProcedureField(request, { ...input, fieldId: databaseId('ProcedureField', fieldId) }),
  success: (t) => ({
    deletedFieldId: goneId(t, 'ProcedureField', ({ fieldId }) => fieldId),
    procedure: procedureAfter(t),
  }),
})

verb('reorderProcedureFields', {
  permission,
  description: 'Puts the fields of a procedure in order.',
  input: (t) => ({ procedureId: t.id({ required: true, description: 'The procedure.' }), ...order(t) }),
  run: ({ request }, { procedureId, ids }) =>
    reorderProcedureFields(request, {
      parentId: databaseId('Procedure', procedureId),
      ids: idsOf('ProcedureField', ids),
    }),
  success: (t) => ({ procedure: procedureAfter(t) }),
})

const optionEntries = (t: InputFields) => ({
  value: t.string({ description: 'As it is shown and recorded; no other option of the field has it. Required.' }),
  weight: t.int({ description: 'Place in the field, from 0; a new one without it comes last.' }),
  endFollowUp: t.boolean({ description: 'Whether the line is out, and closed with the call.' }),
  immediateFollowUpInterval: t.int({
    description: 'Days until the line is to be looked at again, before what the procedure says.',
  }),
  requiredFieldIds: t.idList({ description: 'Fields of the same procedure that must be filled when it is chosen.' }),
})

const whichOption = (t: InputFields) => ({
  optionId: t.id({ required: true, description: 'The option.' }),
  ...version(t),
})

const optionAfter = (t: SuccessFields<FieldDone & { optionId: string }>) => ({
  option: t.prismaField({
    type: 'ProcedureFieldOption',
    description: 'The option as it is now.',
    resolve: (query, { optionId }, _args, context) =>
      context.db.procedureFieldOption.findUniqueOrThrow({
        ...query,
        where: { id: optionId, AND: visibleOptions(actorOf(context)) },
      }),
  }),
  field: fieldAfter(t),
})

verb('createProcedureFieldOption', {
  permission,
  description: 'Adds an option to a field of checkboxes or radio buttons.',
  input: (t) => ({ fieldId: t.id({ description: 'The field. Required.' }), ...optionEntries(t), ...once(t) }),
  run: ({ request }, { clientMutationId, fieldId, requiredFieldIds, ...input }) =>
    createProcedureFieldOption(
      { ...request, idempotencyKey: clientMutationId },
      {
        ...input,
        fieldId: idOr('ProcedureField', fieldId),
        requiredFieldIds: idsOf('ProcedureField', requiredFieldIds),
      },
    ),
  success: (t) => optionAfter(t),
})

verb('updateProcedureFieldOption', {
  permission,
  description: 'Changes an option. What is left out stays; what was recorded keeps its value of then.',
  input: (t) => ({ ...whichOption(t), ...optionEntries(t) }),
  run: ({ request }, { optionId, requiredFieldIds, ...input }) =>
    updateProcedureFieldOption(request, {
      ...input,
      optionId: databaseId('ProcedureFieldOption', optionId),
      requiredFieldIds: requiredFieldIds === null ? null : idsOf('ProcedureField', requiredFieldIds),
    }),
  success: (t) => optionAfter(t),
})

verb('deleteProcedureFieldOption', {
  permission,
  description: 'Takes an option out of new records; completed calls keep what was recorded.',
  input: whichOption,
  run: ({ request }, { optionId, ...input }) =>
    deleteProcedureFieldOption(request, { ...input, optionId: databaseId('ProcedureFieldOption', optionId) }),
  success: (t) => ({
    deletedOptionId: goneId(t, 'ProcedureFieldOption', ({ optionId }) => optionId),
    field: fieldAfter(t),
  }),
})

verb('reorderProcedureFieldOptions', {
  permission,
  description: 'Puts the options of a field in order.',
  input: (t) => ({ fieldId: t.id({ required: true, description: 'The field.' }), ...order(t) }),
  run: ({ request }, { fieldId, ids }) =>
    reorderProcedureFieldOptions(request, {
      parentId: databaseId('ProcedureField', fieldId),
      ids: idsOf('ProcedureFieldOption', ids),
    }),
  success: (t) => ({ field: fieldAfter(t) }),
})
