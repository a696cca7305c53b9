import { Prisma } from '../../../db/generated/prisma/client'
import { orderInput } from '../../../domain/kernel/order'
import { createPurposeInput, purposeInput, updatePurposeInput } from '../../../domain/configuration/purposes/input'
import { canDeletePurpose, wrongNewName } from '../../../domain/configuration/purposes/rules'
import { lockCatalogue, reorderItems } from '../order'
import type { CommandContext } from '../../kernel/command'
import { configurationCommand, configurationItem } from '../item'
import { stopIf, stopIfInvalid } from '../../kernel/refused'
import { visiblePurposes } from './visibility'

export const purposes = configurationItem({
  kind: 'purpose',
  word: 'purpose',
  idName: 'purposeId',
  find: ({ tx, actor }, id) => tx.purpose.findFirst({ where: { ...visiblePurposes(actor), id, deletedAt: null } }),
  write: (tx, id, data) => tx.purpose.update({ where: { id }, data }),
  list: Prisma.sql`purpose where deleted_at is null and provider_id`,
  taken: 'Another purpose has this name',
})

export const createPurpose = configurationCommand({
  name: 'createPurpose',
  input: createPurposeInput,
  creates: true,
  tellsAll: true,
  description: 'Adds a purpose.',
  run: async (context, input) => {
    const { tx, actor } = context
    await lockCatalogue(context)
    stopIfInvalid(await purposes.takenName(context, actor.providerId, input.name))
    const { id } = await tx.purpose.create({ data: { ...input, providerId: actor.providerId } })
    purposes.added(context, id, input)
    return { purposeId: id }
  },
})

export const updatePurpose = configurationCommand({
  name: 'updatePurpose',
  input: updatePurposeInput,
  tellsAll: true,
  description: 'Changes a purpose. What is left out stays; Dressing Change and Custom keep their names.',
  run: async (context, { purposeId, expectedVersion, ...patch }) => {
    const row = await purposes.lock(context, { purposeId, expectedVersion })
    stopIfInvalid([
      ...wrongNewName(row, patch.name),
      ...(await purposes.takenName(context, row.providerId, patch.name, row)),
    ])
    await purposes.change(context, row, patch)
    return { purposeId: row.id }
  },
})

const scheduled: Prisma.LineCheckSettingsWhereInput = {
  OR: [{ intervalAmount: { not: null } }, { timeHour: { not: null } }],
}

/** Whether the line checks that are scheduled are made with the purpose. */
export const isOfLineChecks = async ({ tx }: Pick<CommandContext, 'tx'>, purposeId: string): Promise<boolean> =>
  (await tx.lineCheckSettings.count({ where: { purposeId, ...scheduled } })) > 0

/** Takes the purpose out of new choices; the calls that have it keep it (rules 5.3). */
export const deletePurpose = configurationCommand({
  name: 'deletePurpose',
  input: purposeInput,
  description: 'Deletes a purpose. It is no choice any more; calls that have it keep it.',
  refusals: ['NEEDED_BY_RULES'],
  run: async (context, input) => {
    const row = await purposes.lock(context, input)
    stopIf(canDeletePurpose(row, { isOfLineChecks: await isOfLineChecks(context, row.id) }))
    await purposes.remove(context, row)
    return { purposeId: row.id }
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
