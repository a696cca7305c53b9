import { encodeGlobalID } from '@pothos/plugin-relay'
import { actorOf } from '../kernel/context'
import { databaseId } from '../kernel/globalId'
import type { InputFields, SuccessFields } from '../kernel/inputs'

// What the verbs on the catalogue are asked and answer alike.

export const order = (t: InputFields) => ({
  ids: t.idList({
    required: true,
    description:
      'Everything in the list, in the order that it is to have. STALE when the list holds something else by now.',
  }),
})

export const idsOf = (typename: string, globalIds: readonly string[] | null | undefined): string[] | undefined =>
  globalIds?.map((id) => databaseId(typename, id))

/** The provider, through which a screen reads its lists again. */
export const providerAfter = <S extends object>(t: SuccessFields<S>) =>
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
