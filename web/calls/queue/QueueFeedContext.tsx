import { createContext, useContext, useEffect, useEffectEvent } from 'react'
import type { QueueFeed } from './queueFeed'

const QueueFeedContext = createContext<QueueFeed | null>(null)

export const QueueFeedProvider = QueueFeedContext

/** The tab's one feed; null where there is no frame. */
export const useQueueFeed = (): QueueFeed | null => useContext(QueueFeedContext)

/** Runs when this call changed, left the queue, or may have: what a page shows beyond its card is to be read anew. */
export const useCallMoved = (callId: string, onMoved: () => void): void => {
  const feed = useQueueFeed()
  const moved = useEffectEvent(onMoved)
  useEffect(
    () =>
      feed?.onMoved(({ changedIds, removed, isAll }) => {
        if (isAll || changedIds.includes(callId) || removed.some((gone) => gone.callId === callId)) moved()
      }),
    [feed, callId],
  )
}
