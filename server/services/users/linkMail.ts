import { linkMailText, onOneLine } from '../../domain/mail/mailText'
import type { Compose } from '../mail/sendMail'
import { makeLink } from './links'

const pages = { invitation: 'welcome', reset: 'reset' } as const

/** Where a link leads. The token is in the fragment, which browsers send to no server, so that no log has it. */
const addressOf = (publicUrl: string, kind: keyof typeof pages, token: string): string =>
  `${publicUrl}/${pages[kind]}#${token}`

const createdByOf = (facts: unknown): string | null => {
  const { createdById } = (facts ?? {}) as { createdById?: unknown }
  return typeof createdById === 'string' ? createdById : null
}

/** Writes an invitation or a reset with a new link, whose time counts from now (rules 9.5). */
const composeLink =
  (kind: keyof typeof pages, publicUrl: string): Compose =>
  async (tx, { userId, providerId, facts }, now) => {
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
    const inviting = person.roles.find((role) => role.providerId === providerId)
    if (kind === 'invitation' && person.passwordHash !== null) return { notSent: 'A password was chosen meanwhile.' }
    if (kind === 'invitation' && providerId !== null && !inviting)
      return { notSent: 'The person no longer has a role in the provider, or it is inactive.' }
    const createdById = createdByOf(facts)
    const inviter = createdById
      ? await tx.user.findUnique({ where: { id: createdById }, select: { id: true, fullName: true } })
      : null
    const { token } = await makeLink({ tx, now }, { kind, userId, providerId, createdById: inviter?.id ?? null })
    // A reset is about the whole account; it names the provider of somebody who works in one only.
    const [only, ...others] = person.roles
    const provider = inviting ?? (kind === 'reset' && others.length === 0 ? only : undefined)
    return {
      to: { name: onOneLine(person.fullName), address: person.email },
      content: linkMailText({
        kind,
        fullName: person.fullName,
        provider: provider?.provider.name ?? null,
        invitedBy: inviter?.fullName ?? null,
        link: addressOf(publicUrl, kind, token),
      }),
    }
  }

export const linkMail = (publicUrl: string): Record<string, Compose> => ({
  invitation: composeLink('invitation', publicUrl),
  reset: composeLink('reset', publicUrl),
})
