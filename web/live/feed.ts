import { createContext, useContext } from 'react'

/** A call that left the queue, and why. */
export type Removed = { readonly callId: string; readonly reason: string; readonly by?: string | null }

/** What changed: calls, and lines; `isAll`: too much to name, everything may have. `isCatalogue`: purposes, facilities, rooms or procedures may have changed. */
export type Movement = {
  changedIds: readonly string[]
  removed: readonly Removed[]
  changedLineIds: readonly string[]
  isAll: boolean
  isCatalogue: boolean
}

/**
 * Keeps the queue in the store current for as long as the tab is open, whichever page is shown, and tells pages what
 * changed: by subscription while there is a socket, by asking every ten seconds whether the version moved while there is none.
 */
export type Feed = {
  start: () => void
  stop: () => void
  /** A page read the queue. */
  queueRead: (reading: { version: number; readAt: string }) => void
  /** Whether the queue in the store may be shown without asking. */
  isCurrent: () => boolean
  onMoved: (listener: (movement: Movement) => void) => () => void
}

/** Whether this call changed, left the queue, or may have. */
export const concernsCall =
  (callId: string) =>
  ({ changedIds, removed, isAll }: Movement): boolean =>
    isAll || changedIds.includes(callId) || removed.some((gone) => gone.callId === callId)

export const FeedContext = createContext<Feed | null>(null)

/** The tab's one feed; null where there is no frame. */
export const useFeed = (): Feed | null => useContext(FeedContext)
