import { draftAfter, keptChange, unsentOf, type DraftChange, type DraftEntry } from 'domain/calls/entries/draft'
import { useEffect, useMemo, useRef, useState } from 'react'
import { keptEntriesOf, type Kept } from '../../../offline/keptEntries'
import { serverNow } from '../../../relay/serverClock'
import { useViewer } from '../../../relay/viewer'
import type { Draft } from './useDraft'

const nothing: readonly Kept[] = []

/**
 * The entries of a call that only this browser has yet (rules 3.22a). `draft` is the server's draft, with the entries
 * of closed pages that were not sent: these get into the form like the entries of another page.
 */
export const useKeptHere = (callId: string, providerId: string, draft: Draft) => {
  const { userId } = useViewer()
  const store = useMemo(() => keptEntriesOf({ userId, providerId }), [userId, providerId])
  /** Entries that closed pages left; null until known. */
  const [left, setLeft] = useState<readonly Kept[] | null>(null)
  /** Whether the browser stores what is typed; null until it answers. */
  const [isHeld, setHeld] = useState<boolean | null>(null)

  useEffect(() => {
    let isOver = false
    void store.read(callId).then((found) => {
      if (!isOver) setLeft(found.length > 0 ? found : nothing)
    })
    return () => {
      isOver = true
    }
  }, [store, callId])

  const unsent = useMemo(() => unsentOf(draft, left ?? nothing), [draft, left])
  const hasLeft = unsent.entries.length > 0 || unsent.takenBack.length > 0
  const whole = useMemo(
    () => (hasLeft ? { ...draft, entries: draftAfter(draft.entries, unsent) } : draft),
    [draft, unsent, hasLeft],
  )

  /** Entries of closed pages that the server has now. */
  const [arrived, setArrived] = useState(nothing)
  if (left !== null && left.length > 0 && !hasLeft) {
    setArrived(left)
    setLeft(nothing)
  }
  useEffect(() => {
    if (arrived.length > 0) void store.remove(callId, arrived)
  }, [store, callId, arrived])

  /** Whether the call is closed, and its draft with it. */
  const isOver = useRef(false)
  /** The server has all entries, or nobody needs them anymore. */
  const release = () => {
    setHeld(null)
    setLeft(nothing)
    void store.remove(callId, left ?? nothing, true)
  }
  return {
    draft: whole,
    isKnown: left !== null,
    /** Whether a closed page left entries that the server does not have. */
    hasLeft,
    isHeld,
    isOver,
    hold: async (change: DraftChange, sent: readonly DraftEntry[]) =>
      setHeld(await store.write(callId, keptChange(draft, change, sent, serverNow()))),
    release,
    end: () => {
      isOver.current = true
      release()
    },
  }
}

export type KeptHere = ReturnType<typeof useKeptHere>
