import { createPurpose, deletePurpose, reorderPurposes, updatePurpose } from '../../services/purposes/configurePurposes'
import { readPurposes } from '../../services/purposes/readPurposes'
import type { Command } from '../../services/kernel/command'
import type { Request } from '../../services/kernel/request'
import { asRead, deletion, place } from './configuration'
import { commandRoute } from './kernel/commandRoute'
import { list } from './kernel/jsonSchema'
import { type BodyFields, type Route, route } from './kernel/route'
import { orderRoute } from './order'
import { callPurpose } from './showCall'

const base = '/providers/{providerId}/callpurposes'

export const showPurposes = async (request: Request) => (await readPurposes(request)).map(callPurpose.show)

const showPurpose = async (request: Request, id: string) =>
  (await showPurposes(request)).find((purpose) => purpose.id === id)

const change = (method: Route['method'], path: string, command: Command<{ purposeId: string }>, fields: BodyFields) =>
  commandRoute(
    method,
    path,
    command,
    callPurpose.schema,
    async ({ request }, input) => showPurpose(request, (await command(request, input)).purposeId),
    { fields: { ...place, ...fields } },
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
  change('POST', base, createPurpose, asRead('id')),
  orderRoute(base, reorderPurposes, list(callPurpose.schema), showPurposes),
  change('PUT', `${base}/{id}`, updatePurpose, asRead('id', 'version')),
  deletion(`${base}/{id}`, deletePurpose),
]
