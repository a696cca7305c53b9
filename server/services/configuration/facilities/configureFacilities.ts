import { Prisma } from '../../../db/generated/prisma/client'
import { createFacilityInput, facilityInput, updateFacilityInput } from '../../../domain/configuration/facilities/input'
import { mustSeeAllFacilities } from '../../../domain/configuration/facilities/rules'
import { orderInput, orderWithin } from '../../../domain/kernel/order'
import { lockCatalogue, reorderItems } from '../order'
import { configurationCommand, configurationItem } from '../item'
import { stopIf, stopIfInvalid } from '../../kernel/refused'
import { visibleFacilities } from './visibility'

export const facilities = configurationItem({
  kind: 'facility',
  word: 'facility',
  idName: 'facilityId',
  find: ({ tx, actor }, id) =>
    tx.facility.findFirst({ where: { AND: [visibleFacilities(actor), { id, deletedAt: null }] } }),
  write: (tx, id, data) => tx.facility.update({ where: { id }, data }),
  list: Prisma.sql`facility where deleted_at is null and provider_id`,
  taken: 'Another facility has this name',
  placesOf: ({ id }) => [id],
})

export const createFacility = configurationCommand({
  name: 'createFacility',
  input: createFacilityInput,
  creates: true,
  tellsAll: true,
  description: 'Adds a facility. Refused to people who are restricted to some.',
  refusals: ['RESTRICTED_TO_FACILITIES'],
  run: async (context, input) => {
    const { tx, actor } = context
    stopIf(mustSeeAllFacilities(actor))
    await lockCatalogue(context)
    stopIfInvalid(await facilities.takenName(context, actor.providerId, input.name))
    const { id } = await tx.facility.create({ data: { ...input, providerId: actor.providerId } })
    facilities.added(context, id, input)
    return { facilityId: id }
  },
})

export const updateFacility = configurationCommand({
  name: 'updateFacility',
  input: updateFacilityInput,
  tellsAll: true,
  description: 'Changes a facility. What is left out stays.',
  run: async (context, { facilityId, expectedVersion, ...patch }) => {
    const row = await facilities.lock(context, { facilityId, expectedVersion })
    stopIfInvalid(await facilities.takenName(context, row.providerId, patch.name, row))
    await facilities.change(context, row, patch)
    return { facilityId: row.id }
  },
})

/** Takes the facility and its rooms out of new choices; calls and lines there keep them (rules 4.1). */
export const deleteFacility = configurationCommand({
  name: 'deleteFacility',
  input: facilityInput,
  description: 'Deletes a facility. It and its rooms are no choice any more; calls and lines there keep them.',
  run: async (context, input) => {
    const row = await facilities.lock(context, input)
    await facilities.remove(context, row)
    return { facilityId: row.id }
  },
})

/** Who is restricted to facilities puts those in order; the others keep their places. */
export const reorderFacilities = configurationCommand({
  name: 'reorderFacilities',
  input: orderInput('Facility'),
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
