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
import type { Weight } from '../../../heavyWork'

/** Limits of a request. Every document of the screens stays far below them. */
export const limits = {
  /** Characters and lexical tokens of a document. */
  length: 20_000,
  tokens: 2_000,
  /** Nested fields. */
  depth: 12,
  /** Fields in the answer, as `costOf` estimates them. */
  cost: 60_000,
} as const

/** What a field declares about itself, in its `extensions`. */
export type Hints = {
  /** The expected number of entries in its list; `page` means the page size of the surrounding connection. */
  size?: number | 'page'
  /** The cost of the field itself: more than 1 when it sends a statement. */
  cost?: number
  /** It takes the processor or the database for long, so it waits for its turn among everybody's heavy work (rules 8.6). */
  isHeavy?: true
  /** The answer differs from person to person, or reading it is audited: it is never shared (decision 0010). */
  personal?: true
  /** It tells of the patient of its call, which is audited (rules 2.10). */
  tellsOfPatient?: true
}

export const hints = (of: Hints): { extensions: Hints } => ({ extensions: of })

const unhinted = { size: 10, page: 20, schema: 5_000 }

/** A costly document counts as several requests, and gives way to others while it is answered. */
export const isCostly = (cost: number): boolean => cost >= 1_000

const refused = (code: 'TOO_COSTLY' | 'TOO_DEEP', message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code } })

/** The refusal of a text that is too long to be parsed; null otherwise. */
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

/** A standard rule of GraphQL.js already limits `__schema` and `__type`. */
const isIntrospection = ({ name }: FieldNode): boolean => name.value === '__schema' || name.value === '__type'

/** Visits each fragment once, however often it is spread: nested fragments have exponentially many paths. */
const deepest = (fragments: Fragments) => {
  const known = new Map<string, number>()
  const ofSet = (set: SelectionSetNode): number =>
    set.selections.reduce((deep, selection) => {
      if (selection.kind === Kind.FIELD)
        return Math.max(
          deep,
          isIntrospection(selection) || !selection.selectionSet ? 1 : 1 + ofSet(selection.selectionSet),
        )
      if (selection.kind === Kind.INLINE_FRAGMENT) return Math.max(deep, ofSet(selection.selectionSet))
      return Math.max(deep, ofFragment(selection.name.value))
    }, 0)
  const ofFragment = (name: string): number => {
    const before = known.get(name)
    if (before !== undefined) return before
    // Another rule refuses a fragment that spreads itself.
    known.set(name, 0)
    const fragment = fragments.get(name)
    const depth = fragment ? ofSet(fragment.selectionSet) : 0
    known.set(name, depth)
    return depth
  }
  return ofSet
}

/** Refuses a document whose fields are nested too deeply. */
export const notTooDeep: ValidationRule = function notTooDeep(context) {
  const depthOf = deepest(fragmentsOf(context.getDocument()))
  return {
    OperationDefinition: ({ selectionSet }) => {
      const depth = depthOf(selectionSet)
      if (depth > limits.depth)
        context.reportError(
          refused('TOO_DEEP', `The fields are nested ${depth} levels deep; ${limits.depth} are allowed.`),
        )
    },
  }
}

export type Operation = {
  schema: GraphQLSchema
  document: DocumentNode
  operationName?: string | null | undefined
  variables?: Record<string, unknown> | null | undefined
}

/** The refusal of an operation that costs too much; null otherwise. */
export const tooCostly = (cost: number): GraphQLError | null =>
  cost <= limits.cost
    ? null
    : refused(
        'TOO_COSTLY',
        `The answer may hold ${Math.round(cost)} fields; ${limits.cost} are allowed. Ask for fewer, or for smaller pages.`,
      )

/**
 * How many fields the answer to an operation of a valid document may contain with these variables. A list counts as
 * many times as its arguments say (`first`, `last`, `ids`), or as its field declares, or as a usual list has entries.
 */
export const costOf = (operation: Operation): number => weigh(operation).cost

/** The cost of an operation, and whether it selects a heavy field. */
export const weigh = ({ schema, document, operationName, variables }: Operation): Weight => {
  const operation = document.definitions.find(
    (definition): definition is OperationDefinitionNode =>
      definition.kind === Kind.OPERATION_DEFINITION && (!operationName || definition.name?.value === operationName),
  )
  const root = operation && schema.getRootType(operation.operation)
  if (!operation || !root) return { cost: 0, isHeavy: false }
  let isHeavy = false
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

  /** The page size that a connection is asked for; null for a field that is not a connection. */
  const pageOf = (field: GraphQLField<unknown, unknown>, node: FieldNode): number | null => {
    const { size } = field.extensions as Hints
    if (!field.args.some(({ name }) => name === 'first')) return null
    if (typeof size === 'number') return size
    const counts = [argument(node, 'first'), argument(node, 'last')].filter((count) => typeof count === 'number')
    return counts.length > 0 ? Math.max(0, ...counts) : unhinted.page
  }
  /** How many times the selection of the field is answered. */
  const timesOf = (field: GraphQLField<unknown, unknown>, page: number): number => {
    const { size } = field.extensions as Hints
    if (size !== undefined) return size === 'page' ? page : size
    return isListType(isNonNullType(field.type) ? field.type.ofType : field.type) ? unhinted.size : 1
  }

  const ofField = (node: FieldNode, parent: GraphQLNamedType, page: number): number => {
    if (isIntrospection(node)) return unhinted.schema
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined
    if (!field) return 1
    isHeavy ||= (field.extensions as Hints).isHeavy === true
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
  return { cost: ofSet(operation.selectionSet, root, 1), isHeavy }
}
