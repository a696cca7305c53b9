import { queryFromInfo } from '@pothos/plugin-prisma'
import { GraphQLError } from 'graphql'
import { areCompleted, countCalls, listedCalls, type CallFilter } from '../../services/calls/listCalls'
import { builder } from '../kernel/builder'
import { hints } from '../kernel/cost'
import { databaseId } from '../kernel/globalId'
import { keysetPage, longestPage } from '../kernel/keyset'
import { CallRef } from './call'

const CallStateRef = builder.enumType('CallState', {
  description: 'Whether a call is open, completed or deleted.',
  values: {
    OPEN: { description: 'Neither completed nor deleted; also one that is scheduled and has not joined the queue yet.' },
    COMPLETED: { description: 'Completed, and not deleted.' },
    DELETED: { description: 'Deleted, whether or not it was completed before.' },
  } as const,
})

const CallOrderFieldRef = builder.enumType('CallOrderField', {
  description: 'What a list of calls can be ordered by.',
  values: {
    CREATED_AT: { value: 'createdAt', description: 'When the call was created.' },
    COMPLETED_AT: { value: 'completedAt', description: 'When it was completed; for lists whose filter lets only completed calls in.' },
  } as const,
})

const OrderDirectionRef = builder.enumType('OrderDirection', {
  description: 'Which way a list runs.',
  values: { ASC: { value: 'asc', description: 'The oldest first.' }, DESC: { value: 'desc', description: 'The newest first.' } } as const,
})

const DateTimeSpanRef = builder.inputType('DateTimeSpan', {
  description: 'A stretch of time, half open: stretches that follow one another share no moment and leave none out.',
  fields: (t) => ({
    from: t.field({ type: 'DateTime', description: 'This moment and later ones.' }),
    to: t.field({ type: 'DateTime', description: 'Earlier moments, not this one.' }),
  }),
})

const CallFilterRef = builder.inputType('CallFilter', {
  description: 'What a list of calls is narrowed to; everything given must hold. A list of ids matches any of them; an empty one matches nothing.',
  fields: (t) => ({
    state: t.field({ type: CallStateRef, description: 'Without one: open and completed calls. Completed and deleted ones need the permission `lists:see`.' }),
    createdAt: t.field({ type: DateTimeSpanRef, description: 'When the call was created.' }),
    completedAt: t.field({ type: DateTimeSpanRef, description: 'When the call was completed. Needs the permission `lists:see`.' }),
    facilityIds: t.idList({ description: "Facilities of the call's room, at most 200." }),
    purposeIds: t.idList({ description: 'At most 200.' }),
    statusCodeIds: t.idList({ description: 'At most 200.' }),
    completedByIds: t.idList({ description: 'The people who completed it, at most 200. Needs the permission `lists:see`.' }),
    assignedToIds: t.idList({ description: 'The people who lead it, or led it last; at most 200.' }),
    mrn: t.string({ description: 'Exactly this medical record number. Needs the permission `lists:see`, and is told to the audit trail as reading the details of the patient.' }),
  }),
})

const CallOrderRef = builder.inputType('CallOrder', {
  description: 'The order of a list of calls. Calls of the same moment are ordered by their ids.',
  fields: (t) => ({
    field: t.field({ type: CallOrderFieldRef, required: true, description: 'What decides.' }),
    direction: t.field({ type: OrderDirectionRef, required: true, description: 'Which way.' }),
  }),
})

type GlobalFilter = typeof CallFilterRef.$inferInput

const localIds = (typename: string, ids: string[] | null | undefined): string[] | undefined => ids?.map((id) => databaseId(typename, id))

const localFilter = (filter: GlobalFilter): CallFilter => ({
  ...filter,
  facilityIds: localIds('Facility', filter.facilityIds),
  purposeIds: localIds('Purpose', filter.purposeIds),
  statusCodeIds: localIds('StatusCode', filter.statusCodeIds),
  completedByIds: localIds('User', filter.completedByIds),
  assignedToIds: localIds('User', filter.assignedToIds),
})

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
      },
      resolve: async (_provider, args, context, info) => {
        const filter = localFilter(args.filter ?? {})
        const order = args.orderBy ?? ({ field: 'createdAt', direction: 'desc' } as const)
        if (order.field === 'completedAt' && !areCompleted(filter))
          throw new GraphQLError('Only completed calls can be ordered by COMPLETED_AT: ask for the state COMPLETED, or for a span of completedAt.', { extensions: { code: 'MALFORMED' } })
        const { where, page, ...how } = keysetPage(order, args)
        const found = await context.db.call.findMany({ ...how, where: { AND: [listedCalls(context.request, filter), where] }, select: { id: true, createdAt: true, completedAt: true } })
        // Who finds calls by a patient's number has learned whose they are.
        if (filter.mrn) for (const { id } of found) context.patientReads.add(id)
        const { edges, pageInfo } = page(found)
        // What belongs to a call is read for those on the page, not for all that had to be sorted.
        const selected = queryFromInfo({ context, info, typeName: 'Call', paths: [['edges', 'node']], select: { id: true } })
        const ids = edges.map(({ node }) => node.id)
        const rows = ids.length > 0 ? await context.db.call.findMany({ ...(selected as { select: { id: true } }), where: { id: { in: ids } } }) : []
        const byId = new Map(rows.map((row) => [row.id, row]))
        return { edges: edges.map(({ cursor, node }) => ({ cursor, node: byId.get(node.id)! })) as never, pageInfo, filter }
      },
    },
    {
      name: 'CallConnection',
      description: 'A page of calls.',
      fields: (connection) => ({
        totalCount: connection.int({
          // Of a million calls it takes as long as many pages.
          ...hints({ cost: 5_000 }),
          description: 'How many calls there are on all pages together, at this moment. Counted only when it is asked for.',
          resolve: async ({ filter }, _args, context) => {
            const { count, patientIds } = await countCalls(context.request, filter)
            for (const id of patientIds) context.patientReads.add(id)
            return count
          },
        }),
      }),
    },
    { name: 'CallEdge', description: 'A call, and its place in the list.' },
  ),
)
