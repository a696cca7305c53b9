import {
  createOperationDescriptor,
  Environment,
  Network,
  RecordSource,
  Store,
  type ConcreteRequest,
} from 'relay-runtime'

/** A store with one answer and no network: what renders from it cannot send anything. */
export const draftEnvironment = (query: ConcreteRequest, answer: object): Environment => {
  const environment = new Environment({
    network: Network.create(() => {
      throw new Error('a preview asks no one')
    }),
    // No garbage collection: the store lives as long as its preview.
    store: new Store(new RecordSource(), { gcScheduler: () => {} }),
  })
  environment.commitPayload(createOperationDescriptor(query, {}), answer)
  return environment
}
