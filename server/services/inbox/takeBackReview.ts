import type { CommandContext } from '../kernel/command'

/** Takes back what a person was told of a review of this document, from their inbox and from mail not sent yet. */
export const takeBackReview = async (
  { tx, actor: { providerId }, changed }: Pick<CommandContext, 'tx' | 'actor' | 'changed'>,
  { documentId, userId }: { documentId: string; userId: string },
): Promise<void> => {
  const where = { kind: 'documentReviewed', userId, providerId, facts: { path: ['documentId'], equals: documentId } }
  await tx.inboxMessage.deleteMany({ where })
  await tx.mail.deleteMany({ where: { ...where, sentAt: null } })
  changed({ kind: 'user', id: userId }, [])
}
