import { useState } from 'react'
import type { FieldRefusal } from 'domain/kernel/refusal'
import { applyRefusal } from '../../../forms/record/applyRefusal'
import { inFieldOrder, type CallEntryValues } from './callFormValues'
import type { useCallForm } from './useCallForm'
import type { Refused } from '../actions/useCallVerbs'

export type CallFormState = ReturnType<typeof useCallForm>

/** What entries were to be sent for. */
export type Sending = 'closed' | 'saved'

/** What came of sending entries. */
export type Outcome =
  { ok: true } | { ok: false; refusal: (Refused & { readonly fields: readonly FieldRefusal[] }) | null }

/** What stood in the way of sending the entries: told at their fields, and in a list that leads to them. */
export const useStopping = ({ form, context }: CallFormState) => {
  const [stopped, setStopped] = useState<{ before: Sending; fields: readonly FieldRefusal[] }>({
    before: 'closed',
    fields: [],
  })
  return {
    ...stopped,
    stop: (before: Sending, fields: readonly FieldRefusal[], values: CallEntryValues) => {
      applyRefusal(form, fields, values)
      setStopped({ before, fields: inFieldOrder(fields, context) })
    },
    dismiss: () => setStopped(({ before }) => ({ before, fields: [] })),
  }
}

export type Stopping = ReturnType<typeof useStopping>
