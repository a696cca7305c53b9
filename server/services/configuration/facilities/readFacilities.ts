import { byName } from '../../../domain/kernel/input/names'
import { authorize, type Request } from '../../kernel/request'
import { visibleFacilities } from './visibility'

/** The actor's facilities by weight, each with the rooms that can be chosen. */
export const readFacilities = async (request: Request) => {
  const actor = authorize(request, 'call:see')
  const facilities = await request.clients.forProvider(actor.providerId).facility.findMany({
    where: { ...visibleFacilities(actor), deletedAt: null },
    orderBy: [{ weight: 'asc' }, { name: 'asc' }],
    include: { rooms: { where: { hiddenAt: null } } },
  })
  return facilities.map((facility) => ({ ...facility, rooms: byName(facility.rooms) }))
}
