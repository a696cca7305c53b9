import { Prisma } from '../../../db/generated/prisma/client'
import { isSameList } from '../../../domain/kernel/lists'
import { doesNotExist } from '../../../domain/kernel/refusal'
import { orderWithinInput } from '../../../domain/kernel/order'
import { createOptionInput, optionInput, updateOptionInput } from '../../../domain/configuration/procedures/input'
import { wrongPlace, wrongRequirements } from '../../../domain/configuration/procedures/rules'
import { lockCatalogue, reorderItems } from '../order'
import type { CommandContext } from '../../kernel/command'
import { configurationCommand, configurationItem } from '../item'
import { stopIfInvalid } from '../../kernel/refused'
import { fields } from './configureFields'
import { visibleFields, visibleOptions } from './visibility'

const optionFacts = {
  field: { select: { procedureId: true } },
  requires: { select: { fieldId: true }, orderBy: { fieldId: 'asc' } },
} satisfies Prisma.ProcedureFieldOptionInclude
type LockedOption = Prisma.ProcedureFieldOptionGetPayload<{ include: typeof optionFacts }>

export const options = configurationItem({
  kind: 'procedureFieldOption',
  word: 'option',
  idName: 'optionId',
  find: ({ tx, actor }, id) =>
    tx.procedureFieldOption.findFirst({
      where: { AND: [visibleOptions(actor), { id, deletedAt: null, field: { deletedAt: null } }] },
      include: optionFacts,
    }),
  create: (tx, data: Prisma.ProcedureFieldOptionUncheckedCreateInput) =>
    tx.procedureFieldOption.create({ data, include: optionFacts }),
  write: (tx, id, data) => tx.procedureFieldOption.update({ where: { id }, data }),
  list: Prisma.sql`procedure_field_option where deleted_at is null and field_id`,
  listOf: ({ fieldId }) => fieldId,
  nameColumn: 'value',
  taken: 'Another option of the field has this value',
  done: ({ id, fieldId }) => ({ optionId: id, fieldId }),
})

const livingFieldIds = async ({ tx }: CommandContext, procedureId: string): Promise<string[]> =>
  (await tx.procedureField.findMany({ where: { procedureId, deletedAt: null }, select: { id: true } })).map(
    ({ id }) => id,
  )

/** Sets what the option requires; answers the change, or null. */
export const setRequired = async (
  { tx, actor }: CommandContext,
  option: Pick<LockedOption, 'id' | 'requires'>,
  fieldIds: readonly string[],
): Promise<[from: string[], to: string[]] | null> => {
  const [from, to] = [option.requires.map(({ fieldId }) => fieldId), [...new Set(fieldIds)].sort()]
  if (isSameList(from, to)) return null
  await tx.optionRequirement.deleteMany({ where: { optionId: option.id } })
  await tx.optionRequirement.createMany({
    data: to.map((fieldId) => ({ providerId: actor.providerId, optionId: option.id, fieldId })),
  })
  return [from, to]
}

export const createProcedureFieldOption = configurationCommand({
  name: 'createProcedureFieldOption',
  input: createOptionInput,
  creates: true,
  tellsAll: true,
  description: 'Adds an option to a field of checkboxes or radio buttons.',
  run: async (context, { requiredFieldIds, ...input }) => {
    const { tx, actor } = context
    await lockCatalogue(context)
    const field = await tx.procedureField.findFirst({
      where: { ...visibleFields(actor), id: input.fieldId, deletedAt: null },
    })
    stopIfInvalid(
      field
        ? [
            ...wrongPlace(field.type),
            ...(await options.takenName(context, field.id, input.value)),
            ...wrongRequirements(await livingFieldIds(context, field.procedureId), requiredFieldIds),
          ]
        : [doesNotExist('fieldId')],
    )
    const last = await tx.procedureFieldOption.aggregate({
      where: { fieldId: input.fieldId, deletedAt: null },
      _max: { weight: true },
    })
    const values = { ...input, weight: input.weight ?? (last._max.weight ?? -1) + 1 }
    const required = [...new Set(requiredFieldIds)]
    const { id } = await tx.procedureFieldOption.create({ data: { ...values, providerId: actor.providerId } })
    await tx.optionRequirement.createMany({
      data: required.map((fieldId) => ({ providerId: actor.providerId, optionId: id, fieldId })),
    })
    options.added(context, id, { ...values, requiredFieldIds: required })
    return { optionId: id, fieldId: input.fieldId }
  },
})

export const updateProcedureFieldOption = options.on({
  name: 'updateProcedureFieldOption',
  input: updateOptionInput,
  tellsAll: true,
  description:
    'Changes an option. Fields that are left out stay as they are; completed calls keep the value that it had.',
  run: async (context, row, { requiredFieldIds, ...patch }) => {
    stopIfInvalid([
      ...(await options.takenName(context, row.fieldId, patch.value, row)),
      ...wrongRequirements(await livingFieldIds(context, row.field.procedureId), requiredFieldIds),
    ])
    const required = requiredFieldIds && (await setRequired(context, row, requiredFieldIds))
    await options.change(context, row, patch, required ? { requiredFieldIds: required } : {})
  },
})

export const deleteProcedureFieldOption = options.on({
  name: 'deleteProcedureFieldOption',
  input: optionInput,
  description: 'Deletes an option. No one can choose it any more; completed calls keep what was recorded.',
  run: options.remove,
})

export const reorderProcedureFieldOptions = configurationCommand({
  name: 'reorderProcedureFieldOptions',
  input: orderWithinInput('ProcedureFieldOption', 'ProcedureField', 'The field.'),
  description: 'Puts the options of a field in order.',
  refusals: ['STALE'],
  run: async (context, { parentId, ids }) => {
    const { tx } = context
    const { id: fieldId } = await fields.lock(context, { fieldId: parentId })
    const rows = await tx.procedureFieldOption.findMany({
      where: { fieldId, deletedAt: null },
      orderBy: [{ weight: 'asc' }, { id: 'asc' }],
    })
    const items = rows.map((option) => ({ ...option, name: option.value }))
    await reorderItems(context, { list: { kind: 'procedureField', id: fieldId, list: 'options' }, items, ids })
    return { fieldId }
  },
})
