import { roleNames, type Role } from '../../domain/kernel/actor'
import { byName } from '../../domain/kernel/input/names'
import { shownStatuses } from '../../domain/providers/provider'
import { addProviderAccess } from '../../services/providers/addProviderAccess'
import { createProvider } from '../../services/providers/createProvider'
import { readRoles } from '../../services/providers/readProviders'
import { updateProvider } from '../../services/providers/updateProvider'
import { managedProviders } from '../../services/providers/visibility'
import { builder } from '../kernel/builder'
import { actorOf, type Context } from '../kernel/context'
import { enumOf } from '../kernel/enumOf'
import { foundAmong } from '../kernel/node'
import { hints } from '../kernel/plugins/cost'
import { changed, recordAfter, verb } from '../kernel/verb'

const [active, inactive, moving] = shownStatuses
const ProviderStatusRef = enumOf('ProviderStatus', 'Whether people can work in a provider.', {
  [active]: 'Its people work in it.',
  [inactive]: 'No one can work in it; its data stays.',
  [moving]: 'It is being moved to another installation: people can read, and nothing can be changed.',
})

/** As many as an installation may have; the cost of a document is estimated by it. */
const providersExpected = 50

const known = new WeakMap<Context, Promise<ReadonlyMap<string, Role>>>()

/** The caller's roles by provider, read once for all rows of an answer. Row-level security shows those of one provider only. */
const rolesOf = (context: Context): Promise<ReadonlyMap<string, Role>> => {
  const { userId } = actorOf(context)
  const read = known.get(context) ?? readRoles(context.request, userId)
  known.set(context, read)
  return read
}

const ManagedProviderRef = builder.prismaNode('Provider', {
  variant: 'ManagedProvider',
  description:
    'A provider as those who manage all providers see it: its name and status, and nothing of its data (decision 0043).',
  select: { id: true, name: true },
  ...foundAmong(managedProviders),
  fields: (t) => ({
    databaseId: t.exposeID('id', { description: 'The raw UUID, as in the REST contract.' }),
    name: t.exposeString('name', { description: 'The name shown on screens.' }),
    status: t.expose('status', { type: ProviderStatusRef, description: 'Whether people can work in it.' }),
    movedTo: t.exposeString('movedTo', {
      nullable: true,
      description:
        'The address of the installation to which it was moved, such as `https://calls.example.org`; null: it is here.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    version: t.exposeInt('version', { description: 'Grows with each change of its name or status.' }),
    viewerRoleName: t.string({
      nullable: true,
      ...hints({ personal: true }),
      description: 'Your role there, as screens show it; null without one.',
      select: { id: true },
      resolve: async ({ id }, _args, context) => {
        const role = (await rolesOf(context)).get(id)
        return role ? roleNames[role] : null
      },
    }),
    viewerWorksHere: t.boolean({
      ...hints({ personal: true }),
      description: 'Whether it is your current provider, which you cannot make inactive.',
      select: { id: true },
      resolve: ({ id }, _args, context) => id === actorOf(context).providerId,
    }),
  }),
})

builder.queryField('providers', (t) =>
  t.prismaField({
    type: [ManagedProviderRef],
    permission: 'providers:manage',
    ...hints({ personal: true, size: providersExpected }),
    description: 'All providers of the installation, by name.',
    resolve: async (query, _root, _args, context) =>
      byName(await context.db.provider.findMany({ ...query, where: managedProviders(actorOf(context)) })),
  }),
)

const ManagedProviderChanged = changed<{ providerId: string }>(
  'ManagedProviderChanged',
  'A verb on a provider succeeded.',
  (t) => ({
    provider: recordAfter(t, 'ManagedProvider', ({ providerId }) => providerId, {
      description: 'The provider as it is now.',
    }),
  }),
)
const changes = [ManagedProviderChanged]
const types = { status: ProviderStatusRef }

verb(createProvider, { types, changes })
verb(updateProvider, { types, changes })
verb(addProviderAccess, {
  changes,
  success: (t) => ({ message: t.exposeString('message', { description: 'A sentence for people.' }) }),
})
