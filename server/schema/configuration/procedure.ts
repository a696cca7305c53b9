import { requiredFields } from '../../domain/calls/entries/requiredFields'
import { hasRecordedValues } from '../../services/configuration/procedures/hasRecordedValues'
import { visibleFields, visibleOptions, visibleProcedures } from '../../services/configuration/procedures/visibility'
import { builder } from '../kernel/builder'
import { FieldTypeRef, RequireableCallFieldRef } from '../kernel/configurationTypes'
import { actorOf } from '../kernel/context'
import { hints } from '../kernel/cost'
import { foundAmong } from '../kernel/node'

const living = { where: { deletedAt: null }, orderBy: [{ weight: 'asc' as const }, { id: 'asc' as const }] }

builder.prismaNode('Procedure', {
  description: 'Something the team does to a patient; its fields say what is recorded of it.',
  ...foundAmong(visibleProcedures),
  fields: (t) => ({
    databaseId: t.exposeID('id', { description: 'The raw UUID, as the REST contract has it.' }),
    name: t.exposeString('name', { description: 'As it is shown.' }),
    version: t.exposeInt('version', { description: 'Grows with each change; `expectedVersion` of a verb goes by it.' }),
    deleted: t.boolean({
      description: 'Whether it is out of new records.',
      select: { deletedAt: true },
      resolve: ({ deletedAt }) => deletedAt !== null,
    }),
    weight: t.exposeInt('weight', { description: 'Place in the list, from 0.' }),
    followUpInterval: t.exposeInt('followUpInterval', {
      nullable: true,
      description: 'Days until the line is to be looked at again.',
    }),
    countInPerformance: t.exposeBoolean('countInPerformance', {
      description: 'Whether it counts in the performance report.',
    }),
    requiredCallFields: t.field({
      type: [RequireableCallFieldRef],
      description: 'What must be filled in of the call to record it.',
      select: { requiredCallFields: true },
      resolve: (procedure) => requiredFields(procedure.requiredCallFields),
    }),
    fields: t.relation('fields', { ...hints({ size: 12 }), description: 'Its fields, by weight.', query: living }),
  }),
})

builder.prismaNode('ProcedureField', {
  description: 'What is recorded of a procedure. The procedure is selected when any of its fields is filled.',
  ...foundAmong(visibleFields),
  fields: (t) => ({
    databaseId: t.exposeID('id', { description: 'The raw UUID, by which closing names it.' }),
    name: t.exposeString('name', { description: 'As it is shown.' }),
    version: t.exposeInt('version', { description: 'Grows with each change; `expectedVersion` of a verb goes by it.' }),
    procedure: t.relation('procedure', { description: 'What it belongs to.' }),
    weight: t.exposeInt('weight', { description: 'Place in the procedure, from 0.' }),
    type: t.expose('type', { type: FieldTypeRef, description: 'The kind of answer it takes.' }),
    required: t.exposeBoolean('required', { description: 'Whether it must be filled when the procedure is selected.' }),
    followUpTypeName: t.exposeBoolean('followUpTypeName', {
      description: 'Whether its values name the type of the line.',
    }),
    hideHeader: t.exposeBoolean('hideHeader', { description: 'Whether the form leaves its name out.' }),
    hideGroup: t.exposeBoolean('hideGroup', { description: 'Whether the form leaves the frame around it out.' }),
    hasRecordedValues: t.boolean({
      ...hints({ cost: 5, personal: true }),
      nullable: true,
      needs: 'catalogue:see',
      description:
        'Whether values were recorded for it, so that its type stays. Null for people who may not see the configuration.',
      select: { id: true },
      resolve: ({ id }, _args, { request }) => hasRecordedValues(request, id),
    }),
    options: t.relation('options', {
      ...hints({ size: 8 }),
      description: 'What may be chosen, by weight; of checkboxes and radio buttons.',
      query: living,
    }),
  }),
})

builder.prismaNode('ProcedureFieldOption', {
  description: 'A value that can be chosen for a field.',
  ...foundAmong(visibleOptions),
  fields: (t) => ({
    databaseId: t.exposeID('id', { description: 'The raw UUID, as the REST contract has it.' }),
    value: t.exposeString('value', { description: 'As it is shown and recorded.' }),
    version: t.exposeInt('version', { description: 'Grows with each change; `expectedVersion` of a verb goes by it.' }),
    weight: t.exposeInt('weight', { description: 'Place in the field, from 0.' }),
    endFollowUp: t.exposeBoolean('endFollowUp', { description: 'Whether the line is out, and closed with the call.' }),
    immediateFollowUpInterval: t.exposeInt('immediateFollowUpInterval', {
      nullable: true,
      description: 'Days until the line is to be looked at again, before what the procedure says.',
    }),
    requiredFieldIds: t.stringList({
      description: 'The raw ids of the fields that must be filled when it is chosen.',
      select: { requires: { select: { fieldId: true }, orderBy: { fieldId: 'asc' } } },
      resolve: ({ requires }) => requires.map(({ fieldId }) => fieldId),
    }),
  }),
})

builder.prismaObjectField('Provider', 'procedures', (t) =>
  t.relation('procedures', {
    ...hints({ size: 12 }),
    description: 'Procedures that may be recorded now, by weight.',
    query: (_args, context) => ({
      where: { ...visibleProcedures(actorOf(context)), deletedAt: null },
      orderBy: [{ weight: 'asc' }, { id: 'asc' }],
    }),
  }),
)
