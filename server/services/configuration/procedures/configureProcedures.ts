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
  // Deleted procedures as well.
  find: ({ tx, actor }, id) => tx.procedure.findFirst({ where: { ...visibleProcedures(actor), id } }),
  create: (tx, data: Prisma.ProcedureUncheckedCreateInput) => tx.procedure.create({ data }),
  write: (tx, id, data) => tx.procedure.update({ where: { id }, data }),
  list: Prisma.sql`procedure where deleted_at is null and provider_id`,
  listOf: ({ providerId }) => providerId,
  taken: 'Another procedure has this name',
  done: ({ id }) => ({ procedureId: id }),
})

export const createProcedure = configurationCommand({
  name: 'createProcedure',
  input: createProcedureInput,
  creates: true,
  tellsAll: true,
  description: 'Adds a procedure.',
  run: (context, input) => procedures.add(context, context.actor.providerId, input),
})

export const updateProcedure = procedures.update({
  name: 'updateProcedure',
  input: updateProcedureInput,
  description:
    'Changes a procedure. Fields that are left out stay as they are; completed calls keep the name that it had.',
})

export const deleteProcedure = procedures.on({
  name: 'deleteProcedure',
  input: procedureInput,
  description:
    'Deletes a procedure. It is not recorded any more; completed calls keep what was recorded. Deleting it twice is the same as once.',
  run: async (context, row) => {
    if (!row.deletedAt) await procedures.remove(context, row)
  },
})

export const undeleteProcedure = procedures.on({
  name: 'undeleteProcedure',
  input: procedureInput,
  description: 'Restores a deleted procedure.',
  refusals: ['NOT_DELETED'],
  run: async (context, row) => {
    stopIf(canUndelete(row))
    stopIfInvalid(await procedures.takenName(context, row.providerId, row.name))
    await procedures.change(context, row, { deletedAt: null })
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
