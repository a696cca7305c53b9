import {
  createOperationDescriptor,
  getRequest,
  type GraphQLTaggedNode,
  type IEnvironment,
  type OperationType,
  type Observable,
} from 'relay-runtime'
import { background } from './environment'

/**
 * Reads a query from the server into the store, without a person having asked. `fetchQuery` would join a request for the
 * same that is under way, and that may have left before the change of which this read is to tell.
 */
export const readAnew = <Query extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: Query['variables'],
): Observable<Query['response']> => {
  const operation = createOperationDescriptor(getRequest(query), variables, { force: true, ...background })
  return environment.execute({ operation }).map(() => environment.lookup(operation.fragment).data as Query['response'])
}
