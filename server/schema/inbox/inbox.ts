import type { InboxMessage } from '../../db/generated/prisma/client'
import { messageText } from '../../domain/inbox/messages'
import { may } from '../../domain/kernel/permissions'
import { markMessagesRead } from '../../services/inbox/markMessagesRead'
import { countUnread, mostMessages, readMessages } from '../../services/inbox/readInbox'
import { builder } from '../kernel/builder'
import { hints } from '../kernel/plugins/cost'
import { ViewerRef } from '../kernel/viewer'
import { verb } from '../kernel/verb'

const InboxMessageRef = builder.objectRef<InboxMessage>('InboxMessage').implement({
  description: 'A message that Patency sent to you.',
  fields: (t) => ({
    id: t.globalID({ description: 'Its id.', resolve: ({ id }) => ({ type: 'InboxMessage', id }) }),
    title: t.string({ description: 'What it is about.', resolve: (message) => messageText(message).title }),
    lines: t.stringList({ description: 'Its text, by paragraphs.', resolve: (message) => messageText(message).lines }),
    path: t.string({
      description: 'The page of the web application where something can be done about it.',
      resolve: (message) => messageText(message).path,
    }),
    action: t.string({
      description: 'What a link to that page says.',
      resolve: (message) => messageText(message).action,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was sent.' }),
    readAt: t.expose('readAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When you marked it as read; null while it is unread.',
    }),
  }),
})

const InboxRef = builder.objectRef<{ userId: string }>('Inbox').implement({
  description: 'Your messages in the provider you work in. `callQueueChanged { people }` names you when they change.',
  fields: (t) => ({
    id: t.globalID({ description: 'Its id.', resolve: ({ userId }) => ({ type: 'Inbox', id: userId }) }),
    unread: t.int({
      ...hints({ personal: true, cost: 2 }),
      description: 'How many messages you have not read.',
      resolve: (_inbox, _args, { request }) => countUnread(request),
    }),
    messages: t.field({
      type: [InboxMessageRef],
      ...hints({ personal: true, size: 20, cost: 5 }),
      description: `The newest messages, at most ${mostMessages}.`,
      args: { first: t.arg.int({ description: 'How many. Default: 20.' }) },
      resolve: (_inbox, { first }, { request }) => readMessages(request, first ?? 20),
    }),
  }),
})

builder.objectField(ViewerRef, 'inbox', (t) =>
  t.field({
    type: InboxRef,
    nullable: true,
    description: 'Your messages, also while the account is locked; null while the password must be changed first.',
    resolve: ({ user }, _args, { request }) =>
      request.actor && may(request.actor, 'account:self') ? { userId: user.id } : null,
  }),
)

verb(markMessagesRead, {
  success: (t) => ({
    inbox: t.field({ type: InboxRef, description: 'Your messages as they are now.', resolve: (result) => result }),
  }),
})
