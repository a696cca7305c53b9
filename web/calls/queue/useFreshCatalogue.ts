import { useEffect, useEffectEvent } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'
import { background } from '../../relay/environment'
import { retryDelay } from '../../relay/socket'
import { useQueueFeed } from './QueueFeedContext'

/**
 * Reads what a page shows of the catalogue again when somebody changes it: a renamed purpose, a hidden room or a new
 * required field is there a moment later. Only choices and rules change by it; what is entered belongs to the form.
 */
export const useFreshCatalogue = <Query extends OperationType>(query: GraphQLTaggedNode, variables: Query['variables'] = {}): void => {
  const environment = useRelayEnvironment()
  const feed = useQueueFeed()
  const ask = useEffectEvent(() => fetchQuery<Query>(environment, query, variables, { networkCacheConfig: { force: true, ...background } }))

  useEffect(() => {
    if (!feed) return
    let reading: { unsubscribe: () => void } | undefined
    let retry: ReturnType<typeof setTimeout> | undefined
    const read = (failures = 0) => {
      clearTimeout(retry)
      reading?.unsubscribe()
      reading = ask().subscribe({ error: () => (retry = setTimeout(() => read(failures + 1), retryDelay(failures + 1))) })
    }
    const unwatch = feed.onMoved(({ isCatalogue }) => {
      if (isCatalogue) read()
    })
    return () => {
      clearTimeout(retry)
      unwatch()
      reading?.unsubscribe()
    }
  }, [environment, feed])
}
