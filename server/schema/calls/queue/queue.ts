import { queryFromInfo } from '@pothos/plugin-prisma'
import { encodeGlobalID } from '@pothos/plugin-relay'
import type { Prisma } from '../../../db/generated/prisma/client'
import type { LeavingReason } from '../../../domain/calls/queue/queue'
import { versionOf, type FeedPosition } from '../../../domain/kernel/feedPosition'
import { inQueueOrder, openQueue, queueFacts } from '../../../services/calls/queue/readQueue'
import { visibleCalls } from '../../../services/records/callVisibility'
import { watchQueue, type QueueChange, type RemovedCall } from '../../../realtime/watchQueue'
import { builder } from '../../kernel/builder'
import { enumOf } from '../../kernel/enumOf'
import { actorOf } from '../../kernel/context'
import { hints } from '../../kernel/plugins/cost'
import { databaseId } from '../../kernel/globalId'
import { CallRef } from '../call'

const QueueRef = builder
  .objectRef<{ position: FeedPosition; readAt: Date; where: Prisma.CallWhereInput }>('Queue')
  .implement({
    description:
      'The active calls: calls that have joined the queue, are neither completed nor deleted, and are visible to you.',
    fields: (t) => ({
      version: t.int({
        description:
          'Differs after every change; send it as `since` to `callQueueChanged`. Compare it only for equality: after a restart of the database it may be lower. Selecting it alone reads no calls.',
        resolve: ({ position }) => versionOf(position),
      }),
      readAt: t.field({
        type: 'DateTime',
        description: "The server's time of this reading; compute ages from it.",
        resolve: ({ readAt }, _args, context) => context.readAt ?? readAt,
      }),
      calls: t.connection(
        {
          ...hints({ size: 200 }),
          type: CallRef,
          description:
            'The whole queue in order: Stat, Normal, On Hold, line checks; the oldest first in each group. It has one page; Relay requires the argument `first`, which has no effect.',
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
        { description: 'The whole queue.' },
        { description: 'A call in the queue.' },
      ),
    }),
  })

builder.prismaObjectField('Provider', 'queue', (t) =>
  t.field({
    type: QueueRef,
    description: 'The active calls.',
    // The version was read before the rows. The rows are at least as new, so the subscription may repeat a change but
    // never misses one.
    resolve: (_provider, _args, context) => ({ ...openQueue(context.request), position: context.position! }),
  }),
)

const LeavingReasonRef = enumOf<LeavingReason>('LeavingReason', 'Why a call is not in your queue.', {
  COMPLETED: 'Someone completed it.',
  DELETED: 'Someone deleted it.',
  SCHEDULED: 'It has not joined the queue yet.',
  OUT_OF_SIGHT: 'You may not see it, or may not see it any more; the change contains nothing else about it.',
})

const RemovedCallRef = builder.objectRef<RemovedCall>('RemovedCall').implement({
  description: 'A call that left the queue, or was never in it.',
  fields: (t) => ({
    callId: t.id({ description: 'The `id` of the call.', resolve: ({ callId }) => encodeGlobalID('Call', callId) }),
    reason: t.expose('reason', { type: LeavingReasonRef, description: 'Why it is not in the queue.' }),
    by: t.exposeString('by', {
      nullable: true,
      description: 'The name of the person who completed or deleted it, if known.',
    }),
  }),
})

const CallQueueChange = builder.objectRef<QueueChange>('CallQueueChange').implement({
  description: 'What changed in your queue, up to `version`.',
  fields: (t) => ({
    version: t.int({
      description: 'The version after this change; send it as `since` when you reconnect.',
      resolve: ({ position }) => versionOf(position),
    }),
    at: t.expose('at', { type: 'DateTime', description: "The server's time." }),
    resync: t.exposeBoolean('resync', {
      description:
        'Whether to read the queue again: you missed too many changes, the version is from before a restore of the database, or names and places in the queue changed.',
    }),
    catalogueChanged: t.exposeBoolean('catalogueChanged', {
      description:
        'Whether to read the configuration again: purposes, facilities, rooms or procedures may have changed.',
    }),
    complianceChanged: t.exposeBoolean('complianceChanged', {
      description: "Whether to read compliance documents again: someone's were added or reviewed.",
    }),
    handoverChanged: t.exposeBoolean('handoverChanged', {
      description: 'Whether to read hand-overs again: a note or a hand-over of a facility changed that you see.',
    }),
    changed: t.prismaField({
      type: ['Call'],
      description: 'New or changed calls in the queue, as they are now.',
      resolve: (query, { activeIds }, _args, context) =>
        context.db.call.findMany({ ...query, where: { ...visibleCalls(actorOf(context)), id: { in: activeIds } } }),
    }),
    opened: t.prismaField({
      type: ['Call'],
      description: 'Calls whose `openBy` changed, including calls that are not in the queue.',
      resolve: (query, { openedIds }, _args, context) => {
        // Pothos refuses a resolver that does not read `query`.
        const selection = { ...query }
        return openedIds.length === 0
          ? []
          : context.db.call.findMany({
              ...selection,
              where: { ...visibleCalls(actorOf(context)), id: { in: openedIds } },
            })
      },
    }),
    changedLineIds: t.idList({
      description:
        'The `id`s of lines that were changed, closed, reopened or added: read them again. Empty for people who may not see lines.',
      resolve: ({ lineIds }) => lineIds.map((id) => encodeGlobalID('Line', id)),
    }),
    people: t.prismaField({
      type: ['User'],
      description: 'People whose presence or inbox changed, as they are now; the first event includes you.',
      resolve: (query, { personIds }, _args, context) => {
        // Pothos refuses a resolver that does not read `query`.
        const selection = { ...query }
        return personIds.length === 0
          ? []
          : context.db.user.findMany({ ...selection, where: { id: { in: personIds } } })
      },
    }),
    removed: t.expose('removed', {
      type: [RemovedCallRef],
      description: 'Calls that left the queue, or were never in it, and why.',
    }),
  }),
})

builder.subscriptionField('callQueueChanged', (t) =>
  t.field({
    type: CallQueueChange,
    permission: 'call:see',
    description: 'Changes of the queue. With `since` (a `version`) it starts with the changes that you missed.',
    args: {
      providerId: t.arg.id({
        required: true,
        description: 'The global id of the provider that the socket was opened for.',
      }),
      since: t.arg.int({ description: 'The last `version` that you know.' }),
    },
    // GraphQL requires a stream here. Its only entry is the watch, which subscribers of the same events share
    // (realtime/sharedEvents). The stream of another provider is empty.
    subscribe: async function* (_root, { providerId, since }, context) {
      const isMine = databaseId('Provider', providerId) === actorOf(context).providerId
      if (isMine) yield watchQueue(context.request, context.feed, since ?? null) as never
    },
    resolve: (change: QueueChange) => change,
  }),
)
