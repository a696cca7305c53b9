import { GraphQLError } from 'graphql'
import { isUuid } from '../../domain/kernel/uuid'
import { readDaysLeft, readReviewQueue, type QueuePlace } from '../../services/compliance/reviewQueue'
import { builder } from '../kernel/builder'
import { longestPage } from '../kernel/keyset'
import { hints } from '../kernel/plugins/cost'
import { readSelected } from '../kernel/readNodes'

const usualPage = 20

const malformed = (message: string): GraphQLError => new GraphQLError(message, { extensions: { code: 'MALFORMED' } })

/** The cursor of a document: its place in the queue, which stays valid when the document leaves it. */
const cursorOf = ({ isLocked, uploadedAt, id }: QueuePlace): string =>
  Buffer.from(['review', Number(isLocked), uploadedAt.getTime(), id].join('|')).toString('base64url')

const placeOf = (cursor: string): QueuePlace => {
  const [kind, isLocked, time, id = ''] = Buffer.from(cursor, 'base64url').toString().split('|')
  const place = { isLocked: isLocked === '1', uploadedAt: new Date(Number(time)), id }
  if (kind !== 'review' || !isUuid(id) || cursorOf(place) !== cursor)
    throw malformed('This cursor does not belong to this list.')
  return place
}

builder.prismaObjectField('Provider', 'documentsToReview', (t) =>
  t.connection(
    {
      type: 'ComplianceDocument' as never,
      nullable: true,
      needs: 'compliance:review',
      ...hints({ personal: true, cost: 20 }),
      description: `Documents that wait for a review by you: those of locked people first, then the oldest; in pages of ${usualPage} by default and ${longestPage} at most. Null for people who may not review.`,
      resolve: async (_provider, { first, after, last, before }, context, info) => {
        const size = first ?? usualPage
        if (last != null || before != null) throw malformed('This list is read from its beginning.')
        if (size < 0 || size > longestPage) throw malformed(`A page has 0 to ${longestPage} entries.`)
        const {
          total,
          places: page,
          isMore,
        } = await readReviewQueue(context.request, after == null ? null : placeOf(after), size)
        const ids = page.map(({ id }) => id)
        const byId = await readSelected('ComplianceDocument', { id: { in: ids } }, context, info, [['edges', 'node']])
        const daysLeft = await readDaysLeft(context.request, page)
        const edges = page
          .filter(({ id }) => byId.has(id))
          .map((place) => ({ cursor: cursorOf(place), node: byId.get(place.id)!, daysLeft: daysLeft.get(place.id) }))
        return {
          edges: edges as never,
          pageInfo: {
            hasNextPage: isMore,
            hasPreviousPage: after != null,
            startCursor: edges[0]?.cursor,
            endCursor: edges.at(-1)?.cursor,
          },
          total,
        }
      },
    },
    {
      name: 'DocumentReviewConnection',
      description: 'A page of documents that wait for a review.',
      fields: (connection) => ({
        totalCount: connection.exposeInt('total', { description: 'The number of documents that wait.' }),
      }),
    },
    {
      name: 'DocumentReviewEdge',
      description: 'A document that waits for a review, with its cursor.',
      fields: (edge) => ({
        daysLeft: edge.int({
          nullable: true,
          description:
            'Whole days until it expires, by the calendar of the facility that decides about the status of its person; 0 on the day itself, negative afterwards. Null for one that does not expire.',
          resolve: (document) => (document as { daysLeft?: number | null }).daysLeft ?? null,
        }),
      }),
    },
  ),
)
