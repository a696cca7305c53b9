import { useState } from 'react'
import type { Refused } from '../../../forms/record/editor'
import type { Sent } from '../../../forms/record/useRecordForm'
import { useRepeatKey } from '../../../forms/record/useRepeatKey'
import { useNotify } from '../../../ui/notices/notices'
import { useListAddress } from '../../embeds/backLinks'
import { saved, scheduledInWords } from '../actions/callWords'
import type { CallNotice } from './CallBar'
import { useCloseCall, useCloseCallAndCreateLine, useCorrectCall, useSaveCall } from './entryVerbs'
import { closes, type CallChanges, type Sending } from './sending'

type Closed = {
  readonly call?: { readonly followUp: { readonly aliveAt: string } | null | undefined } | null | undefined
}

type Ending = {
  /** The call's name in notices. */
  name: string
  /** Whether the call is completed, and is corrected afterwards. */
  isOver: boolean
  /** The page that the person goes to; null when they stay and are offered the next stop of their round. */
  leaveFor: ((to: string) => void) | null
  onNotice: (notice: CallNotice | null) => void
  onClosed: () => void
}

const shownElsewhere: Sent = { ok: false, refusal: null }

/**
 * Sends a call's entries, to save an open or completed call or to close it, and says how it ended. If the record needs a
 * line, it first asks for one (rules 3.9).
 */
export const useSending = (callId: string, { name, isOver, leaveFor, onNotice, onClosed }: Ending) => {
  const [correctCall, isCorrecting] = useCorrectCall()
  const [saveCall, isSavingCompleted] = useSaveCall()
  const [closeCall, isClosing] = useCloseCall()
  const [closeCallAndCreateLine, isCreating] = useCloseCallAndCreateLine()
  const [isClosed, setClosed] = useState(false)
  /**
   * Set while a line is asked for: the error of the selected line, and that line if its MRN differs from the call's.
   */
  const [line, setLine] = useState<{ problem: string | null; refusedId: string | null } | null>(null)
  const keyOf = useRepeatKey()
  const notify = useNotify()
  const listAddress = useListAddress()

  const leaveDone = (title: string, to: string, also = '') => {
    notify({ kind: 'success', title, description: name + also })
    leaveFor?.(to)
  }

  const save = async (running: Promise<Sent>): Promise<Sent> => {
    const result = await running
    if (result.ok && isOver) leaveDone('Saved', listAddress('completed'))
    else if (result.ok) onNotice(saved)
    return result
  }

  const close = async (
    sending: Sending,
    running: Promise<{ ok: true; data: Closed } | { ok: false; refusal: Refused | null }>,
  ): Promise<Sent> => {
    const result = await running
    if (result.ok) {
      setClosed(true)
      setLine(null)
      onClosed()
      leaveDone('Call closed', '/calls/queue', scheduledInWords(result.data.call?.followUp?.aliveAt ?? null))
      return result
    }
    const { refusal } = result
    if (!refusal) return result
    const refusedId =
      sending.verb === 'closeWithLine' && refusal.code === 'LINE_OF_ANOTHER_PATIENT' ? sending.lineId : null
    const atLine = refusal.fields.find(({ field }) => field === 'lineId' || field === 'lineName')
    const asksAgain = refusedId !== null || atLine !== undefined
    if (asksAgain) setLine({ problem: atLine?.message ?? refusal.message, refusedId })
    else setLine(refusal.code === 'LINE_REQUIRED' ? { problem: null, refusedId: null } : null)
    return asksAgain || refusal.code === 'LINE_REQUIRED' ? shownElsewhere : result
  }

  const send = async (sending: Sending, { own, record, needsLine }: CallChanges): Promise<Sent> => {
    const all = { ...own, ...record }
    if (!closes(sending)) onNotice(null)
    setLine((last) => last && { ...last, problem: null })
    switch (sending.verb) {
      case 'saveEntries':
        return save(correctCall({ input: { callId, ...own } }))
      case 'saveCompleted':
        return save(saveCall({ input: { callId, ...all } }))
      case 'close':
        if (!needsLine) return close(sending, closeCall({ input: { callId, ...all } }))
        setLine({ problem: null, refusedId: null })
        return shownElsewhere
      case 'closeWithLine': {
        // The selected line keeps its infection flag, because the person has not seen it here.
        const { infection: _infection, infectionNotes: _notes, ...changes } = all
        const { lineId, confirm } = sending
        return close(sending, closeCall({ input: { callId, lineId, ...(confirm ? { confirm } : {}), ...changes } }))
      }
      case 'closeAndCreateLine': {
        const input = { callId, lineName: sending.lineName, ...all }
        return close(sending, closeCallAndCreateLine({ input: { ...input, clientMutationId: keyOf(input) } }))
      }
    }
  }

  const isSaving = isCorrecting || isSavingCompleted
  const isCompleting = isClosing || isCreating || isClosed
  return {
    send,
    isSaving,
    isClosing: isCompleting,
    // On a round the page stays when the call is closed.
    isBusy: isSaving || (isCompleting && !isOver),
    /** null while no line is asked for. */
    line,
    dismissLine: () => setLine(null),
  }
}
