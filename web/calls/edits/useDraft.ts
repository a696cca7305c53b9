import { changeOfDraft } from 'domain/calls/draft'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useSaveCallDraft } from '../verbs/useSaveCallDraft'
import type { useDraft_call$data, useDraft_call$key } from './__generated__/useDraft_call.graphql'
import type { DraftEntry } from './entries'
import { forgetParting, markParting } from './parting'

/** After the last letter. */
const settle = 1_500
/** What could not be kept is tried again. */
const again = 10_000

type Draft = NonNullable<useDraft_call$data['viewerDraft']>

const noDraft: Draft = { revision: 0, entries: [] }

/** What the person had entered on the call and not sent, as the server keeps it: from this page and from others. */
export const useDraft = (callKey: useDraft_call$key): Draft => {
  const { viewerDraft } = useFragment(
    graphql`
      fragment useDraft_call on Call {
        viewerDraft {
          revision
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
  return viewerDraft ?? noDraft
}

/**
 * Keeps on the server what is entered and not sent, a moment after the last letter and when the page goes away
 * (rules 3.22). Never in the browser: the next person at this computer must find nothing of a patient. Only what differs
 * from what the server keeps is told, because another page of the person may keep something, too.
 */
export const useKeptDraft = (
  callId: string,
  entries: readonly DraftEntry[],
  draft: Draft,
  { mayKeep, onTell }: { mayKeep: boolean; onTell: (entries: readonly DraftEntry[]) => void },
) => {
  const save = useSaveCallDraft()
  const change = changeOfDraft(draft.entries, entries)
  const text = JSON.stringify(change)
  const isTold = change.entries.length === 0 && change.takenBack.length === 0
  const [fails, setFails] = useState(0)
  const underWay = useRef(0)
  /** What was told on leaving and has no answer yet; a page says twice that it goes. */
  const parted = useRef<string | null>(null)
  const isOver = useRef(false)

  const tell = async (sending: ReturnType<typeof save>) => {
    underWay.current += 1
    onTell(change.entries)
    const isHeard = await sending
    underWay.current -= 1
    if (!isOver.current) setFails(isHeard ? 0 : (count) => count + 1)
  }
  const keep = useEffectEvent(async () => {
    if (!isOver.current && underWay.current === 0)
      await tell(save({ callId, ...change, expectedRevision: draft.revision }))
  })
  const part = useEffectEvent(async () => {
    if (!mayKeep || isOver.current || isTold || parted.current === text) return
    parted.current = text
    // Each of those that are under way raises the revision once.
    markParting(callId, draft.revision + underWay.current)
    // There is nobody left to be asked: these words go in, whatever came in between.
    await tell(save({ callId, ...change }, { isParting: true }))
    parted.current = null
    forgetParting(callId)
  })

  useEffect(() => {
    if (!mayKeep || isTold) return
    const timer = setTimeout(() => void keep(), fails > 0 ? again : settle)
    return () => clearTimeout(timer)
  }, [mayKeep, isTold, text, draft.revision, fails])

  useEffect(() => {
    const leave = () => void part()
    const hidden = () => {
      if (document.visibilityState === 'hidden') leave()
    }
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hidden)
    return () => {
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hidden)
      leave()
    }
  }, [])

  return {
    /** Whether all that is entered is found again. */
    isKept: entries.length > 0 && isTold,
    /** Whether the last try to keep it came to nothing. */
    hasFailed: fails > 0,
    /** The call is closed, and its draft with it. */
    end: () => {
      isOver.current = true
    },
  }
}
