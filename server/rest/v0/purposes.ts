import { createPurposeInput, updatePurposeInput } from '../../domain/purposes/input'
import { createPurpose, deletePurpose, reorderPurposes, updatePurpose } from '../../services/purposes/configurePurposes'
import { readPurposes } from '../../services/purposes/readPurposes'
import type { Request } from '../../services/kernel/request'
import { asRead, placeIn, versioned } from './configuration'
import { list, named } from './kernel/jsonSchema'
import type { BodyFields, Route } from './kernel/route'
import { orderBody, orderIn } from './order'

const base = '/providers/{providerId}/callpurposes'

export const showPurposes = async (request: Request) =>
  (await readPurposes(request)).map(({ id, name, weight, lineCheck, version }) => ({
    id,
    name,
    weight,
    lineCheck,
    version,
  }))

const showPurpose = async (request: Request, id: string) =>
  (await showPurposes(request)).find((purpose) => purpose.id === id)

const fields: BodyFields = {
  name: { input: 'name', says: 'As it is chosen.' },
  ...placeIn('Place in the list, from 0.'),
  lineCheck: {
    input: 'lineCheck',
    says: 'Whether calls with it are line checks, which come last in the queue unless they are Stat.',
  },
  ...asRead('id'),
}

export const purposeRoutes: Route[] = [
  {
    name: 'readPurposes',
    summary: 'Purposes that may be chosen, by weight, then name',
    method: 'GET',
    path: base,
    permission: 'call:see',
    answer: list(named('CallPurpose')),
    handle: ({ request }) => showPurposes(request),
  },
  {
    name: 'createPurpose',
    summary: 'Add a purpose',
    method: 'POST',
    path: base,
    permission: 'catalogue:change',
    takes: 'key',
    body: { fields, checkedBy: createPurposeInput },
    answer: named('CallPurpose'),
    handle: async ({ request, input }) => showPurpose(request, (await createPurpose(request, input)).purposeId),
  },
  {
    name: 'reorderPurposes',
    summary: 'Put the purposes in order; answers them',
    method: 'POST',
    path: `${base}/reorder`,
    permission: 'catalogue:change',
    body: orderBody,
    refusals: ['STALE'],
    answer: list(named('CallPurpose')),
    handle: async ({ request, input }) => {
      await reorderPurposes(request, orderIn(input))
      return showPurposes(request)
    },
  },
  {
    name: 'updatePurpose',
    summary: 'Change a purpose; what is left out stays',
    method: 'PUT',
    path: `${base}/{id}`,
    permission: 'catalogue:change',
    takes: 'version',
    body: { fields: { ...fields, ...asRead('version') }, checkedBy: updatePurposeInput },
    answer: named('CallPurpose'),
    handle: async (context) =>
      showPurpose(context.request, (await updatePurpose(context.request, versioned(context, 'purposeId'))).purposeId),
  },
  {
    name: 'deletePurpose',
    summary: 'Take a purpose out of new choices; calls that have it keep it',
    method: 'DELETE',
    path: `${base}/{id}`,
    permission: 'catalogue:change',
    takes: 'version',
    refusals: ['NEEDED_BY_RULES'],
    answer: named('Nothing'),
    handle: async (context) => {
      await deletePurpose(context.request, versioned(context, 'purposeId'))
    },
  },
]
