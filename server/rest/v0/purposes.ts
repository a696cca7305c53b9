import { readPurposes } from '../../services/purposes/readPurposes'
import type { Route } from './kernel/route'

export const purposeRoutes: Route[] = [
  {
    method: 'GET',
    path: '/providers/{providerId}/callpurposes',
    permission: 'call:see',
    handle: async ({ request }) => (await readPurposes(request)).map(({ id, name, weight, lineCheck }) => ({ id, name, weight, lineCheck })),
  },
]
