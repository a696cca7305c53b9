import type { Prisma, Purpose } from '../../db/generated/prisma/client'
import { isUuid } from '../../domain/kernel/input'
import { orderInput } from '../../domain/kernel/order'
import { notFound } from '../../domain/kernel/refusal'
import { mustBeVersion } from '../../domain/kernel/version'
import { createPurposeInput, purposeInput, updatePurposeInput } from '../../domain/purposes/input'
import { canDeletePurpose, wrongNewName } from '../../domain/purposes/rules'
import { addedItem, changeItem, lockCatalogue, reorderItems, takenName } from '../kernel/catalogue'
import { command, type CommandContext } from '../kernel/command'
import { Refused, stopIf, stopIfInvalid } from '../kernel/refused'
import { visiblePurposes } from './visibility'

const permission = 'catalogue:change'

/** The purpose, with nobody else at the catalogue. One that was deleted is none any more. */
const lockPurpose = async (
  context: CommandContext,
  { purposeId: id, expectedVersion }: { purposeId: string; expectedVersion?: number | null | undefined },
): Promise<Purpose> => {
  await lockCatalogue(context)
  const purpose = isUuid(id)
    ? await context.tx.purpose.findFirst({ where: { ...visiblePurposes(context.actor), id, deletedAt: null } })
    : null
  if (!purpose) throw new Refused(notFound('purpose'))
  context.about({ kind: 'purpose', id })
  stopIf(mustBeVersion(purpose, expectedVersion, 'purpose'))
  return purpose
}

export const createPurpose = command({
  name: 'createPurpose',
  permission,
  input: createPurposeInput,
  creates: true,
  tellsAll: true,
  on: 'configuration',
  description: 'Adds a purpose.',
  run: async (context, input) => {
    const { tx, actor } = context
    await lockCatalogue(context)
    stopIfInvalid(await takenName(context, 'purpose', actor.providerId, input.name))
    const { id } = await tx.purpose.create({ data: { ...input, providerId: actor.providerId } })
    addedItem(context, 'purpose', id, input)
    return { purposeId: id }
  },
})

export const updatePurpose = command({
  name: 'updatePurpose',
  permission,
  input: updatePurposeInput,
  tellsAll: true,
  on: 'configuration',
  description: 'Changes a purpose. What is left out stays; Dressing Change and Custom keep their names.',
  run: async (context, { purposeId, expectedVersion, ...patch }) => {
    const row = await lockPurpose(context, { purposeId, expectedVersion })
    stopIfInvalid([
      ...wrongNewName(row, patch.name),
      ...(await takenName(context, 'purpose', row.providerId, patch.name, row)),
    ])
    await changeItem(context, {
      kind: 'purpose',
      row,
      patch,
      write: (data) => context.tx.purpose.update({ where: { id: row.id }, data }),
    })
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
export const deletePurpose = command({
  name: 'deletePurpose',
  permission,
  input: purposeInput,
  on: 'configuration',
  description: 'Deletes a purpose. It is no choice any more; calls that have it keep it.',
  refusals: ['NEEDED_BY_RULES'],
  run: async (context, input) => {
    const row = await lockPurpose(context, input)
    stopIf(canDeletePurpose(row, { isOfLineChecks: await isOfLineChecks(context, row.id) }))
    await changeItem(context, {
      kind: 'purpose',
      row,
      patch: { deletedAt: context.now },
      write: (data) => context.tx.purpose.update({ where: { id: row.id }, data }),
    })
    return { purposeId: row.id }
  },
})

export const reorderPurposes = command({
  name: 'reorderPurposes',
  permission,
  input: orderInput('Purpose'),
  on: 'configuration',
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
