import { queryFromInfo } from '@pothos/plugin-prisma'
import { visibleCalls } from '../../services/records/callVisibility'
import { visibleLines } from '../../services/records/lineVisibility'
import { batched } from './batched'
import { builder } from '../kernel/builder'
import { actorOf } from '../kernel/context'
import { hints } from '../kernel/plugins/cost'
import { keysetPage, longestPage } from '../kernel/keyset'
import { CallRef } from './call'

builder.prismaObjectField('Line', 'scheduledFollowUp', (t) =>
  t.prismaField({
    type: 'Call',
    nullable: true,
    // The answer changes with time: the call joins the queue.
    ...hints({ personal: true, cost: 5 }),
    description:
      'The follow-up that is scheduled for it and not in the queue yet, at its `aliveAt`; null when there is no call that you may see.',
    select: { id: true },
    resolve: (query, { id }, _args, context) =>
      batched(context, `scheduledFollowUp ${JSON.stringify(query)}`, id, async (lineIds) => {
        const scheduled = {
          lineId: { in: [...lineIds] },
          followUpFromId: { not: null },
          completedAt: null,
          deletedAt: null,
          aliveAt: { gt: context.request.now() },
        }
        const calls = await context.db.call.findMany({
          ...withLine(query),
          where: { AND: [visibleCalls(actorOf(context)), scheduled] },
          // Of several, the earliest is the last in the map.
          orderBy: [{ aliveAt: 'desc' }, { id: 'desc' }],
        })
        return new Map(calls.map((call) => [call.lineId!, call]))
      }),
  }),
)

/** A selection of calls with the line of each. */
const withLine = <Query extends object>(query: Query): Query =>
  'select' in query ? { ...query, select: { ...(query.select as object), lineId: true } } : query

builder.prismaObjectField('Call', 'followUp', (t) =>
  t.prismaField({
    type: 'Call',
    nullable: true,
    ...hints({ personal: true, cost: 50 }),
    description:
      'The follow-up that this completed call scheduled: the open one, otherwise the latest. Null when there is no call that you may see.',
    select: { id: true, completedAt: true },
    resolve: (query, { id, completedAt }, _args, context) => {
      // Pothos refuses a resolver that does not read `query`.
      const selection = { ...query }
      if (completedAt === null) return null
      return context.db.call.findFirst({
        ...selection,
        where: { AND: [visibleCalls(actorOf(context)), { followUpFromId: id, deletedAt: null }] },
        orderBy: [{ completedAt: { sort: 'desc', nulls: 'first' } }, { createdAt: 'desc' }],
      })
    },
  }),
)

builder.prismaObjectField('Provider', 'viewerLeadCall', (t) =>
  t.prismaField({
    type: 'Call',
    nullable: true,
    ...hints({ personal: true, cost: 50 }),
    description: 'The open call that you lead.',
    resolve: (query, _provider, _args, context) => {
      const actor = actorOf(context)
      return context.db.call.findFirst({
        ...query,
        where: { AND: [visibleCalls(actor), { assignedToId: actor.userId, completedAt: null, deletedAt: null }] },
      })
    },
  }),
)

builder.prismaObjectField('Call', 'followUpFrom', (t) =>
  t.prismaField({
    type: 'Call',
    nullable: true,
    ...hints({ personal: true, cost: 50 }),
    description:
      'The call whose closing scheduled this one, otherwise the earliest completed call of its line. Null when it is this one, and when there is none that you may see.',
    select: { id: true, followUpFromId: true, lineId: true },
    resolve: async (query, { id, followUpFromId, lineId }, _args, context) => {
      // Pothos refuses a resolver that does not read `query`.
      const selection = { ...query }
      const actor = actorOf(context)
      const ofLine = lineId && {
        line: { id: lineId, AND: visibleLines(actor) },
        completedAt: { not: null },
        deletedAt: null,
      }
      const source = followUpFromId ? { id: followUpFromId } : ofLine
      if (!source) return null
      const found = await context.db.call.findFirst({
        ...selection,
        where: { AND: [visibleCalls(actor), source] },
        orderBy: [{ completedAt: 'asc' }, { id: 'asc' }],
      })
      return found?.id === id ? null : found
    },
  }),
)

builder.prismaObjectField('Line', 'calls', (t) =>
  t.connection(
    {
      type: CallRef,
      // Each line takes a statement.
      ...hints({ cost: 50 }),
      description: `Its calls that you may see, the newest first, in pages of 20 by default and ${longestPage} at most; without deleted calls.`,
      select: { id: true },
      resolve: async ({ id }, args, context, info) => {
        const { where, orderBy, take, page } = keysetPage({ field: 'createdAt', direction: 'desc' }, args)
        const selected = queryFromInfo({
          context,
          info,
          typeName: 'Call',
          paths: [['edges', 'node']],
          select: { id: true, createdAt: true },
        })
        const calls = await context.db.call.findMany({
          ...(selected as { select: { id: true; createdAt: true } }),
          where: { AND: [visibleCalls(actorOf(context)), { lineId: id, deletedAt: null }, where] },
          orderBy,
          take,
        })
        return page(calls) as never
      },
    },
    { name: 'LineCallConnection', description: 'A page of the calls of a line.' },
    { name: 'LineCallEdge', description: 'A call of a line, with its cursor.' },
  ),
)
