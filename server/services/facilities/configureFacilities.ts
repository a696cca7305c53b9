import type { Facility } from '../../db/generated/prisma/client'
import { createFacilityInput, facilityInput, updateFacilityInput } from '../../domain/facilities/input'
import { mustSeeAllFacilities } from '../../domain/facilities/rules'
import { isUuid } from '../../domain/kernel/input'
import { orderInput, orderWithin } from '../../domain/kernel/order'
import { notFound } from '../../domain/kernel/refusal'
import { mustBeVersion } from '../../domain/kernel/version'
import { addedItem, changeItem, lockCatalogue, reorderItems, takenName } from '../kernel/catalogue'
import { command, type CommandContext } from '../kernel/command'
import { Refused, stopIf, stopIfInvalid } from '../kernel/refused'
import { visibleFacilities } from './visibility'

const permission = 'catalogue:change'

/** The facility, with nobody else at the catalogue. One that was deleted is none any more. */
export const lockFacility = async (
  context: CommandContext,
  { facilityId: id, expectedVersion }: { facilityId: string; expectedVersion?: number | null | undefined },
): Promise<Facility> => {
  await lockCatalogue(context)
  const facility = isUuid(id)
    ? await context.tx.facility.findFirst({
        where: { AND: [visibleFacilities(context.actor), { id, deletedAt: null }] },
      })
    : null
  if (!facility) throw new Refused(notFound('facility'))
  context.about({ kind: 'facility', id })
  stopIf(mustBeVersion(facility, expectedVersion, 'facility'))
  return facility
}

export const createFacility = command({
  name: 'createFacility',
  permission,
  input: createFacilityInput,
  creates: true,
  tellsAll: true,
  on: 'configuration',
  description: 'Adds a facility. Refused to people who are restricted to some.',
  refusals: ['RESTRICTED_TO_FACILITIES'],
  run: async (context, input) => {
    const { tx, actor } = context
    stopIf(mustSeeAllFacilities(actor))
    await lockCatalogue(context)
    stopIfInvalid(await takenName(context, 'facility', actor.providerId, input.name))
    const { id } = await tx.facility.create({ data: { ...input, providerId: actor.providerId } })
    addedItem(context, 'facility', id, input, [id])
    return { facilityId: id }
  },
})

export const updateFacility = command({
  name: 'updateFacility',
  permission,
  input: updateFacilityInput,
  tellsAll: true,
  on: 'configuration',
  description: 'Changes a facility. What is left out stays.',
  run: async (context, { facilityId, expectedVersion, ...patch }) => {
    const row = await lockFacility(context, { facilityId, expectedVersion })
    stopIfInvalid(await takenName(context, 'facility', row.providerId, patch.name, row))
    await changeItem(context, {
      kind: 'facility',
      row,
      patch,
      facilityIds: [row.id],
      write: (data) => context.tx.facility.update({ where: { id: row.id }, data }),
    })
    return { facilityId: row.id }
  },
})

/** Takes the facility and its rooms out of new choices; calls and lines there keep them (rules 4.1). */
export const deleteFacility = command({
  name: 'deleteFacility',
  permission,
  input: facilityInput,
  on: 'configuration',
  description: 'Deletes a facility. It and its rooms are no choice any more; calls and lines there keep them.',
  run: async (context, input) => {
    const row = await lockFacility(context, input)
    await changeItem(context, {
      kind: 'facility',
      row,
      patch: { deletedAt: context.now },
      facilityIds: [row.id],
      write: (data) => context.tx.facility.update({ where: { id: row.id }, data }),
    })
    return { facilityId: row.id }
  },
})

/** Who is restricted to facilities puts those in order; the others keep their places. */
export const reorderFacilities = command({
  name: 'reorderFacilities',
  permission,
  input: orderInput('Facility'),
  on: 'configuration',
  description: 'Puts your facilities in order.',
  refusals: ['STALE'],
  run: async (context, { ids }) => {
    const { tx, actor } = context
    await lockCatalogue(context)
    const all = await tx.facility.findMany({
      where: { providerId: actor.providerId, deletedAt: null },
      orderBy: [{ weight: 'asc' }, { name: 'asc' }],
    })
    const mine = new Set(actor.allowedFacilityIds)
    const items = mine.size === 0 ? all : all.filter(({ id }) => mine.has(id))
    const allIds = all.map(({ id }) => id)
    await reorderItems(context, {
      list: { kind: 'provider', id: actor.providerId, list: 'facilities' },
      items,
      ids,
      all,
      whole: (part) => orderWithin(allIds, part),
    })
    return { providerId: actor.providerId }
  },
})
