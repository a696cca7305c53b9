import {
  createProcedureField,
  deleteProcedureField,
  reorderProcedureFields,
  updateProcedureField,
} from '../../services/configuration/procedures/configureFields'
import {
  createProcedureFieldOption,
  deleteProcedureFieldOption,
  reorderProcedureFieldOptions,
  updateProcedureFieldOption,
} from '../../services/configuration/procedures/configureOptions'
import { visibleFields, visibleOptions } from '../../services/configuration/procedures/visibility'
import { FieldTypeRef } from '../kernel/configurationTypes'
import { actorOf } from '../kernel/context'
import type { SuccessFields } from '../kernel/inputs'
import { verb } from '../kernel/verb'
import { goneId } from './inputs'
import { procedureAfter } from './procedureVerbs'

type FieldDone = { fieldId: string }

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

const fieldAndProcedure = (t: SuccessFields<FieldDone & { procedureId: string }>) => ({
  field: fieldAfter(t),
  procedure: procedureAfter(t),
})

const types = { type: FieldTypeRef }

verb(createProcedureField, { types, success: fieldAndProcedure })
verb(updateProcedureField, { types, success: fieldAndProcedure })
verb(deleteProcedureField, {
  success: (t) => ({
    deletedFieldId: goneId(t, 'ProcedureField', ({ fieldId }) => fieldId),
    procedure: procedureAfter(t),
  }),
})
verb(reorderProcedureFields, {
  names: { parentId: 'procedureId' },
  success: (t) => ({ procedure: procedureAfter(t) }),
})

verb(createProcedureFieldOption, { nullLeavesOut: ['requiredFieldIds'], success: optionAfter })
verb(updateProcedureFieldOption, { success: optionAfter })
verb(deleteProcedureFieldOption, {
  success: (t) => ({
    deletedOptionId: goneId(t, 'ProcedureFieldOption', ({ optionId }) => optionId),
    field: fieldAfter(t),
  }),
})
verb(reorderProcedureFieldOptions, {
  names: { parentId: 'fieldId' },
  success: (t) => ({ field: fieldAfter(t) }),
})
