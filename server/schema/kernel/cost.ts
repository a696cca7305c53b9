import {
  getNamedType,
  GraphQLError,
  isCompositeType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationRule,
  type ValueNode,
} from 'graphql'

/** What a request may ask for. Every document of the screens stays far below. */
export const limits = {
  /** Characters and lexical tokens of a document. */
  length: 20_000,
  tokens: 2_000,
  /** Fields inside one another. */
  depth: 12,
  /** The fields that the answer may hold, as estimated by `costOf`. */
  cost: 50_000,
} as const

/** What fields say of themselves; put into `extensions` where a field is declared. */
export type Hints = {
  /** How many entries its list is reckoned to have; `page`: as many as the connection around it was asked for. */
  size?: number | 'page'
  /** What it costs by itself: more than 1 when it sends a statement of its own. */
  cost?: number
  /** Its answer is one person's own, or its reading is audited: shared with nobody (decision 0010). */
  personal?: true
}

/** For a field of which its type does not tell all. */
export const hints = (of: Hints): { extensions: Hints } => ({ extensions: of })

const unhinted = { size: 10, page: 20, schema: 5_000 }

/** Costs more than one request may; it counts for several, and gives way to others while it is answered. */
export const isCostly = (cost: number): boolean => cost >= 1_000

const refused = (code: 'TOO_COSTLY' | 'TOO_DEEP', message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code } })

/** A document that is refused before it is parsed. */
export const tooLong = (text: string): GraphQLError | null =>
  text.length <= limits.length
    ? null
    : refused('TOO_COSTLY', `The document is longer than ${limits.length} characters.`)

export const tooManyTokens = (): GraphQLError =>
  refused('TOO_COSTLY', `The document has more than ${limits.tokens} tokens.`)

type Fragments = Map<string, FragmentDefinitionNode>

const fragmentsOf = (document: DocumentNode): Fragments =>
  new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  )

/** `__schema` and `__type` are bounded by a rule of their own, which GraphQL's standard rules bring. */
const asksForSchema = ({ name }: FieldNode): boolean => name.value === '__schema' || name.value === '__type'

/** Each fragment is looked at once, however often it is spread: a bomb of fragments would outlast any look at every path. */
const deepest = (fragments: Fragments) => {
  const known = new Map<string, number>()
  const ofSet = (set: SelectionSetNode): number =>
    set.selections.reduce((deep, selection) => {
      if (selection.kind === Kind.FIELD)
        return Math.max(
          deep,
          asksForSchema(selection) || !selection.selectionSet ? 1 : 1 + ofSet(selection.selectionSet),
        )
      if (selection.kind === Kind.INLINE_FRAGMENT) return Math.max(deep, ofSet(selection.selectionSet))
      return Math.max(deep, ofFragment(selection.name.value))
    }, 0)
  const ofFragment = (name: string): number => {
    const before = known.get(name)
    if (before !== undefined) return before
    // A fragment that spreads itself is refused by another rule.
    known.set(name, 0)
    const fragment = fragments.get(name)
    const depth = fragment ? ofSet(fragment.selectionSet) : 0
    known.set(name, depth)
    return depth
  }
  return ofSet
}

/** Refuses a document whose fields stand too deep inside one another. */
export const notTooDeep: ValidationRule = function notTooDeep(context) {
  const depthOf = deepest(fragmentsOf(context.getDocument()))
  return {
    OperationDefinition: ({ selectionSet }) => {
      const depth = depthOf(selectionSet)
      if (depth > limits.depth)
        context.reportError(
          refused('TOO_DEEP', `The fields stand ${depth} deep inside one another; ${limits.depth} are allowed.`),
        )
    },
  }
}

export type Asked = {
  schema: GraphQLSchema
  document: DocumentNode
  operationName?: string | null | undefined
  variables?: Record<string, unknown> | null | undefined
}

