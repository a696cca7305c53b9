import { useState } from 'react'
import type { Refused } from '../../../forms/record/editor'
import type { Sent } from '../../../forms/record/useRecordForm'
import { useRepeatKey } from '../../../forms/record/useRepeatKey'
import { useCloseCall } from './useCloseCall'
import { useCloseCallAndCreateLine } from '../line/useCloseCallAndCreateLine'
import { useCorrectCall } from './useCorrectCall'
import { useSaveCall } from './useSaveCall'
import { closes, type Sending } from './sending'
import type { CallChanges } from './useCallForm'

type Closed = {
  readonly call: { readonly followUp: { readonly aliveAt: string } | null | undefined } | null | undefined
}

type Reports = {
  onStart: () => void
  onSaved: () => void
  /** Receives the time of the scheduled follow-up. */
  onClosed: (followUpAt: string | null) => void
}

const shownElsewhere: Sent = { ok: false, refusal: null }

/**
 * Sends a call's entries, to save an open or completed call or to close it. If the record needs a line, it first asks
 * for one (rules 3.9).
 */
export const useSending = (callId: string, { onStart, onSaved, onClosed }: Reports) => {
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

  const save = async (running: Promise<Sent>): Promise<Sent> => {
    const result = await running
    if (result.ok) onSaved()
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
      onClosed(result.data.call?.followUp?.aliveAt ?? null)
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

  const send = async (sending: Sending, { own, all, needsLine }: CallChanges): Promise<Sent> => {
    if (!closes(sending)) onStart()
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

  return {
    send,
    isSaving: isCorrecting || isSavingCompleted,
    isClosing: isClosing || isCreating || isClosed,
    /** null while no line is asked for. */
    line,
    dismissLine: () => setLine(null),
  }
}
