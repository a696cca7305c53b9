import { Prisma } from '../../db/generated/prisma/client'
import { readMessagesInput } from '../../domain/inbox/input'
import { isUuid } from '../../domain/kernel/input/input'
import { command } from '../kernel/command'
import { markRead } from './markRead'

/** Marks one's own messages as read. Doing it twice is the same as once. */
export const markMessagesRead = command({
  name: 'markMessagesRead',
  permission: 'account:self',
  on: 'person',
  input: readMessagesInput,
  description: 'Marks your messages as read: some, or all of them.',
  run: async (context, { messageIds }) => {
    const { userId } = context.actor
    const these = messageIds ? Prisma.sql`and id = any(${messageIds.filter(isUuid)}::uuid[])` : Prisma.empty
    const count = await markRead(context, Prisma.sql`user_id = ${userId}::uuid ${these}`)
    context.record({ kind: 'user', id: userId }, count > 0 ? { messagesRead: [null, count] } : {})
    return { userId }
  },
})
