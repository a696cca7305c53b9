import { useEffect, useEffectEvent, useRef } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { createOperationDescriptor, getRequest, type GraphQLTaggedNode, type OperationType } from 'relay-runtime'
import { useLink } from '../relay/connection'
import { readAnew } from '../relay/readAnew'
import { useFeed, type Movement } from './feed'
import { createReader, type Reader } from './reader'

export type Fresh<Query extends OperationType> = {
  query: GraphQLTaggedNode
  /** Null when there is nothing to read. */
  variables: Query['variables'] | null
  /** Whether a change from the feed concerns something that is shown here. */
  concerns?: (movement: Movement) => boolean
  /** For data that the feed does not cover: read at this interval while the page is visible, and when it becomes visible. */
  everyMs?: number
  /** Nothing else reads this query: it is read here whenever the variables change, and kept in the store. */
  isOwn?: boolean
  /** Changes within this many milliseconds cause one read. */
  settleMs?: number
  /** The pointer is on what is shown, or it is not visible: it is read once that is over. */
  isHeld?: boolean
  /** The page is correct without it, so a failed read is not reported. */
  isAdvice?: boolean
  onRead?: (answer: Query['response']) => void
}

/**
 * Keeps a page current: reads its query again, into the store, when the feed reports a change
 * that concerns it. While that fails, the live pill shows since when the page is out of date (decision 0034).
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
