import { authorize, type Request } from '../kernel/request'

/** The status codes by name. */
export const readStatusCodes = async (request: Request) => {
  const { providerId } = authorize(request, 'call:see')
  return request.clients.forProvider(providerId).statusCode.findMany({ where: { providerId }, orderBy: { name: 'asc' } })
}
