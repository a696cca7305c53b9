import { authorize, type Request } from '../../kernel/request'
import { visibleStatusCodes } from './visibility'

/** The status codes by name. */
export const readStatusCodes = async (request: Request) => {
  const actor = authorize(request, 'call:see')
  return request.clients
    .forProvider(actor.providerId)
    .statusCode.findMany({ where: visibleStatusCodes(actor), orderBy: { name: 'asc' } })
}
