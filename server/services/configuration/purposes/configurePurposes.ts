import { Prisma } from '../../../db/generated/prisma/client'
import { orderInput } from '../../../domain/kernel/order'
import { createPurposeInput, purposeInput, updatePurposeInput } from '../../../domain/configuration/purposes/input'
import { canDeletePurpose, wrongNewName } from '../../../domain/configuration/purposes/rules'
import { lockCatalogue, reorderItems } from '../order'
import type { CommandContext } from '../../kernel/command'
import { configurationCommand, configurationItem } from '../item'
import { stopIf } from '../../kernel/refused'
import { visiblePurposes } from './visibility'

export const purposes = configurationItem({
  kind: 'purpose',
  word: 'purpose',
  idName: 'purposeId',
  find: ({ tx, actor }, id) => tx.purpose.findFirst({ where: { ...visiblePurposes(actor), id, deletedAt: null } }),
  create: (tx, data: Prisma.PurposeUncheckedCreateInput) => tx.purpose.create({ data }),
  write: (tx, id, data) => tx.purpose.update({ where: { id }, data }),
  list: Prisma.sql`purpose where deleted_at is null and provider_id`,
  listOf: ({ providerId }) => providerId,
  taken: 'Another purpose has this name',
  done: ({ id }) => ({ purposeId: id }),
})

export const createPurpose = configurationCommand({
  name: 'createPurpose',
  input: createPurposeInput,
  creates: true,
  tellsAll: true,
  description: 'Adds a purpose.',
  run: (context, input) => purposes.add(context, context.actor.providerId, input),
})

export const updatePurpose = purposes.update({
  name: 'updatePurpose',
  input: updatePurposeInput,
  description:
    'Changes a purpose. Fields that are left out stay as they are; Dressing Change and Custom keep their names.',
  wrong: (_context, row, { name }) => wrongNewName(row, name),
})

const scheduled: Prisma.LineCheckSettingsWhereInput = {
  OR: [{ intervalAmount: { not: null } }, { timeHour: { not: null } }],
}

/** Whether scheduled line checks use the purpose. */
export const isOfLineChecks = async ({ tx }: Pick<CommandContext, 'tx'>, purposeId: string): Promise<boolean> =>
  (await tx.lineCheckSettings.count({ where: { purposeId, ...scheduled } })) > 0

export const deletePurpose = purposes.on({
  name: 'deletePurpose',
  input: purposeInput,
  description: 'Deletes a purpose. Nobody can choose it any more; calls that have it keep it.',
  refusals: ['NEEDED_BY_RULES'],
  run: async (context, row) => {
    stopIf(canDeletePurpose(row, { isOfLineChecks: await isOfLineChecks(context, row.id) }))
    await purposes.remove(context, row)
  },
})

export const reorderPurposes = configurationCommand({
  name: 'reorderPurposes',
  input: orderInput('Purpose'),
  description: 'Puts the purposes in order.',
  refusals: ['STALE'],
  run: async (context, { ids }) => {
    const { tx, actor } = context
    await lockCatalogue(context)
    const items = await tx.purpose.findMany({
      where: { ...visiblePurposes(actor), deletedAt: null },
      orderBy: [{ weight: 'asc' }, { name: 'asc' }],
    })
    await reorderItems(context, { list: { kind: 'provider', id: actor.providerId, list: 'purposes' }, items, ids })
    return { providerId: actor.providerId }
  },
})
