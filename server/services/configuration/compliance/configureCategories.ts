import { Prisma } from '../../../db/generated/prisma/client'
import {
  categoryInput,
  complianceConfigurationInput,
  createCategoryInput,
} from '../../../domain/configuration/compliance/input'
import { canDeleteCategory } from '../../../domain/configuration/compliance/rules'
import { mustBeCurrent } from '../../../domain/kernel/version'
import { fieldChanges } from '../../kernel/audit'
import { stopIf } from '../../kernel/refused'
import { configurationCommand, configurationItem } from '../item'
import { lockCatalogue } from '../order'
import { usualConfiguration } from './readCompliance'
import { visibleCategories, visibleRequirements } from './visibility'

const categories = configurationItem({
  kind: 'complianceCategory',
  word: 'category',
  idName: 'categoryId',
  find: ({ tx, actor }, id) => tx.complianceCategory.findFirst({ where: { AND: [visibleCategories(actor), { id }] } }),
  create: (tx, data: Prisma.ComplianceCategoryUncheckedCreateInput) => tx.complianceCategory.create({ data }),
  write: (tx, id, data) => tx.complianceCategory.update({ where: { id }, data }),
  list: Prisma.sql`compliance_category where deleted_at is null and provider_id`,
  listOf: ({ providerId }) => providerId,
  taken: 'Another category has this name',
  done: ({ id }) => ({ categoryId: id }),
})

export const createComplianceCategory = configurationCommand({
  name: 'createComplianceCategory',
  input: createCategoryInput,
  creates: true,
  description: 'Adds a category of compliance requirements.',
  run: (context, input) => categories.add(context, context.actor.providerId, input),
})

/** A category that requirements use stays; deleted requirements do not count, and keep theirs (rules 6.9). */
export const deleteComplianceCategory = categories.on({
  name: 'deleteComplianceCategory',
  input: categoryInput,
  description: 'Deletes a category that no requirement uses.',
  refusals: ['CATEGORY_IN_USE'],
  run: async (context, row) => {
    const { tx, actor } = context
    const uses = { categoryId: row.id, deletedAt: null }
    const seen = await tx.complianceRequirement.findMany({
      where: { AND: [visibleRequirements(actor), uses] },
      orderBy: [{ weight: 'asc' }, { name: 'asc' }],
      select: { name: true },
    })
    const unseen = (await tx.complianceRequirement.count({ where: uses })) - seen.length
    stopIf(canDeleteCategory(row, { usedBy: seen.map(({ name }) => name), unseen }))
    await categories.remove(context, row)
  },
})

export const saveComplianceConfiguration = configurationCommand({
  name: 'saveComplianceConfiguration',
  input: complianceConfigurationInput,
  description: 'Sets the onboarding grace period: how many days new people have for what they lack.',
  run: async (context, { gracePeriod, expectedVersion }) => {
    const { tx, actor, about, record, changed } = context
    const { providerId } = actor
    await lockCatalogue(context)
    const before = (await tx.complianceSettings.findUnique({ where: { providerId } })) ?? usualConfiguration
    about({ kind: 'provider', id: providerId, list: 'complianceConfiguration' })
    stopIf(mustBeCurrent(before, expectedVersion, 'onboarding grace period'))
    const fields = fieldChanges(before, { gracePeriod })
    // Unchanged settings are not saved.
    if (Object.keys(fields).length === 0) return { providerId }
    const data = { gracePeriod, version: before.version + 1 }
    await tx.complianceSettings.upsert({ where: { providerId }, create: { providerId, ...data }, update: data })
    record({ kind: 'complianceConfiguration', id: providerId }, fields)
    changed({ kind: 'catalogue', id: providerId }, [])
    return { providerId }
  },
})
