import { useRelayEnvironment } from 'react-relay'
import type { GraphQLTaggedNode, IEnvironment, OperationType } from 'relay-runtime'
import { useFresh, type Fresh } from '../live/useFresh'

type Options<Query extends OperationType> = Pick<Fresh<Query>, 'isHeld' | 'onRead'> & {
  /** The lines shown; without them any line counts, as in a list. */
  lineIds?: readonly string[]
}

/** Wait for more changes, so that a burst of them causes one read. */
const settleMs = 150

/**
 * Reads the query again when somebody changes one of its lines, or a call about one. While `isHeld`, it waits, so that
 * nothing moves while the user interacts with the list. Entries of a form are not affected.
 */
export const useFreshLines = <Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query['variables'],
  { lineIds, ...options }: Options<Query> = {},
) => {
  const environment = useRelayEnvironment()
  return useFresh<Query>({
    query,
    variables,
    settleMs,
    ...options,
    concerns: ({ changedLineIds, changedIds, removed, isAll }) =>
      isAll ||
      changedLineIds.some((id) => !lineIds || lineIds.includes(id)) ||
      (lineIds !== undefined &&
        [...changedIds, ...removed.map(({ callId }) => callId)].some((callId) =>
          lineIds.includes(lineOf(environment, callId) ?? ''),
        )),
  })
}

/** The line of a call, if the store has it. The feed delivers a call before it reports the change. */
const lineOf = (environment: IEnvironment, callId: string): string | undefined => {
  const line = environment.getStore().getSource().get(callId)?.line as { __ref?: string } | null | undefined
  return line?.__ref
}
