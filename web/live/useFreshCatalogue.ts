import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'
import { useFresh } from './useFresh'

/**
 * Reads what a page shows of the catalogue again when somebody changes it: a renamed purpose, a hidden room or a new
 * required field is there a moment later. Only choices and rules change by it; what is entered belongs to the form.
 */
export const useFreshCatalogue = <Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query['variables'] = {},
): void => {
  useFresh<Query>({ query, variables, concerns: ({ isCatalogue }) => isCatalogue })
}
