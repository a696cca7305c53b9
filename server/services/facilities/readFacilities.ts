import { authorize, type Request } from '../kernel/request'
import { visibleFacilities } from './visibility'

/** The actor's facilities by weight, each with the rooms that may be chosen. */
export const readFacilities = async (request: Request) => {
  const actor = authorize(request, 'call:see')
  return request.clients.forProvider(actor.providerId).facility.findMany({
    where: { ...visibleFacilities(actor), deletedAt: null },
    orderBy: [{ weight: 'asc' }, { name: 'asc' }],
    include: { rooms: { where: { hiddenAt: null }, orderBy: { name: 'asc' } } },
  })
}
