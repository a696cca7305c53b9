import { useEffect, useEffectEvent, useRef } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'
import { background } from '../../relay/environment'
import { retryDelay } from '../../relay/socket'
import type { Movement } from './queueFeed'
import { useQueueFeed } from './QueueFeedContext'

export type Rereading<Query extends OperationType> = {
  query: GraphQLTaggedNode
  variables: Query['variables']
  /** Whether something is shown here of what moved. */
  concerns: (movement: Movement) => boolean
  /** So long is waited for more that moves, in milliseconds: several changes in a row are one reading. */
  settle?: number
  /** What is shown is under the hand: it is read once that has gone. */
  isHeld?: boolean
  onRead?: (answer: Query['response']) => void
}

/** Reads a query again, into the store, when the feed tells of something that it shows; and again, until that succeeds. */
export const useRereading = <Query extends OperationType>({ query, variables, concerns, settle = 0, isHeld = false, onRead }: Rereading<Query>): void => {
  const environment = useRelayEnvironment()
  const feed = useQueueFeed()
  const isConcerned = useEffectEvent(concerns)
  const mayRead = useEffectEvent(() => !isHeld)
  const heard = useEffectEvent((answer: Query['response']) => onRead?.(answer))
  const ask = useEffectEvent(() => fetchQuery<Query>(environment, query, variables, { networkCacheConfig: { force: true, ...background } }))
  /** Reads what was put off while the hand was there. */
  const catchUp = useRef<(() => void) | null>(null)

  useEffect(() => {
    if (!feed) return
    let reading: { unsubscribe: () => void } | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = (failures = 0) => {
      clearTimeout(timer)
      if (!mayRead()) {
        catchUp.current = () => read()
        return
      }
      reading?.unsubscribe()
      reading = ask().subscribe({ next: (answer: Query['response']) => heard(answer), error: () => (timer = setTimeout(() => read(failures + 1), retryDelay(failures + 1))) })
    }
    const unwatch = feed.onMoved((movement) => {
      if (!isConcerned(movement)) return
      clearTimeout(timer)
      if (settle > 0) timer = setTimeout(read, settle)
      else read()
    })
    return () => {
      clearTimeout(timer)
      unwatch()
      reading?.unsubscribe()
      catchUp.current = null
    }
  }, [environment, feed, settle])

  useEffect(() => {
    if (isHeld) return
    const read = catchUp.current
    catchUp.current = null
    read?.()
  }, [isHeld])
}
