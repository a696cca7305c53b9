import type { InboxMessage } from '../../../db/generated/prisma/client'
import { messageText } from '../../../domain/inbox/messages'
import { markMessageRead } from '../../../services/inbox/markMessagesRead'
import { mostMessages, readMessages } from '../../../services/inbox/readInbox'
import { commandRoute } from '../kernel/commandRoute'
import { answer, list, moment, orNull, pick, record, text, uuid } from '../kernel/jsonSchema'
import { flagParameter } from '../kernel/query'
import { route, type Route } from '../kernel/route'

const message = answer(
  'Message',
  'A message that Patency sent to you.',
  record({
    id: uuid(),
    title: text('What it is about.'),
    lines: list(text(), 'Its text, by paragraphs.'),
    path: text('The page of the web application where something can be done about it.'),
    action: text('What a link to that page says.'),
    createdAt: moment('When it was sent.'),
    readAt: orNull(moment('When it was marked as read; null while it is unread.')),
  }),
  (row: InboxMessage) => ({
    ...pick(messageText(row), 'title', 'lines', 'path', 'action'),
    ...pick(row, 'id', 'createdAt', 'readAt'),
  }),
)

const base = '/providers/{providerId}/messages'

export const messageRoutes: Route[] = [
  route({
    name: 'readMessages',
    summary: `Your newest messages in the provider, at most ${mostMessages}`,
    description: `Your newest messages in the provider, at most ${mostMessages}, the newest first. Messages are kept for 180 days.`,
    method: 'GET',
    path: base,
    permission: 'account:self',
    cost: 100,
    query: { unread: flagParameter('Only those that you have not read.') },
    answer: list(message.schema),
    handle: async ({ request, query }) =>
      (await readMessages(request, mostMessages, { isUnread: query.unread === true })).map(message.show),
  }),
  commandRoute('POST', `${base}/{id}/read`, markMessageRead, message.schema, async ({ request }, input) =>
    message.show(await markMessageRead(request, input)),
  ),
]
