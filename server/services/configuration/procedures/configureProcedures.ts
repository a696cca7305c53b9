import { Prisma } from '../../../db/generated/prisma/client'
import { orderInput } from '../../../domain/kernel/order'
import {
  createProcedureInput,
  procedureInput,
  updateProcedureInput,
} from '../../../domain/configuration/procedures/input'
import { canUndelete } from '../../../domain/configuration/procedures/rules'
import { lockCatalogue, reorderItems } from '../order'
import { configurationCommand, configurationItem } from '../item'
import { stopIf, stopIfInvalid } from '../../kernel/refused'
import { visibleProcedures } from './visibility'

export const procedures = configurationItem({
  kind: 'procedure',
  word: 'procedure',
  idName: 'procedureId',
  // Deleted or not.
  find: ({ tx, actor }, id) => tx.procedure.findFirst({ where: { ...visibleProcedures(actor), id } }),
  write: (tx, id, data) => tx.procedure.update({ where: { id }, data }),
  list: Prisma.sql`procedure where deleted_at is null and provider_id`,
  taken: 'Another procedure has this name',
})

export const createProcedure = configurationCommand({
  name: 'createProcedure',
  input: createProcedureInput,
  creates: true,
  tellsAll: true,
  description: 'Adds a procedure.',
  run: async (context, input) => {
    const { tx, actor } = context
    await lockCatalogue(context)
    stopIfInvalid(await procedures.takenName(context, actor.providerId, input.name))
    const { id } = await tx.procedure.create({ data: { ...input, providerId: actor.providerId } })
    procedures.added(context, id, input)
    return { procedureId: id }
  },
})

export const updateProcedure = configurationCommand({
  name: 'updateProcedure',
  input: updateProcedureInput,
  tellsAll: true,
  description: 'Changes a procedure. What is left out stays; what was recorded of it keeps its earlier name.',
  run: async (context, { procedureId, expectedVersion, ...patch }) => {
    const row = await procedures.lock(context, { procedureId, expectedVersion })
    // Among those that were deleted a name may stand twice.
    stopIfInvalid(row.deletedAt ? [] : await procedures.takenName(context, row.providerId, patch.name, row))
    await procedures.change(context, row, patch)
    return { procedureId: row.id }
  },
})

/** Takes the procedure out of new records; completed calls keep what was recorded (rules 5.3). Twice is the same as once. */
export const deleteProcedure = configurationCommand({
  name: 'deleteProcedure',
  input: procedureInput,
  description:
    'Deletes a procedure. It is not recorded any more; completed calls keep what was recorded. Deleting twice is the same as once.',
  run: async (context, input) => {
    const row = await procedures.lock(context, input)
    if (!row.deletedAt) await procedures.remove(context, row)
    return { procedureId: row.id }
  },
})

export const undeleteProcedure = configurationCommand({
  name: 'undeleteProcedure',
  input: procedureInput,
  description: 'Restores a deleted procedure.',
  refusals: ['NOT_DELETED'],
  run: async (context, input) => {
    const row = await procedures.lock(context, input)
    stopIf(canUndelete(row))
    stopIfInvalid(await procedures.takenName(context, row.providerId, row.name))
    await procedures.change(context, row, { deletedAt: null })
    return { procedureId: row.id }
  },
})

export const reorderProcedures = configurationCommand({
  name: 'reorderProcedures',
  input: orderInput('Procedure'),
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
