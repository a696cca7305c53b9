import { shownStatuses } from '../../../domain/providers/provider'
import { roles } from '../../../domain/kernel/actor'
import { isUuid } from '../../../domain/kernel/uuid'
import { addProviderAccess } from '../../../services/providers/addProviderAccess'
import { createProvider } from '../../../services/providers/createProvider'
import { readProviders } from '../../../services/providers/readProviders'
import { updateProvider } from '../../../services/providers/updateProvider'
import { mustFind } from '../../../services/kernel/refused'
import type { Request } from '../../../services/kernel/request'
import { asRead, changing } from '../configuration/configuration'
import { commandRoute } from '../kernel/commandRoute'
import { answer, list, moment, oneOf, orNull, pick, record, text, uuid, whole } from '../kernel/jsonSchema'
import { type Route, readRoute } from '../kernel/route'

type ManagedProvider = Awaited<ReturnType<typeof readProviders>>[number]

const provider = answer(
  'Provider',
  'A provider as those who manage all providers see it.',
  record({
    id: uuid(),
    name: text(),
    status: oneOf(shownStatuses),
    movedTo: orNull(text('The address of the installation to which it was moved; null: it is here.')),
    role: orNull(oneOf(roles, 'The role of the caller there; null without one.')),
    createdAt: moment(),
    version: whole('Grows with each change of its name or status; `If-Match` takes it as `"v7"`.'),
  }),
  ({ roles: [own], ...row }: ManagedProvider) => ({
    ...pick(row, 'id', 'name', 'status', 'movedTo', 'createdAt', 'version'),
    role: own?.role ?? null,
  }),
)

export const showProvider = async (request: Request, id: string) =>
  (isUuid(id) ? await readProviders(request, { id }) : []).map(provider.show)[0]

const info = answer(
  'Info',
  'A sentence for people.',
  record({ message: text() }),
  ({ message }: { message: string }) => ({ message }),
)

const change = changing(provider.schema, (request, { providerId }: { providerId: string }) =>
  showProvider(request, providerId),
)

/** All providers; the caller works in none of those that they name, so the parameter is `{id}`. */
export const providerRoutes: Route[] = [
  readRoute(
    'readProviders',
    '/providers',
    'All providers of the installation, by name',
    list(provider.schema),
    async ({ request }) => (await readProviders(request)).map(provider.show),
    'providers:manage',
  ),
  change('POST', '/providers', createProvider, asRead('id', 'role', 'version', 'createdAt')),
  readRoute(
    'readProvider',
    '/providers/{id}',
    'A provider',
    provider.schema,
    ({ request, params }) => mustFind('provider', params.id!, async (id) => (await showProvider(request, id)) ?? null),
    'providers:manage',
  ),
  change('PUT', '/providers/{id}', updateProvider, asRead('id', 'role', 'version', 'createdAt')),
  commandRoute('POST', '/providers/{id}/addaccess', addProviderAccess, info.schema, async ({ request }, input) =>
    info.show(await addProviderAccess(request, input)),
  ),
]
