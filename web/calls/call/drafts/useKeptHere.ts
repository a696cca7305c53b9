import { draftAfter, keptChange, unsentOf, type DraftChange, type DraftEntry } from 'domain/calls/entries/draft'
import { useEffect, useMemo, useState } from 'react'
import { keptEntriesOf, type Kept } from '../../../offline/keptEntries'
import { serverNow } from '../../../relay/serverClock'
import { useViewer } from '../../../relay/viewer'
import type { Draft } from './useDraft'

const nothing: readonly Kept[] = []

/**
 * What this browser keeps of a call because the server does not have it yet (rules 3.22a). `draft` is that of the server,
 * with what pages left that were closed before they could send it: it comes into the form like what another page kept.
 */
export const useKeptHere = (callId: string, providerId: string, draft: Draft) => {
  const { userId } = useViewer()
  const store = useMemo(() => keptEntriesOf({ userId, providerId }), [userId, providerId])
  /** What pages left that were closed; null until it is known. */
  const [left, setLeft] = useState<readonly Kept[] | null>(null)
  /** Whether the browser keeps what is typed; null until it has answered. */
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

  /** What they left that the server has by now. */
  const [arrived, setArrived] = useState(nothing)
  if (left !== null && left.length > 0 && !hasLeft) {
    setArrived(left)
    setLeft(nothing)
  }
  useEffect(() => {
    if (arrived.length > 0) void store.remove(callId, arrived)
  }, [store, callId, arrived])

  return {
    draft: whole,
    isKnown: left !== null,
    /** Whether a page that was closed left something that the server still lacks. */
    hasLeft,
    isHeld,
    hold: async (change: DraftChange, sent: readonly DraftEntry[]) =>
      setHeld(await store.write(callId, keptChange(draft, change, sent, serverNow()))),
    /** The server has all of it, or nobody needs it any more. */
    release: () => {
      setHeld(null)
      setLeft(nothing)
      void store.remove(callId, left ?? nothing, true)
    },
  }
}

export type KeptHere = ReturnType<typeof useKeptHere>
