import { readMessagesInput } from '../../domain/inbox/input'
import { isUuid } from '../../domain/kernel/input/input'
import { command } from '../kernel/command'
import { visibleMessages } from './visibility'

/** Marks one's own messages as read. Doing it twice is the same as once. */
export const markMessagesRead = command({
  name: 'markMessagesRead',
  permission: 'account:self',
  on: 'person',
  input: readMessagesInput,
  description: 'Marks your messages as read: some, or all of them.',
  run: async ({ tx, actor, now, record, changed }, { messageIds }) => {
    const { userId } = actor
    const { count } = await tx.inboxMessage.updateMany({
      where: {
        ...visibleMessages(actor),
        readAt: null,
        ...(messageIds ? { id: { in: messageIds.filter(isUuid) } } : {}),
      },
      data: { readAt: now },
    })
    record({ kind: 'user', id: userId }, count > 0 ? { messagesRead: [null, count] } : {})
    // The person's other screens count anew.
    if (count > 0) changed({ kind: 'user', id: userId }, [])
    return { userId }
  },
})
