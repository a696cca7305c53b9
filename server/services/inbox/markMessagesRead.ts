import { Prisma } from '../../db/generated/prisma/client'
import { readMessageInput, readMessagesInput } from '../../domain/inbox/input'
import { isUuid } from '../../domain/kernel/uuid'
import { command, type CommandContext } from '../kernel/command'
import { mustFind } from '../kernel/refused'
import { markRead } from './markRead'
import { visibleMessages } from './visibility'

const markOwn = async (context: CommandContext, which: Prisma.Sql): Promise<void> => {
  const { userId } = context.actor
  const count = await markRead(context, Prisma.sql`user_id = ${userId}::uuid ${which}`)
  context.record({ kind: 'user', id: userId }, count > 0 ? { messagesRead: [null, count] } : {})
}

/** Marks one's own messages as read. Doing it twice is the same as once. */
export const markMessagesRead = command({
  name: 'markMessagesRead',
  permission: 'account:self',
  on: 'person',
  input: readMessagesInput,
  description: 'Marks your messages as read: some, or all of them.',
  run: async (context, { messageIds }) => {
    await markOwn(context, messageIds ? Prisma.sql`and id = any(${messageIds.filter(isUuid)}::uuid[])` : Prisma.empty)
    return { userId: context.actor.userId }
  },
})

/** The same of one message, which must be one's own, and is answered. */
export const markMessageRead = command({
  name: 'markMessageRead',
  permission: 'account:self',
  on: 'person',
  input: readMessageInput,
  description: 'Marks one of your messages as read. Doing it twice is the same as once.',
  run: (context, { messageId }) =>
    mustFind('message', messageId, async (id) => {
      // First, because a message that is not read yet may be taken back at the same moment.
      await markOwn(context, Prisma.sql`and id = ${id}::uuid`)
      return context.tx.inboxMessage.findFirst({ where: { AND: [visibleMessages(context.actor), { id }] } })
    }),
})
