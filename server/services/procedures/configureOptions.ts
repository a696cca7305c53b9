import type { Prisma } from '../../db/generated/prisma/client'
import { isUuid } from '../../domain/kernel/input'
import { orderWithinInput } from '../../domain/kernel/order'
import { notFound } from '../../domain/kernel/refusal'
import { mustBeVersion } from '../../domain/kernel/version'
import { createOptionInput, optionInput, updateOptionInput } from '../../domain/procedures/input'
import { wrongPlace, wrongRequirements } from '../../domain/procedures/rules'
import { addedItem, changeItem, lockCatalogue, reorderItems, takenName } from '../kernel/catalogue'
import { command, type CommandContext } from '../kernel/command'
import { Refused, stopIf, stopIfInvalid } from '../kernel/refused'
import { lockField } from './configureFields'
import { visibleFields, visibleOptions } from './visibility'

const permission = 'catalogue:change'

const optionFacts = {
  field: { select: { procedureId: true } },
  requires: { select: { fieldId: true }, orderBy: { fieldId: 'asc' } },
} satisfies Prisma.ProcedureFieldOptionInclude
type LockedOption = Prisma.ProcedureFieldOptionGetPayload<{ include: typeof optionFacts }>

/** The option, with nobody else at the catalogue. One that was deleted is none any more. */
const lockOption = async (
  context: CommandContext,
  { optionId: id, expectedVersion }: { optionId: string; expectedVersion?: number | null | undefined },
): Promise<LockedOption> => {
  await lockCatalogue(context)
  const where = { AND: [visibleOptions(context.actor), { id, deletedAt: null, field: { deletedAt: null } }] }
  const option = isUuid(id) ? await context.tx.procedureFieldOption.findFirst({ where, include: optionFacts }) : null
  if (!option) throw new Refused(notFound('option'))
  context.about({ kind: 'procedureFieldOption', id })
  stopIf(mustBeVersion(option, expectedVersion, 'option'))
  return option
}

const livingFieldIds = async ({ tx }: CommandContext, procedureId: string): Promise<string[]> =>
  (await tx.procedureField.findMany({ where: { procedureId, deletedAt: null }, select: { id: true } })).map(
    ({ id }) => id,
  )

/** What the option requires from now on; whether that is something else than before. */
export const setRequired = async (
  { tx, actor }: CommandContext,
  option: Pick<LockedOption, 'id' | 'requires'>,
  asked: readonly string[],
): Promise<[from: string[], to: string[]] | null> => {
  const [from, to] = [option.requires.map(({ fieldId }) => fieldId), [...new Set(asked)].sort()]
  if (from.join() === to.join()) return null
  await tx.optionRequirement.deleteMany({ where: { optionId: option.id } })
  await tx.optionRequirement.createMany({
    data: to.map((fieldId) => ({ providerId: actor.providerId, optionId: option.id, fieldId })),
  })
  return [from, to]
}

export const createProcedureFieldOption = command({
  name: 'createProcedureFieldOption',
  permission,
  input: createOptionInput,
  creates: true,
  tellsAll: true,
  on: 'configuration',
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
            ...(await takenName(context, 'procedureFieldOption', field.id, input.value)),
            ...wrongRequirements(await livingFieldIds(context, field.procedureId), requiredFieldIds),
          ]
        : [{ field: 'fieldId', message: 'Does not exist' }],
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
    addedItem(context, 'procedureFieldOption', id, { ...values, requiredFieldIds: required })
    return { optionId: id, fieldId: input.fieldId }
  },
})

export const updateProcedureFieldOption = command({
  name: 'updateProcedureFieldOption',
  permission,
  input: updateOptionInput,
  tellsAll: true,
  on: 'configuration',
  description: 'Changes an option. What is left out stays; what was recorded keeps its earlier value.',
  run: async (context, { optionId, expectedVersion, requiredFieldIds, ...patch }) => {
    const row = await lockOption(context, { optionId, expectedVersion })
    const own = { id: row.id, name: row.value }
    stopIfInvalid([
      ...(await takenName(context, 'procedureFieldOption', row.fieldId, patch.value, own)),
      ...wrongRequirements(await livingFieldIds(context, row.field.procedureId), requiredFieldIds),
    ])
    const required = requiredFieldIds && (await setRequired(context, row, requiredFieldIds))
    await changeItem(context, {
      kind: 'procedureFieldOption',
      row,
      patch,
      alsoChanged: required ? { requiredFieldIds: required } : {},
      write: (data) => context.tx.procedureFieldOption.update({ where: { id: row.id }, data }),
    })
    return { optionId: row.id, fieldId: row.fieldId }
  },
})

/** Takes the option out of new records; completed calls keep what was recorded (rules 5.3). */
export const deleteProcedureFieldOption = command({
  name: 'deleteProcedureFieldOption',
  permission,
  input: optionInput,
  on: 'configuration',
  description: 'Deletes an option. It is no choice any more; completed calls keep what was recorded.',
  run: async (context, input) => {
    const row = await lockOption(context, input)
    await changeItem(context, {
      kind: 'procedureFieldOption',
      row,
      patch: { deletedAt: context.now },
      write: (data) => context.tx.procedureFieldOption.update({ where: { id: row.id }, data }),
    })
    return { optionId: row.id, fieldId: row.fieldId }
  },
})

export const reorderProcedureFieldOptions = command({
  name: 'reorderProcedureFieldOptions',
  permission,
  input: orderWithinInput('ProcedureFieldOption', 'ProcedureField', 'The field.'),
  on: 'configuration',
  description: 'Puts the options of a field in order.',
  refusals: ['STALE'],
  run: async (context, { parentId, ids }) => {
    const { tx } = context
    const { id: fieldId } = await lockField(context, { fieldId: parentId })
    const options = await tx.procedureFieldOption.findMany({
      where: { fieldId, deletedAt: null },
      orderBy: [{ weight: 'asc' }, { id: 'asc' }],
    })
    const items = options.map((option) => ({ ...option, name: option.value }))
    await reorderItems(context, { list: { kind: 'procedureField', id: fieldId, list: 'options' }, items, ids })
    return { fieldId }
  },
})
