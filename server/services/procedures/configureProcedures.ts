import type { Procedure } from '../../db/generated/prisma/client'
import { isUuid } from '../../domain/kernel/input'
import { orderInput } from '../../domain/kernel/order'
import { notFound } from '../../domain/kernel/refusal'
import { mustBeVersion } from '../../domain/kernel/version'
import { createProcedureInput, procedureInput, updateProcedureInput } from '../../domain/procedures/input'
import { canUndelete } from '../../domain/procedures/rules'
import { addedItem, changeItem, lockCatalogue, reorderItems, takenName } from '../kernel/catalogue'
import { command, type CommandContext } from '../kernel/command'
import { Refused, stopIf, stopIfInvalid } from '../kernel/refused'
import { visibleProcedures } from './visibility'

const permission = 'catalogue:change'

/** The procedure, deleted or not, with nobody else at the catalogue. */
export const lockProcedure = async (
  context: CommandContext,
  { procedureId: id, expectedVersion }: { procedureId: string; expectedVersion?: number | null | undefined },
): Promise<Procedure> => {
  await lockCatalogue(context)
  const procedure = isUuid(id)
    ? await context.tx.procedure.findFirst({ where: { ...visibleProcedures(context.actor), id } })
    : null
  if (!procedure) throw new Refused(notFound('procedure'))
  context.about({ kind: 'procedure', id })
  stopIf(mustBeVersion(procedure, expectedVersion, 'procedure'))
  return procedure
}

const changeProcedure = (context: CommandContext, row: Procedure, patch: object): Promise<boolean> =>
  changeItem(context, {
    kind: 'procedure',
    row,
    patch,
    write: (data) => context.tx.procedure.update({ where: { id: row.id }, data }),
  })

export const createProcedure = command({
  name: 'createProcedure',
  permission,
  input: createProcedureInput,
  creates: true,
  tellsAll: true,
  on: 'configuration',
  description: 'Adds a procedure.',
  run: async (context, input) => {
    const { tx, actor } = context
    await lockCatalogue(context)
    stopIfInvalid(await takenName(context, 'procedure', actor.providerId, input.name))
    const { id } = await tx.procedure.create({ data: { ...input, providerId: actor.providerId } })
    addedItem(context, 'procedure', id, input)
    return { procedureId: id }
  },
})

export const updateProcedure = command({
  name: 'updateProcedure',
  permission,
  input: updateProcedureInput,
  tellsAll: true,
  on: 'configuration',
  description: 'Changes a procedure. What is left out stays; what was recorded of it keeps its earlier name.',
  run: async (context, { procedureId, expectedVersion, ...patch }) => {
    const row = await lockProcedure(context, { procedureId, expectedVersion })
    // Among those that were deleted a name may stand twice.
    stopIfInvalid(row.deletedAt ? [] : await takenName(context, 'procedure', row.providerId, patch.name, row))
    await changeProcedure(context, row, patch)
    return { procedureId: row.id }
  },
})

/** Takes the procedure out of new records; completed calls keep what was recorded (rules 5.3). Twice is the same as once. */
export const deleteProcedure = command({
  name: 'deleteProcedure',
  permission,
  input: procedureInput,
  on: 'configuration',
  description:
    'Deletes a procedure. It is not recorded any more; completed calls keep what was recorded. Deleting twice is the same as once.',
  run: async (context, input) => {
    const row = await lockProcedure(context, input)
    if (!row.deletedAt) await changeProcedure(context, row, { deletedAt: context.now })
    return { procedureId: row.id }
  },
})

export const undeleteProcedure = command({
  name: 'undeleteProcedure',
  permission,
  input: procedureInput,
  on: 'configuration',
  description: 'Restores a deleted procedure.',
  refusals: ['NOT_DELETED'],
  run: async (context, input) => {
    const row = await lockProcedure(context, input)
    stopIf(canUndelete(row))
    stopIfInvalid(await takenName(context, 'procedure', row.providerId, row.name))
    await changeProcedure(context, row, { deletedAt: null })
    return { procedureId: row.id }
  },
})

export const reorderProcedures = command({
  name: 'reorderProcedures',
  permission,
  input: orderInput('Procedure'),
  on: 'configuration',
  description: 'Puts the procedures that may be recorded in order.',
  refusals: ['STALE'],
  run: async (context, { ids }) => {
    const { tx, actor } = context
    await lockCatalogue(context)
    const items = await tx.procedure.findMany({
      where: { ...visibleProcedures(actor), deletedAt: null },
      orderBy: [{ weight: 'asc' }, { id: 'asc' }],
    })
    await reorderItems(context, { list: { kind: 'provider', id: actor.providerId, list: 'procedures' }, items, ids })
    return { providerId: actor.providerId }
  },
})
