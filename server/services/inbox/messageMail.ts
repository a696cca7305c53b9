import { messageText } from '../../domain/inbox/messages'
import { messageMailText, onOneLine } from '../../domain/mail/mailText'
import { composeInTransaction, type Compose } from '../mail/sendMail'

/** Writes a message of the inbox as a mail, in the name of its provider (rules 6.8). */
const composeMessage = (publicUrl: string): Compose =>
  composeInTransaction(async (tx, { kind, userId, providerId, facts }) => {
    const person = await tx.user.findUniqueOrThrow({
      where: { id: userId },
      select: {
        fullName: true,
        email: true,
        active: true,
        roles: { where: { providerId: providerId!, provider: { status: 'Active' } }, select: { provider: true } },
      },
    })
    if (!person.active) return { notSent: 'The account is disabled.' }
    const [role] = person.roles
    if (!role) return { notSent: 'The person no longer has a role in the provider, or it is inactive.' }
    const { path, ...text } = messageText({ kind, facts })
    // Whoever is in several providers comes to the one that the message is about.
    const link = new URL(`${publicUrl}${path}`)
    link.searchParams.set('provider', providerId!)
    return {
      to: { name: onOneLine(person.fullName), address: person.email },
      content: messageMailText({
        ...text,
        fullName: person.fullName,
        provider: role.provider.name,
        link: link.href,
      }),
    }
  })

/** The kinds of mail that are also in the inbox. */
export const messageMail = (publicUrl: string): Record<string, Compose> => ({
  compliance: composeMessage(publicUrl),
  documentReviewed: composeMessage(publicUrl),
  peopleLocked: composeMessage(publicUrl),
  complianceDigest: composeMessage(publicUrl),
})