/** Refuses what costs too much. */
export const tooCostly = (cost: number): GraphQLError | null =>
  cost <= limits.cost
    ? null
    : refused(
        'TOO_COSTLY',
        `The answer may hold ${Math.round(cost)} fields; ${limits.cost} are allowed. Ask for fewer, or for smaller pages.`,
      )

/**
 * How many fields the answer to an operation of a valid document may hold with these variables: a list counts as many times as it is asked for (`first`,
 * `last`, `ids`), or else as often as its field says or lists usually have entries.
 */
export const costOf = ({ schema, document, operationName, variables }: Asked): number => {
  const operation = document.definitions.find(
    (definition): definition is OperationDefinitionNode =>
      definition.kind === Kind.OPERATION_DEFINITION && (!operationName || definition.name?.value === operationName),
  )
  const root = operation && schema.getRootType(operation.operation)
  if (!operation || !root) return 0
  const fragments = fragmentsOf(document)
  const known = new Map<string, number>()

  const valueOf = (node: ValueNode | undefined): unknown => {
    if (node?.kind === Kind.INT) return Number(node.value)
    if (node?.kind === Kind.LIST) return node.values
    if (node?.kind !== Kind.VARIABLE) return undefined
    const name = node.name.value
    const declared = operation.variableDefinitions?.find(({ variable }) => variable.name.value === name)
    return variables && Object.hasOwn(variables, name) ? variables[name] : valueOf(declared?.defaultValue)
  }
  const argument = (node: FieldNode, name: string): unknown =>
    valueOf(node.arguments?.find((given) => given.name.value === name)?.value)

  /** How many entries a connection is asked for; null for a field that is none. */
  const pageOf = (field: GraphQLField<unknown, unknown>, node: FieldNode): number | null => {
    const { size } = field.extensions as Hints
    if (!field.args.some(({ name }) => name === 'first')) return null
    if (typeof size === 'number') return size
    const counts = [argument(node, 'first'), argument(node, 'last')].filter((count) => typeof count === 'number')
    return counts.length > 0 ? Math.max(0, ...counts) : unhinted.page
  }
  /** How many times what stands inside the field is answered. */
  const timesOf = (field: GraphQLField<unknown, unknown>, page: number): number => {
    const { size } = field.extensions as Hints
    if (size !== undefined) return size === 'page' ? page : size
    return isListType(isNonNullType(field.type) ? field.type.ofType : field.type) ? unhinted.size : 1
  }

  const ofField = (node: FieldNode, parent: GraphQLNamedType, page: number): number => {
    if (asksForSchema(node)) return unhinted.schema
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined
    if (!field) return 1
    const ownPage = pageOf(field, node)
    const inside = node.selectionSet ? ofSet(node.selectionSet, getNamedType(field.type), ownPage ?? 1) : 0
    const itself = (field.extensions as Hints).cost ?? 1
    const ids = argument(node, 'ids')
    if (Array.isArray(ids)) return itself + ids.length * (1 + inside)
    return itself + (ownPage === null ? timesOf(field, page) : 1) * inside
  }
  const ofFragment = (name: string, page: number): number => {
    const fragment = fragments.get(name)
    if (!fragment) return 0
    const key = `${name} ${page}`
    if (!known.has(key))
      known.set(key, ofSet(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value), page))
    return known.get(key)!
  }
  const ofSet = (set: SelectionSetNode, parent: GraphQLNamedType | undefined, page: number): number => {
    if (!isCompositeType(parent)) return 0
    return set.selections.reduce((sum, selection) => {
      if (selection.kind === Kind.FIELD) return sum + ofField(selection, parent, page)
      if (selection.kind === Kind.FRAGMENT_SPREAD) return sum + ofFragment(selection.name.value, page)
      const { typeCondition } = selection
      return (
        sum + ofSet(selection.selectionSet, typeCondition ? schema.getType(typeCondition.name.value) : parent, page)
      )
    }, 0)
  }
  return ofSet(operation.selectionSet, root, 1)
}
