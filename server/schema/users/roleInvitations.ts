import { encodeGlobalID } from '@pothos/plugin-relay'
import { roleNames, type Role } from '../../domain/kernel/actor'
import { resendRoleInvitation, withdrawRoleInvitation } from '../../services/users/invitations/roleInvitations'
import { visibleInvitations } from '../../services/users/invitations/visibility'
import { builder } from '../kernel/builder'
import { actorOf } from '../kernel/context'
import { foundAmong } from '../kernel/node'
import { hints } from '../kernel/plugins/cost'
import { recordAfter, verb, viewerCan } from '../kernel/verb'
import { newLink } from './invitations'
import { RoleRef } from './person'

builder.prismaNode('RoleInvitation', {
  description:
    'A role here for someone who had an account already. It begins when they accept; until then no one here learns anything of the account.',
  ...foundAmong(visibleInvitations),
  fields: (t) => ({
    databaseId: t.exposeID('id', { description: 'The raw UUID.' }),
    fullName: t.exposeString('fullName', { description: 'The name as it was typed.' }),
    email: t.exposeString('email', { description: 'The e-mail address as it was typed.' }),
    role: t.field({
      type: RoleRef,
      description: 'The role that begins.',
      select: { role: true },
      resolve: ({ role }) => role as Role,
    }),
    roleName: t.string({
      description: 'The role, as screens show it.',
      select: { role: true },
      resolve: ({ role }) => roleNames[role],
    }),
    training: t.exposeBoolean('training', { description: 'Whether the person begins as a trainee.' }),
    invitedAt: t.expose('invitedAt', { type: 'DateTime', description: 'When they were invited last.' }),
  }),
})
viewerCan('RoleInvitation', { fullName: true, role: true, facilityIds: true }, resendRoleInvitation)

/** The most invitations that are listed. */
const invitationsShown = 500

builder.prismaObjectField('Provider', 'roleInvitations', (t) =>
  t.prismaField({
    type: ['RoleInvitation'],
    nullable: true,
    needs: 'users:see',
    ...hints({ personal: true, size: 20 }),
    description: `Who is invited to a role here and has not accepted it, the newest first, at most ${invitationsShown}. Null for people who may not see the list of people.`,
    resolve: (query, _provider, _args, context) =>
      context.db.roleInvitation.findMany({
        ...query,
        where: visibleInvitations(actorOf(context)),
        orderBy: [{ invitedAt: 'desc' }, { id: 'desc' }],
        take: invitationsShown,
      }),
  }),
)

verb(resendRoleInvitation, {
  success: (t) => ({
    ...newLink(t as never),
    roleInvitation: recordAfter(t, 'RoleInvitation', ({ roleInvitationId }) => roleInvitationId, {
      description: 'The invitation as it is now.',
    }),
  }),
})
verb(withdrawRoleInvitation, {
  success: (t) => ({
    withdrawnId: t.id({
      description: 'The id of the invitation, for lists that drop it.',
      resolve: ({ roleInvitationId }) => encodeGlobalID('RoleInvitation', roleInvitationId),
    }),
  }),
})
