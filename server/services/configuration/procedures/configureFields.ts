import { Prisma, type ProcedureField } from '../../../db/generated/prisma/client'
import { orderWithinInput } from '../../../domain/kernel/order'
import { createFieldInput, fieldInput, updateFieldInput } from '../../../domain/configuration/procedures/input'
import { wrongNewType, type FieldStanding } from '../../../domain/configuration/procedures/rules'
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
  write: (tx, id, data) => tx.procedureField.update({ where: { id }, data }),
  list: Prisma.sql`procedure_field where deleted_at is null and procedure_id`,
  taken: 'Another field of the procedure has this name',
})

/** What stands in the way of another type. */
export const fieldStanding = async ({ tx }: CommandContext, { id, type }: ProcedureField): Promise<FieldStanding> => ({
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
    stopIfInvalid(
      procedure
        ? await fields.takenName(context, procedure.id, input.name)
        : [{ field: 'procedureId', message: 'Does not exist' }],
    )
    const { id } = await tx.procedureField.create({ data: { ...input, providerId: actor.providerId } })
    fields.added(context, id, input)
    return { fieldId: id, procedureId: input.procedureId }
  },
})

export const updateProcedureField = configurationCommand({
  name: 'updateProcedureField',
  input: updateFieldInput,
  tellsAll: true,
  description: 'Changes a field. What is left out stays; what was recorded of it keeps its earlier name.',
  run: async (context, { fieldId, expectedVersion, ...patch }) => {
    const row = await fields.lock(context, { fieldId, expectedVersion })
    stopIfInvalid([
      ...(await fields.takenName(context, row.procedureId, patch.name, row)),
      ...wrongNewType(await fieldStanding(context, row), patch.type),
    ])
    await fields.change(context, row, patch)
    return { fieldId: row.id, procedureId: row.procedureId }
  },
})

/** Deletes the field, and with it that options require it; completed calls keep what was recorded (rules 5.3). */
export const removeField = async (context: CommandContext, row: ProcedureField): Promise<void> => {
  const { tx } = context
  await tx.procedureFieldOption.updateMany({
    where: { requires: { some: { fieldId: row.id } } },
    data: { version: { increment: 1 } },
  })
  await tx.optionRequirement.deleteMany({ where: { fieldId: row.id } })
  await fields.remove(context, row)
}

export const deleteProcedureField = configurationCommand({
  name: 'deleteProcedureField',
  input: fieldInput,
  description:
    'Deletes a field. It is not recorded any more, and no option requires it; completed calls keep what was recorded.',
  run: async (context, input) => {
    const row = await fields.lock(context, input)
    await removeField(context, row)
    return { fieldId: row.id, procedureId: row.procedureId }
  },
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
