import { authorize, type Request } from '../../kernel/request'
import { visiblePurposes } from './visibility'

/** Purposes that may be chosen, by weight, then name. */
export const readPurposes = async (request: Request) => {
  const actor = authorize(request, 'call:see')
  return request.clients.forProvider(actor.providerId).purpose.findMany({
    where: { ...visiblePurposes(actor), deletedAt: null },
    orderBy: [{ weight: 'asc' }, { name: 'asc' }],
  })
}
