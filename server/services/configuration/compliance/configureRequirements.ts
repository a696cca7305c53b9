import { Prisma } from '../../../db/generated/prisma/client'
import {
  createRequirementInput,
  requirementInput,
  updateRequirementInput,
} from '../../../domain/configuration/compliance/input'
import { wrongPlaces } from '../../../domain/configuration/compliance/rules'
import { seesAnyFacility } from '../../../domain/kernel/actor'
import { isUuid } from '../../../domain/kernel/uuid'
import { isSameList } from '../../../domain/kernel/lists'
import { orderInput, orderWithin } from '../../../domain/kernel/order'
import { doesNotExist, type FieldRefusal } from '../../../domain/kernel/refusal'
import type { CommandContext } from '../../kernel/command'
import { wholeList } from '../../kernel/wholeList'
import { stopIfInvalid } from '../../kernel/refused'
import { visibleFacilities } from '../facilities/visibility'
import { configurationCommand, configurationItem } from '../item'
import { lockCatalogue, reorderItems } from '../order'
import { visibleCategories, visibleRequirements } from './visibility'

/** With all facilities that it still applies in, also those that the actor does not see. */
const everywhere = {
  facilities: {
    where: { facility: { deletedAt: null } },
    select: { facilityId: true },
    orderBy: { facilityId: 'asc' },
  },
} satisfies Prisma.ComplianceRequirementInclude
type LockedRequirement = Prisma.ComplianceRequirementGetPayload<{ include: typeof everywhere }>

const requirements = configurationItem({
  kind: 'complianceRequirement',
  word: 'requirement',
  idName: 'requirementId',
  find: ({ tx, actor }, id) =>
    tx.complianceRequirement.findFirst({ where: { AND: [visibleRequirements(actor), { id }] }, include: everywhere }),
  create: (tx, data: Prisma.ComplianceRequirementUncheckedCreateInput) =>
    tx.complianceRequirement.create({ data, include: everywhere }),
  write: (tx, id, data) => tx.complianceRequirement.update({ where: { id }, data }),
  list: Prisma.sql`compliance_requirement where deleted_at is null and provider_id`,
  listOf: ({ providerId }) => providerId,
  taken: 'Another requirement has this name',
  done: ({ id }) => ({ requirementId: id }),
})

type Entered = { categoryId?: string | undefined; facilityIds?: readonly string[] | undefined }

/** A category or a facility that cannot be chosen. */
const wrongChoices = async (
  { tx, actor }: CommandContext,
  { categoryId, facilityIds = [] }: Entered,
): Promise<FieldRefusal[]> => {
  const hasCategory =
    categoryId === undefined ||
    (isUuid(categoryId) &&
      (await tx.complianceCategory.count({ where: { AND: [visibleCategories(actor), { id: categoryId }] } })) > 0)
  const ids = [...new Set(facilityIds)]
  const living = ids.every(isUuid)
    ? await tx.facility.count({ where: { AND: [visibleFacilities(actor), { id: { in: ids }, deletedAt: null }] } })
    : -1
  return [
    ...(hasCategory ? [] : [doesNotExist('categoryId')]),
    ...(living === ids.length ? [] : [doesNotExist('facilityIds')]),
  ]
}

const setPlaces = async (
  { tx, actor: { providerId } }: CommandContext,
  requirementId: string,
  facilityIds: readonly string[],
): Promise<void> => {
  await tx.requirementFacility.deleteMany({ where: { requirementId } })
  await tx.requirementFacility.createMany({
    data: facilityIds.map((facilityId) => ({ providerId, requirementId, facilityId })),
  })
}

/** The same ids once, in their order. */
const sorted = (ids: readonly string[]): string[] => [...new Set(ids)].sort()

export const createComplianceRequirement = configurationCommand({
  name: 'createComplianceRequirement',
  input: createRequirementInput,
  creates: true,
  tellsAll: true,
  description: 'Adds a compliance requirement.',
  run: async (context, { facilityIds, ...input }) => {
    const { tx, actor } = context
    const { providerId } = actor
    await lockCatalogue(context)
    const places = input.isGlobal ? [] : sorted(facilityIds)
    stopIfInvalid([
      ...(await requirements.takenName(context, providerId, input.name)),
      ...(await wrongChoices(context, { ...input, facilityIds: places })),
    ])
    const last = await tx.complianceRequirement.aggregate({
      where: { providerId, deletedAt: null },
      _max: { weight: true },
    })
    const values = { ...input, weight: input.weight ?? (last._max.weight ?? -1) + 1 }
    const { id } = await tx.complianceRequirement.create({
      data: { ...values, providerId, appliesSince: context.now },
    })
    await setPlaces(context, id, places)
    requirements.added(context, id, { ...values, facilityIds: places })
    return { requirementId: id }
  },
})

