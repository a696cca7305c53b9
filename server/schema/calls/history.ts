import { resolveCursorConnection, type ResolveCursorConnectionArgs } from '@pothos/plugin-relay'
import { GraphQLError } from 'graphql'
import { may } from '../../domain/kernel/permissions'
import { readHistory, type CallEvent } from '../../services/calls/past/callHistory'
import { builder } from '../kernel/builder'
import { actorOf } from '../kernel/context'
import { hints } from '../kernel/cost'
import { longestPage } from '../kernel/keyset'

const DoorRef = builder.enumType('Door', {
  description: 'The way by which something was done.',
  values: {
    GRAPHQL: { value: 'graphql', description: 'The screens, or a program that uses GraphQL.' },
    REST: { value: 'rest', description: 'A program that uses the REST contract.' },
    CLOCK: { value: 'clock', description: 'The passing of time.' },
    OPERATOR: { value: 'operator', description: 'Whoever runs the installation.' },
  } as const,
})

const ChangeRef = builder.objectRef<CallEvent['changes'][number]>('CallEventChange').implement({
  description: 'An entry that an event changed, in words.',
  fields: (t) => ({
    name: t.exposeString('name', {
      description: 'The entry, as the form calls it; of what a procedure recorded the procedure and the field.',
    }),
    from: t.exposeString('from', { nullable: true, description: 'What it held before; null for nothing.' }),
    to: t.exposeString('to', { nullable: true, description: 'What it held after; null for nothing.' }),
  }),
})

const EventRef = builder.objectRef<CallEvent>('CallEvent').implement({
  description: 'Something that somebody did to a call.',
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime', description: 'When.' }),
    by: t.exposeString('by', { nullable: true, description: 'The full name of who did it; null when nobody did.' }),
    door: t.expose('door', { type: DoorRef, description: 'By which way.' }),
    deed: t.exposeString('deed', { description: 'What was done, in words.' }),
    changes: t.field({
      type: [ChangeRef],
      ...hints({ size: 5 }),
      description: 'The entries that it changed.',
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
  const isOurs =
    text.startsWith(prefix) &&
    Number.isInteger(sequence) &&
    sequence > 0 &&
    sequence < 2 ** 31 &&
    cursorOf({ sequence } as CallEvent) === cursor
  if (!isOurs)
    throw new GraphQLError('This cursor was not given out for the history of a call.', {
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
      description: `What became of it, the newest first: what was done and by whom, ${longestPage} events at most. Tries that were refused, and readings, are not told. Null for people who do not work calls. Reading it is audited, unless there was nothing to read.`,
      select: { id: true },
      resolve: ({ id }, args, context) =>
        resolveCursorConnection(
          { args, defaultSize: 20, maxSize: longestPage, toCursor: cursorOf },
          // The newest come first: what is behind a cursor is older.
          async ({ before, after, limit, inverted }: ResolveCursorConnectionArgs) => {
            const events = await readHistory(context.request, id, {
              before: sequenceOf(after),
              after: sequenceOf(before),
              limit,
              oldestFirst: inverted,
            })
            // An open page asks for what is new whenever the call changes.
            if (events.length > 0) context.patientReads.add(id)
            return events
          },
        ),
    },
    { name: 'CallHistoryConnection', description: 'A page of what became of a call.' },
    { name: 'CallHistoryEdge', description: 'An event, with its place in the history.' },
  ),
)

builder.prismaObjectField('Call', 'viewerCanSeeHistory', (t) =>
  t.boolean({
    ...hints({ personal: true }),
    description: 'Whether you may see what became of it.',
    resolve: (_call, _args, context) => may(actorOf(context), 'call:work'),
  }),
)
