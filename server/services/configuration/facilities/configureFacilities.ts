import { Prisma } from '../../../db/generated/prisma/client'
import { createFacilityInput, facilityInput, updateFacilityInput } from '../../../domain/configuration/facilities/input'
import { mustSeeAllFacilities } from '../../../domain/configuration/facilities/rules'
import { wrongHours } from '../../../domain/configuration/facilities/workingHours'
import { seesAnyFacility } from '../../../domain/kernel/actor'
import { orderInput, orderWithin } from '../../../domain/kernel/order'
import { lockCatalogue, reorderItems } from '../order'
import { configurationCommand, configurationItem } from '../item'
import { given } from '../../kernel/audit'
import { stopIf, stopIfInvalid } from '../../kernel/refused'
import { visibleFacilities } from './visibility'
import { wrongZone } from './zones'

export const facilities = configurationItem({
  kind: 'facility',
  word: 'facility',
  idName: 'facilityId',
  find: ({ tx, actor }, id) =>
    tx.facility.findFirst({ where: { AND: [visibleFacilities(actor), { id, deletedAt: null }] } }),
  create: (tx, data: Prisma.FacilityUncheckedCreateInput) => tx.facility.create({ data }),
  write: (tx, id, data) => tx.facility.update({ where: { id }, data }),
  list: Prisma.sql`facility where deleted_at is null and provider_id`,
  listOf: ({ providerId }) => providerId,
  taken: 'Another facility has this name',
  placesOf: ({ id }) => [id],
  done: ({ id }) => ({ facilityId: id }),
})

export const createFacility = configurationCommand({
  name: 'createFacility',
  input: createFacilityInput,
  creates: true,
  tellsAll: true,
  description: 'Adds a facility. Refused for people who are restricted to facilities.',
  refusals: ['RESTRICTED_TO_FACILITIES'],
  run: async (context, input) => {
    stopIf(mustSeeAllFacilities(context.actor))
    stopIfInvalid(wrongZone(input.timeZone))
    return facilities.add(context, context.actor.providerId, input)
  },
})

export const updateFacility = facilities.update({
  name: 'updateFacility',
  input: updateFacilityInput,
  description: 'Changes a facility. Fields that are left out stay as they are.',
  wrong: (_context, row, { timeZone, ...patch }) => [
    // One that it has already may stay.
    ...(timeZone === row.timeZone ? [] : wrongZone(timeZone)),
    ...wrongHours({ ...row, ...given(patch) }),
  ],
})

/** Calls and lines in a deleted facility keep it and its rooms (rules 4.1). */
export const deleteFacility = facilities.on({
  name: 'deleteFacility',
  input: facilityInput,
  description: 'Deletes a facility. No one can choose it or its rooms any more; calls and lines there keep them.',
  run: facilities.remove,
})

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
    const items = all.filter(({ id }) => seesAnyFacility(actor, [id]))
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
