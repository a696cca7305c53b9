import {
  createOperationDescriptor,
  Environment,
  Network,
  RecordSource,
  Store,
  type ConcreteRequest,
} from 'relay-runtime'

/** A store of its own that holds one answer and asks nobody: what is drawn from it can send nothing. */
export const draftEnvironment = (query: ConcreteRequest, answer: object): Environment => {
  const environment = new Environment({
    network: Network.create(() => {
      throw new Error('a preview asks nobody')
    }),
    // It lives as long as what is drawn from it.
    store: new Store(new RecordSource(), { gcScheduler: () => {} }),
  })
  environment.commitPayload(createOperationDescriptor(query, {}), answer)
  return environment
}
