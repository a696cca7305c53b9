import { useEffect, useRef, useState } from 'react'
import { fetchQuery, useRelayEnvironment, type GraphQLTaggedNode, type PreloadedQuery } from 'react-relay'
import { useQueryLoader } from 'react-relay/hooks'
import type { OperationType } from 'relay-runtime'
import { useNotify } from '../ui/notices/notices'

/**
 * A page's query that is read again with more, on demand. What is shown stays until the new answer arrives; `loading` says
 * what was asked for meanwhile. `failure` is the title of the notice when there is no answer.
 */
export const useWider = <Query extends OperationType, What extends string>(
  document: GraphQLTaggedNode,
  initial: PreloadedQuery<Query>,
  failure: string,
) => {
  const notify = useNotify()
  const environment = useRelayEnvironment()
  // The first one stays its owner's, who may show it again.
  const [loaded, load] = useQueryLoader<Query>(document)
  // Once the page was read again, what it is now counts.
  const [widened, setWidened] = useState<PreloadedQuery<Query> | null>(null)
  const [loading, setLoading] = useState<What | null>(null)
  const reading = useRef<{ unsubscribe: () => void }>(undefined)
  useEffect(() => () => reading.current?.unsubscribe(), [])

  return {
    queryRef: (widened === initial && loaded) || initial,
    loading,
    widen: (what: What, variables: Query['variables']) => {
      reading.current?.unsubscribe()
      setLoading(what)
      reading.current = fetchQuery<Query>(environment, document, variables).subscribe({
        next: () => {
          setLoading(null)
          load(variables, { fetchPolicy: 'store-or-network' })
          setWidened(initial)
        },
        error: () => {
          setLoading(null)
          notify({ kind: 'error', title: failure, description: 'Try again in a moment.' })
        },
      })
    },
  }
}