/** Where it applies after a change. People restricted to facilities choose among those; the others stay (rules 5.8). */
const placesAfter = (
  context: CommandContext,
  row: LockedRequirement,
  { isGlobal = row.isGlobal, facilityIds: sent }: { isGlobal?: boolean | undefined } & Entered,
  expectedVersion: number | null | undefined,
): { from: string[]; to: string[]; wrong: FieldRefusal[] } => {
  const { actor } = context
  const from = row.facilities.map(({ facilityId }) => facilityId)
  if (isGlobal) return { from, to: [], wrong: [] }
  const before = from.filter((id) => seesAnyFacility(actor, [id]))
  const facilityIds = wholeList(context, { field: 'facilityIds', before, sent, expectedVersion })
  const seen = facilityIds ?? before
  const unseen = from.filter((id) => !seesAnyFacility(actor, [id]))
  // A change of something else does not ask where it applies.
  const isAsked = facilityIds !== undefined || row.isGlobal
  return {
    from,
    to: sorted([...seen, ...unseen]),
    wrong: isAsked ? wrongPlaces({ isGlobal, facilityIds: sent ?? seen }) : [],
  }
}

export const updateComplianceRequirement = requirements.on({
  name: 'updateComplianceRequirement',
  input: updateRequirementInput,
  tellsAll: true,
  description:
    'Changes a compliance requirement. Fields that are left out stay as they are; a global one loses its facilities.',
  run: async (context, row, { facilityIds, ...patch }, expectedVersion) => {
    const { from, to, wrong } = placesAfter(context, row, { ...patch, facilityIds }, expectedVersion)
    stopIfInvalid([
      ...(await requirements.takenName(context, row.providerId, patch.name, row)),
      ...wrong,
      ...(await wrongChoices(context, {
        categoryId: patch.categoryId,
        facilityIds: (patch.isGlobal ?? row.isGlobal) ? [] : facilityIds,
      })),
    ])
    const isMoved = !isSameList(from, to)
    if (isMoved) await setPlaces(context, row.id, to)
    // People of whom it was not asked before have their whole grace period (rules 2.4).
    if ((patch.isGlobal && !row.isGlobal) || to.some((id) => !from.includes(id)))
      await context.tx.complianceRequirement.update({ where: { id: row.id }, data: { appliesSince: context.now } })
    await requirements.change(context, row, patch, isMoved ? { facilityIds: [from, to] } : {})
  },
})

/** It is hidden, and what refers to it keeps it (rules 6.9). */
export const deleteComplianceRequirement = requirements.on({
  name: 'deleteComplianceRequirement',
  input: requirementInput,
  description: 'Deletes a compliance requirement: it is hidden from everyone, and the row is kept.',
  run: requirements.remove,
})

export const reorderComplianceRequirements = configurationCommand({
  name: 'reorderComplianceRequirements',
  input: orderInput('ComplianceRequirement'),
  description: 'Puts your compliance requirements in order.',
  refusals: ['STALE'],
  run: async (context, { ids }) => {
    const { tx, actor } = context
    const { providerId } = actor
    await lockCatalogue(context)
    const inOrder = { orderBy: [{ weight: 'asc' }, { name: 'asc' }] } satisfies Prisma.ComplianceRequirementFindManyArgs
    const all = await tx.complianceRequirement.findMany({ where: { providerId, deletedAt: null }, ...inOrder })
    const items = await tx.complianceRequirement.findMany({ where: visibleRequirements(actor), ...inOrder })
    const allIds = all.map(({ id }) => id)
    await reorderItems(context, {
      list: { kind: 'provider', id: providerId, list: 'requirements' },
      items,
      ids,
      all,
      whole: (part) => orderWithin(allIds, part),
    })
    return { providerId }
  },
})
