import { resolveCursorConnection, type ResolveCursorConnectionArgs } from '@pothos/plugin-relay'
import { GraphQLError } from 'graphql'
import { may } from '../../domain/kernel/permissions'
import { readHistory, type CallEvent } from '../../services/calls/past/callHistory'
import { readOverwritten } from '../../services/calls/past/readOverwritten'
import { builder } from '../kernel/builder'
import { actorOf } from '../kernel/context'
import { hints } from '../kernel/plugins/cost'
import { ChangeRef, DoorRef, OverwrittenEntryRef, overwrittenDescription } from '../kernel/events'
import { longestPage } from '../kernel/keyset'

const EventRef = builder.objectRef<CallEvent>('CallEvent').implement({
  description: 'An action on a call.',
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime', description: 'When it happened.' }),
    by: t.exposeString('by', {
      nullable: true,
      description: 'The full name of the person; null when no person did it.',
    }),
    door: t.expose('door', { type: DoorRef, description: 'How the action reached the server.' }),
    summary: t.exposeString('summary', { description: 'The action, in words.' }),
    deed: t.exposeString('summary', {
      deprecationReason: 'Use `summary`, which is the same.',
      description: 'The action, in words.',
    }),
    changes: t.field({
      type: [ChangeRef],
      ...hints({ size: 5 }),
      description: 'The entries that the action changed.',
      resolve: ({ changes }) => changes,
    }),
  }),
})

const prefix = 'history|'
const cursorOf = ({ sequence }: CallEvent): string => Buffer.from(`${prefix}${sequence}`).toString('base64url')

const sequenceOf = (cursor: string | undefined): number | undefined => {
  if (cursor === undefined) return undefined
  const text = Buffer.from(cursor, 'base64url').toString()
  const sequence = Number(text.slice(prefix.length))
  const isValid =
    text.startsWith(prefix) &&
    Number.isInteger(sequence) &&
    sequence > 0 &&
    sequence < 2 ** 31 &&
    cursorOf({ sequence } as CallEvent) === cursor
  if (!isValid)
    throw new GraphQLError('This cursor does not belong to the history of a call.', {
      extensions: { code: 'MALFORMED' },
    })
  return sequence
}

builder.prismaObjectField('Call', 'history', (t) =>
  t.connection(
    {
      type: EventRef,
      nullable: true,
      needs: 'call:work',
      ...hints({ personal: true, cost: 300 }),
      description: `Its history, the newest action first, at most ${longestPage} on a page. Refused attempts and reads are not included. Null for people who do not work calls. Reading it is audited, unless it is empty.`,
      select: { id: true },
      resolve: ({ id }, args, context) =>
        resolveCursorConnection(
          { args, defaultSize: 20, maxSize: longestPage, toCursor: cursorOf },
          // The newest come first, so entries after a cursor are older.
          async ({ before, after, limit, inverted }: ResolveCursorConnectionArgs) => {
            const events = await readHistory(context.request, id, {
              before: sequenceOf(after),
              after: sequenceOf(before),
              limit,
              oldestFirst: inverted,
            })
            // An open page asks for new entries whenever the call changes; an empty answer is not audited.
            if (events.length > 0) context.patientReads.add(id)
            return events
          },
        ),
    },
    { name: 'CallHistoryConnection', description: 'A page of the history of a call.' },
    { name: 'CallHistoryEdge', description: 'An action, with its cursor.' },
  ),
)

builder.prismaObjectField('Call', 'viewerCanSeeHistory', (t) =>
  t.boolean({
    ...hints({ personal: true }),
    description: 'Whether you may see its history.',
    resolve: (_call, _args, context) => may(actorOf(context), 'call:work'),
  }),
)

builder.prismaObjectField('Call', 'viewerOverwritten', (t) =>
  t.field({
    type: [OverwrittenEntryRef],
    ...hints({ personal: true, cost: 100, size: 5 }),
    description: overwrittenDescription,
    select: { id: true },
    resolve: async ({ id }, _args, context) => {
      // A call's days are dates without a zone.
      const entries = await readOverwritten(context.request, { kind: 'call', id, zone: 'UTC' })
      if (entries.length > 0) context.patientReads.add(id)
      return entries
    },
  }),
)
