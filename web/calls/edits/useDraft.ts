import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useSaveCallDraft } from '../verbs/useSaveCallDraft'
import type { useDraft_call$key } from './__generated__/useDraft_call.graphql'
import type { DraftEntry } from './entries'

/** After the last letter. */
const settle = 1_500
/** What could not be kept is tried again. */
const again = 10_000

/** What the person had entered on the call and not sent, as the server kept it. */
export const useDraft = (callKey: useDraft_call$key): readonly DraftEntry[] => {
  const { viewerDraft } = useFragment(
    graphql`
      fragment useDraft_call on Call {
        viewerDraft {
          entries {
            name
            from
            to
          }
        }
      }
    `,
    callKey,
  )
  return viewerDraft?.entries ?? []
}

/**
 * Keeps on the server what is entered and not sent, a moment after the last letter and when the page goes away
 * (rules 3.22). Never in the browser: the next person at this computer must find nothing of a patient.
 */
export const useKeptDraft = (callId: string, draft: readonly DraftEntry[], { mayKeep, hadDraft }: { mayKeep: boolean; hadDraft: boolean }) => {
  const save = useSaveCallDraft()
  const text = JSON.stringify(draft)
  /** What the server holds, as far as the page knows; null: not known. */
  const [kept, setKept] = useState<string | null>(hadDraft && draft.length === 0 ? null : text)
  const [fails, setFails] = useState(0)
  const isSending = useRef(false)
  const isOver = useRef(false)

  const keep = useEffectEvent(async (isParting: boolean) => {
    if (!mayKeep || isOver.current || text === kept || (isSending.current && !isParting)) return
    isSending.current = true
    const isKept = await save({ callId, entries: draft }, { isParting })
    isSending.current = false
    if (isOver.current) return
    // What was typed meanwhile differs from it, and is sent in its turn.
    if (isKept) setKept(text)
    setFails(isKept ? 0 : (count) => count + 1)
  })

  useEffect(() => {
    if (!mayKeep || text === kept) return
    const timer = setTimeout(() => void keep(false), fails > 0 ? again : settle)
    return () => clearTimeout(timer)
  }, [mayKeep, text, kept, fails])

  useEffect(() => {
    const part = () => void keep(true)
    const hidden = () => {
      if (document.visibilityState === 'hidden') part()
    }
    addEventListener('pagehide', part)
    document.addEventListener('visibilitychange', hidden)
    return () => {
      removeEventListener('pagehide', part)
      document.removeEventListener('visibilitychange', hidden)
      part()
    }
  }, [])

  return {
    /** Whether all that is entered is found again. */
    isKept: draft.length > 0 && text === kept,
    /** Whether the last try to keep it came to nothing. */
    hasFailed: fails > 0,
    /** The server has forgotten it. */
    forgotten: () => setKept('[]'),
    /** Some of it was sent, which the server has taken out of the draft; what is left is kept anew. */
    sent: () => setKept(null),
    /** The call is closed, and its draft with it. */
    end: () => {
      isOver.current = true
    },
  }
}
