import { brandWithType } from '@pothos/core'
import { queryFromInfo } from '@pothos/plugin-prisma'
import { isObjectType, type GraphQLResolveInfo } from 'graphql'
import type { Actor } from '../../domain/kernel/actor'
import { isUuid } from '../../domain/kernel/uuid'
import { actorOf, type Context } from './context'

type Found = { id: string }
type Delegate = { findMany(query: object): Promise<Found[]> }
type NodeExtensions = { isFoundAmong?: (actor: Actor) => object; pothosPrismaModel?: string }

const extensionsOf = (typename: string, { schema }: GraphQLResolveInfo): NodeExtensions => {
  const type = schema.getType(typename)
  return isObjectType(type) ? type.extensions : {}
}

/** The records that match `where`, by id, with what the document selects of them at `paths`, in one statement. */
export const readSelected = async (
  typename: string,
  where: { id: { in: string[] } },
  context: Context,
  info: GraphQLResolveInfo,
  paths: string[][] = [],
): Promise<Map<string, Found>> => {
  const model = extensionsOf(typename, info).pothosPrismaModel!
  const delegate = (context.db as unknown as Record<string, Delegate>)[model[0]!.toLowerCase() + model.slice(1)]!
  const query = queryFromInfo({ context, info, typeName: typename, paths, select: { id: true } })
  const rows = where.id.in.length > 0 ? await delegate.findMany({ ...query, where }) : []
  return new Map(rows.map((row) => [row.id, row]))
}

/** Records of one type by their ids, through the table's filter. */
const readType = async (typename: string, ids: string[], context: Context, info: GraphQLResolveInfo) => {
  const visible = extensionsOf(typename, info).isFoundAmong
  if (!visible) return []
  const where = { id: { in: ids.filter(isUuid) }, AND: visible(actorOf(context)) }
  return [...(await readSelected(typename, where, context, info))].map(([id, record]): [string, Found] => {
    brandWithType(record, typename as never)
    return [`${typename}:${id}`, record]
  })
}

/** What `nodes` answers: in the order of the ids, null for each that the caller may not see. */
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
