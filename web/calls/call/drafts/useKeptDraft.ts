import { changeOfDraft, type DraftEntry as DomainEntry } from 'domain/calls/entries/draft'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Drafting } from '../../../forms/record/useRecordForm'
import { useIsOffline } from '../../../ui/browser/offline'
import { useDiscardCallDraft } from './useDiscardCallDraft'
import type { Draft } from './useDraft'
import type { KeptHere } from './useKeptHere'
import { useSaveCallDraft } from './useSaveCallDraft'

/** Wait after the last key. */
const settleMs = 1_500
/** Wait before retrying after the server refused. */
const retryMs = 10_000
/** Wait before retrying while offline; the first try that arrives has everything. */
const retryOfflineMs = 3_000

const maxSent = 40

/** Where unsent entries are stored: on the server, only in this browser, or only on the page. */
export type DraftPlace = 'server' | 'browser' | 'page'

/**
 * Keeps unsent entries: on the server a moment after the last key, at once when the connection is back, and when the
 * page closes (rules 3.22); until the server has them, encrypted in the browser (rules 3.22a). Sends only the
 * differences from the server's draft, because the person's other pages may write to it, too.
 */
export const useKeptDraft = (
  callId: string,
  { unsent, drafting, discard }: Drafting,
  draft: Draft,
  local: KeptHere,
  mayKeep: boolean,
) => {
  const save = useSaveCallDraft()
  const [discardDraft, isDiscarding] = useDiscardCallDraft()
  const isOffline = useIsOffline()
  /** Sent entries without an answer: they may have arrived, or may still arrive. */
  const [sent, setSent] = useState<readonly DomainEntry[]>([])
  // Also send what was erased since then.
  const takenBack = new Set(changeOfDraft([...draft.entries, ...sent], unsent).takenBack)
  const change = { ...changeOfDraft(draft.entries, unsent), takenBack: [...takenBack] }
  const text = JSON.stringify(change)
  const isSaved = change.entries.length === 0 && change.takenBack.length === 0
  const [fails, setFails] = useState(0)
  const inFlight = useRef(0)
  /** What was sent on leaving, without an answer yet. Two events fire when a page closes. */
  const sentOnLeaving = useRef<string | null>(null)
  const { isOver } = local

  const track = async (sending: ReturnType<typeof save>) => {
    inFlight.current += 1
    drafting(change.entries.map(({ name }) => name))
    setSent((before) => [...before, ...change.entries].slice(-maxSent))
    const outcome = await sending
    inFlight.current -= 1
    if (outcome !== 'failed') setSent((before) => before.filter((entry) => !change.entries.includes(entry)))
    if (!isOver.current) setFails(outcome === 'failed' ? (count) => count + 1 : 0)
  }
  const keep = useEffectEvent(async ({ isAtOnce = false } = {}) => {
    if (!isOver.current && (isAtOnce || inFlight.current === 0))
      await track(save({ callId, ...change, expectedRevision: draft.revision }))
  })
  const keepOnLeaving = useEffectEvent(async () => {
    if (!mayKeep || isOver.current || isSaved || sentOnLeaving.current === text) return
    sentOnLeaving.current = text
    // The person has left and cannot resolve a conflict, so send without `expectedRevision`.
    await track(save({ callId, ...change }, { isLeaving: true }))
    sentOnLeaving.current = null
  })

  useEffect(() => {
    if (!mayKeep || isSaved) return
    const timer = setTimeout(() => void keep(), isOffline ? retryOfflineMs : fails > 0 ? retryMs : settleMs)
    return () => clearTimeout(timer)
  }, [mayKeep, isSaved, isOffline, text, draft.revision, fails])

  // Send at once what waited for a connection, and what a closed page left.
  const isUrgent = local.hasLeft
  const wasOffline = useRef(isOffline)
  useEffect(() => {
    const isBack = wasOffline.current && !isOffline
    wasOffline.current = isOffline
    if (mayKeep && !isSaved && !isOffline && (isBack || isUrgent)) void keep({ isAtOnce: isBack })
  }, [mayKeep, isSaved, isOffline, isUrgent])

  const hold = useEffectEvent(() => local.hold(change, sent))
  const release = useEffectEvent(() => local.release())
  useEffect(() => {
    if (!local.isKnown || !mayKeep) return
    if (!isSaved) void hold()
    else if (!local.hasLeft) release()
  }, [text, mayKeep, isSaved, local.isKnown, local.hasLeft, draft.revision])

  useEffect(() => {
    const leave = () => void keepOnLeaving()
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

  const place: DraftPlace | null = isSaved ? 'server' : local.isHeld === null ? null : local.isHeld ? 'browser' : 'page'
  const hasFailed = fails > 0
  // While offline, only what is already stored counts.
  const placeNow: DraftPlace = isOffline || hasFailed ? (place ?? 'page') : 'server'
  return {
    /** null until the browser answers. */
    place,
    /** Whether the last try to save on the server failed. */
    hasFailed,
    /** Where the entries would be if the person left now. */
    placeOnLeaving: mayKeep ? placeNow : 'page',
    isDiscarding,
    /** By name, so that entries from another page that this one has not shown are kept. */
    discard: async () => {
      const names = [...new Set([...draft.entries, ...unsent].map(({ name }) => name))]
      const { ok } = await discardDraft({ input: { callId, names } })
      if (!ok) return
      local.release()
      discard(names)
    },
  } as const
}

export type KeptDraft = ReturnType<typeof useKeptDraft>
