import { patientRecord } from '../../domain/lines/patient'
import { mostCounted } from '../../domain/lines/search'
import { countLines, findLines, type LineFilter, type LineState } from '../../services/lines/list/listLines'
import { readLinePatients } from '../../services/lines/reading/linePatients'
import { builder } from '../kernel/builder'
import { enumOf } from '../kernel/enumOf'
import { patientRead } from '../kernel/context'
import { hints } from '../kernel/plugins/cost'
import { databaseId } from '../kernel/globalId'
import { keysetPage, longestPage } from '../kernel/keyset'
import { OrderDirectionRef } from '../kernel/order'
import { readSelected } from '../kernel/readNodes'
import { LineRef } from './line'

export const LineStateRef = enumOf<LineState>('LineState', 'Whether a line is open or closed.', {
  OPEN: 'Not closed.',
  CLOSED: 'Closed.',
})

const LineFilterRef = builder.inputType('LineFilter', {
  description: 'Which lines a list contains: lines that match every given field.',
  fields: (t) => ({
    search: t.string({
      description:
        'Part of the line name, the patient name, the room or the medical record number; case and accents are ignored. Fewer than three letters match the beginning of a word. Audited as reading the details of the patients found.',
    }),
    state: t.field({ type: LineStateRef, description: 'Default: open and closed lines.' }),
    facilityIds: t.idList({
      description: "Facilities of the line's room, at most 200. An empty list matches nothing.",
    }),
  }),
})

type GlobalFilter = typeof LineFilterRef.$inferInput

const localFilter = ({ facilityIds, ...filter }: GlobalFilter): LineFilter => ({
  ...filter,
  facilityIds: facilityIds?.map((id) => databaseId('Facility', id)) ?? null,
})

const LineTotalRef = builder.objectRef<{ count: number; isMore: boolean }>('LineTotal').implement({
  description: 'The number of lines in a list.',
  fields: (t) => ({
    count: t.exposeInt('count', { description: `The number of lines; at most ${mostCounted} for a search.` }),
    isMore: t.exposeBoolean('isMore', { description: 'Whether a search found more lines than were counted.' }),
  }),
})

builder.prismaObjectField('Provider', 'lines', (t) =>
  t.connection(
    {
      type: LineRef,
      nullable: true,
      needs: 'lines:see',
      // A search is audited as reading the patients that it finds.
      ...hints({ personal: true }),
      description: `Lines that you may see, by creation, in pages of 20 by default and ${longestPage} at most. Null for people who may not see lines.`,
      args: {
        filter: t.arg({ type: LineFilterRef, description: 'Which lines the list contains.' }),
        direction: t.arg({ type: OrderDirectionRef, description: 'Default: the newest first.' }),
      },
      resolve: async (_provider, args, context, info) => {
        const filter = localFilter(args.filter ?? {})
        const { page, stretch } = keysetPage({ field: 'createdAt', direction: args.direction ?? 'desc' }, args)
        const found = await findLines(context.request, filter, stretch())
        if (filter.search?.trim())
          for (const line of await readLinePatients(
            context.request,
            found.map(({ id }) => id),
          ))
            patientRead(context, patientRecord(line))
        const { edges, pageInfo } = page(found)
        const ids = edges.map(({ node }) => node.id)
        const byId = await readSelected('Line', { id: { in: ids } }, context, info, [['edges', 'node']])
        return {
          edges: edges.map(({ cursor, node }) => ({ cursor, node: byId.get(node.id)! })) as never,
          pageInfo,
          filter,
        }
      },
    },
    {
      name: 'LineConnection',
      description: 'A page of lines.',
      fields: (connection) => ({
        total: connection.field({
          type: LineTotalRef,
          ...hints({ cost: 50 }),
          description: 'The number of lines on all pages, counted only when it is selected.',
          resolve: ({ filter }, _args, context) => countLines(context.request, filter),
        }),
      }),
    },
    { name: 'LineEdge', description: 'A line, with its cursor.' },
  ),
)
