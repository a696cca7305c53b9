import { canInviteAgain } from '../../domain/users/links'
import { resendInvitationInput } from '../../domain/users/linkInput'
import { command } from '../kernel/command'
import { mustFind, stopIf } from '../kernel/refused'
import { closeLinks, invite } from './links'

export type Resent = { token: string | null; expiresAt: Date | null }

/** Invites a person again who has not chosen a password yet (rules 9.5). Older links of theirs stop working. */
export const resendInvitation = command({
  name: 'resendInvitation',
  permission: 'users:change',
  // Whether the person works elsewhere is seen across providers.
  scope: 'installation',
  input: resendInvitationInput,
  on: 'person',
  description:
    'Invites a person again who has not chosen a password yet. With mail configured the invitation is sent; otherwise the token of its link is answered, once.',
  refusals: ['NOT_INVITABLE', 'ROLE_NOT_ALLOWED', 'WORKS_ELSEWHERE'],
  prepare: (_input, request) => Promise.resolve(request.canMail === true),
  run: async ({ tx, actor, now, record }, { userId }, canMail): Promise<Resent> => {
    const { providerId } = actor
    const person = await mustFind('person', userId, async (id) => {
      await tx.$executeRaw`select from app_user where id = ${id}::uuid for no key update`
      return tx.user.findFirst({
        where: { id, roles: { some: { providerId } } },
        select: {
          id: true,
          active: true,
          passwordHash: true,
          superadmin: true,
          roles: { select: { role: true, providerId: true } },
        },
      })
    })
    const here = person.roles.find((role) => role.providerId === providerId)!
    stopIf(
      canInviteAgain(
        {
          active: person.active,
          hasPassword: person.passwordHash !== null,
          superadmin: person.superadmin,
          role: here.role,
          worksElsewhere: person.roles.length > 1,
        },
        actor,
        { canMail },
      ),
    )
    await closeLinks({ tx, now }, person.id)
    const link = await invite({ tx, now }, { userId: person.id, providerId, createdById: actor.userId, canMail })
    record({ kind: 'user', id: person.id }, { invitedAt: [null, now.toISOString()] })
    return { token: link?.token ?? null, expiresAt: link?.expiresAt ?? null }
  },
})
