import {
  createPurpose,
  deletePurpose,
  reorderPurposes,
  updatePurpose,
} from '../../../services/configuration/purposes/configurePurposes'
import { readPurposes } from '../../../services/configuration/purposes/readPurposes'
import type { Request } from '../../../services/kernel/request'
import { among, asRead, changing, deletion, place } from './configuration'
import { list } from '../kernel/jsonSchema'
import { type Route, readRoute } from '../kernel/route'
import { orderRoute } from './order'
import { callPurpose } from '../calls/showCall'

const base = '/providers/{providerId}/callpurposes'

export const showPurposes = async (request: Request) => (await readPurposes(request)).map(callPurpose.show)

const showPurpose = among(showPurposes)

const change = changing(callPurpose.schema, (request, { purposeId }: { purposeId: string }) =>
  showPurpose(request, purposeId),
)

export const purposeRoutes: Route[] = [
  readRoute(
    'readPurposes',
    base,
    'Purposes that may be chosen, by weight, then name',
    list(callPurpose.schema),
    ({ request }) => showPurposes(request),
  ),
  change('POST', base, createPurpose, { ...place, ...asRead('id') }),
  orderRoute(base, reorderPurposes, list(callPurpose.schema), showPurposes),
  change('PUT', `${base}/{id}`, updatePurpose, { ...place, ...asRead('id', 'version') }),
  deletion(`${base}/{id}`, deletePurpose),
]
