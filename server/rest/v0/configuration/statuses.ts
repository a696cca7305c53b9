import { readStatusCodes } from '../../../services/configuration/statuses/readStatusCodes'
import { list } from '../kernel/jsonSchema'
import { type Route, readRoute } from '../kernel/route'
import { statusCode } from '../calls/showCall'

export const statusRoutes: Route[] = [
  readRoute(
    'readStatusCodes',
    '/providers/{providerId}/callstatuscodes',
    'Status codes, by name',
    list(statusCode.schema),
    async ({ request }) => (await readStatusCodes(request)).map(statusCode.show),
  ),
]
