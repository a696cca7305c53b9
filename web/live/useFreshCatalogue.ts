import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'
import { useFresh } from './useFresh'

/**
 * Reads a page's part of the configuration again when somebody changes it: a renamed purpose, a hidden room or a new
 * required field appears a moment later. Only choices and rules change; entries belong to the form.
 */
export const useFreshCatalogue = <Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query['variables'] = {},
): void => {
  useFresh<Query>({ query, variables, concerns: ({ isCatalogue }) => isCatalogue })
}
