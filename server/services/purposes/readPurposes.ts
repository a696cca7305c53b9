import { authorize, type Request } from '../kernel/request'

/** Purposes that may be chosen, by weight, then name. */
export const readPurposes = async (request: Request) => {
  const { providerId } = authorize(request, 'call:see')
  return request.clients.forProvider(providerId).purpose.findMany({ where: { providerId, deletedAt: null }, orderBy: [{ weight: 'asc' }, { name: 'asc' }] })
}
