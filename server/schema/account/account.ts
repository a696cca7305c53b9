import type { SessionEnds } from '../../domain/account/session'
import { roleNames } from '../../domain/kernel/actor'
import { readWorkplaces, type Workplace } from '../../auth/sessions'
import { changePassword } from '../../services/account/own/changePassword'
import { updateAccount } from '../../services/account/own/updateAccount'
import { setPresence } from '../../services/account/presence/setPresence'
import { endOtherSessions, endSession } from '../../services/account/sessions/endSessions'
import { readSessions, type SignedInBrowser } from '../../services/account/sessions/readSessions'
import { signInAgain } from '../../services/account/sessions/signInAgain'
import { switchProvider } from '../../services/account/signIn/switchProvider'
import { authorize } from '../../services/kernel/request'
import { builder, type Types } from '../kernel/builder'
import { hints } from '../kernel/plugins/cost'
import { databaseId } from '../kernel/globalId'
import { ViewerRef } from '../kernel/viewer'
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
      description: 'The role there, as screens show it; null for a superadmin who has no role there.',
      resolve: ({ role }) => role && roleNames[role],
    }),
    isLocked: t.exposeBoolean('isLocked', { description: 'Whether you are locked there for compliance.' }),
  }),
})

const MovedProviderRef = builder.objectRef<{ name: string; movedTo: string }>('MovedProvider').implement({
  description: 'A provider in which you worked, and where it is now.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name.' }),
    movedTo: t.exposeString('movedTo', {
      description: 'The address of the other installation, such as `https://calls.example.org`.',
    }),
  }),
})

const SessionRef = builder.objectRef<SessionEnds>('Session').implement({
  description: 'How long you stay signed in. A request with the header `patency-background` does not extend it.',
  fields: (t) => ({
    idleEndsAt: t.expose('idleEndsAt', {
      type: 'DateTime',
      description: 'When it ends if you do nothing.',
    }),
    endsAt: t.expose('endsAt', { type: 'DateTime', description: 'When it ends at the latest.' }),
    warnAt: t.expose('warnAt', {
      type: 'DateTime',
      description: 'When a screen should start to warn that the session is about to end.',
    }),
  }),
})

const SignedInBrowserRef = builder.objectRef<SignedInBrowser>('SignedInBrowser').implement({
  description: 'A browser in which you are signed in.',
  fields: (t) => ({
    sessionId: t.globalID({
      description: 'The id for `endSession`.',
      resolve: ({ id }) => ({ type: 'SignedInBrowser', id }),
    }),
    device: t.exposeString('device', { description: 'The browser and its system, such as Chrome on Windows.' }),
    address: t.exposeString('address', {
      nullable: true,
      description: 'The network address at the sign-in; null when it is not known.',
    }),
    signedInAt: t.expose('signedInAt', { type: 'DateTime', description: 'When you signed in.' }),
    seenAt: t.expose('seenAt', { type: 'DateTime', description: 'When you last did something there.' }),
    isCurrent: t.exposeBoolean('isCurrent', { description: 'Whether this request comes from it.' }),
  }),
})

ViewerRef.implement({
  description: 'The person who is signed in, in the provider they work in.',
  fields: (t) => ({
    // The session already carries every field of User; reading them again would take another statement.
    user: t.field({ type: 'User' as never, description: 'The person.', resolve: ({ user }) => user as never }),
    email: t.string({ description: 'The email address that you sign in with.', resolve: ({ user }) => user.email }),
    superadmin: t.boolean({
      description: 'Whether you may do everything, in every provider.',
      resolve: ({ user }) => user.superadmin,
    }),
    training: t.boolean({
      description: 'Whether you are a trainee in this provider.',
      resolve: (_viewer, _args, { request }) => request.actor?.training ?? false,
    }),
    isLocked: t.boolean({
      description: 'Whether the account is locked for compliance; then you can reach only your own account.',
      resolve: (_viewer, _args, { request }) => request.actor?.isLocked ?? false,
    }),
    session: t.field({
      type: SessionRef,
      nullable: true,
      description: 'The session of this request; null for a token.',
      resolve: ({ ends }) => ends,
    }),
    mustChangePassword: t.boolean({
      description:
        'Whether someone else set your password; then you can only change it before you can do anything else.',
      resolve: ({ user }) => user.mustChangePassword,
    }),
    sessions: t.field({
      type: [SignedInBrowserRef],
      nullable: true,
      ...hints({ personal: true, cost: 2 }),
      description: 'The browsers in which you are signed in, this one first; null for a token.',
      resolve: (session, _args, { request }) => {
        authorize(request, 'account:self')
        return readSessions(request, session)
      },
    }),
    memberships: t.field({
      type: [MembershipRef],
      description: 'The providers you may work in.',
      resolve: (session, _args, { request }) => readWorkplaces(request.clients, session),
    }),
    inactiveProviderNames: t.stringList({
      description: 'The names of your providers that are inactive, so that you cannot work there.',
      resolve: ({ user }) =>
        user.roles.filter(({ provider }) => provider.status === 'Inactive').map(({ provider }) => provider.name),
    }),
    movedProviders: t.field({
      type: [MovedProviderRef],
      description: 'Those of your inactive providers that have moved to another installation.',
      resolve: ({ user }) =>
        user.roles.flatMap(({ provider: { name, movedTo } }) => (movedTo === null ? [] : [{ name, movedTo }])),
    }),
    roleName: t.string({
      nullable: true,
      description: 'The role in this provider, as screens show it.',
      resolve: (_session, _args, { request }) => request.actor?.role && roleNames[request.actor.role],
    }),
    provider: t.prismaField({
      type: 'Provider',
      nullable: true,
      description:
        'The current provider: the one in the header `patency-provider`, otherwise the one you used last. Null while you are locked, must change your password, or have no provider.',
      resolve: (query, _session, _args, { db, request }) => {
        // Pothos refuses a resolver that does not read `query`.
        const selection = { ...query }
        return request.actor && !request.actor.isLocked && !request.actor.mustChangePassword
          ? db.provider.findUnique({ ...selection, where: { id: request.actor.providerId } })
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
    description: 'You; null when you are not signed in.',
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
  description: 'Switches to another of your providers.',
  input: (t) => ({ providerId: t.id({ required: true, description: 'The `providerId` of one of your memberships.' }) }),
  run: ({ request, session }, { providerId }) =>
    switchProvider(request, session!, { providerId: databaseId('Provider', providerId) }),
  success: (t) => ({
    providerId: t.globalID({
      description: 'The current provider from now on.',
      resolve: ({ providerId }) => ({ type: 'Provider', id: providerId }),
    }),
  }),
})

type Success = PothosSchemaTypes.ObjectFieldBuilder<Types, { userId: string }>

const you = (t: Success) => ({
  user: t.prismaField({
    type: 'User',
    description: 'You, as you are now.',
    resolve: (query, { userId }, _args, context) =>
      context.request.clients.system.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
  }),
})

verb(setPresence, { success: you })

// REST names the account in its path.
verb(updateAccount, { without: ['userId'], success: you })
verb(changePassword, { success: you })
verb(signInAgain, { success: you })
verb(endSession, { success: you })
verb(endOtherSessions, { success: you })
