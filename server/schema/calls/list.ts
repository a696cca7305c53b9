import { GraphQLError } from 'graphql'
import { areCompleted, countCalls, listedCalls, type CallFilter } from '../../services/calls/past/listCalls'
import { findPastPage } from '../../services/calls/past/readPastCalls'
import { builder } from '../kernel/builder'
import type { Context } from '../kernel/context'
import { hints } from '../kernel/plugins/cost'
import { keysetPage, longestPage, numberedPage, type Order, type PageArgs } from '../kernel/keyset'
import { readSelected } from '../kernel/readNodes'
import { CallRef } from './call'
import { CallFilterRef, CallOrderRef, localFilter, type CallOrder } from './listInputs'

const malformed = (message: string): GraphQLError => new GraphQLError(message, { extensions: { code: 'MALFORMED' } })

const isOfMoment = ({ field }: CallOrder): boolean => field === 'createdAt' || field === 'completedAt'

/** Calls that fit a filter, from a cursor on: any filter, ordered by a moment. */
const byCursor = async (context: Context, filter: CallFilter, order: CallOrder, args: PageArgs) => {
  if (filter.search != null || filter.deletedAt) throw malformed('`search` and `deletedAt` need the argument `page`.')
  if (!isOfMoment(order) || order.ties) throw malformed('This order and `ties` need the argument `page`.')
  if (order.field === 'completedAt' && !areCompleted(filter))
    throw malformed(
      'Only completed calls can be ordered by COMPLETED_AT: filter by the state COMPLETED or by completedAt.',
    )
  const { where, page, orderBy, take } = keysetPage(order as Order<'createdAt' | 'completedAt'>, args)
  const found = await context.db.call.findMany({
    orderBy,
    take,
    where: { AND: [listedCalls(context.request, filter), where] },
    select: { id: true, createdAt: true, completedAt: true },
  })
  // A search by MRN reveals the patients of the calls that it finds.
  if (filter.mrn) for (const { id } of found) context.patientReads.add(id)
  return { ...page(found), total: null, pageCount: null, isMore: false }
}

const pagedLists = { COMPLETED: 'completed', DELETED: 'deleted' } as const

/** A page of the completed or deleted calls by its number, in any order (rules 3.16). */
const byNumber = async (
  context: Context,
  { state, completedByName, search, completedAt, deletedAt, ...filter }: CallFilter,
  order: CallOrder,
  args: PageArgs & { page: number },
) => {
  if (state !== 'COMPLETED' && state !== 'DELETED')
    throw malformed('The argument `page` needs the state COMPLETED or DELETED.')
  if (Object.values(filter).some((value) => value != null))
    throw malformed(
      'With the argument `page`, the filter may contain only `state`, `completedByName`, `search`, and `completedAt` or `deletedAt`.',
    )
  const [span, otherSpan] = state === 'COMPLETED' ? [completedAt, deletedAt] : [deletedAt, completedAt]
  if (otherSpan)
    throw malformed('With the argument `page`, `completedAt` needs the state COMPLETED, and `deletedAt` DELETED.')
  if (completedByName && order.field !== 'clinician')
    throw malformed('With the argument `page`, `completedByName` needs the order CLINICIAN.')
  const { size, page } = numberedPage(order.field, args)
  const past = {
    list: pagedLists[state],
    sort: order.field,
    descending: order.direction === 'desc',
    ties: order.ties ?? 'createdAt',
    clinician: completedByName?.trim() || null,
  } as const
  const { ids, total, pages, isMore } = await findPastPage(context.request, past, args.page, {
    size,
    search: { search, ...span },
  })
  return { ...page(ids, pages), total, pageCount: pages, isMore }
}

builder.prismaObjectField('Provider', 'calls', (t) =>
  t.connection(
    {
      type: CallRef,
      // A search by MRN is audited as reading the patient.
      ...hints({ personal: true }),
      description: `Open and past calls that you may see, in pages of 20 by default and ${longestPage} at most. A cursor names a position in the order, and stays valid when calls change.`,
      args: {
        filter: t.arg({ type: CallFilterRef, description: 'Which calls the list contains.' }),
        orderBy: t.arg({ type: CallOrderRef, description: 'Default: the newest first, by createdAt.' }),
        page: t.arg.int({
          description:
            'The number of a page, from 0, with `first` calls on each page. For completed or deleted calls, in any order. A page past the last is empty. It replaces cursors: the cursors of such a page cannot be used.',
        }),
      },
      resolve: async (_provider, args, context, info) => {
        const { page } = args
        const filter = localFilter(args.filter ?? {})
        const order: CallOrder = args.orderBy ?? { field: 'createdAt', direction: 'desc' }
        const { edges, ...found } =
          page == null
            ? await byCursor(context, filter, order, args)
            : await byNumber(context, filter, order, { ...args, page })
        const ids = edges.map(({ node }) => node.id)
        const byId = await readSelected('Call', { id: { in: ids } }, context, info, [['edges', 'node']])
        return {
          edges: edges.map(({ cursor, node }) => ({ cursor, node: byId.get(node.id)! })) as never,
          ...found,
          filter,
        }
      },
    },
    {
      name: 'CallConnection',
      description: 'A page of calls.',
      fields: (connection) => ({
        totalCount: connection.int({
          // Counting a million calls takes as long as reading many pages.
          ...hints({ cost: 5_000 }),
          description: 'The number of calls on all pages, counted only when it is selected.',
          resolve: async ({ filter, total }, _args, context) => {
            if (total !== null) return total
            const { count, patientIds } = await countCalls(context.request, filter)
            for (const id of patientIds) context.patientReads.add(id)
            return count
          },
        }),
        pageCount: connection.int({
          nullable: true,
          description: 'The number of pages when the argument `page` was used; otherwise null.',
          resolve: ({ pageCount }) => pageCount,
        }),
        isMore: connection.boolean({
          description:
            'Whether a search, or a period, found more calls than the list contains: it has the newest ones.',
          resolve: ({ isMore }) => isMore,
        }),
      }),
    },
    { name: 'CallEdge', description: 'A call, with its cursor.' },
  ),
)
