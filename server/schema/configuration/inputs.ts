import { encodeGlobalID } from '@pothos/plugin-relay'
import { actorOf } from '../kernel/context'
import type { SuccessFields } from '../kernel/inputs'

// What the verbs on the catalogue answer alike.

/** The provider, through which a screen reads its lists again. */
const providerAfter = <S extends object>(t: SuccessFields<S>) =>
  t.prismaField({
    type: 'Provider',
    description: 'The provider, with its lists as they are now.',
    resolve: (query, _done, _args, context) =>
      context.db.provider.findUniqueOrThrow({ ...query, where: { id: actorOf(context).providerId } }),
  })

/** The global id of what is gone, for lists that drop it. */
export const goneId = <S extends object>(t: SuccessFields<S>, typename: string, idOf: (done: S) => string) =>
  t.id({
    description: 'The id of what is no choice any more.',
    resolve: (done) => encodeGlobalID(typename, idOf(done)),
  })

/** Of a new order, or of what leaves the lists as a whole. */
export const provider = <S extends object>(t: SuccessFields<S>) => ({ provider: providerAfter(t) })
