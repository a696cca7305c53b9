import type { CentralTypes } from '../../services/configuration/procedures/centralTypes'
import { requiredFields } from '../../domain/calls/entries/requiredFields'
import { hasRecordedValues } from '../../services/configuration/procedures/hasRecordedValues'
import { visibleFields, visibleOptions, visibleProcedures } from '../../services/configuration/procedures/visibility'
import { builder } from '../kernel/builder'
import { FieldTypeRef, RequireableCallFieldRef } from '../kernel/configurationTypes'
import { actorOf } from '../kernel/context'
import { hints } from '../kernel/plugins/cost'
import { foundAmong } from '../kernel/node'

const notDeleted = { where: { deletedAt: null }, orderBy: [{ weight: 'asc' as const }, { id: 'asc' as const }] }

builder.prismaNode('Procedure', {
  description: 'Something the team does to a patient; its fields say what is recorded of it.',
  ...foundAmong(visibleProcedures),
  fields: (t) => ({
    databaseId: t.exposeID('id', { description: 'The raw UUID, as in the REST contract.' }),
    name: t.exposeString('name', { description: 'The name shown on screens.' }),
    version: t.exposeInt('version', {
      description: 'Increases with each change; verbs compare it with `expectedVersion`.',
    }),
    deleted: t.boolean({
      description: 'Whether it is deleted: it cannot be recorded any more.',
      select: { deletedAt: true },
      resolve: ({ deletedAt }) => deletedAt !== null,
    }),
    weight: t.exposeInt('weight', { description: 'Position in the list, from 0.' }),
    followUpInterval: t.exposeInt('followUpInterval', {
      nullable: true,
      description: 'Days until the follow-up.',
    }),
    countInPerformance: t.exposeBoolean('countInPerformance', {
      description: 'Whether it counts in the performance report.',
    }),
    requiredCallFields: t.field({
      type: [RequireableCallFieldRef],
      description: 'The call fields that must be filled in to record it.',
      select: { requiredCallFields: true },
      resolve: (procedure) => requiredFields(procedure.requiredCallFields),
    }),
    fields: t.relation('fields', { ...hints({ size: 12 }), description: 'Its fields, by weight.', query: notDeleted }),
  }),
})

builder.prismaNode('ProcedureField', {
  description: 'What is recorded of a procedure. The procedure is selected when any of its fields is filled.',
  ...foundAmong(visibleFields),
  fields: (t) => ({
    databaseId: t.exposeID('id', { description: 'The raw UUID, which the input of `closeCall` takes.' }),
    name: t.exposeString('name', { description: 'The name shown on screens.' }),
    version: t.exposeInt('version', {
      description: 'Increases with each change; verbs compare it with `expectedVersion`.',
    }),
    procedure: t.relation('procedure', { description: 'The procedure that it belongs to.' }),
    weight: t.exposeInt('weight', { description: 'Position in the procedure, from 0.' }),
    type: t.expose('type', { type: FieldTypeRef, description: 'The kind of answer it takes.' }),
    required: t.exposeBoolean('required', { description: 'Whether it must be filled when the procedure is selected.' }),
    followUpTypeName: t.exposeBoolean('followUpTypeName', {
      description: 'Whether its values name the type of the line.',
    }),
    externalLength: t.exposeBoolean('externalLength', {
      description: 'Whether the number is the external length of the line, which its passport compares over time.',
    }),
    hideHeader: t.exposeBoolean('hideHeader', { description: 'Whether the form hides its name.' }),
    hideGroup: t.exposeBoolean('hideGroup', { description: 'Whether the form hides the frame around it.' }),
    hasRecordedValues: t.boolean({
      ...hints({ cost: 5, personal: true }),
      nullable: true,
      needs: 'catalogue:see',
      description:
        'Whether values were recorded for it; then its type cannot change. Null for people who may not see the configuration.',
      select: { id: true },
      resolve: ({ id }, _args, { request }) => hasRecordedValues(request, id),
    }),
    options: t.relation('options', {
      ...hints({ size: 8 }),
      description: 'The options of checkboxes and radio buttons, by weight.',
      query: notDeleted,
    }),
  }),
})

builder.prismaNode('ProcedureFieldOption', {
  description: 'A value that can be chosen for a field.',
  ...foundAmong(visibleOptions),
  fields: (t) => ({
    databaseId: t.exposeID('id', { description: 'The raw UUID, as in the REST contract.' }),
    value: t.exposeString('value', { description: 'The text that is shown and recorded.' }),
    version: t.exposeInt('version', {
      description: 'Increases with each change; verbs compare it with `expectedVersion`.',
    }),
    weight: t.exposeInt('weight', { description: 'Position in the field, from 0.' }),
    endFollowUp: t.exposeBoolean('endFollowUp', {
      description: 'Whether it means that the line is out: closing the call then closes the line.',
    }),
    immediateFollowUpInterval: t.exposeInt('immediateFollowUpInterval', {
      nullable: true,
      description: 'Days until the follow-up; overrides the interval of the procedure.',
    }),
    excludesOthers: t.exposeBoolean('excludesOthers', {
      description: 'Selecting it clears the other checkboxes.',
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

export const CentralTypesRef = builder.objectRef<CentralTypes>('CentralTypes').implement({
  description: 'The types of lines that count in the central rate of reported infections.',
  fields: (t) => ({
    types: t.exposeStringList('types', { description: 'Their names, as they are recorded.' }),
    version: t.exposeInt('version', {
      description: 'Increases with each change; verbs compare it with `expectedVersion`.',
    }),
  }),
})
