import { GraphQLError } from 'graphql'
import { areCompleted, countCalls, listedCalls, type CallFilter } from '../../services/calls/past/listCalls'
import { findPastPage } from '../../services/calls/past/readPastCalls'
import { builder } from '../kernel/builder'
import type { Context } from '../kernel/context'
import { hints } from '../kernel/cost'
import { keysetPage, longestPage, numberedPage, type Order, type PageArgs } from '../kernel/keyset'
import { readSelected } from '../kernel/readNodes'
import { CallRef } from './call'
import { CallFilterRef, CallOrderRef, localFilter, type CallOrder } from './listInputs'

const malformed = (message: string): GraphQLError => new GraphQLError(message, { extensions: { code: 'MALFORMED' } })

const isOfMoment = ({ field }: CallOrder): boolean => field === 'createdAt' || field === 'completedAt'

/** Calls that fit a filter, from a cursor on: any filter, ordered by a moment. */
const byCursor = async (context: Context, filter: CallFilter, order: CallOrder, args: PageArgs) => {
  if (!isOfMoment(order) || order.ties)
    throw malformed('Only a list that is asked for by `page` has this order, or `ties`.')
  if (order.field === 'completedAt' && !areCompleted(filter))
    throw malformed(
      'Only completed calls can be ordered by COMPLETED_AT: ask for the state COMPLETED, or for a span of completedAt.',
    )
  const { where, page, orderBy, take } = keysetPage(order as Order<'createdAt' | 'completedAt'>, args)
  const found = await context.db.call.findMany({
    orderBy,
    take,
    where: { AND: [listedCalls(context.request, filter), where] },
    select: { id: true, createdAt: true, completedAt: true },
  })
  // Who finds calls by a patient's number has learned whose they are.
  if (filter.mrn) for (const { id } of found) context.patientReads.add(id)
  return { ...page(found), total: null, pageCount: null }
}

const pagedLists = { COMPLETED: 'completed', DELETED: 'deleted' } as const

/** A page of the completed or deleted calls by its number, in any order (rules 3.16). */
const byNumber = async (
  context: Context,
  { state, completedByName, ...filter }: CallFilter,
  order: CallOrder,
  args: PageArgs & { page: number },
) => {
  if (state !== 'COMPLETED' && state !== 'DELETED')
    throw malformed(
      'Only completed or deleted calls can be asked for by `page`: ask for the state COMPLETED or DELETED.',
    )
  if (Object.values(filter).some((value) => value != null))
    throw malformed('A list that is asked for by `page` is narrowed by `state` and `completedByName` alone.')
  if (completedByName && order.field !== 'clinician')
    throw malformed('A list that is asked for by `page` takes `completedByName` with the order CLINICIAN only.')
  const { size, page } = numberedPage(order.field, args)
  const past = {
    list: pagedLists[state],
    sort: order.field,
    descending: order.direction === 'desc',
    ties: order.ties ?? 'createdAt',
    clinician: completedByName?.trim() || null,
  } as const
  const { ids, total, pages } = await findPastPage(context.request, past, args.page, size)
  context.patientPages.push(ids)
  return { ...page(ids, pages), total, pageCount: pages }
}

builder.prismaObjectField('Provider', 'calls', (t) =>
  t.connection(
    {
      type: CallRef,
      // Who looks for a patient's number is told to have read the patient.
      ...hints({ personal: true }),
      description: `Calls that you may see, open and past, a page at a time: ${longestPage} at most, 20 unless you say. A cursor names a place in the order, and stays good while calls change, come and go.`,
      args: {
        filter: t.arg({ type: CallFilterRef, description: 'What the list is narrowed to.' }),
        orderBy: t.arg({ type: CallOrderRef, description: 'Without one the newest come first, by createdAt.' }),
        page: t.arg.int({
          description:
            'The number of a page, from 0, of `first` completed or deleted calls each, in any order. One past the last is empty. It takes the place of cursors, and its own lead nowhere.',
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
        // What belongs to a call is read for those on the page, not for all that had to be sorted.
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
          // Of a million calls it takes as long as many pages.
          ...hints({ cost: 5_000 }),
          description:
            'How many calls there are on all pages together, at this moment. Counted only when it is asked for.',
          resolve: async ({ filter, total }, _args, context) => {
            if (total !== null) return total
            const { count, patientIds } = await countCalls(context.request, filter)
            for (const id of patientIds) context.patientReads.add(id)
            return count
          },
        }),
        pageCount: connection.int({
          nullable: true,
          description: 'How many pages there are, when one was asked for by its number; otherwise null.',
          resolve: ({ pageCount }) => pageCount,
        }),
      }),
    },
    { name: 'CallEdge', description: 'A call, and its place in the list.' },
  ),
)
