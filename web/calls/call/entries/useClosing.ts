import { useState } from 'react'
import { useRepeatKey } from '../../../forms/record/useRepeatKey'
import { useCloseCall } from './useCloseCall'
import { useCloseCallAndCreateLine } from '../line/useCloseCallAndCreateLine'
import type { GoOn } from './goOn'
import type { Refused } from '../actions/useCallVerbs'
import type { CallFormState, Outcome, Stopping } from './useStopping'

/** What came of closing. */
type Closed = {
  ok: true
  data: { readonly call: { readonly followUp: { readonly aliveAt: string } | null | undefined } | null | undefined }
}

/** `onClosed` is given the moment of the follow-up that was scheduled. */
type Reports = {
  stopping: Stopping
  onClosed: (followUpAt: string | null) => void
  onStale: (goOn: GoOn) => void
  onRefused: (refusal: Refused) => void
}

/**
 * Closing: first what the page itself sees missing, then what the server does. Where what was recorded needs a line,
 * one is asked for before anything is sent (rules 3.9).
 */
export const useClosing = (
  callId: string,
  { form, missing, needsLine, allChanges }: CallFormState,
  { stopping, onClosed, onStale, onRefused }: Reports,
) => {
  const [closeCall, isClosing] = useCloseCall()
  const [closeCallAndCreateLine, isCreating] = useCloseCallAndCreateLine()
  const [isClosed, setClosed] = useState(false)
  const [asksForLine, setAsksForLine] = useState(false)
  /** What was wrong with the line that was chosen. */
  const [lineProblem, setLineProblem] = useState<string | null>(null)
  /** The line that was refused because its MRN is another than the call's. */
  const [refusedLineId, setRefusedLineId] = useState<string | null>(null)
  const keyOf = useRepeatKey()

  const askForLine = (problem: string) => {
    setAsksForLine(true)
    setLineProblem(problem)
  }

  const send = async (goOn: GoOn, sending: () => Promise<Closed | Extract<Outcome, { ok: false }>>) => {
    const sent = form.values
    setLineProblem(null)
    const result = await sending()
    if (result.ok) {
      setClosed(true)
      onClosed(result.data.call?.followUp?.aliveAt ?? null)
    } else if (result.refusal?.code === 'LINE_REQUIRED') setAsksForLine(true)
    else if (result.refusal?.code === 'STALE') {
      setAsksForLine(false)
      onStale(goOn)
    } else if (result.refusal?.code === 'LINE_OF_ANOTHER_PATIENT' && goOn.verb === 'closeWithLine') {
      setRefusedLineId(goOn.lineId)
      askForLine(result.refusal.message)
    } else if (result.refusal) {
      const atLine = result.refusal.fields.find(({ field }) => field === 'lineId' || field === 'lineName')
      if (atLine) return askForLine(atLine.message)
      setAsksForLine(false)
      if (result.refusal.fields.length > 0) stopping.stop('closed', result.refusal.fields, sent)
      else onRefused(result.refusal)
    }
  }

  return {
    isClosing: isClosing || isCreating || isClosed,
    asksForLine,
    lineProblem,
    refusedLineId,
    dismissLine: () => {
      setAsksForLine(false)
      setLineProblem(null)
    },
    close: async () => {
      const lacking = missing()
      if (lacking.length > 0) {
        stopping.stop('closed', lacking, form.values)
        void form.setTouched(Object.fromEntries(Object.keys(form.values).map((field) => [field, true])) as never, false)
      } else if (needsLine()) setAsksForLine(true)
      else await send({ verb: 'close' }, () => closeCall({ input: { callId, ...allChanges() } }))
    },
    /** The chosen line keeps its own flag: whoever chooses it from a list has not looked at it here. */
    closeWithLine: (lineId: string, confirm: boolean) => {
      const { infection: _infection, infectionNotes: _notes, ...changes } = allChanges()
      return send({ verb: 'closeWithLine', lineId, confirm }, () =>
        closeCall({ input: { callId, lineId, ...(confirm ? { confirm } : {}), ...changes } }),
      )
    },
    closeAndCreateLine: (lineName: string) => {
      const input = { callId, lineName, ...allChanges() }
      return send({ verb: 'closeAndCreateLine', lineName }, () =>
        closeCallAndCreateLine({ input: { ...input, clientMutationId: keyOf(input) } }),
      )
    },
  }
}
