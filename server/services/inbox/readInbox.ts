import type { InboxMessage } from '../../db/generated/prisma/client'
import { authorize, type Request } from '../kernel/request'
import { visibleMessages } from './visibility'

/** The most messages that are listed. */
export const mostMessages = 300

/** One's own messages, the newest first: all, or those that are unread. */
export const readMessages = async (
  request: Request,
  first: number,
  { isUnread = false } = {},
): Promise<InboxMessage[]> => {
  const actor = authorize(request, 'account:self')
  return request.clients.forProvider(actor.providerId).inboxMessage.findMany({
    where: { ...visibleMessages(actor), ...(isUnread ? { readAt: null } : {}) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: Math.min(Math.max(first, 0), mostMessages),
  })
}

/** How many of one's own messages are unread. */
export const countUnread = async (request: Request): Promise<number> => {
  const actor = authorize(request, 'account:self')
  return request.clients
    .forProvider(actor.providerId)
    .inboxMessage.count({ where: { ...visibleMessages(actor), readAt: null } })
}
