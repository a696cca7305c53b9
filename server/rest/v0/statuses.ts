import { readStatusCodes } from '../../services/statuses/readStatusCodes'
import { list, named } from './kernel/jsonSchema'
import type { Route } from './kernel/route'

export const statusRoutes: Route[] = [
  {
    name: 'readStatusCodes',
    summary: 'Status codes, by name',
    method: 'GET',
    path: '/providers/{providerId}/callstatuscodes',
    permission: 'call:see',
    answer: list(named('StatusCode')),
    handle: async ({ request }) => (await readStatusCodes(request)).map(({ id, name }) => ({ id, name })),
  },
]
