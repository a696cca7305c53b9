import { authorize, type Request } from '../../kernel/request'
import { visibleStatusCodes } from './visibility'

export const readStatusCodes = async (request: Request) => {
  const actor = authorize(request, 'call:see')
  return request.clients
    .forProvider(actor.providerId)
    .statusCode.findMany({ where: visibleStatusCodes(actor), orderBy: { name: 'asc' } })
}
