import { useEffect, useEffectEvent, useRef } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { createOperationDescriptor, getRequest, type GraphQLTaggedNode, type OperationType } from 'relay-runtime'
import { useLink } from '../relay/connection'
import { readAnew } from '../relay/readAnew'
import { useFeed, type Movement } from './feed'
import { createReader, type Reader } from './reader'

export type Fresh<Query extends OperationType> = {
  query: GraphQLTaggedNode
  /** null: there is nothing to read. */
  variables: Query['variables'] | null
  /** Whether a change that the feed tells of is about something that is shown here. */
  concerns?: (movement: Movement) => boolean
  /** For what no feed tells of: read every so many milliseconds while somebody can see the page, and when they come back to it. */
  everyMs?: number
  /** Nobody else reads it: it is read here whenever the variables change, and kept in the store. */
  isOwn?: boolean
  /** Several changes within these milliseconds are one read. */
  settleMs?: number
  /** What is shown is under the hand, or not in sight: it is read once that is over. */
  isHeld?: boolean
  /** The page is right without it, so that nobody is told when it cannot be read. */
  isAdvice?: boolean
  onRead?: (answer: Query['response']) => void
}

/**
 * Keeps what a page shows as it is at the server: reads a query again, into the store, when the feed tells of a change
 * that concerns it. While that fails the live pill says since when the page is out of date (decision 0034).
 */
export const useFresh = <Query extends OperationType>({
  query,
  variables,
  concerns,
  everyMs,
  isOwn = false,
  settleMs,
  isHeld = false,
  isAdvice = false,
  onRead,
}: Fresh<Query>): { readNow: () => Promise<boolean> } => {
  const environment = useRelayEnvironment()
  const feed = useFeed()
  const link = useLink()
  const reader = useRef<Reader>(null)
  const key = variables && JSON.stringify(variables)
  const isConcerned = useEffectEvent((movement: Movement) => variables !== null && concerns?.(movement) === true)
  const mustWait = useEffectEvent(() => isHeld)
  const heard = useEffectEvent((answer: Query['response']) => onRead?.(answer))
  const read = useEffectEvent(() => readAnew<Query>(environment, query, variables!))

  useEffect(() => {
    const part = {}
    const mine = createReader<Query['response']>({
      read: () => read(),
      onAnswer: (answer) => heard(answer),
      onOutdated: (outdated) => {
        if (!isAdvice) link.setOutdated(part, outdated)
      },
      settleMs,
      isHeld: () => mustWait(),
    })
    reader.current = mine
    const unwatchFeed = feed?.onMoved((movement) => {
      if (isConcerned(movement)) mine.changed()
    })
    let wasLive = link.getSnapshot().state === 'live'
    const unwatchLink = link.subscribe(() => {
      const isLive = link.getSnapshot().state === 'live'
      if (isLive && !wasLive) mine.wake()
      wasLive = isLive
    })
    const looked = () => {
      if (document.visibilityState === 'visible') mine.wake()
    }
    addEventListener('online', mine.wake)
    document.addEventListener('visibilitychange', looked)
    return () => {
      unwatchFeed?.()
      unwatchLink()
      removeEventListener('online', mine.wake)
      document.removeEventListener('visibilitychange', looked)
      mine.cancel()
    }
  }, [environment, feed, link, settleMs, isAdvice])

  useEffect(() => {
    if (!isHeld) reader.current?.release()
  }, [isHeld])

  useEffect(() => {
    if (everyMs === undefined) return
    const tick = () => {
      if (document.visibilityState === 'visible') reader.current?.due()
    }
    const timer = setInterval(tick, everyMs)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [everyMs])

  useEffect(() => {
    if (!isOwn || key === null) return
    const kept = environment.retain(createOperationDescriptor(getRequest(query), JSON.parse(key) as Query['variables']))
    reader.current?.changed()
    return () => {
      reader.current?.cancel()
      kept.dispose()
    }
  }, [environment, isOwn, query, key])

  return { readNow: () => reader.current!.readNow() }
}
