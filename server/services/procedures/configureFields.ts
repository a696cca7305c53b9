import type { ProcedureField } from '../../db/generated/prisma/client'
import { isUuid } from '../../domain/kernel/input'
import { orderWithinInput } from '../../domain/kernel/order'
import { notFound } from '../../domain/kernel/refusal'
import { mustBeVersion } from '../../domain/kernel/version'
import { createFieldInput, fieldInput, updateFieldInput } from '../../domain/procedures/input'
import { wrongNewType, type FieldStanding } from '../../domain/procedures/rules'
import { addedItem, changeItem, lockCatalogue, reorderItems, takenName } from '../kernel/catalogue'
import { command, type CommandContext } from '../kernel/command'
import { Refused, stopIf, stopIfInvalid } from '../kernel/refused'
import { lockProcedure } from './configureProcedures'
import { visibleFields, visibleProcedures } from './visibility'

const permission = 'catalogue:change'

/** The field, with nobody else at the catalogue. One that was deleted is none any more. */
export const lockField = async (
  context: CommandContext,
  { fieldId: id, expectedVersion }: { fieldId: string; expectedVersion?: number | null | undefined },
): Promise<ProcedureField> => {
  await lockCatalogue(context)
  const field = isUuid(id)
    ? await context.tx.procedureField.findFirst({ where: { ...visibleFields(context.actor), id, deletedAt: null } })
    : null
  if (!field) throw new Refused(notFound('field'))
  context.about({ kind: 'procedureField', id })
  stopIf(mustBeVersion(field, expectedVersion, 'field'))
  return field
}

/** What stands in the way of another type. */
export const fieldStanding = async ({ tx }: CommandContext, { id, type }: ProcedureField): Promise<FieldStanding> => ({
  type,
  hasValues: (await tx.callValue.findFirst({ where: { fieldId: id }, select: { callId: true } })) !== null,
  hasOptions:
    (await tx.procedureFieldOption.findFirst({ where: { fieldId: id, deletedAt: null }, select: { id: true } })) !==
    null,
})

export const createProcedureField = command({
  name: 'createProcedureField',
  permission,
  input: createFieldInput,
  creates: true,
  tellsAll: true,
  on: 'configuration',
  description: 'Adds a field to a procedure.',
  run: async (context, input) => {
    const { tx, actor } = context
    await lockCatalogue(context)
    const procedure = await tx.procedure.findFirst({ where: { ...visibleProcedures(actor), id: input.procedureId } })
    stopIfInvalid(
      procedure
        ? await takenName(context, 'procedureField', procedure.id, input.name)
        : [{ field: 'procedureId', message: 'Does not exist' }],
    )
    const { id } = await tx.procedureField.create({ data: { ...input, providerId: actor.providerId } })
    addedItem(context, 'procedureField', id, input)
    return { fieldId: id, procedureId: input.procedureId }
  },
})

export const updateProcedureField = command({
  name: 'updateProcedureField',
  permission,
  input: updateFieldInput,
  tellsAll: true,
  on: 'configuration',
  description: 'Changes a field. What is left out stays; what was recorded of it keeps its earlier name.',
  run: async (context, { fieldId, expectedVersion, ...patch }) => {
    const row = await lockField(context, { fieldId, expectedVersion })
    stopIfInvalid([
      ...(await takenName(context, 'procedureField', row.procedureId, patch.name, row)),
      ...wrongNewType(await fieldStanding(context, row), patch.type),
    ])
    await changeItem(context, {
      kind: 'procedureField',
      row,
      patch,
      write: (data) => context.tx.procedureField.update({ where: { id: row.id }, data }),
    })
    return { fieldId: row.id, procedureId: row.procedureId }
  },
})

/** Deletes the field, and with it that options require it; completed calls keep what was recorded (rules 5.3). */
export const removeField = async (context: CommandContext, row: ProcedureField): Promise<void> => {
  const { tx, now } = context
  await tx.procedureFieldOption.updateMany({
    where: { requires: { some: { fieldId: row.id } } },
    data: { version: { increment: 1 } },
  })
  await tx.optionRequirement.deleteMany({ where: { fieldId: row.id } })
  await changeItem(context, {
    kind: 'procedureField',
    row,
    patch: { deletedAt: now },
    write: (data) => tx.procedureField.update({ where: { id: row.id }, data }),
  })
}

export const deleteProcedureField = command({
  name: 'deleteProcedureField',
  permission,
  input: fieldInput,
  on: 'configuration',
  description:
    'Deletes a field. It is not recorded any more, and no option requires it; completed calls keep what was recorded.',
  run: async (context, input) => {
    const row = await lockField(context, input)
    await removeField(context, row)
    return { fieldId: row.id, procedureId: row.procedureId }
  },
})

export const reorderProcedureFields = command({
  name: 'reorderProcedureFields',
  permission,
  input: orderWithinInput('ProcedureField', 'Procedure', 'The procedure.'),
  on: 'configuration',
  description: 'Puts the fields of a procedure in order.',
  refusals: ['STALE'],
  run: async (context, { parentId, ids }) => {
    const { tx } = context
    const { id: procedureId } = await lockProcedure(context, { procedureId: parentId })
    const items = await tx.procedureField.findMany({
      where: { procedureId, deletedAt: null },
      orderBy: [{ weight: 'asc' }, { id: 'asc' }],
    })
    await reorderItems(context, { list: { kind: 'procedure', id: procedureId, list: 'fields' }, items, ids })
    return { procedureId }
  },
})
