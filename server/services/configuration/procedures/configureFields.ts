import { Prisma, type ProcedureField } from '../../../db/generated/prisma/client'
import { doesNotExist } from '../../../domain/kernel/refusal'
import { orderWithinInput } from '../../../domain/kernel/order'
import { createFieldInput, fieldInput, updateFieldInput } from '../../../domain/configuration/procedures/input'
import { wrongNewType, type FieldUse } from '../../../domain/configuration/procedures/rules'
import { lockCatalogue, reorderItems } from '../order'
import type { CommandContext } from '../../kernel/command'
import { configurationCommand, configurationItem } from '../item'
import { stopIfInvalid } from '../../kernel/refused'
import { procedures } from './configureProcedures'
import { visibleFields, visibleProcedures } from './visibility'

export const fields = configurationItem({
  kind: 'procedureField',
  word: 'field',
  idName: 'fieldId',
  find: ({ tx, actor }, id) => tx.procedureField.findFirst({ where: { ...visibleFields(actor), id, deletedAt: null } }),
  create: (tx, data: Prisma.ProcedureFieldUncheckedCreateInput) => tx.procedureField.create({ data }),
  write: (tx, id, data) => tx.procedureField.update({ where: { id }, data }),
  list: Prisma.sql`procedure_field where deleted_at is null and procedure_id`,
  listOf: ({ procedureId }) => procedureId,
  taken: 'Another field of the procedure has this name',
  done: ({ id, procedureId }) => ({ fieldId: id, procedureId }),
})

/** What the type of the field depends on. */
export const fieldUse = async ({ tx }: CommandContext, { id, type }: ProcedureField): Promise<FieldUse> => ({
  type,
  hasValues: (await tx.callValue.findFirst({ where: { fieldId: id }, select: { callId: true } })) !== null,
  hasOptions:
    (await tx.procedureFieldOption.findFirst({ where: { fieldId: id, deletedAt: null }, select: { id: true } })) !==
    null,
})

export const createProcedureField = configurationCommand({
  name: 'createProcedureField',
  input: createFieldInput,
  creates: true,
  tellsAll: true,
  description: 'Adds a field to a procedure.',
  run: async (context, input) => {
    const { tx, actor } = context
    await lockCatalogue(context)
    const procedure = await tx.procedure.findFirst({ where: { ...visibleProcedures(actor), id: input.procedureId } })
    stopIfInvalid(procedure ? [] : [doesNotExist('procedureId')])
    return fields.add(context, input.procedureId, input)
  },
})

export const updateProcedureField = fields.update({
  name: 'updateProcedureField',
  input: updateFieldInput,
  description: 'Changes a field. Fields that are left out stay as they are; completed calls keep the name that it had.',
  wrong: async (context, row, { type }) => wrongNewType(await fieldUse(context, row), type),
})

/** Deletes the field, and the requirements of options for it; completed calls keep what was recorded (rules 5.3). */
export const removeField = async (context: CommandContext, row: ProcedureField): Promise<void> => {
  const { tx } = context
  await tx.procedureFieldOption.updateMany({
    where: { requires: { some: { fieldId: row.id } } },
    data: { version: { increment: 1 } },
  })
  await tx.optionRequirement.deleteMany({ where: { fieldId: row.id } })
  await fields.remove(context, row)
}

export const deleteProcedureField = fields.on({
  name: 'deleteProcedureField',
  input: fieldInput,
  description:
    'Deletes a field. It is not recorded any more, and no option requires it; completed calls keep what was recorded.',
  run: removeField,
})

export const reorderProcedureFields = configurationCommand({
  name: 'reorderProcedureFields',
  input: orderWithinInput('ProcedureField', 'Procedure', 'The procedure.'),
  description: 'Puts the fields of a procedure in order.',
  refusals: ['STALE'],
  run: async (context, { parentId, ids }) => {
    const { tx } = context
    const { id: procedureId } = await procedures.lock(context, { procedureId: parentId })
    const items = await tx.procedureField.findMany({
      where: { procedureId, deletedAt: null },
      orderBy: [{ weight: 'asc' }, { id: 'asc' }],
    })
    await reorderItems(context, { list: { kind: 'procedure', id: procedureId, list: 'fields' }, items, ids })
    return { procedureId }
  },
})
