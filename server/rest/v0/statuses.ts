import { readStatusCodes } from '../../services/statuses/readStatusCodes'
import type { Route } from './kernel/route'

export const statusRoutes: Route[] = [
  {
    method: 'GET',
    path: '/providers/{providerId}/callstatuscodes',
    permission: 'call:see',
    handle: async ({ request }) => (await readStatusCodes(request)).map(({ id, name }) => ({ id, name })),
  },
]
