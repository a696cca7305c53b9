import { useRelayEnvironment } from 'react-relay'
import type { GraphQLTaggedNode, IEnvironment, OperationType } from 'relay-runtime'
import { useFresh, type Fresh } from '../live/useFresh'

type Options<Query extends OperationType> = Pick<Fresh<Query>, 'isHeld' | 'onRead'> & {
  /** The lines that are shown; without them any line is meant, as a list has it. */
  lineIds?: readonly string[]
}

/** A closing that is told in several steps, or a whole ward that is changed, is one reading. */
const settleMs = 150

/**
 * Reads what a screen shows of lines again when somebody changes one of them, or a call about it. While `isHeld` it
 * waits, so that nothing moves under the hand; what is entered belongs to the form.
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

/** The line of a call, as far as the store knows it: the feed has told the call before it tells that it moved. */
const lineOf = (environment: IEnvironment, callId: string): string | undefined => {
  const line = environment.getStore().getSource().get(callId)?.line as { __ref?: string } | null | undefined
  return line?.__ref
}
