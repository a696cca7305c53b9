import { createContext, useContext } from 'react'

/** A call that has left the queue, and why. */
export type Removed = { readonly callId: string; readonly reason: string; readonly by?: string | null }

/** Which calls and lines changed. `isAll`: too many to list. `isCatalogue`: purposes, facilities, rooms or procedures may have changed. `isCompliance`: somebody's documents. `isHandover`: a note or a hand-over of a facility. */
export type Movement = {
  changedIds: readonly string[]
  removed: readonly Removed[]
  changedLineIds: readonly string[]
  /** People whose presence or inbox changed. */
  personIds: readonly string[]
  isAll: boolean
  isCatalogue: boolean
  isCompliance: boolean
  isHandover: boolean
}

/**
 * Keeps the queue in the store current for as long as the tab is open, whichever page is shown, and notifies pages of
 * changes. It uses the subscription while the socket is open; otherwise it polls the version every ten seconds.
 */
export type Feed = {
  start: () => void
  stop: () => void
  /** A page read the queue. */
  queueRead: (reading: { version: number; readAt: string }) => void
  /** Whether the queue in the store may be shown without reading it again. */
  isCurrent: () => boolean
  onMoved: (listener: (movement: Movement) => void) => () => void
}

/** Whether this call changed, left the queue, or may have. */
export const concernsCall =
  (callId: string) =>
  ({ changedIds, removed, isAll }: Movement): boolean =>
    isAll || changedIds.includes(callId) || removed.some((gone) => gone.callId === callId)

export const FeedContext = createContext<Feed | null>(null)

/** The tab's feed; null outside the frame. */
export const useFeed = (): Feed | null => useContext(FeedContext)
