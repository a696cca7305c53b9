import { importInput } from '../../domain/catalogue/document'
import { exportCatalogue } from '../../services/catalogue/exportCatalogue'
import { importCatalogue } from '../../services/catalogue/importCatalogue'
import { named } from './kernel/jsonSchema'
import type { Route } from './kernel/route'

const path = '/providers/{providerId}/catalogue'

const list = (name: string) => ({ input: name, says: 'As the export answers it; left out, this list stays as it is.' })

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
  {
    name: 'importCatalogue',
    summary:
      'Make the lists that a document holds as it says, all or nothing; what it does not name is no choice any more',
    method: 'POST',
    path,
    permission: 'catalogue:change',
    cost: 1_000,
    flags: { dryRun: 'Tell what would change, and change nothing.' },
    body: {
      fields: {
        format: { input: 'format', says: '`patency-catalogue`.' },
        version: { input: 'version', says: 'Another version than the one that is exported is refused.' },
        counts: { input: 'counts', says: 'How much of each the document holds; a part of a document is refused.' },
        purposes: list('purposes'),
        facilities: list('facilities'),
        procedures: list('procedures'),
      },
      checkedBy: importInput,
    },
    refusals: ['RESTRICTED_TO_FACILITIES'],
    answer: named('Imported'),
    handle: ({ request, input, flags }) => importCatalogue(request, { ...input, dryRun: flags.dryRun }),
  },
]
