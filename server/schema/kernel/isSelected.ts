import { collectSubFields } from '@graphql-tools/utils'
import { getNamedType, isObjectType, type FieldNode, type GraphQLResolveInfo } from 'graphql'

/**
 * Whether the document selects the field at `path` below the one that is being resolved, so that both can be read in one
 * statement. Aliases, fragments, `@include` and `@skip` are understood.
 */
export const isSelected = (path: readonly string[], info: GraphQLResolveInfo): boolean => {
  let type = getNamedType(info.returnType)
  let nodes: FieldNode[] = [...info.fieldNodes]
  for (const name of path) {
    if (!isObjectType(type)) return false
    const { fields } = collectSubFields(info.schema, info.fragments, info.variableValues, type, nodes)
    nodes = [...fields.values()].flat().filter((node) => node.name.value === name)
    const field = type.getFields()[name]
    if (!field || nodes.length === 0) return false
    type = getNamedType(field.type)
  }
  return true
}
