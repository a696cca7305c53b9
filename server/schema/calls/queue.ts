import { queryFromInfo } from '@pothos/plugin-prisma'
import { encodeGlobalID } from '@pothos/plugin-relay'
import type { Prisma } from '../../db/generated/prisma/client'
import type { LeavingReason } from '../../domain/calls/queue/queue'
import { versionOf, type FeedPosition } from '../../domain/kernel/feedPosition'
import { inQueueOrder, openQueue, queueFacts } from '../../services/calls/queue/readQueue'
import { visibleCalls } from '../../services/records/callVisibility'
import { watchQueue, type QueueChange, type RemovedCall } from '../../realtime/watchQueue'
import { builder } from '../kernel/builder'
import { enumOf } from '../kernel/enumOf'
import { actorOf } from '../kernel/context'
import { hints } from '../kernel/cost'
import { databaseId } from '../kernel/globalId'
import { CallRef } from './call'

const QueueRef = builder
  .objectRef<{ position: FeedPosition; readAt: Date; where: Prisma.CallWhereInput }>('Queue')
  .implement({
    description: 'The active calls: not completed, not deleted, alive, and visible to you.',
    fields: (t) => ({
      version: t.int({
        description:
          'Another one after every change; `callQueueChanged(since:)` goes on from it. Only whether it is the same tells something: after a restart of the database it may be less. Asking for it alone reads no calls.',
        resolve: ({ position }) => versionOf(position),
      }),
      readAt: t.field({
        type: 'DateTime',
        description: "The server's time of this reading, from which ages are counted.",
        resolve: ({ readAt }, _args, context) => context.readAt ?? readAt,
      }),
      calls: t.connection(
        {
          ...hints({ size: 200 }),
          type: CallRef,
          description:
            'The whole queue in its order: Stat, Normal, On Hold, line checks; inside each the oldest first. It is never paged; `first` is accepted because Relay wants it.',
          resolve: async (queue, _args, context, info) => {
            const selected = queryFromInfo({
              context,
              info,
              typeName: 'Call',
              paths: [['edges', 'node']],
              select: queueFacts,
            })
            const rows = await context.db.call.findMany({
              ...(selected as { select: typeof queueFacts }),
              where: queue.where,
            })
            const calls = inQueueOrder(rows)
            const edges = calls.map((node) => ({ node: node as never, cursor: encodeGlobalID('Call', node.id) }))
            return {
              edges,
              pageInfo: {
                hasNextPage: false,
                hasPreviousPage: false,
                startCursor: edges[0]?.cursor,
                endCursor: edges.at(-1)?.cursor,
              },
            }
          },
        },
        { description: 'The queue, whole.' },
        { description: 'A call in the queue.' },
      ),
    }),
  })

builder.prismaObjectField('Provider', 'queue', (t) =>
  t.field({
    type: QueueRef,
    description: 'The active calls.',
    // The version came with the caller, before the rows: they are at least as new as it says,
    // so what came later is told again by the subscription, never missed.
    resolve: (_provider, _args, context) => ({ ...openQueue(context.request), position: context.position! }),
  }),
)

const LeavingReasonRef = enumOf<LeavingReason>('LeavingReason', 'Why a call does not stand in your queue.', {
  COMPLETED: 'Somebody completed it.',
  DELETED: 'Somebody deleted it.',
  SCHEDULED: 'It has not joined the queue yet.',
  OUT_OF_SIGHT: 'You may not see it (any more); nothing else is told of it.',
})

const RemovedCallRef = builder.objectRef<RemovedCall>('RemovedCall').implement({
  description: 'A call that left the queue, or never stood in it.',
  fields: (t) => ({
    callId: t.id({ description: 'The `id` of the call.', resolve: ({ callId }) => encodeGlobalID('Call', callId) }),
    reason: t.expose('reason', { type: LeavingReasonRef, description: 'Why it does not stand there.' }),
    by: t.exposeString('by', {
      nullable: true,
      description: 'The name of who completed or deleted it, when it is known.',
    }),
  }),
})

const CallQueueChange = builder.objectRef<QueueChange>('CallQueueChange').implement({
  description: 'What moved in your queue, up to `version`.',
  fields: (t) => ({
    version: t.int({
      description: 'Send it as `since` after a lost connection.',
      resolve: ({ position }) => versionOf(position),
    }),
    at: t.expose('at', { type: 'DateTime', description: "The server's time." }),
    resync: t.exposeBoolean('resync', {
      description:
        'Too much was missed to tell it, the version is of another history of the database, or the names and places that the queue shows have changed: read the queue anew.',
    }),
    catalogueChanged: t.exposeBoolean('catalogueChanged', {
      description:
        'Purposes, facilities, rooms or procedures are not what they were, or may not be: read anew what you show of them.',
    }),
    changed: t.prismaField({
      type: ['Call'],
      description: 'Calls in the queue that are new or changed, as they are now.',
      resolve: (query, { activeIds }, _args, context) =>
        context.db.call.findMany({ ...query, where: { ...visibleCalls(actorOf(context)), id: { in: activeIds } } }),
    }),
    opened: t.prismaField({
      type: ['Call'],
      description:
        'Calls that somebody came to have open, began or ceased to edit, or left (`openBy`); also such as are not in the queue.',
      resolve: (query, { openedIds }, _args, context) => {
        // Read also when there are none: a plan that was never read counts as forgotten.
        const plan = { ...query }
        return openedIds.length === 0
          ? []
          : context.db.call.findMany({ ...plan, where: { ...visibleCalls(actorOf(context)), id: { in: openedIds } } })
      },
    }),
    changedLineIds: t.idList({
      description:
        'The `id`s of lines that were changed, closed, reopened or added: read anew what you show of them. None for people who may not see lines.',
      resolve: ({ lineIds }) => lineIds.map((id) => encodeGlobalID('Line', id)),
    }),
    people: t.prismaField({
      type: ['User'],
      description: 'People whose presence changed, as they are now; at first also yourself.',
      resolve: (query, { personIds }, _args, context) => {
        // Read also when nobody is told of: a plan that was never read counts as forgotten.
        const plan = { ...query }
        return personIds.length === 0 ? [] : context.db.user.findMany({ ...plan, where: { id: { in: personIds } } })
      },
    }),
    removed: t.expose('removed', {
      type: [RemovedCallRef],
      description: 'Calls that left the queue, or never stood in it, and why.',
    }),
  }),
})

builder.subscriptionField('callQueueChanged', (t) =>
  t.field({
    type: CallQueueChange,
    permission: 'call:see',
    description: 'The queue as it changes. With `since` (a `version`) it begins with what was missed.',
    args: {
      providerId: t.arg.id({
        required: true,
        description: 'The global id of the provider that the socket was opened for.',
      }),
      since: t.arg.int({ description: 'The `version` up to which you know the queue.' }),
    },
    // GraphQL wants a stream here. Its one entry is the watch, which all who share its events
    // share (http/sharedEvents); a provider that is not the caller's does not exist, so nothing happens there.
    subscribe: async function* (_root, { providerId, since }, context) {
      const isMine = databaseId('Provider', providerId) === actorOf(context).providerId
      if (isMine) yield watchQueue(context.request, context.feed, since ?? null) as never
    },
    resolve: (change: QueueChange) => change,
  }),
)
