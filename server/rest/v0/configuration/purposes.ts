import {
  createPurpose,
  deletePurpose,
  reorderPurposes,
  updatePurpose,
} from '../../../services/configuration/purposes/configurePurposes'
import { readPurposes } from '../../../services/configuration/purposes/readPurposes'
import type { Request } from '../../../services/kernel/request'
import { asRead, changing, deletion, place } from './configuration'
import { list } from '../kernel/jsonSchema'
import { type Route, route } from '../kernel/route'
import { orderRoute } from './order'
import { callPurpose } from '../calls/showCall'

const base = '/providers/{providerId}/callpurposes'

export const showPurposes = async (request: Request) => (await readPurposes(request)).map(callPurpose.show)

const showPurpose = async (request: Request, id: string) =>
  (await showPurposes(request)).find((purpose) => purpose.id === id)

const change = changing(callPurpose.schema, (request, { purposeId }: { purposeId: string }) =>
  showPurpose(request, purposeId),
)

export const purposeRoutes: Route[] = [
  route({
    name: 'readPurposes',
    summary: 'Purposes that may be chosen, by weight, then name',
    method: 'GET',
    path: base,
    permission: 'call:see',
    answer: list(callPurpose.schema),
    handle: ({ request }) => showPurposes(request),
  }),
  change('POST', base, createPurpose, { ...place, ...asRead('id') }),
  orderRoute(base, reorderPurposes, list(callPurpose.schema), showPurposes),
  change('PUT', `${base}/{id}`, updatePurpose, { ...place, ...asRead('id', 'version') }),
  deletion(`${base}/{id}`, deletePurpose),
]
