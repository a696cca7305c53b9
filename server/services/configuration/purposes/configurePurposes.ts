import { isSameList } from '../../../domain/kernel/lists'
import { Prisma } from '../../../db/generated/prisma/client'
import { orderInput } from '../../../domain/kernel/order'
import { createPurposeInput, purposeInput, updatePurposeInput } from '../../../domain/configuration/purposes/input'
import { canDeletePurpose, wrongNewName, wrongProcedures } from '../../../domain/configuration/purposes/rules'
import { lockCatalogue, reorderItems } from '../order'
import type { CommandContext } from '../../kernel/command'
import { configurationCommand, configurationItem } from '../item'
import { stopIf, stopIfInvalid } from '../../kernel/refused'
import { visibleProcedures } from '../procedures/visibility'
import { visiblePurposes } from './visibility'

/** What changing a purpose needs of it. */
export const purposeFacts = {
  procedures: { select: { procedureId: true }, orderBy: { procedureId: 'asc' } },
} satisfies Prisma.PurposeInclude
type LockedPurpose = Prisma.PurposeGetPayload<{ include: typeof purposeFacts }>

export const purposes = configurationItem({
  kind: 'purpose',
  word: 'purpose',
  idName: 'purposeId',
  find: ({ tx, actor }, id) =>
    tx.purpose.findFirst({ where: { ...visiblePurposes(actor), id, deletedAt: null }, include: purposeFacts }),
  create: (tx, data: Prisma.PurposeUncheckedCreateInput) => tx.purpose.create({ data, include: purposeFacts }),
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
  run: async (context, { procedureIds, ...input }) => {
    const { tx, actor } = context
    await lockCatalogue(context)
    stopIfInvalid([
      ...(await purposes.takenName(context, actor.providerId, input.name)),
      ...wrongProcedures(await livingProcedureIds(context), procedureIds),
    ])
    const named = [...new Set(procedureIds)]
    const { id } = await tx.purpose.create({ data: { ...input, providerId: actor.providerId } })
    await tx.purposeProcedure.createMany({
      data: named.map((procedureId) => ({ providerId: actor.providerId, purposeId: id, procedureId })),
    })
    purposes.added(context, id, { ...input, procedureIds: named })
    return { purposeId: id }
  },
})

const livingProcedureIds = async ({ tx, actor }: CommandContext): Promise<string[]> =>
  (await tx.procedure.findMany({ where: { ...visibleProcedures(actor), deletedAt: null }, select: { id: true } })).map(
    ({ id }) => id,
  )

/** Sets the procedures that usually answer the purpose; answers the change, or null. */
export const setProcedures = async (
  { tx, actor }: CommandContext,
  purpose: Pick<LockedPurpose, 'id' | 'procedures'>,
  procedureIds: readonly string[],
): Promise<[from: string[], to: string[]] | null> => {
  const [from, to] = [purpose.procedures.map(({ procedureId }) => procedureId), [...new Set(procedureIds)].sort()]
  if (isSameList(from, to)) return null
  await tx.purposeProcedure.deleteMany({ where: { purposeId: purpose.id } })
  await tx.purposeProcedure.createMany({
    data: to.map((procedureId) => ({ providerId: actor.providerId, purposeId: purpose.id, procedureId })),
  })
  return [from, to]
}

export const updatePurpose = purposes.on({
  name: 'updatePurpose',
  input: updatePurposeInput,
  tellsAll: true,
  description:
    'Changes a purpose. Fields that are left out stay as they are; Dressing Change and Custom keep their names.',
  run: async (context, row, { procedureIds, ...patch }) => {
    const before = row.procedures.map(({ procedureId }) => procedureId)
    const living = await livingProcedureIds(context)
    stopIfInvalid([
      ...wrongNewName(row, patch.name),
      ...(await purposes.takenName(context, context.actor.providerId, patch.name, row)),
      ...wrongProcedures(living, procedureIds, before),
    ])
    const deleted = before.filter((id) => !living.includes(id))
    // A deleted procedure is not shown, so a client cannot send it; it is named again once it is restored.
    const named = procedureIds && (await setProcedures(context, row, [...procedureIds, ...deleted]))
    await purposes.change(context, row, patch, named ? { procedureIds: named } : {})
  },
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
  description: 'Deletes a purpose. No one can choose it any more; calls that have it keep it.',
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
