import type { SessionEnds } from '../../domain/account/session'
import { roleNames } from '../../domain/kernel/actor'
import { readWorkplaces, type SignedIn, type Workplace } from '../../auth/sessions'
import { setPresence } from '../../services/account/presence/setPresence'
import { switchProvider } from '../../services/account/signIn/switchProvider'
import { builder } from '../kernel/builder'
import { hints } from '../kernel/cost'
import { databaseId } from '../kernel/globalId'
import { mutation, verb } from '../kernel/verb'

const MembershipRef = builder.objectRef<Workplace>('Membership').implement({
  description: 'A provider that a person may work in, and their role there.',
  fields: (t) => ({
    providerId: t.globalID({
      description: "The provider's global id.",
      resolve: ({ id }) => ({ type: 'Provider', id }),
    }),
    providerDatabaseId: t.exposeID('id', {
      description: "The provider's raw UUID; the header `patency-provider` takes it.",
    }),
    providerName: t.exposeString('name', { description: 'The name of the provider.' }),
    roleName: t.string({
      nullable: true,
      description: 'The role there, as shown; null for a superadmin without one.',
      resolve: ({ role }) => role && roleNames[role],
    }),
  }),
})

const SessionRef = builder.objectRef<SessionEnds>('Session').implement({
  description: 'How long you stay signed in. Asking with the header `patency-background` leaves it as it is.',
  fields: (t) => ({
    idleEndsAt: t.expose('idleEndsAt', {
      type: 'DateTime',
      description: 'When it ends unless you do something before.',
    }),
    endsAt: t.expose('endsAt', { type: 'DateTime', description: 'When it ends, whatever you do.' }),
    warnAt: t.expose('warnAt', {
      type: 'DateTime',
      description: 'From when a screen should warn of the end that comes first.',
    }),
  }),
})

const ViewerRef = builder.objectRef<SignedIn>('Viewer').implement({
  description: 'The person who is signed in, in the provider they work in.',
  fields: (t) => ({
    // All that User tells of a person came with the session; asking again would be a statement more.
    user: t.field({ type: 'User' as never, description: 'The person.', resolve: ({ user }) => user as never }),
    email: t.string({ description: 'The address that you sign in with.', resolve: ({ user }) => user.email }),
    superadmin: t.boolean({
      description: 'Whether you may do everything, in every provider.',
      resolve: ({ user }) => user.superadmin,
    }),
    isLocked: t.boolean({
      description: 'Locked for compliance: only the own account is reachable.',
      resolve: ({ user }) => user.isLocked,
    }),
    session: t.field({
      type: SessionRef,
      nullable: true,
      description: 'The session that this came with; null for a token.',
      resolve: ({ ends }) => ends,
    }),
    memberships: t.field({
      type: [MembershipRef],
      description: 'The providers you may work in.',
      resolve: (session, _args, { request }) => readWorkplaces(request.clients, session),
    }),
    roleName: t.string({
      nullable: true,
      description: 'The role in this provider, as shown.',
      resolve: (_session, _args, { request }) => request.actor?.role && roleNames[request.actor.role],
    }),
    provider: t.prismaField({
      type: 'Provider',
      nullable: true,
      description:
        'The provider at hand: that of the header `patency-provider`, otherwise the one last used. Null while locked, or without one.',
      resolve: (query, _session, _args, { db, request }) => {
        // Read also when there is none: a plan that was never read counts as forgotten.
        const plan = { ...query }
        return request.actor && !request.actor.isLocked
          ? db.provider.findUnique({ ...plan, where: { id: request.actor.providerId } })
          : null
      },
    }),
  }),
})

builder.queryField('viewer', (t) =>
  t.field({
    type: ViewerRef,
    nullable: true,
    permission: 'anyone',
    ...hints({ personal: true }),
    description: 'You; null when nobody is signed in.',
    resolve: (_root, _args, { session }) => session,
  }),
)

builder.queryField('now', (t) =>
  t.field({
    type: 'DateTime',
    permission: 'anyone',
    description: "The server's time.",
    resolve: (_root, _args, { request }) => request.now(),
  }),
)

mutation('switchProvider', {
  permission: 'account:self',
  description: 'Works in another of your providers from now on.',
  input: (t) => ({ providerId: t.id({ required: true, description: 'The `providerId` of one of your memberships.' }) }),
  run: ({ request, session }, { providerId }) =>
    switchProvider(request, session!, { providerId: databaseId('Provider', providerId) }),
  success: (t) => ({
    providerId: t.globalID({
      description: 'The provider at hand from now on.',
      resolve: ({ providerId }) => ({ type: 'Provider', id: providerId }),
    }),
  }),
})

verb(setPresence, {
  success: (t) => ({
    user: t.prismaField({
      type: 'User',
      description: 'You, as you are now.',
      resolve: (query, { userId }, _args, context) =>
        context.request.clients.system.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
    }),
  }),
})
