import { useState } from 'react'
import type { FieldRefusal } from 'domain/kernel/refusal'
import { applyRefusal } from '../../forms/applyRefusal'
import { useCloseCall } from '../verbs/useCloseCall'
import { callFields, inFieldOrder } from './callFormValues'
import type { useCallForm } from './useCallForm'
import type { Refused } from './useCallVerbs'

type CallFormState = ReturnType<typeof useCallForm>

type Reports = { onClosed: () => void; onRefused: (refusal: Refused) => void }

/** Closing: first what the page itself sees missing, then what the server does. */
export const useClosing = (callId: string, { form, missing, changes }: CallFormState, { onClosed, onRefused }: Reports) => {
  const [closeCall, isClosing] = useCloseCall()
  const [isClosed, setClosed] = useState(false)
  const [stopping, setStopping] = useState<readonly FieldRefusal[]>([])

  const close = async () => {
    const lacking = missing()
    if (lacking.length > 0) {
      applyRefusal(form, lacking, form.values)
      void form.setTouched(Object.fromEntries(callFields.map((field) => [field, true])), false)
      setStopping(lacking)
      return
    }
    const sent = form.values
    const result = await closeCall({ input: { callId, ...changes() } })
    if (result.ok) {
      setClosed(true)
      onClosed()
    } else if (result.refusal && result.refusal.fields.length > 0) {
      applyRefusal(form, result.refusal.fields, sent)
      setStopping(inFieldOrder(result.refusal.fields))
    } else if (result.refusal) onRefused(result.refusal)
  }

  return { close, isClosing: isClosing || isClosed, stopping, dismiss: () => setStopping([]) }
}
