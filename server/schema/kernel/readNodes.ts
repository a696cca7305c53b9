import { brandWithType } from '@pothos/core'
import { queryFromInfo } from '@pothos/plugin-prisma'
import { collectSubFields } from '@graphql-tools/utils'
import { getNamedType, isObjectType, type FieldNode, type GraphQLObjectType, type GraphQLResolveInfo } from 'graphql'
import type { Db } from '../../db/access/client'
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
  db = context.db,
): Promise<Map<string, Found>> => {
  const model = extensionsOf(typename, info).pothosPrismaModel!
  const delegate = (db as unknown as Record<string, Delegate>)[model[0]!.toLowerCase() + model.slice(1)]!
  const query = queryFromInfo({ context, info, typeName: typename, paths, select: { id: true } })
  const rows = where.id.in.length > 0 ? await delegate.findMany({ ...query, where }) : []
  return new Map(rows.map((row) => [row.id, row]))
}

/** Records of one type by their ids, through the table's filter. */
const readType = async (typename: string, ids: string[], context: Context, info: GraphQLResolveInfo, db?: Db) => {
  const visible = extensionsOf(typename, info).isFoundAmong
  if (!visible) return []
  const where = { id: { in: ids.filter(isUuid) }, AND: visible(actorOf(context)) }
  return [...(await readSelected(typename, where, context, info, [], db))].map(([id, record]): [string, Found] => {
    brandWithType(record, typename as never)
    return [`${typename}:${id}`, record]
  })
}

/** What `nodes` answers: in the order of the ids, null for each that the caller may not see. `db`: where it is read. */
export const readNodes = async (
  ids: readonly ({ typename: string; id: string } | null | undefined)[],
  context: Context,
  info: GraphQLResolveInfo,
  db?: Db,
): Promise<(Found | null)[]> => {
  const byType = new Map<string, string[]>()
  for (const named of ids) if (named) byType.set(named.typename, [...(byType.get(named.typename) ?? []), named.id])
  const found = new Map(
    (await Promise.all([...byType].map(([typename, some]) => readType(typename, some, context, info, db)))).flat(),
  )
  return ids.map((named) => (named && found.get(`${named.typename}:${named.id.toLowerCase()}`)) ?? null)
}

/** In the extensions of a field that answers a record as it is after a verb. */
export type RecordAfter = { recordAfter?: { typename: string; idOf: (done: never) => string | null } }

/** Such a field as the document selects it. `tellsOfPatient`: the document asks it for patient details of a call. */
export type SelectedRecord<S> = {
  typename: string
  idOf: (done: S) => string | null
  tellsOfPatient: boolean
  info: GraphQLResolveInfo
}

/** The records that the document selects of the success that is being resolved; first those whose reading is audited. */
export const selectedRecords = <S>(info: GraphQLResolveInfo, successName: string): SelectedRecord<S>[] => {
  const { schema, fragments, variableValues } = info
  const fieldsOf = (type: GraphQLObjectType, nodes: readonly FieldNode[]) => [
    ...collectSubFields(schema, fragments, variableValues, type, [...nodes]).fields,
  ]
  const success = schema.getType(successName) as GraphQLObjectType
  const selected = fieldsOf(success, info.fieldNodes).flatMap(([key, nodes]): SelectedRecord<S>[] => {
    const field = success.getFields()[nodes[0]!.name.value]
    const { recordAfter }: RecordAfter = field?.extensions ?? {}
    if (!field || !recordAfter) return []
    const record = getNamedType(field.type) as GraphQLObjectType
    const tellsOfPatient = fieldsOf(record, nodes).some(
      ([, [node]]) => record.getFields()[node!.name.value]?.extensions.tellsOfPatient === true,
    )
    const path = { prev: info.path, key, typename: successName }
    const { name, type } = field
    return [
      {
        ...(recordAfter as { typename: string; idOf: (done: S) => string | null }),
        tellsOfPatient,
        info: { ...info, fieldName: name, fieldNodes: nodes, returnType: type as never, parentType: success, path },
      },
    ]
  })
  return selected.sort((one, other) => Number(other.tellsOfPatient) - Number(one.tellsOfPatient))
}
