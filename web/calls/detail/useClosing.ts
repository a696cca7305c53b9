import { useState } from 'react'
import { useCloseCall } from '../verbs/useCloseCall'
import { callFields } from './callFormValues'
import type { Refused } from './useCallVerbs'
import type { CallFormState, Stopping } from './useStopping'

type Reports = { stopping: Stopping; onClosed: () => void; onRefused: (refusal: Refused) => void }

/** Closing: first what the page itself sees missing, then what the server does. */
export const useClosing = (callId: string, { form, missing, changes }: CallFormState, { stopping, onClosed, onRefused }: Reports) => {
  const [closeCall, isClosing] = useCloseCall()
  const [isClosed, setClosed] = useState(false)

  const close = async () => {
    const lacking = missing()
    if (lacking.length > 0) {
      stopping.stop('closed', lacking, form.values)
      void form.setTouched(Object.fromEntries(callFields.map((field) => [field, true])), false)
      return
    }
    const sent = form.values
    const result = await closeCall({ input: { callId, ...changes() } })
    if (result.ok) {
      setClosed(true)
      onClosed()
    } else if (result.refusal && result.refusal.fields.length > 0) stopping.stop('closed', result.refusal.fields, sent)
    else if (result.refusal) onRefused(result.refusal)
  }

  return { close, isClosing: isClosing || isClosed }
}
