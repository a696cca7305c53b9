import { brandWithType } from '@pothos/core'
import { queryFromInfo } from '@pothos/plugin-prisma'
import { isObjectType, type GraphQLResolveInfo } from 'graphql'
import type { Actor } from '../../domain/kernel/actor'
import { isUuid } from '../../domain/kernel/input/input'
import { actorOf, type Context } from './context'

type Found = { id: string }
type Delegate = { findMany(query: object): Promise<Found[]> }
type NodeExtensions = { isFoundAmong?: (actor: Actor) => object; pothosPrismaModel?: string }

/** Records of one type by their ids, in one statement, through the table's filter. */
const readType = async (
  typename: string,
  ids: string[],
  context: Context,
  info: GraphQLResolveInfo,
): Promise<[string, Found][]> => {
  const type = info.schema.getType(typename)
  const { isFoundAmong: visible, pothosPrismaModel: model } = (
    isObjectType(type) ? type.extensions : {}
  ) as NodeExtensions
  if (!visible || !model) return []
  const query = queryFromInfo({ context, info, typeName: typename }) as { select?: object }
  const delegate = (context.db as unknown as Record<string, Delegate>)[model[0]!.toLowerCase() + model.slice(1)]!
  const found = await delegate.findMany({
    ...query,
    ...(query.select ? { select: { ...query.select, id: true } } : {}),
    where: { id: { in: ids.filter(isUuid) }, AND: visible(actorOf(context)) },
  })
  return found.map((record) => {
    brandWithType(record, typename as never)
    return [`${typename}:${record.id}`, record]
  })
}

/** What `nodes` answers: in the order of the ids, null for each that does not exist for the caller. */
export const readNodes = async (
  ids: readonly ({ typename: string; id: string } | null | undefined)[],
  context: Context,
  info: GraphQLResolveInfo,
): Promise<(Found | null)[]> => {
  const byType = new Map<string, string[]>()
  for (const named of ids) if (named) byType.set(named.typename, [...(byType.get(named.typename) ?? []), named.id])
  const found = new Map(
    (await Promise.all([...byType].map(([typename, some]) => readType(typename, some, context, info)))).flat(),
  )
  return ids.map((named) => (named && found.get(`${named.typename}:${named.id.toLowerCase()}`)) ?? null)
}
