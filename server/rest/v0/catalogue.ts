import { exportCatalogue } from '../../services/catalogue/exportCatalogue'
import { importCatalogue } from '../../services/catalogue/importCatalogue'
import { commandRoute } from './kernel/commandRoute'
import { named } from './kernel/jsonSchema'
import type { Route } from './kernel/route'

const path = '/providers/{providerId}/catalogue'

export const catalogueRoutes: Route[] = [
  {
    name: 'exportCatalogue',
    summary: 'Purposes, facilities with rooms, and procedures as one document, by names',
    method: 'GET',
    path,
    permission: 'catalogue:see',
    cost: 1_000,
    refusals: ['RESTRICTED_TO_FACILITIES'],
    answer: named('Catalogue'),
    handle: ({ request }) => exportCatalogue(request),
  },
  commandRoute(
    'POST',
    path,
    importCatalogue,
    named('Imported'),
    ({ request }, input) => importCatalogue(request, input),
    {
      cost: 1_000,
    },
  ),
]
