import { readPurposes } from '../../services/purposes/readPurposes'
import { list, named } from './kernel/jsonSchema'
import type { Route } from './kernel/route'

export const purposeRoutes: Route[] = [
  {
    name: 'readPurposes',
    summary: 'Purposes that may be chosen, by weight, then name',
    method: 'GET',
    path: '/providers/{providerId}/callpurposes',
    permission: 'call:see',
    answer: list(named('Purpose')),
    handle: async ({ request }) => (await readPurposes(request)).map(({ id, name, weight, lineCheck }) => ({ id, name, weight, lineCheck })),
  },
]
