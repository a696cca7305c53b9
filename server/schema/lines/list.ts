import { patientRecord } from '../../domain/lines/patient'
import { mostCounted } from '../../domain/lines/search'
import { countLines, findLines, type LineFilter, type LineState } from '../../services/lines/list/listLines'
import { readLinePatients } from '../../services/lines/reading/linePatients'
import { builder } from '../kernel/builder'
import { enumOf } from '../kernel/enumOf'
import { patientRead } from '../kernel/context'
import { hints } from '../kernel/cost'
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
  description: 'What a list of lines is narrowed to; everything given must hold.',
  fields: (t) => ({
    search: t.string({
      description:
        'Part of the line name, the patient name, the room or the medical record number, with capitals and accents or without; of fewer than three letters the beginning of a word. Audited as reading the details of the patients that are found.',
    }),
    state: t.field({ type: LineStateRef, description: 'Without one: open and closed lines.' }),
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
  description: 'How many lines a list has.',
  fields: (t) => ({
    count: t.exposeInt('count', { description: `How many there are; of a search at most ${mostCounted}.` }),
    isMore: t.exposeBoolean('isMore', { description: 'Whether a search found more than were counted.' }),
  }),
})

builder.prismaObjectField('Provider', 'lines', (t) =>
  t.connection(
    {
      type: LineRef,
      nullable: true,
      needs: 'lines:see',
      // Who looks for a patient is told to have read the patient.
      ...hints({ personal: true }),
      description: `Lines that you may see, in order of their creation, a page at a time: ${longestPage} at most, 20 unless you say. Null for people who may not see lines.`,
      args: {
        filter: t.arg({ type: LineFilterRef, description: 'What the list is narrowed to.' }),
        direction: t.arg({ type: OrderDirectionRef, description: 'Without one the newest come first.' }),
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
          description: 'How many lines there are on all pages together. Counted only when it is asked for.',
          resolve: ({ filter }, _args, context) => countLines(context.request, filter),
        }),
      }),
    },
    { name: 'LineEdge', description: 'A line, and its place in the list.' },
  ),
)
