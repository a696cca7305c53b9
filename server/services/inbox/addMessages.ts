import type { Prisma } from '../../db/generated/prisma/client'
import type { Message } from '../../domain/inbox/messages'
import type { CommandContext } from '../kernel/command'
import { queueMail } from '../mail/queueMail'

export type NewMessage = Message & { userId: string; providerId: string }

type Post = {
  /** Whether mail can be sent. */
  canMail: boolean
  /** They are mailed from then on, because until then they can be taken back; usually at once. */
  mailedFrom?: Date
}

/**
 * Puts messages into people's inboxes and, where mail can be sent, into the table of mail, in the transaction of the
 * write that causes them. Their open screens learn of it.
 */
export const addMessages = async (
  { tx, now, changed }: Pick<CommandContext, 'tx' | 'now' | 'changed'>,
  messages: readonly NewMessage[],
  { canMail, mailedFrom }: Post,
): Promise<void> => {
  if (messages.length === 0) return
  const rows = messages.map(({ facts, ...message }) => ({ ...message, facts: facts as Prisma.InputJsonObject }))
  await tx.inboxMessage.createMany({ data: rows.map((row) => ({ ...row, createdAt: now })) })
  if (canMail) await queueMail({ tx, now }, rows, mailedFrom)
  for (const { userId, providerId } of messages) changed({ kind: 'user', id: userId, providerId }, [])
}
