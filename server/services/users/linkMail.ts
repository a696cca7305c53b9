import { linkMailText, onOneLine } from '../../domain/mail/mailText'
import { composeInTransaction, type Compose } from '../mail/sendMail'
import { makeLink } from './links'

const pages = { invitation: 'welcome', reset: 'reset' } as const

/** Who invites, and to which role of an account that was there before. */
const idsIn = (facts: unknown) => {
  const { createdById, roleInvitationId } = (facts ?? {}) as Record<string, unknown>
  const idOf = (id: unknown): string | null => (typeof id === 'string' ? id : null)
  return { createdById: idOf(createdById), roleInvitationId: idOf(roleInvitationId) }
}

/** Writes an invitation or a reset with a new link, whose time counts from now (rules 9.5). */
const composeLink = (kind: keyof typeof pages, publicUrl: string): Compose =>
  composeInTransaction(async (tx, { userId, providerId, facts }, now) => {
    // After this lock nobody chooses a password or disables the account before the link is stored.
    await tx.$executeRaw`select from app_user where id = ${userId}::uuid for no key update`
    const person = await tx.user.findUniqueOrThrow({
      where: { id: userId },
      select: {
        fullName: true,
        email: true,
        active: true,
        passwordHash: true,
        roles: {
          where: { provider: { status: 'Active' } },
          select: { providerId: true, provider: { select: { name: true } } },
        },
      },
    })
    if (!person.active) return { notSent: 'The account is disabled.' }
    const { createdById, roleInvitationId } = idsIn(facts)
    const invitation = roleInvitationId
      ? await tx.roleInvitation.findFirst({
          where: { id: roleInvitationId, provider: { status: 'Active' } },
          select: { id: true, fullName: true, email: true, provider: { select: { name: true } } },
        })
      : null
    if (roleInvitationId && !invitation)
      return { notSent: 'The invitation was accepted or withdrawn, or the provider is inactive.' }
    const inviting = invitation ?? person.roles.find((role) => role.providerId === providerId)
    if (kind === 'invitation' && !invitation && person.passwordHash !== null)
      return { notSent: 'A password was chosen meanwhile.' }
    if (kind === 'invitation' && providerId !== null && !inviting)
      return { notSent: 'The person no longer has a role in the provider, or it is inactive.' }
    const inviter = createdById
      ? await tx.user.findUnique({ where: { id: createdById }, select: { id: true, fullName: true } })
      : null
    const { fullName, email } = invitation ?? person
    const { token } = await makeLink(
      { tx, now },
      {
        ...{ kind, userId, providerId, roleInvitationId: invitation?.id },
        ...{ createdById: inviter?.id ?? null, mailedTo: email },
      },
    )
    // A reset is about the whole account; it names the provider of somebody who works in one only.
    const [only, ...others] = person.roles
    const provider = inviting ?? (kind === 'reset' && others.length === 0 ? only : undefined)
    return {
      to: { name: onOneLine(fullName), address: email },
      content: linkMailText({
        kind: invitation ? 'role' : kind,
        fullName,
        provider: provider?.provider.name ?? null,
        invitedBy: inviter?.fullName ?? null,
        page: `${publicUrl}/${pages[kind]}`,
        code: token,
      }),
    }
  })

export const linkMail = (publicUrl: string): Record<string, Compose> => ({
  invitation: composeLink('invitation', publicUrl),
  reset: composeLink('reset', publicUrl),
})
