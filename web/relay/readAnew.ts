import {
  commitLocalUpdate,
  createOperationDescriptor,
  getRequest,
  type GraphQLTaggedNode,
  type IEnvironment,
  type OperationType,
  type Observable,
} from 'relay-runtime'
import { background } from './environment'

/** What was read so far is shown to nobody who comes to it from now on, until it is read again. */
export const distrustStored = (environment: IEnvironment): void =>
  commitLocalUpdate(environment, (store) => store.invalidateStore())

/**
 * Reads a query from the server into the store, without any action of the person. `fetchQuery` would join an identical
 * request that is in flight, and that may have been sent before the change that this read is for.
 */
export const readAnew = <Query extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: Query['variables'],
): Observable<Query['response']> => {
  const operation = createOperationDescriptor(getRequest(query), variables, { force: true, ...background })
  return environment.execute({ operation }).map(() => environment.lookup(operation.fragment).data as Query['response'])
}
