import { roleInvitationInput } from '../../../domain/users/linkInput'
import { canChangeInvitation, type InvitedRole } from '../../../domain/users/rules'
import { command, type CommandContext } from '../../kernel/command'
import { mustExist, mustFind, stopIf } from '../../kernel/refused'
import { invite } from '../links'
import { lockAccounts } from '../lockPerson'
import type { Resent } from './resendInvitation'
import { visibleInvitations } from './visibility'

/** The invitation under the lock of its account's row, so that it is accepted before or after this. */
const lockInvitation = async (context: CommandContext, roleInvitationId: string) => {
  const { tx, actor } = context
  const find = (id: string) => tx.roleInvitation.findFirst({ where: { AND: [visibleInvitations(actor), { id }] } })
  const { userId } = await mustFind('invitation', roleInvitationId, find)
  const { actor: now } = await lockAccounts(context, userId)
  const invitation = mustExist(await find(roleInvitationId), 'invitation')
  stopIf(canChangeInvitation(invitation, now))
  return invitation
}

/** Invites somebody again to a role that they have not accepted. Older links of the invitation stop working. */
export const resendRoleInvitation = command({
  name: 'resendRoleInvitation',
  permission: 'users:change',
  // The account is nobody's alone.
  scope: 'installation',
  input: roleInvitationInput,
  on: 'person',
  description:
    'Invites someone again who has an account already and has not accepted the role here. With mail configured the invitation is sent; otherwise the token of its link is answered, once.',
  refusals: ['ROLE_NOT_ALLOWED', 'RESTRICTED_TO_FACILITIES'],
  viewerCan: {
    viewerCanChange: {
      description: 'Whether you may invite again, or withdraw the invitation.',
      rule: (invitation: InvitedRole, actor) => canChangeInvitation(invitation, actor),
    },
  },
  prepare: (_input, request) => Promise.resolve(request.canMail === true),
  run: async (context, { roleInvitationId }, canMail): Promise<Resent & { roleInvitationId: string }> => {
    const { tx, actor, now, record } = context
    const { id, userId } = await lockInvitation(context, roleInvitationId)
    await tx.oneTimeLink.deleteMany({ where: { roleInvitationId: id } })
    await tx.roleInvitation.update({ where: { id }, data: { invitedAt: now } })
    const { providerId, userId: createdById } = actor
    const link = await invite(context, { userId, roleInvitationId: id, providerId, createdById, canMail })
    record({ kind: 'roleInvitation', id }, { invitedAt: [null, now.toISOString()] })
    return { roleInvitationId: id, token: link?.token ?? null, expiresAt: link?.expiresAt ?? null }
  },
})

/** Withdraws an invitation to a role. Its links stop working; the account stays as it is. */
export const withdrawRoleInvitation = command({
  name: 'withdrawRoleInvitation',
  permission: 'users:change',
  scope: 'installation',
  input: roleInvitationInput,
  on: 'person',
  description: 'Withdraws an invitation to a role here that was not accepted. Its links stop working.',
  refusals: ['ROLE_NOT_ALLOWED', 'RESTRICTED_TO_FACILITIES'],
  run: async (context, { roleInvitationId }): Promise<{ roleInvitationId: string }> => {
    const { id, email, role } = await lockInvitation(context, roleInvitationId)
    await context.tx.roleInvitation.delete({ where: { id } })
    context.record({ kind: 'roleInvitation', id }, { email: [email, null], role: [role, null] })
    return { roleInvitationId: id }
  },
})
