import { readsUpdates, wordsOfWorse } from '../../domain/calls/updates'
import { addCallUpdate } from '../../services/calls/updates/addCallUpdate'
import { readUpdates, type CallUpdate } from '../../services/calls/updates/readUpdates'
import { builder } from '../kernel/builder'
import { actorOf, type Context } from '../kernel/context'
import { hints } from '../kernel/plugins/cost'
import { CallUpdateRef } from '../kernel/requests'
import { batched } from './batched'
import { callVerb } from './inputs'

/** The updates of a call, in one reading for all calls of an answer; most have none, and cost nothing. */
const updatesOf = async (call: { id: string; saidAt: Date | null }, context: Context): Promise<CallUpdate[]> =>
  call.saidAt === null
    ? []
    : ((await batched(context, 'updates', call.id, (ids) => readUpdates(context.db, ids))) ?? [])

builder.prismaObjectFields('Call', (t) => ({
  updates: t.field({
    type: [CallUpdateRef],
    ...hints({ personal: true, cost: 20, size: 5 }),
    description:
      'What the ward that asked for it and the team wrote to each other, the oldest first. Empty for those who neither work calls nor asked for this one.',
    select: { id: true, saidAt: true, createdById: true },
    resolve: async (call, _args, context) =>
      readsUpdates(call, actorOf(context)) ? await updatesOf(call, context) : [],
  }),
  latestUpdate: t.field({
    type: CallUpdateRef,
    nullable: true,
    needs: 'call:work',
    description: 'The latest of them, for its card. Null for people who do not work calls.',
    select: { id: true, saidAt: true },
    resolve: async (call, _args, context) => (await updatesOf(call, context)).at(-1) ?? null,
  }),
  worseAt: t.expose('worseAt', {
    type: 'DateTime',
    nullable: true,
    needs: 'call:work',
    description:
      'When the ward said that it is worse; null once the team has written to it or made the call Stat, and for people who do not work calls.',
  }),
  worseText: t.string({
    nullable: true,
    needs: 'call:work',
    description: 'What the ward wrote with it; null when `worseAt` is.',
    select: { id: true, saidAt: true, worseAt: true },
    resolve: async (call, _args, context) => (call.worseAt ? wordsOfWorse(await updatesOf(call, context)) : null),
  }),
  isFromWard: t.exposeBoolean('isFromWard', {
    description: 'Whether a ward asked for it: a paired device, or a person who does not work calls.',
  }),
}))

callVerb(addCallUpdate)
