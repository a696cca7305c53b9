import { readStatusCodes } from '../../../services/configuration/statuses/readStatusCodes'
import { list } from '../kernel/jsonSchema'
import { type Route, route } from '../kernel/route'
import { statusCode } from '../calls/showCall'

export const statusRoutes: Route[] = [
  route({
    name: 'readStatusCodes',
    summary: 'Status codes, by name',
    method: 'GET',
    path: '/providers/{providerId}/callstatuscodes',
    permission: 'call:see',
    answer: list(statusCode.schema),
    handle: async ({ request }) => (await readStatusCodes(request)).map(statusCode.show),
  }),
]
