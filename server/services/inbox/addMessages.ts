import type { Prisma } from '../../db/generated/prisma/client'
import type { Message } from '../../domain/inbox/messages'
import type { ChangeRow } from '../kernel/atCommit'
import type { Write } from '../kernel/operation'
import { queueMail } from '../mail/queueMail'

export type NewMessage = Message & { userId: string; providerId: string }

/**
 * Puts messages into people's inboxes and, where mail can be sent, into the table of mail, in the transaction of the
 * write that causes them. Answers the rows of the change feed with which their open screens learn of it.
 */
export const addMessages = async (
  { tx, now }: Pick<Write, 'tx' | 'now'>,
  messages: readonly NewMessage[],
  canMail: boolean,
): Promise<ChangeRow[]> => {
  if (messages.length === 0) return []
  await tx.inboxMessage.createMany({
    data: messages.map(({ facts, ...message }) => ({
      ...message,
      facts: facts as Prisma.InputJsonObject,
      createdAt: now,
    })),
  })
  if (canMail)
    await queueMail(
      { tx, now },
      messages.map(({ userId, providerId, kind, facts }) => ({
        kind,
        userId,
        providerId,
        facts: facts as Prisma.InputJsonObject,
      })),
    )
  return messages.map(({ userId, providerId }) => ({
    providerId,
    kind: 'user',
    entityId: userId,
    facilityIds: [],
    at: now,
  }))
}
